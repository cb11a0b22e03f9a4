// The explorer tab: fetches sets of games, and shows what the module finds in them. It is a script, and not
// part of the page's bundle, so that only those who open the tab load it.
import init, { Explorer } from "./basalt_explorer.js";
// The file of each game.
import SETS from "./game_sets.js";

/** The explorers by the language that they speak. */
const explorers = new Map();

/** The games that are shown: "engine" or "site". */
let source = "engine";

/** Whether the board is coloured. */
let hasHeat = true;

/** The number of the last request: an older one shows nothing any more. */
let last = 0;

/** The last request. */
let shown;

/**
 * Shows the moves of a position in a panel, and on the board. `isClosed` if it belongs to a rated game that goes on. `act` is called with a
 * move and whether it is to be played; otherwise the person points at it, or at none. Fails if the module cannot be loaded.
 */
export async function show(panel, tag, texts, game, position, isClosed, act) {
  const request = ++last;
  await init();
  if (!explorers.has(tag)) explorers.set(tag, new Explorer(tag, texts));
  const explorer = explorers.get(tag);
  if (request !== last) return;
  if (panel.lang !== tag) addControls(panel, tag, explorer);
  shown = { panel, act, again: () => show(panel, tag, texts, game, position, isClosed, act) };
  const lookUp = isClosed ? undefined : await LOOK_UPS[source](explorer, game, position);
  if (request !== last) return;
  lookUp?.();
  const hasGames = lookUp !== undefined;
  write(panel.lastElementChild, hasGames ? explorer.table() : explorer.refusal(source, isClosed));
  paint(hasGames && hasHeat ? explorer.heat() : []);
}

/** Shows nothing on the board, and nothing that has been asked for. */
export function hide() {
  last++;
  paint([]);
}

/** Fills a panel with its controls and an empty element for the table. */
function addControls(panel, tag, explorer) {
  panel.lang = tag;
  panel.innerHTML = explorer.controls(source, hasHeat);
  const moveAt = ({ target }) => target.closest("[data-move]")?.dataset.move;
  panel.onclick = (event) => {
    if (moveAt(event)) shown.act(moveAt(event), true);
    const chosen = event.target.closest("[data-source]");
    if (!chosen) return;
    source = chosen.dataset.source;
    for (const button of panel.querySelectorAll("[data-source]")) button.ariaPressed = String(button === chosen);
    shown.again();
  };
  panel.onchange = ({ target }) => {
    hasHeat = target.checked;
    shown.again();
  };
  for (const kind of ["pointerover", "focusin"]) panel.addEventListener(kind, (event) => shown.act(moveAt(event) ?? "", false));
  for (const kind of ["pointerleave", "focusout"]) panel.addEventListener(kind, () => shown.act("", false));
}

/** For each source a function that fetches what it knows of a position. The answer is a function that looks it up; nothing if it fails. */
const LOOK_UPS = {
  async engine(explorer, game, position) {
    if (await fetchGames(explorer, game)) return () => explorer.look_up(game, position);
  },
  async site(explorer, game, position) {
    const response = await fetch(`/api/explorer/${game}/${explorer.key(game, position)}`).catch(() => ({ ok: false }));
    const moves = response.ok && (await response.json().catch(() => null));
    if (!Array.isArray(moves)) return;
    const counts = moves.flatMap(({ white, draws, black }) => [white, draws, black]);
    return () => explorer.show_counts(game, position, moves.map(({ name }) => name), Float64Array.from(counts));
  },
};

/** Fetches the set of a game unless it is there. The answer is whether it is there then. */
async function fetchGames(explorer, game) {
  if (explorer.has_games(game)) return true;
  const response = await fetch(new URL(SETS[game], import.meta.url)).catch(() => ({ ok: false }));
  const file = response.ok && new Uint8Array(await response.arrayBuffer());
  // Another request may have added it meanwhile.
  return file && (explorer.has_games(game) || explorer.add_games(game, file));
}

/** Replaces the content of a panel. The focus of the keyboard stays inside. */
function write(panel, html) {
  const hadFocus = panel.querySelector(":focus-visible");
  panel.innerHTML = html;
  if (hadFocus) (panel.querySelector("button") ?? panel).focus();
}

/** Colours the spaces of the board: four texts for each, as the module has them. */
function paint(texts) {
  for (const space of document.querySelectorAll("[data-heat]")) {
    space.removeAttribute("data-heat");
    space.removeAttribute("aria-description");
  }
  for (let i = 0; i < texts.length; i += 4) {
    const [name, score, weight, sentence] = texts.slice(i, i + 4);
    const space = document.getElementById(`space-${name}`);
    if (!space) continue;
    space.setAttribute("data-heat", score);
    space.setAttribute("aria-description", sentence);
    space.style.setProperty("--score", `${score}%`);
    space.style.setProperty("--weight", weight / 100);
  }
}
