/* What works without a connection: the app itself, the rules, and pictures of our own decks that were seen.
   Answers of the API, recordings, own decks and whatever else is private never come here. */

/** @type {readonly string[]} */
const FILES = __FILES__;
const APP = "namyok-app-__VERSION__";
const PICTURES = "namyok-pictures";
/** All small pictures of our decks, and a few hundred large ones. */
const MOST_PICTURES = 600;
const PAGE = "/";

addEventListener("install", (event) => {
  event.waitUntil(keepApp());
});

async function keepApp() {
  const app = await caches.open(APP);
  await app.addAll([...FILES, new Request(PAGE, { cache: "reload" })]);
}

// A new version waits until no page of the old one is open, whose files are needed so long.
addEventListener("activate", (event) => {
  event.waitUntil(forgetOld());
});

async function forgetOld() {
  const old = (await caches.keys()).filter((name) => name !== APP && name !== PICTURES);
  await Promise.all(old.map((name) => caches.delete(name)));
}

addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(request, url));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(appFile(request));
  else if (/^\/decks\/(?!own-)[^/]+\/[^/]+\/[^/]+\.webp$/.test(url.pathname))
    event.respondWith(picture(request));
});

async function page(request, url) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = url.pathname.startsWith("/api/")
      ? undefined
      : await caches.match(PAGE, { cacheName: APP, ignoreVary: true });
    if (kept === undefined) throw error;
    return kept;
  }
}

async function appFile(request) {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

async function picture(request) {
  const pictures = await caches.open(PICTURES);
  const kept = await pictures.match(request, { ignoreVary: true });
  if (kept !== undefined) return kept;
  const answer = await fetch(request);
  // A private picture says so itself.
  if (answer.ok && /\bpublic\b/.test(answer.headers.get("cache-control") ?? "")) {
    const copy = answer.clone();
    void keepPicture(pictures, request, copy);
  }
  return answer;
}

async function keepPicture(pictures, request, answer) {
  await pictures.put(request, answer);
  const kept = await pictures.keys();
  for (const old of kept.slice(0, Math.max(0, kept.length - MOST_PICTURES)))
    await pictures.delete(old);
}

// An installed app asks for all small pictures, one after the other, so that its gallery works anywhere.
addEventListener("message", (event) => {
  const wanted = event.data?.pictures;
  if (Array.isArray(wanted)) event.waitUntil(fill(wanted));
});

async function fill(addresses) {
  const pictures = await caches.open(PICTURES);
  for (const address of addresses)
    if ((await pictures.match(address)) === undefined)
      await picture(new Request(address)).catch(() => undefined);
}

// "It is your turn": a tap leads to the table, in the tab that is there already.
addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data?.path ?? PAGE));
});

async function show(path) {
  const tabs = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = tabs.find((tab) => new URL(tab.url).pathname === path);
  await (there === undefined ? clients.openWindow(path) : there.focus());
}
