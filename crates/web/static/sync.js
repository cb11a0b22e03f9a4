// Keeps preferences, lessons, puzzles and studies of a member the same on all devices. The page works with the browser's storage
// alone, online and offline; this script notes what changes there, exchanges it with the server, and stores what other devices
// have done. Only members load it.
//
// Storage: "basalt.sync" tells this device and the account apart from others, "basalt.sync.KIND" is the document that was seen
// last, and "basalt.sync.of.ACCOUNT" has what belongs to another account that was used on this device.
import init, { changes, collect, is_personal, merge, within_limits } from "./basalt_sync.js";

const KINDS = ["preferences", "lessons", "puzzles", "studies"];
const STATE = "basalt.sync";
const PAUSE_MS = 1_000;

/** The keys of the texts that documents are made of. */
const SOURCES = /^basalt\.(settings|school|study|puzzles(\.(days|ratings|again|best))?|game\.\d+)$/;

const documentKey = (kind) => `${STATE}.${kind}`;
const otherKey = (owner) => `${STATE}.of.${owner}`;

await init();

/** The value of a key that this script has written; `null` for anything else. */
function read(key) {
  try {
    return JSON.parse(localStorage.getItem(key));
  } catch {
    return null;
  }
}

/** Fails if the storage is full. */
function write(key, value) {
  const text = JSON.stringify(value);
  if (localStorage.getItem(key) !== text) localStorage.setItem(key, text);
}

/** The texts that documents are made of, each after its key. */
function sources() {
  const keys = Object.keys(localStorage).filter((key) => SOURCES.test(key));
  return keys.flatMap((key) => [key, localStorage.getItem(key)]);
}

function state() {
  const known = read(STATE);
  if (known?.device) return known;
  const [device] = crypto.getRandomValues(new Uint32Array(1));
  write(STATE, { device });
  return { device };
}

/** The number of the day, as puzzles count them. */
function today() {
  return Math.floor((Date.now() - new Date().getTimezoneOffset() * 60_000) / 86_400_000);
}

/** Notes what has changed since the document was seen last. */
function noted(kind) {
  const seen = read(documentKey(kind)) ?? { revision: 0, isChanged: false, text: "" };
  const text = collect(kind, seen.text, sources(), state().device, Date.now(), today());
  const isChanged = seen.isChanged || text !== seen.text;
  const now = { revision: seen.revision, isChanged, text };
  write(documentKey(kind), now);
  return now;
}

/** Stores what a document says. */
function apply(kind, text) {
  const wanted = changes(kind, text, sources());
  for (let at = 0; at < wanted.length; at += 2) {
    const [key, stored] = wanted.slice(at, at + 2);
    if (stored) localStorage.setItem(key, stored);
    else localStorage.removeItem(key);
  }
  return wanted.length > 0;
}

/** Another account on the same device begins with its own texts, and leaves the others where they are found again. */
function setOwner(owner) {
  const before = state();
  if (before.owner && before.owner !== owner) {
    const keys = Object.keys(localStorage).filter((key) => SOURCES.test(key) && is_personal(key, localStorage.getItem(key)));
    keys.push(...KINDS.map(documentKey).filter((key) => localStorage.getItem(key) !== null));
    write(otherKey(before.owner), Object.fromEntries(keys.map((key) => [key, localStorage.getItem(key)])));
    for (const key of keys) localStorage.removeItem(key);
    for (const [key, text] of Object.entries(read(otherKey(owner)) ?? {})) localStorage.setItem(key, text);
    localStorage.removeItem(otherKey(owner));
    dispatchEvent(new Event("basalt-synced"));
  }
  write(STATE, { ...before, owner });
}

/** Exchanges a document with the server, if either has something new. The answer is whether there is more to send. */
async function exchange(kind, revision) {
  const ours = noted(kind);
  if (ours.revision === revision && !ours.isChanged) return false;
  const body = JSON.stringify({ text: within_limits(kind, ours.text) });
  const answer = await fetch(`/api/progress/${kind}`, { method: "POST", headers: { "Content-Type": "application/json" }, body });
  if (!answer.ok) return false;
  const theirs = await answer.json();
  // Nothing else runs from here on, so that no change is overwritten.
  dispatchEvent(new Event("basalt-collect"));
  const now = noted(kind);
  const [text, united] = merge(kind, now.text, theirs.text);
  const isNew = apply(kind, text);
  const isChanged = now.text !== ours.text || text !== united;
  // Last, so that a storage that is full is no deletion.
  write(documentKey(kind), { revision: theirs.revision, isChanged, text });
  if (isNew) dispatchEvent(new Event("basalt-synced"));
  return isChanged;
}

async function exchangeAll() {
  dispatchEvent(new Event("basalt-collect"));
  KINDS.forEach(noted);
  if (!navigator.onLine || !localStorage.getItem("basalt.account")) return false;
  const answer = await fetch("/api/progress");
  if (answer.status !== 200) return false;
  const { owner, revisions } = await answer.json();
  setOwner(owner);
  let hasMore = false;
  for (const kind of KINDS) hasMore = (await exchange(kind, revisions[kind] ?? 0)) || hasMore;
  return hasMore;
}

let isRunning = false;
let isWanted = false;

/** Exchanges all documents, and again if something has changed meanwhile. */
async function sync() {
  isWanted = true;
  if (isRunning) return;
  isRunning = true;
  while (isWanted) {
    isWanted = false;
    // Without a network, or with a full storage, the next change or page tries again.
    isWanted = (await exchangeAll().catch(() => false)) || isWanted;
  }
  isRunning = false;
}

let timer;

addEventListener("basalt-stored", () => {
  clearTimeout(timer);
  timer = setTimeout(sync, PAUSE_MS);
});
addEventListener("online", sync);
document.addEventListener("visibilitychange", () => document.hidden || sync());
sync();
