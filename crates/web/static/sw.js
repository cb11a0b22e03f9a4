// The service worker: caches the page, so that it works offline after the first visit.
//
// A version is cached as a whole or not at all. Every file name contains a hash of the content, the
// index included, so files of two versions never mix. A new version is downloaded in the background
// and takes over at the next load. Pages that are still open may request files of the previous
// version, so that one stays in the cache.
//
// Fonts, networks, sets of games and files of puzzles are the exception. Of the fonts, only those that a page has loaded are cached. The
// others follow one by one in the background, once the page works offline; one that a page loads before is
// cached at once.
const { version, index, files, later, paths, icon } = __PAGE__;

const PREFIX = "basalt-";
const NAME = PREFIX + version;

addEventListener("install", (event) => {
  event.waitUntil(download().then(() => skipWaiting()));
});

addEventListener("activate", (event) => {
  event.waitUntil(deleteOldVersions().then(() => clients.claim()));
});

addEventListener("fetch", (event) => {
  const file = fileFor(event.request);
  if (file) event.respondWith(answer(file, event.request));
  else if (isNews(event.request)) event.respondWith(fetch(event.request).catch(() => new Response(null, { status: 204 })));
});

// A page reports the fonts, games and puzzles that it loaded before there was a service worker.
addEventListener("message", (event) => {
  const requests = event.data.map((url) => new Request(url));
  const loaded = requests.filter((request) => isKeptWhenUsed(fileFor(request)));
  const kept = Promise.all(loaded.map((request) => answer(fileFor(request), request)));
  event.waitUntil(kept.then(keepLater));
});

// A notification of the server. The browser has decrypted it, so it comes from there.
addEventListener("push", (event) => {
  const { title, body, path, tag } = event.data?.json() ?? {};
  const shown = { body, tag, icon, badge: icon, data: { path }, renotify: Boolean(tag) };
  event.waitUntil(registration.showNotification(title ?? "Basalt", shown));
});

// A click shows what the notification is about, in a page that is there if possible.
addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data?.path ?? "/online"));
});

// The browser has replaced the subscription.
addEventListener("pushsubscriptionchange", (event) => {
  event.waitUntil(subscribeAgain(event));
});

/** Shows a path of this site. */
async function show(path) {
  const url = new URL(path, location.origin);
  if (url.origin !== location.origin) return;
  const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === url.pathname);
  await (there ? there.focus() : clients.openWindow(url.href));
}

/** Tells the server of the new subscription, which is made with the key of the old one if the browser has made none. */
async function subscribeAgain({ oldSubscription, newSubscription }) {
  const subscription = newSubscription ?? (oldSubscription && (await registration.pushManager.subscribe(oldSubscription.options)));
  if (!subscription) return;
  const { endpoint, keys } = subscription.toJSON();
  const body = JSON.stringify({ endpoint, ...keys });
  await fetch("/api/push", { method: "POST", headers: { "content-type": "application/json" }, body });
}

async function download() {
  const cache = await caches.open(NAME);
  try {
    await cache.addAll(files);
  } catch (error) {
    await caches.delete(NAME);
    throw error;
  }
}

/** Caches the networks, sets of games and files of puzzles that are missing. Each page that opens tries again what has failed. */
async function keepLater() {
  for (const file of later) {
    const request = new Request(file);
    const isKept = await answer(file, request).then(({ ok }) => ok, () => false);
    if (!isKept) return;
  }
}

/** Deletes all versions but this one and the previous one. */
async function deleteOldVersions() {
  const ours = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== NAME);
  await Promise.all(ours.slice(0, -1).map((name) => caches.delete(name)));
}

/** The cached file that answers a request; `undefined` if the request is not for the page. */
function fileFor({ method, mode, url }) {
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== location.origin) return undefined;
  if (mode === "navigate") return paths.some((path) => matches(path, pathname)) ? index : undefined;
  return /-[0-9a-f]{16}\.\w+$/.test(pathname) ? pathname : undefined;
}

/** Whether a path matches a pattern, in which a segment `*` matches any one segment. */
function matches(pattern, path) {
  const [wanted, found] = [pattern.split("/"), path.split("/")];
  return wanted.length === found.length && wanted.every((part, i) => part === found[i] || (part === "*" && found[i] !== ""));
}

/** Whether a screen asks who is there, or what the operator tells. Offline that is nothing, and no error. */
function isNews({ method, url }) {
  const { origin, pathname } = new URL(url);
  return method === "GET" && origin === location.origin && ["/api/lobby", "/api/notice"].includes(pathname);
}

function isKeptWhenUsed(file) {
  return /\.woff2$|^\/puzzles-\w+-\d+-[0-9a-f]{16}\.tsv$|^\/(network|games)-[\w-]+-[0-9a-f]{16}\.bin$/.test(file ?? "");
}

async function answer(file, request) {
  const response = (await caches.match(file)) ?? (await fetch(request));
  if (isKeptWhenUsed(file) && response.ok) await keep(file, response.clone());
  return response;
}

/** Caches a file with this version, which may be the second one to use it. */
async function keep(file, response) {
  const cache = await caches.open(NAME);
  if (!(await cache.match(file))) await cache.put(file, response);
}
