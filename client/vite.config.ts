import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

// The build hook works in a copy of this folder and says where the package keeps its texts.
const locale = resolve(process.env.BINOCLE_LOCALE ?? join(import.meta.dirname, "../src/binocle/locale"));
const areas = ["cards", "melds", "words", "seats", "table", "web"];

/** `virtual:texts/en` is the Fluent source of all areas the page speaks of, straight from the package's files. */
function texts(): Plugin {
  const prefix = "virtual:texts/";
  return {
    name: "texts",
    resolveId: (id) => (id.startsWith(prefix) ? "\0" + id : undefined),
    load(id) {
      if (!id.startsWith("\0" + prefix)) return undefined;
      const lang = id.slice(prefix.length + 1);
      const sources = areas.map((area) => {
        const file = join(locale, lang, `${area}.ftl`);
        this.addWatchFile(file);
        return readFileSync(file, "utf8").replace(/^#.*\n/gm, "");
      });
      return `export default ${JSON.stringify(sources.join("\n").replace(/\n{2,}/g, "\n"))}`;
    },
  };
}

export default defineConfig({
  plugins: [svelte(), texts()],
  base: "/",
  build: { target: "es2022", outDir: "dist", emptyOutDir: true, assetsDir: "assets", reportCompressedSize: true, cssCodeSplit: false },
  server: {
    proxy: {
      "/api": "http://127.0.0.1:8000",
      "/ws": { target: "ws://127.0.0.1:8000", ws: true },
    },
  },
});
