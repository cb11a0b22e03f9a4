// The engine's Web Worker: each message is one line of UGI, in both directions.
import init, { Engine } from "./basalt_engine.js";
// The files of the networks by name, which begins with the game.
import NETWORKS from "./networks.js";

/** From this level on networks evaluate; lower ones never use them. */
const FIRST_WITH_NETWORKS = 10;
const FULL_STRENGTH = 20;
/** The page gives a search up half a minute after its limit, so a network has to arrive before. */
const NETWORK_TIMEOUT_MS = 20_000;

let engine;
/** Lines that wait for the engine or for a network. */
const waiting = [];
let isWaiting = true;
const options = { Game: "", Level: `${FULL_STRENGTH}` };
/** The fetches of networks by name: under way, or successful. */
const requests = new Map();

function handle(line) {
  const [, name, value] = /^setoption name (Game|Level) value (\S+)/.exec(line) ?? [];
  if (name) options[name] = value;
  const level = Number(options.Level);
  const networks = line.startsWith("go") && level >= FIRST_WITH_NETWORKS ? fetchNetworks() : [];
  const hasFixedNodes = level < FULL_STRENGTH || line.startsWith("go nodes");
  if (hasFixedNodes && networks.length) return void handleAfter(networks, line);
  send(line);
}

function send(line) {
  if (!engine.line(line)) close();
}

/** Handles what waits, until a line has to wait again. */
function handleWaiting() {
  isWaiting = false;
  while (!isWaiting && waiting.length) handle(waiting.shift());
}

/**
 * A search with a fixed number of nodes waits for the networks: a review must not judge one move with them and the next one
 * without, and a level must not play some moves without them. If they cannot be fetched, it goes on without.
 */
async function handleAfter(networks, line) {
  isWaiting = true;
  await Promise.all(networks);
  send(line);
  handleWaiting();
}

/**
 * Fetches the networks of the game, and returns the fetches that are under way. Other searches evaluate without a network until it
 * has arrived; a fetch that fails is tried again at the next search.
 */
function fetchNetworks() {
  const [game] = options.Game.split("-");
  const ofGame = Object.entries(NETWORKS).filter(([name]) => name.split("-")[0] === game);
  for (const [name, file] of ofGame) {
    if (!requests.has(name)) requests.set(name, request(name, file));
  }
  return ofGame.map(([name]) => requests.get(name)).filter((fetched) => fetched !== true);
}

async function request(name, file) {
  try {
    const response = await fetch(new URL(file, import.meta.url), { signal: AbortSignal.timeout(NETWORK_TIMEOUT_MS) });
    if (!response.ok) throw new Error(`${file}: ${response.status}`);
    engine.network(name, new Uint8Array(await response.arrayBuffer()));
    requests.set(name, true);
  } catch {
    requests.delete(name);
  }
}

// Set before the first `await`: messages that arrive without a listener are lost.
onmessage = ({ data }) => (isWaiting ? waiting.push(data) : handle(data));

try {
  await init();
  engine = new Engine((line) => postMessage(line));
  handleWaiting();
} catch (error) {
  // A rejected top-level await is not reported by itself; this triggers the page's `onerror`.
  reportError(error);
}
