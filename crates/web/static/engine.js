// The engine's Web Worker: each message is one line of UGI, in both directions.
import init, { Engine } from "./basalt_engine.js";

let engine;
const early = [];

function handle(line) {
  if (!engine.line(line)) close();
}

// Set before the first `await`: messages that arrive without a listener are lost.
onmessage = ({ data }) => (engine ? handle(data) : early.push(data));

try {
  await init();
  engine = new Engine((line) => postMessage(line));
  early.splice(0).forEach(handle);
} catch (error) {
  // A rejected top-level await is not reported by itself; this triggers the page's `onerror`.
  reportError(error);
}
