// DVONN as a person plays it in the page: what can be seen of the game, and hands that play it.
import { middleOf } from "./browser.mjs";

/** The result of a game that was played to its end, in words. */
export const COUNTED = /(controls more pieces|won|lost), \d+ to \d+|Both players control \d+/;

/** The spaces, each as the element with its spoken name. */
export const space = (page, name) => page.locator(`#space-${name}`);

/** The middle of a space on the screen. */
export const middle = (page, name) => middleOf(space(page, name));

/** Moves the mouse over a space, without a click. */
export async function point(page, name) {
  const { x, y } = await middle(page, name);
  await page.mouse.move(x, y);
  return { x, y };
}

/** A hand with a mouse. */
export const mouse = (page) => ({
  async tap(name) {
    const { x, y } = await middle(page, name);
    await page.mouse.click(x, y);
  },
  confirm: () => page.locator("[data-act=confirm]").click(),
});

/** A hand with a finger. */
export const finger = (page) => ({
  async tap(name) {
    const { x, y } = await middle(page, name);
    await page.touchscreen.tap(x, y);
  },
  confirm: () => page.locator("[data-act=confirm]").tap(),
});

/** The key that moves the focus towards a space; nothing if it is there. */
function keyTowards(name) {
  const focus = document.getElementById("board").getAttribute("aria-activedescendant");
  const centre = (id) => {
    const { left, top, width, height } = document.getElementById(id).getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2, size: Math.min(width, height) };
  };
  const [from, to] = [centre(focus), centre(`space-${name}`)];
  if (Math.abs(from.y - to.y) > to.size / 4) return from.y < to.y ? "ArrowDown" : "ArrowUp";
  if (Math.abs(from.x - to.x) > to.size / 4) return from.x < to.x ? "ArrowRight" : "ArrowLeft";
  return null;
}

/** A hand on the keys; the board has the focus. */
export const keys = (page) => ({
  async tap(name) {
    for (let key; (key = await page.evaluate(keyTowards, name)); ) await page.keyboard.press(key);
    await page.keyboard.press("Space");
  },
  confirm: () => page.keyboard.press("Enter"),
});

/** Does something that is in the menu of the game. */
export async function more(page, act) {
  await page.locator(".actions .menu > button").click();
  await page.locator(`.actions .menu__list [data-act=${act}]:visible`).click();
}

/** Resigns, and says so once more. */
export async function resign(page) {
  const button = page.locator(".actions > .desk-only [data-act=resign]");
  await ((await button.isVisible()) ? button.click() : more(page, "resign"));
  await page.locator("[data-act=resign-yes]").click();
}

/** The number of moves in the list. */
export const plies = (page) => page.locator(".move[data-ply]").count();

/** The moves of the list. */
export const moves = (page) =>
  page.locator(".move[data-ply]").evaluateAll((all) => all.map((one) => one.textContent));

/**
 * Waits until the names of the spaces are those after the last move, and it is the turn of one of `colors` or over;
 * tells whose turn it is, if anybody's. The text beside the board follows it a frame later, so the turn is read from the board itself.
 */
export async function settled(page, colors = "wb") {
  const settled = await page.waitForFunction((colors) => {
    // A board that still moves on the page would be missed by the next tap.
    const before = window.lastBoardBox;
    window.lastBoardBox = JSON.stringify(document.getElementById("board")?.getBoundingClientRect());
    if (window.lastBoardBox !== before || document.fonts.status !== "loaded") return false;
    const whose = document.querySelector(".is-turn[data-player], .player.turn")?.dataset.player;
    const said = document.getElementById("board")?.ariaLabel.match(/(White|Black) to (?:move|place)/)?.[1][0].toLowerCase();
    const isOver = document.getElementById("result");
    if (!isOver && (whose !== said || !colors.includes(whose))) return false;
    if (!document.getElementById("space-a1")?.ariaLabel) return false;
    const list = [...document.querySelectorAll(".move[data-ply]")].map((one) => one.textContent);
    const last = list.findLast((move) => move !== "pass");
    const empty = last && /empty/.test(document.getElementById(`space-${last.slice(0, 2)}`)?.ariaLabel);
    return (!last || empty === (last.length === 4)) && { whose: isOver ? undefined : whose };
  }, colors);
  return (await settled.jsonValue()).whose;
}

/** Whether the game is over. */
export const isOver = (page) => page.locator("#result").isVisible();

