import { mount } from "svelte";
import App from "./App.svelte";
import { settings, watchSettings } from "./lib/settings.svelte";
import { loadTexts } from "./lib/texts.svelte";
import "./styles.css";

watchSettings();
await loadTexts(settings.lang);
const target = document.getElementById("app")!;
target.textContent = "";
mount(App, { target });
