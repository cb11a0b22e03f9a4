// Keeps the page, so that it is there without a network after the first visit.
//
// A version is kept whole or not at all: all its files have names that tell their content, the
// index as well, so that files of two versions never meet. A new version is fetched in the
// background and serves from the next load on. A page that is still open may ask for more files
// of the version before, so that one is kept too.
const { version, index, files, paths } = __PAGE__;

const PREFIX = "basalt-";
const NAME = PREFIX + version;

addEventListener("install", (event) => {
  event.waitUntil(keep().then(() => skipWaiting()));
});

addEventListener("activate", (event) => {
  event.waitUntil(forget().then(() => clients.claim()));
});

addEventListener("fetch", (event) => {
  const file = fileFor(event.request);
  if (file) event.respondWith(answer(file, event.request));
});

async function keep() {
  const cache = await caches.open(NAME);
  try {
    await cache.addAll(files);
  } catch (error) {
    await caches.delete(NAME);
    throw error;
  }
}

/** Forgets all versions but this one and the one before it. */
async function forget() {
  const ours = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== NAME);
  await Promise.all(ours.slice(0, -1).map((name) => caches.delete(name)));
}

/** The name under which the answer is kept; nothing for what is none of the page's business. */
function fileFor({ method, mode, url }) {
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== location.origin) return undefined;
  if (mode === "navigate") return paths.some((path) => matches(path, pathname)) ? index : undefined;
  return /-[0-9a-f]{16}\.\w+$/.test(pathname) ? pathname : undefined;
}

/** Whether a path is of this kind; a segment `*` stands for any one segment. */
function matches(pattern, path) {
  const [wanted, found] = [pattern.split("/"), path.split("/")];
  return wanted.length === found.length && wanted.every((part, i) => part === found[i] || (part === "*" && found[i] !== ""));
}

async function answer(file, request) {
  return (await caches.match(file)) ?? fetch(request);
}
