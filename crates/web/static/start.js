// Starts the page, and lets it be there without a network from the next visit on.
import init from "./basalt_page.js";

// The page fetches further modules by itself, when somebody wants what they do.
globalThis.basaltImport = (address) => import(address);

try {
  await init();
} catch (error) {
  document.getElementById("trouble").hidden = false;
  throw error;
}

// Where there are no service workers, or not for this address, the page works with a network.
navigator.serviceWorker?.register("/sw.js", { updateViaCache: "none" }).catch(() => {});
