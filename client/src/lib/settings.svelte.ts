// What a person has chosen for this device. Kept in the browser, never sent anywhere.

export type Lang = "en" | "de";

export interface Settings {
  lang: Lang;
  name: string;
  theme: "auto" | "light" | "dark";
  colours: "two" | "four";
  index: "normal" | "large";
  trump: "alternate" | "trump-first" | "trump-last";
  motion: "auto" | "normal" | "fast" | "off";
  taps: "auto" | "one" | "two";
  points: boolean;
  sounds: boolean;
  chat: boolean;
  keys: boolean;
  speech: "short" | "full";
  set: string;
  level: string;
}

const KEY = "binocle.settings";

const DEFAULTS: Settings = {
  lang: navigator.language.toLowerCase().startsWith("de") ? "de" : "en",
  name: "",
  theme: "auto",
  colours: "two",
  index: "normal",
  trump: "alternate",
  motion: "auto",
  taps: "auto",
  points: true,
  sounds: false,
  chat: true,
  keys: true,
  speech: "short",
  set: "",
  level: "",
};

function read(): Settings {
  const settings = { ...DEFAULTS };
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Record<keyof Settings, unknown>>;
    for (const key of Object.keys(DEFAULTS) as (keyof Settings)[])
      if (typeof kept[key] === typeof DEFAULTS[key]) (settings[key] as unknown) = kept[key];
  } catch {
    // A browser that keeps nothing, or keeps nonsense, gets the defaults.
  }
  return settings;
}

export const settings: Settings = $state(read());

/** Keep every change, and let the page look as chosen. Called once, at the start. */
export function watchSettings(): void {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  let darkNow = $state(dark.matches);
  dark.addEventListener("change", () => (darkNow = dark.matches));
  addEventListener("storage", (event) => {
    if (event.key === KEY) Object.assign(settings, read());
  });
  $effect.root(() => {
    $effect(() => {
      const kept = JSON.stringify(settings);
      try {
        if (localStorage.getItem(KEY) !== kept) localStorage.setItem(KEY, kept);
      } catch {
        // Private windows may refuse; the choice then holds until the page is closed.
      }
    });
    $effect(() => {
      const root = document.documentElement;
      root.lang = settings.lang;
      root.dataset.theme = settings.theme === "auto" ? (darkNow ? "dark" : "light") : settings.theme;
      root.dataset.colours = settings.colours;
      root.dataset.motion = motion();
    });
  });
}

const reduced = matchMedia("(prefers-reduced-motion: reduce)");

/** How fast cards move: normal, fast, or not at all. */
export function motion(): "normal" | "fast" | "off" {
  if (settings.motion === "auto") return reduced.matches ? "off" : "normal";
  return settings.motion;
}
