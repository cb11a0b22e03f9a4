// Loads the bundle that shows this address, and registers the service worker, which makes the page work offline.

/** First path segments of each bundle. All other addresses belong to the `play` bundle. */
const ADDRESSES = {
  study: ["analyse"],
  learn: ["learn", "puzzles", "rules"],
  online: ["online"],
};

const BUNDLES = {
  play: { code: "./basalt_play.js", module: "./basalt_play_bg.wasm" },
  study: { code: "./basalt_study.js", module: "./basalt_study_bg.wasm" },
  learn: { code: "./basalt_learn.js", module: "./basalt_learn_bg.wasm" },
  online: { code: "./basalt_online.js", module: "./basalt_online_bg.wasm" },
};

// The page calls this to load further modules on demand.
globalThis.basaltImport = (address) => import(address);

const first = location.pathname.split("/")[1];
const { code, module } = BUNDLES[Object.keys(ADDRESSES).find((bundle) => ADDRESSES[bundle].includes(first)) ?? "play"];

try {
  const bytes = fetch(new URL(module, import.meta.url));
  const { default: init } = await import(code);
  await init({ module_or_path: bytes });
} catch (error) {
  document.getElementById("trouble").hidden = false;
  throw error;
}

// Without service workers the page still works online.
navigator.serviceWorker
  ?.register("/sw.js", { updateViaCache: "none" })
  .then(() => navigator.serviceWorker.ready)
  .then(({ active }) => active.postMessage(loadedFonts()))
  .catch(() => {});

/** The addresses of the fonts that this page has loaded. */
function loadedFonts() {
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  return loaded.filter((name) => name.endsWith(".woff2"));
}
