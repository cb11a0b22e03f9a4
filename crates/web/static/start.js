// Starts the wing of the page that the address asks for, and lets all of it be there without a network from the next
// visit on.

/** What the addresses of a wing begin with; all others belong to the wing for playing. */
const ADDRESSES = {
  study: ["analyse", "learn", "puzzles", "rules"],
  online: ["online"],
};

const WINGS = {
  play: { code: "./basalt_play.js", module: "./basalt_play_bg.wasm" },
  study: { code: "./basalt_study.js", module: "./basalt_study_bg.wasm" },
  online: { code: "./basalt_online.js", module: "./basalt_online_bg.wasm" },
};

// The page fetches further modules by itself, when somebody wants what they do.
globalThis.basaltImport = (address) => import(address);

const first = location.pathname.split("/")[1];
const { code, module } = WINGS[Object.keys(ADDRESSES).find((wing) => ADDRESSES[wing].includes(first)) ?? "play"];

try {
  const bytes = fetch(new URL(module, import.meta.url));
  const { default: init } = await import(code);
  await init({ module_or_path: bytes });
} catch (error) {
  document.getElementById("trouble").hidden = false;
  throw error;
}

// Where there are no service workers, or not for this address, the page works with a network.
navigator.serviceWorker?.register("/sw.js", { updateViaCache: "none" }).catch(() => {});
