// The screens of the page, each with what it is looked at on.
import assert from "node:assert/strict";
import { FIRST_GAME, goWithin, justEnded, keeping, nextFrame, openPage } from "./browser.mjs";
import * as dvonn from "./dvonn.mjs";

const first = FIRST_GAME;
const second = "basalt.game.0000000000000002";

/** The screens: the path of each, and what the browser has stored. */
export const VIEWS = {
  home: ["", { "basalt.table": dvonn.UNDER_WAY }],
  new: ["new", {}],
  play: ["play", { "basalt.table": dvonn.UNDER_WAY }],
  result: ["play", justEnded(dvonn.FINISHED)],
  nothing: ["play", {}],
  games: ["games", { [first]: dvonn.FINISHED, [second]: "rubbish" }],
  replay: ["games/1", { [first]: dvonn.FINISHED }],
  settings: ["settings", {}],
  puzzles: ["puzzles", {}],
  puzzle: ["puzzles/punct/3", {}],
  analyse: ["analyse", { "basalt.study": dvonn.UNDER_WAY }],
  learn: ["learn", {}],
  lesson: ["learn/dvonn/move", {}],
  "rules of DVONN": ["rules/dvonn", {}],
  "rules of PÜNCT": ["rules/punct", {}],
  lobby: ["online", {}],
  leaderboard: ["online/leaderboard", {}],
  archive: ["online/archive", {}],
  account: ["online/account", {}],
  appeal: ["appeal", {}],
};

/** A path that leads nowhere; the page itself is asked for it only by what it has seen before. */
const LOST = "/nowhere";

/** Opens each screen in turn and looks at it. */
export async function eachView(browser, address, options, look, screens = VIEWS) {
  const lost = await openPage(browser, address, { reducedMotion: "reduce", ...options });
  await lost.page.locator("main h1").waitFor();
  await goWithin(lost.page, LOST);
  await lost.page.locator("main h1 + p").getByText(LOST).waitFor();
  await look(lost.page, "lost");
  await lost.close();
  for (const [name, [path, kept]] of Object.entries(screens)) {
    const visit = await openPage(browser, address + path, { reducedMotion: "reduce", ...keeping(address, kept), ...options });
    await visit.page.locator("main h1").waitFor({ state: "attached" });
    await visit.page.locator("main .surface:empty").waitFor({ state: "detached" });
    await look(visit.page, name);
    await visit.close();
  }
}

/** The faults in the boxes of a page: wider than the screen, cut, or two texts over one another. */
function misfits() {
  const cut = [...document.querySelectorAll("button, .button, .choice span, nav a")].filter(
    (one) => one.scrollWidth > one.clientWidth + 1 || one.getBoundingClientRect().right > innerWidth + 1);
  const wide = document.scrollingElement.scrollWidth > innerWidth ? ["the page"] : [];
  const APART = ".sr, [aria-hidden=true], svg, #board, .clip";
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts = [];
  while (walker.nextNode()) {
    const { parentElement: parent, textContent } = walker.currentNode;
    if (!textContent.trim() || parent.closest(APART) || !parent.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    for (const box of range.getClientRects()) {
      // A text that is scrolled out of sight cannot be in the way.
      const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      const hidden = (one) => {
        const { overflowX, overflowY, position } = getComputedStyle(one);
        // Fixed parts lie over the page that scrolls below them.
        if (["fixed", "sticky"].includes(position)) return true;
        const edge = one.getBoundingClientRect();
        return (overflowX !== "visible" && (middle.x < edge.left || middle.x > edge.right)) || (overflowY !== "visible" && (middle.y < edge.top || middle.y > edge.bottom));
      };
      let seen = true;
      for (let one = parent; one; one = one.parentElement) seen &&= !hidden(one);
      if (seen && box.width > 2 && box.height > 2) texts.push({ box, text: textContent.trim(), parent });
    }
  }
  const overlap = [];
  for (const [index, one] of texts.entries()) {
    for (const other of texts.slice(index + 1)) {
      const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      // Lines may be set closer than their letters are high.
      if (one.parent !== other.parent && width > 2 && height > Math.min(one.box.height, other.box.height) / 2) overlap.push(`${one.text} / ${other.text}`);
    }
  }
  const outside = texts.filter(({ box }) => box.right > innerWidth + 1 || box.left < -1);
  return [...wide, ...cut.map((one) => one.textContent.trim()), ...overlap, ...outside.map(({ text }) => text)];
}

/** The targets that are too small for a finger. */
function smallTargets() {
  // A link in a sentence has the height of its line.
  const isInline = (one) => getComputedStyle(one).display === "inline";
  // On a phone that lies on its side an analysis has no room for larger ones beside its board; docs/screenshots/README.md says so.
  const table = innerWidth > 640 ? ".table:not(.table--analysis)" : ".table";
  // The whole of the card around it can be pressed.
  const WHOLE_CARD = ".key-moment__go";
  const targets = ":is(a, button:enabled, select, textarea, .field, .choice span, .switch-row)";
  const all = [...document.querySelectorAll(`:is(.site-header, .tab-bar, .page-body, ${table}, dialog) ${targets}`)];
  const shown = all.filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest(".sr, .move-ribbon") && !isInline(one) && !one.matches(WHOLE_CARD));
  const boxes = shown.map((one) => ({ one: `${one.className} “${one.textContent.trim().slice(0, 30)}”`, box: one.getBoundingClientRect() }));
  const small = boxes.filter(({ box }) => box.width > 1 && Math.min(box.width, box.height) < 43.5);
  return small.map(({ one, box }) => `${one} is ${Math.round(box.width)} by ${Math.round(box.height)}`);
}

