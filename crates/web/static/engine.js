// The engine's worker: a message is a line of UGI, in both directions.
import init, { Engine } from "./basalt_engine.js";

let engine;
const early = [];

function obey(line) {
  if (!engine.line(line)) close();
}

// Set before anything is waited for: a message that nobody listens for is lost.
onmessage = ({ data }) => (engine ? obey(data) : early.push(data));

try {
  await init();
  engine = new Engine((line) => postMessage(line));
  early.splice(0).forEach(obey);
} catch (error) {
  // A rejected module is silent; this reaches the page's `onerror`.
  reportError(error);
}