/** The spaces whose spoken names match a pattern. */
export const spacesNamed = (page, pattern) =>
  page.locator("[data-name]").evaluateAll(
    (all, pattern) => all.filter((one) => new RegExp(pattern, "i").test(one.ariaLabel)).map((one) => one.dataset.name),
    pattern.source,
  );

/** The destinations of the selected stack. */
export const targets = (page) =>
  page.locator("#board .target[data-space]").evaluateAll((all) => [...new Set(all.map((one) => one.dataset.space))]);

/** Chooses a stack and waits until it is seen where it may go. */
export async function choose(page, hand, name) {
  await hand.tap(name);
  await page.locator("#board .target[data-space]").first().waitFor();
}

/** Waits until the list is longer than it was, or it is asked whether the move is meant; tells whether it is asked. */
async function playedOrAsked(page, before) {
  const asked = await page.waitForFunction((before) => {
    if (document.querySelector("[data-act=confirm]")) return "asked";
    return document.querySelectorAll(".move[data-ply]").length > before && "played";
  }, before);
  return (await asked.jsonValue()) === "asked";
}

/** Plays the first move that the page offers to a player, says yes if it asks, and waits until the list shows the move. */
export async function playAny(page, hand, player, confirm) {
  const found = await page.waitForFunction((pattern) => {
    const mobile = [...document.querySelectorAll("[data-name]")].find((one) => new RegExp(pattern, "i").test(one.ariaLabel));
    return mobile && { from: mobile.dataset.name, before: document.querySelectorAll(".move[data-ply]").length };
  }, `${player}.*can move`);
  const { from, before } = await found.jsonValue();
  await hand.tap(from);
  const target = await page.waitForFunction(() => document.querySelector("#board .target[data-space]")?.dataset.space);
  const to = await target.jsonValue();
  await hand.tap(to);
  await finishMove(page, before, confirm);
  return `${from}${to}`;
}

/** Says yes if it is asked whether the move is meant and nobody has said so, and waits until the list is longer than it was. */
export async function finishMove(page, before, confirm) {
  if (!(await playedOrAsked(page, before))) return;
  await confirm?.();
  await page.waitForFunction((before) => document.querySelectorAll(".move[data-ply]").length > before, before);
}

/** Plays a game to its end: for one player, or for both at one board. */
export async function playOut(page, hand, { colors = "wb", confirm }) {
  for (let turns = 0; turns < 60; turns++) {
    const color = await settled(page, colors);
    if (!color) return;
    await playAny(page, hand, { w: "White", b: "Black" }[color], confirm);
  }
  throw new Error("a game of DVONN ends sooner");
}

/** The text of a game that was left, as the browser keeps it. */
export function record(position, tags = {}, movesSoFar = "") {
  const all = { Game: "dvonn", WhiteSeat: "person", BlackSeat: "person", Position: position, ...tags };
  const head = Object.entries(all).map(([name, value]) => `[${name} "${value}"]`);
  return `${head.join("\n")}\n\n${movesSoFar} ${tags.Result ?? "*"}\n`;
}

/** A full board, from which the games below begin. */
export const FULL = "bbwbwbbbw/wwwrwwbbwr/brwwwwbbbww/wwbwwbbbwb/wbbbwbbwb w s";

const OPENING =
  "1. g5f5 g1h1 2. a1b1 d5d4 3. b2c2 d4b4 4. a2a3 h5g4 5. e1f2 f1f2 6. a3c5 d1d2 7. f4g4 i1i2 8. k5j5 h1j3 9. j5j3 c1c2";
const ENDING =
  "10. c5c2 b4e4 11. e5e4 j2k3 12. j4i3 k3i3 13. f3g3 i2k4 14. e2f2 k4h4 15. g3i5 i4i5 16. e3d2 g2h2 17. b1b3 h2h4 18. c3c2 h3h4 19. c4b3 pass 20. f5d3";
const PLAYERS = { BlackSeat: "computer 3", Date: "2026-01-05" };

/** A game against the computer after 18 plies, White to move. */
export const UNDER_WAY = record(FULL, PLAYERS, OPENING);

/** The same, played to its end: White controls more pieces, 25 to 11. */
export const FINISHED = record(FULL, { ...PLAYERS, Result: "1-0", Score: "25-11" }, `${OPENING} ${ENDING}`);
