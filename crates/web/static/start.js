// Loads the bundle that shows this address, with its style sheet, and registers the service worker, which makes the page work offline.

/** The addresses of each bundle, in which `*` stands for any one segment. All others belong to the `home` bundle. */
const ADDRESSES = {
  play: ["/play", "/games/*"],
  study: ["/analyse", "/analyse/*"],
  editor: ["/setup"],
  learn: ["/learn", "/learn/*/*", "/puzzles", "/puzzles/*", "/puzzles/*/*", "/rules/*"],
  lobby: ["/online", "/online/to/*", "/online/pair/*/*", "/online/seek/*", "/online/player/*", "/online/archive", "/online/leaderboard"],
  online: ["/online/game/*"],
  account: ["/online/account", "/online/messages", "/online/messages/*"],
  moderation: ["/moderation", "/moderation/player/*", "/moderation/log", "/messages", "/appeal"],
};

const BUNDLES = {
  home: { code: "./basalt_home.js", module: "./basalt_home_bg.wasm", style: "./basalt_home.css" },
  play: { code: "./basalt_play.js", module: "./basalt_play_bg.wasm", style: "./basalt_play.css" },
  study: { code: "./basalt_study.js", module: "./basalt_study_bg.wasm", style: "./basalt_study.css" },
  editor: { code: "./basalt_editor.js", module: "./basalt_editor_bg.wasm", style: "./basalt_editor.css" },
  learn: { code: "./basalt_learn.js", module: "./basalt_learn_bg.wasm", style: "./basalt_learn.css" },
  lobby: { code: "./basalt_lobby.js", module: "./basalt_lobby_bg.wasm", style: "./basalt_lobby.css" },
  online: { code: "./basalt_online.js", module: "./basalt_online_bg.wasm", style: "./basalt_online.css" },
  account: { code: "./basalt_account.js", module: "./basalt_account_bg.wasm", style: "./basalt_account.css" },
  moderation: { code: "./basalt_moderation.js", module: "./basalt_moderation_bg.wasm", style: "./basalt_moderation.css" },
};

// The page calls this to load further modules on demand.
globalThis.basaltImport = (address) => import(address);

// A page that the browser brings back as it was left may be out of date: a game has gone on elsewhere since then.
addEventListener("pageshow", ({ persisted }) => persisted && location.reload());

const isHere = (pattern) => new RegExp(`^${pattern.replaceAll("*", "[^/]+")}/?$`).test(location.pathname);
const { code, module, style } = BUNDLES[Object.keys(ADDRESSES).find((bundle) => ADDRESSES[bundle].some(isHere)) ?? "home"];

// A page that is left while it loads fails to load, which is nobody's trouble.
let isLeft = false;
addEventListener("pagehide", () => { isLeft = true; });

try {
  const [bytes, { default: init }] = await Promise.all([fetch(new URL(module, import.meta.url)), import(code), addStyle(style)]);
  await init({ module_or_path: bytes });
} catch (error) {
  if (!isLeft) {
    document.getElementById("trouble").hidden = false;
    throw error;
  }
}

// Without service workers the page still works online.
navigator.serviceWorker
  ?.register("/sw.js", { updateViaCache: "none" })
  .then(() => navigator.serviceWorker.ready)
  .then(({ active }) => active.postMessage(loadedFiles()))
  .catch(() => {});

// Progress of members follows them to other devices. Somebody may log in later.
addEventListener("basalt-stored", startSync);
startSync();

function startSync() {
  try {
    if (localStorage.getItem("basalt.account")) import("./sync.js").catch(() => {});
  } catch {
    // The browser stores nothing, so there is nothing to follow.
  }
}

/** Adds a style sheet after that of all screens, and waits until it is there. */
function addStyle(address) {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = new URL(address, import.meta.url);
  document.querySelector("link[rel=stylesheet]").after(link);
  return new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => reject(new Error(`${link.href} cannot be loaded`));
  });
}

/** The addresses of the fonts, games and puzzles that this page has loaded. */
function loadedFiles() {
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  return loaded.filter((name) => /\.(woff2|tsv|bin)$/.test(name));
}
