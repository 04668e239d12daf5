import "@fontsource-variable/golos-text/wght.css";
import "@fontsource-variable/vollkorn/wght.css";
import "@fontsource-variable/vollkorn/wght-italic.css";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { shelf } from "./state/catalogue.svelte";
import { prefs } from "./state/prefs.svelte";
import { router } from "./state/router.svelte";
import { speech } from "./words/language.svelte";

// Where pictures lie is asked for at once; the first page has its own, and lets them go first.
const when =
  location.pathname === "/" ? new Promise((done) => addEventListener("load", done)) : null;
void Promise.resolve(when)
  .then(() => shelf.load())
  .catch(() => undefined);
// So is the code of a table, for whoever comes to one; most do.
if (router.route.at === "table") void import("./screens/TableScreen.svelte");
await speech.use(prefs.language);
// A breath between reading the code and drawing, in which a slow phone can answer a finger.
await new Promise((breath) => setTimeout(breath));

const target = document.querySelector("#app");
if (target) mount(App, { target });