/** A finger hits every target. */
export async function expectTargets(page, name) {
  assert.deepEqual(await page.evaluate(smallTargets), [], name);
}

/** The moves that lie over another one, and those that reach beyond the right edge of their list. */
function entangledMoves(list) {
  const moves = [...document.querySelectorAll(`${list} .move`)].map((one) => [one.textContent, one.getBoundingClientRect()]);
  const edge = document.querySelector(list).getBoundingClientRect().right;
  const covers = (one, other) => one.left < other.right - 0.5 && other.left < one.right - 0.5 && one.top < other.bottom - 0.5 && other.top < one.bottom - 0.5;
  const isEntangled = ([, box], number) => box.right > edge || moves.slice(number + 1).some(([, other]) => covers(box, other));
  return moves.filter(isEntangled).map(([text]) => text);
}

/** No move in a list that scrolls up and down lies over another one or reaches out of the list. */
export async function expectMovesApart(page, list) {
  assert.deepEqual(await page.evaluate(entangledMoves, list), []);
}

/**
 * Nothing is wider than the screen, no button cuts off what is written on it, and no text lies over another. Boards, and texts that end in an
 * ellipsis where there is no room, are left out.
 */
export async function expectFits(page, name) {
  assert.deepEqual(await page.evaluate(misfits), [], `too wide, cut or overlapping on ${name}`);
}

/** The faults of the screen of a game, found in the page. */
function findFaults() {
  const faults = [];
  const shown = (one) => one.checkVisibility({ visibilityProperty: true }) && one.getClientRects().length > 0;
  const all = (selector) => [...document.querySelectorAll(selector)].filter(shown);
  const name = (one) => `${one.className.baseVal ?? one.className} “${one.textContent.trim().slice(0, 40)}”`;
  if (document.scrollingElement.scrollHeight > innerHeight + 1) faults.push("the page scrolls");
  if (document.scrollingElement.scrollWidth > innerWidth + 1) faults.push("the page is too wide");
  const solid = all("#board, .player-bar, .status-line > div, .reserve__pieces, .figures, .actions, .hand__what, .hand__buttons, .hand .pad, .verdict, .next, .move-ribbon, .move-list, .moves .stepper, .view-tools, .card.chat, .chat__lines, .chat form");
  for (const one of [...solid, ...all(".table button, .table a")]) {
    if (one.closest(".move-ribbon, .move-list, .sr")) continue;
    const { left, top, right, bottom } = one.getBoundingClientRect();
    if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) faults.push(`${name(one)} reaches out of the window`);
  }
  for (const [number, one] of solid.entries()) {
    const box = one.getBoundingClientRect();
    for (const other of solid.slice(number + 1)) {
      if (one.contains(other) || other.contains(one)) continue;
      const beside = other.getBoundingClientRect();
      const across = Math.min(box.right, beside.right) - Math.max(box.left, beside.left);
      const down = Math.min(box.bottom, beside.bottom) - Math.max(box.top, beside.top);
      if (across > 1 && down > 1) faults.push(`${name(one)} lies over ${name(other)}`);
    }
  }
  for (const one of all(".table .button, .table .action, .table .note, .table .name b, .table .move, .status, .said, .verdict h2, .verdict p, .status-line > div, .figures")) {
    if (one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).display !== "inline") faults.push(`${name(one)} is cut`);
  }
  if (matchMedia("(pointer: coarse)").matches) {
    for (const one of all(".table button:enabled, .table a")) {
      if (one.closest(".move-ribbon, .reserve--theirs")) continue;
      const { width, height } = one.getBoundingClientRect();
      if (Math.min(width, height) < 43.5) faults.push(`${name(one)} is ${width} by ${height}`);
    }
  }
  return faults;
}

/** Nothing on the screen of a game is cut, covered, out of sight or too small for a finger. */
export async function expectSound(page, what) {
  await nextFrame(page);
  assert.deepEqual(await page.evaluate(findFaults), [], what);
}
