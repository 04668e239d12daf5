import "@fontsource-variable/golos-text/wght.css";
import "@fontsource-variable/vollkorn/wght.css";
import "@fontsource-variable/vollkorn/wght-italic.css";
import "./styles/tokens.css";
import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { shelf } from "./state/catalogue.svelte";
import { prefs } from "./state/prefs.svelte";
import { speech } from "./words/language.svelte";

// Pictures are asked for while the words are still on their way.
void shelf.load().catch(() => undefined);
await speech.use(prefs.language);

const target = document.querySelector("#app");
if (target) mount(App, { target });
