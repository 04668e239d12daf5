import "@fontsource-variable/golos-text/wght.css";
import "@fontsource-variable/vollkorn/wght.css";
import "@fontsource-variable/vollkorn/wght-italic.css";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { foreseeAlbum, foreseeTable } from "./net/api";
import { shelf } from "./state/catalogue.svelte";
import { prepareForOffline } from "./state/offline";
import { prefs } from "./state/prefs.svelte";
import { router } from "./state/router.svelte";
import { speech } from "./words/language.svelte";

export async function start(): Promise<void> {
  // Where pictures lie is asked for at once; the first page has its own, and lets them go first.
  const early = location.pathname === "/" && document.readyState !== "complete";
  const when = early ? new Promise((done) => addEventListener("load", done)) : null;
  void Promise.resolve(when).then(() => shelf.comes());
  // Its files were named by the server (needs.ts); the secret it does not know is asked with here.
  if (router.route.at === "join") foreseeTable(router.route.secret);
  if (router.route.at === "album") foreseeAlbum(router.route.secret);
  prepareForOffline();
  await speech.use(prefs.language);
  // A breath between reading the code and drawing, in which a slow phone can answer a finger.
  await new Promise((breath) => setTimeout(breath));

  const target = document.querySelector("#app");
  if (target) mount(App, { target });
}
