// Whole games of DVONN, and everything that can be done during one.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { LYING_PHONE, SCREENS, becomes, boxesOf, keeping, openPage } from "../browser.mjs";
import * as dvonn from "../dvonn.mjs";
import { withBrowserAndServer } from "../fixture.mjs";
import { Fingers } from "../punct.mjs";
import { expectFits } from "../views.mjs";

const CALM = { reducedMotion: "reduce" };

/** White's b3 onto c3 cuts off a3; Black has one piece at the other end. */
const CUTTING = "9/10/wwrrrb5/10/9 w s";

/** Black has two moves, after each of which White has one. */
const LINE = "9/2r7/wrrb7/10/9 b s";

/** Gives the page an engine that notes its questions, and answers the last one when it is told to. */
function answerWhenTold() {
  globalThis.questions = [];
  globalThis.Worker = class extends EventTarget {
    postMessage(line) {
      if (line.startsWith("go")) globalThis.questions.push(this);
    }
    terminate() {}
  };
  globalThis.answer = (move) => {
    for (const data of [`info score margin 1 chance 60% pv ${move}`, `bestmove ${move}`]) globalThis.questions.at(-1).onmessage(new MessageEvent("message", { data }));
  };
}

/** Black's stack of two can never move again; White can. */
const DECIDED = "9/10/rrrw7/3(bb)6/9 w s";

/** Counts the elements of the page that were set going. */
function countAnimations() {
  const { animate } = Element.prototype;
  window.animations = 0;
  Element.prototype.animate = function (...how) {
    window.animations += 1;
    return animate.apply(this, how);
  };
}

/** Notes which way the elements of the page go that are set going. */
function watchAnimations() {
  const { animate } = Element.prototype;
  window.directions = [];
  Element.prototype.animate = function (frames, options) {
    window.directions.push(options.direction ?? "normal");
    return animate.call(this, frames, options);
  };
}

/** Counts the animations of the board that are still running when the result appears. */
function watchResult() {
  const observer = new MutationObserver(() => {
    const board = document.getElementById("board");
    if (!document.getElementById("result") || window.movedAtResult !== undefined) return;
    window.movedAtResult = document.getAnimations().filter(({ effect }) => board.contains(effect.target)).length;
  });
  observer.observe(document, { childList: true, subtree: true });
}

describe("DVONN", { timeout: 900_000 }, () => {
  let browser, server;
  withBrowserAndServer((started) => ({ browser, server } = started));

  /** Opens the page on a game that was left. */
  const openGame = (position, { tags, moves, ...options } = {}) =>
    openPage(browser, `${server.address}play`, {
      ...SCREENS.desktop,
      ...CALM,
      ...keeping(server.address, { "basalt.table": dvonn.record(position, tags, moves) }),
      ...options,
    });

  /** Opens a game, and waits until its board can be tapped. */
  async function openSettled(position, options) {
    const visit = await openGame(position, options);
    await dvonn.settled(visit.page);
    return { ...visit, hand: dvonn.mouse(visit.page) };
  }

  /** Opens a game in which the computer thinks for long. */
  async function openThinking() {
    const visit = await openGame(dvonn.FULL, { tags: { WhiteSeat: "computer 20" } });
    await visit.page.locator("[data-player=w]").getByText("thinking").waitFor();
    return visit;
  }

  /** Opens the first game against the computer, on the person's turn. */
  async function openFirst() {
    const visit = await openPage(browser, server.address, { ...SCREENS.desktop, ...CALM });
    await visit.page.locator("[data-first=dvonn]").click();
    await dvonn.settled(visit.page, "w");
    return visit;
  }

  /** Opens a new game of two people, and whatever is chosen besides. */
  async function openTwo(options, choices = {}) {
    const visit = await openPage(browser, server.address, options);
    await visit.page.locator("[data-two=dvonn]").click();
    for (const [field, label] of Object.entries(choices)) {
      await visit.page.locator(`[data-field=${field}]`).getByLabel(label).check();
    }
    await visit.page.locator("button[type=submit]").click();
    return visit;
  }

  const act = (page, what) => page.locator(`[data-act=${what}]`).click();
  const status = (page, text) => page.locator("#status").getByText(text).waitFor();
  const result = (page, text) => page.locator("#result").getByText(text).waitFor();
  const plies = (page, count) => page.waitForFunction(
    (count) => document.querySelectorAll(".move[data-ply]").length === count, count);

  /** Waits until all of something is on the screen, without scrolling to it. */
  const seen = (page, selector) => page.waitForFunction((selector) => {
    const { top, bottom, height } = document.querySelector(selector).getBoundingClientRect();
    return height > 0 && top >= 0 && bottom <= innerHeight;
  }, selector);

  test("a first game against the computer, by mouse from the first screen to the result", async () => {
    const visit = await openPage(browser, server.address);
    const { page } = visit;
    await page.locator("[data-first=dvonn]").click();
    await dvonn.playOut(page, dvonn.mouse(page), { colors: "w", confirm: () => act(page, "confirm") });
    await result(page, dvonn.COUNTED);
    await page.locator("#result .towers .standing").waitFor();
    await seen(page, "#result .verdict");
    await visit.close();
  });

  test("a whole game of two by touch, on a phone where the board stands upright", async () => {
    const visit = await openTwo({ ...SCREENS.phone, ...CALM });
    const { page } = visit;
    await dvonn.settled(page);
    const { width, height } = await dvonn.space(page, "f3").boundingBox();
    assert.ok(Math.min(width, height) >= 40, `a space is ${width} by ${height}`);
    const [left, right] = [await dvonn.middle(page, "a3"), await dvonn.middle(page, "k3")];
    assert.ok(Math.abs(left.y - right.y) > Math.abs(left.x - right.x), "the long way goes up");
    await seen(page, "#status");
    await seen(page, ".player-bar--you");
    await dvonn.playOut(page, dvonn.finger(page), { confirm: () => page.locator("[data-act=confirm]").tap() });
    await result(page, dvonn.COUNTED);
    await seen(page, "#result");
    await visit.close();
  });

  test("on a phone the board stays where it is, whatever is said", async () => {
    const visit = await openGame(dvonn.FULL, SCREENS.phone);
    const { page } = visit;
    const hand = dvonn.finger(page);
    const top = () => page.locator(".surface").evaluate((board) => board.getBoundingClientRect().top);
    await dvonn.settled(page);
    const before = await top();
    await hand.tap("c5");
    await page.locator(".said.refused").waitFor();
    await becomes(() => top(), before);
    await dvonn.playAny(page, hand, "White", hand.confirm);
    await page.locator(".said:not(.refused)").getByText("onto").waitFor();
    await becomes(() => top(), before);
    await visit.close();
  });

  test("on a phone that lies on its side the whole board is seen, and what belongs to it beside it", async () => {
    const visit = await openSettled(dvonn.FULL, LYING_PHONE);
    const { page } = visit;
    await seen(page, ".surface");
    await seen(page, "#status");
    const { width, height } = await dvonn.space(page, "f3").boundingBox();
    assert.ok(Math.min(width, height) >= 36, `a space is ${width} by ${height}`);
    const [board, side] = await boxesOf(page, [".surface", ".dock"]);
    assert.ok(board.right <= side.left, "the column stands beside the board");
    await expectFits(page, "a phone on its side");
    await dvonn.playAny(page, dvonn.finger(page), "White", () => dvonn.finger(page).confirm());
    await visit.close();
  });

  test("a whole game of two by keyboard alone", async () => {
    const visit = await openTwo({ ...SCREENS.desktop, ...CALM });
    const { page } = visit;
    await dvonn.settled(page);
    for (let tabs = 0; !(await page.evaluate(() => document.activeElement.id === "board")); tabs++) {
      assert.ok(tabs < 10, "the board is not far");
      await page.keyboard.press("Tab");
    }
    await dvonn.playOut(page, dvonn.keys(page), { confirm: () => page.keyboard.press("Enter") });
    await result(page, dvonn.COUNTED);
    await visit.close();
  });

  test("an empty board: pieces are placed, and the rest is placed by chance", async () => {
    const visit = await openTwo({ ...SCREENS.desktop, ...CALM }, { board: /Empty/ });
    const { page } = visit;
    await status(page, "White places a red piece");
    const hand = dvonn.mouse(page);
    for (const [number, name] of ["a3", "k3", "f3", "f5"].entries()) {
      await hand.tap(name);
      await plies(page, number + 1);
    }
    await hand.tap("f3");
    await page.locator(".said").getByText("f3 is taken").waitFor();
    await status(page, "White places a piece");
    await dvonn.more(page, "place-rest");
    await plies(page, 49);
    await dvonn.settled(page);
    assert.equal((await dvonn.spacesNamed(page, /empty/)).length, 0);
    assert.deepEqual((await dvonn.spacesNamed(page, /red/)).sort(), ["a3", "f3", "k3"]);
    await visit.close();
  });

  test("a stack is dragged, and what is dropped in a wrong place goes back", async () => {
    const visit = await openSettled(CUTTING);
    const { page } = visit;
    const drag = async (from, to) => {
      const [start, end] = [await dvonn.middle(page, from), await dvonn.middle(page, to)];
      await page.mouse.move(start.x, start.y);
      await page.mouse.down();
      await page.mouse.move(end.x, end.y, { steps: 5 });
      await page.mouse.up();
    };
    await drag("a3", "d3");
    await page.locator(".said.refused").getByText("must move exactly").waitFor();
    await becomes(() => dvonn.plies(page), 0);
    await drag("a3", "b3");
    await plies(page, 1);
    await visit.close();
  });

  test("what can move is seen under the pointer, and nothing else", async () => {
    const visit = await openGame(CUTTING);
    const { page } = visit;
    const cursor = async (name) => {
      const { x, y } = await dvonn.point(page, name);
      return page.evaluate(([x, y]) => getComputedStyle(document.elementFromPoint(x, y)).cursor, [x, y]);
    };
    const isRinged = (name) => dvonn.space(page, name).evaluate((space) => Number(getComputedStyle(space).strokeOpacity) > 0);
    await dvonn.settled(page);
    await becomes(() => cursor("b3"), "grab");
    await becomes(() => isRinged("b3"), true);
    for (const other of ["c3", "f3", "a1"]) {
      await becomes(() => cursor(other), "auto");
      await becomes(() => isRinged(other), false);
    }
    await becomes(() => isRinged("b3"), false);
    await dvonn.choose(page, dvonn.mouse(page), "b3");
    await becomes(() => cursor("c3"), "pointer");
    await becomes(() => isRinged("c3"), true);
    await visit.close();
  });

  test("a dragged stack follows the pointer, and its space keeps a faint one", async () => {
    const visit = await openSettled(CUTTING);
    const { page } = visit;
    const [start, beside] = [await dvonn.middle(page, "a3"), await dvonn.middle(page, "a1")];
    const inHand = page.locator("#board .in-hand .stack");
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(beside.x, beside.y, { steps: 4 });
    await inHand.waitFor();
    await page.locator("#board .standing .stack[data-space=a3][opacity]").waitFor();
    await becomes(() => dvonn.targets(page), ["b3"]);
    const { x, width } = await inHand.boundingBox();
    assert.ok(Math.abs(x + width / 2 - beside.x) < width / 2, "it is where the pointer is");
    await page.mouse.up();
    await inHand.waitFor({ state: "detached" });
    await page.locator("#board .standing .stack[data-space=a3]:not([opacity])").waitFor();
    await becomes(() => dvonn.plies(page), 0);
    await visit.close();
  });

  test("on a phone a swipe scrolls, and only a stack that may move is dragged", async () => {
    const visit = await openSettled(CUTTING, SCREENS.phone);
    const { page } = visit;
    const fingers = await Fingers.on(page);
    const touchAction = (name) => dvonn.space(page, name).evaluate((space) => {
      const { x, y, width, height } = space.getBoundingClientRect();
      const all = [];
      for (let at = document.elementFromPoint(x + width / 2, y + height / 2); at; at = at.parentElement) all.push(getComputedStyle(at).touchAction);
      return all.includes("none") ? "none" : all.find((action) => action !== "auto");
    });
    await becomes(() => touchAction("a3"), "none");
    for (const other of ["c3", "f3", "a1"]) await becomes(() => touchAction(other), "pan-y");
    const swipe = async (from, to) => {
      const [start, end] = [await dvonn.middle(page, from), await dvonn.middle(page, to)];
      await fingers.down(start);
      await fingers.move({ x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 });
      await fingers.move(end);
      await fingers.up();
    };
    await swipe("c3", "b3");
    await becomes(() => page.locator("#board .selected").count(), 0);
    await becomes(() => dvonn.plies(page), 0);
    await swipe("a3", "b3");
    await plies(page, 1);
    await visit.close();
  });

  test("a swipe over an empty board places nothing, a tap does", async () => {
    const visit = await openGame("9/10/11/10/9 w p", SCREENS.phone);
    const { page } = visit;
    await status(page, "White places a red piece");
    const fingers = await Fingers.on(page);
    const { x, y } = await dvonn.middle(page, "f3");
    await fingers.down({ x: x - 8, y });
    await fingers.move({ x, y });
    await fingers.move({ x: x + 8, y });
    await fingers.up();
    await fingers.tap(await dvonn.middle(page, "e3"));
    await plies(page, 1);
    await becomes(() => dvonn.moves(page), ["e3"], "and not f3");
    await visit.close();
  });

  test("a move that cuts off own pieces is asked about", async () => {
    const visit = await openSettled(CUTTING);
    const { page, hand } = visit;
    const offer = async () => {
      await dvonn.choose(page, hand, "b3");
      await hand.tap("c3");
      await page.getByRole("alertdialog").getByText("cuts off 1 of yours").waitFor();
    };
    await offer();
    await act(page, "cancel");
    await page.getByRole("alertdialog").waitFor({ state: "detached" });
    await becomes(() => dvonn.plies(page), 0);
    await page.keyboard.press("Escape");
    await page.locator("#board .selected").waitFor({ state: "detached" });
    await offer();
    await act(page, "confirm");
    await plies(page, 1);
    await becomes(() => dvonn.moves(page), ["b3c3"]);
    await visit.close();
  });

  test("over a space it is told what lies there, and what a move onto it would do", async () => {
    const visit = await openSettled(CUTTING);
    const { page } = visit;
    const point = (name) => dvonn.point(page, name);
    await dvonn.choose(page, dvonn.mouse(page), "b3");
    await point("c3");
    await page.locator(".said").getByText("b3 onto c3 · stack of 2, yours · cuts off 1 of yours · ").waitFor();
    await page.locator("#board .cut-off[data-space=a3]").waitFor();
    await becomes(() => dvonn.space(page, "c3").getAttribute("aria-label"), /Move here: stack of 2, yours · cuts off 1 of yours/);
    await becomes(() => page.locator(".stack-tip.shown").count(), 0, "nothing covers the board");
    await page.keyboard.press("Escape");
    await becomes(() => dvonn.space(page, "c3").getAttribute("aria-label"), "c3: red piece");
    await visit.close();
  });

  test("what may not be is refused with the reason of the rules", async () => {
    const visit = await openSettled(CUTTING);
    const { page, hand } = visit;
    const refusals = [
      [["c3"], "c3 is a single red piece, which never moves"],
      [["f3"], "the stack on f3 belongs to Black"],
      [["a3", "d3"], "the stack on a3 is 1 high and must move exactly 1, but d3 is 3 away"],
    ];
    for (const [taps, reason] of refusals) {
      for (const name of taps) await hand.tap(name);
      await page.locator(".said.refused").getByText(reason).waitFor();
      await page.locator("#spoken").getByText(reason).waitFor({ state: "attached" });
    }
    await becomes(() => dvonn.plies(page), 0);
    await visit.close();
  });

  test("moves are taken back and played again, with the computer's answer", async () => {
    const visit = await openFirst();
    const { page } = visit;
    await dvonn.playAny(page, dvonn.mouse(page), "White", () => act(page, "confirm"));
    await plies(page, 2);
    const both = await dvonn.moves(page);
    await act(page, "undo");
    await plies(page, 0);
    await status(page, "Your turn");
    await dvonn.more(page, "redo");
    await plies(page, 2);
    await becomes(() => dvonn.moves(page), both);
    await visit.close();
  });

  test("a hint shows where to look, then a move that can be played", async () => {
    const visit = await openGame(LINE);
    const { page } = visit;
    await act(page, "hint");
    await page.locator(".said").getByText("Look at the marked place").waitFor();
    await becomes(() => page.locator("#board .drawn").count(), 1);
    await becomes(() => page.locator("#board .arrow").count(), 0);
    await act(page, "hint");
    const said = await page.locator(".said").getByText("Try ").textContent();
    const [, from, to] = said.match(/(\w\d)(\w\d)/);
    assert.equal(from, "d3");
    await becomes(() => page.locator("#board .drawn").count(), 0);
    await becomes(() => page.locator("#board .arrow").count(), 1);
    await becomes(() => page.locator("#board .selected").count(), 0);
    const hand = dvonn.mouse(page);
    await hand.tap(from);
    await hand.tap(to);
    await page.locator(".said").getByText("Try ").waitFor({ state: "detached" });
    await visit.close();
  });

  test("a hint is forgotten with the move that was taken back", async () => {
    const visit = await openGame(dvonn.FULL, { moves: "1. g5f5" });
    const { page } = visit;
    await act(page, "hint");
    await page.locator(".said").getByText("Look at ").waitFor();
    await act(page, "undo");
    await page.locator(".said").getByText("Look at ").waitFor({ state: "detached" });
    await becomes(() => page.locator("#board .drawn").count(), 0);
    await visit.close();
  });

  test("a hint is forgotten if a move is made before it comes", async () => {
    const visit = await openGame(dvonn.FULL, { script: answerWhenTold });
    const { page } = visit;
    const hand = dvonn.mouse(page);
    /** Asks for a hint, waits until the engine is asked, and returns how to let it answer. */
    const ask = async (number) => {
      await act(page, "hint");
      await page.waitForFunction((number) => globalThis.questions.length === number, number);
      return (move) => page.evaluate((move) => globalThis.answer(move), move);
    };
    await (await ask(1))("g5f5");
    await page.locator(".said").getByText("Look at ").waitFor();
    await hand.tap("g5");
    await hand.tap("f5");
    await plies(page, 1);
    const answer = await ask(2);
    await hand.tap("g1");
    await hand.tap("h1");
    await plies(page, 2);
    await answer("g1h1");
    // Were it shown, the next press would show its move instead of asking again.
    await ask(3);
    assert.equal(await page.locator("#board .drawn, #board .arrow").count(), 0);
    await visit.close();
  });

  test("who resigns loses, is asked first, and may have a rematch with the other colour", async () => {
    const visit = await openFirst();
    const { page } = visit;
    await page.locator(".actions > .desk-only [data-act=resign]").click();
    await page.getByRole("dialog").getByText("Resign this game?").waitFor();
    await act(page, "keep-playing");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await becomes(() => dvonn.isOver(page), false);
    await dvonn.resign(page);
    await result(page, "You lost");
    await result(page, "You resigned.");
    await act(page, "rematch");
    await page.locator(".player-bar--you[data-player=b]").getByText("You", { exact: true }).waitFor();
    await page.locator(".player-bar--them[data-player=w]").getByText("Computer").waitFor();
    await plies(page, 1);
    await visit.close();
  });

  test("the board is turned by half, and may stand alone", async () => {
    const visit = await openSettled(CUTTING);
    const { page } = visit;
    const before = await dvonn.middle(page, "a3");
    await act(page, "flip");
    await page.waitForFunction((x) => document.getElementById("space-a3").getBoundingClientRect().x > x + 300, before.x);
    const { width } = await page.locator("#board").boundingBox();
    await dvonn.more(page, "zen");
    await page.locator(".site-header").waitFor({ state: "hidden" });
    await page.locator(".moves").waitFor({ state: "hidden" });
    await page.waitForFunction((width) => document.getElementById("board").getBoundingClientRect().width > width, width);
    await seen(page, "[data-act=zen-exit]");
    await act(page, "zen-exit");
    await page.locator(".site-header").waitFor();
    await page.locator(".moves").waitFor();
    await page.keyboard.press("z");
    await page.locator(".site-header").waitFor({ state: "hidden" });
    await page.keyboard.press("Escape");
    await page.locator(".site-header").waitFor();
    await visit.close();
  });

  test("a game is stepped through with buttons and keys, and goes on at its end", async () => {
    const visit = await openGame(LINE, { moves: "1... d3c3" });
    const { page } = visit;
    const shows = async (pattern) => {
      await page.waitForFunction(
        (pattern) => new RegExp(pattern).test(document.getElementById("space-d3")?.ariaLabel), pattern.source);
    };
    await shows(/empty/);
    await page.getByRole("button", { name: "Previous move" }).click();
    await shows(/black piece/);
    await status(page, "You’re viewing an earlier position");
    await page.keyboard.press("ArrowRight");
    await shows(/empty/);
    await page.keyboard.press("Home");
    await shows(/black piece/);
    await dvonn.mouse(page).tap("d3");
    await page.keyboard.press("End");
    await becomes(() => page.locator("#board .selected").count(), 0, "what is past is not played on");
    await page.evaluate(() => document.activeElement.blur());
    await page.keyboard.press("End");
    await shows(/empty/);
    await dvonn.choose(page, dvonn.mouse(page), "a3");
    await dvonn.mouse(page).tap("b3");
    await result(page, dvonn.COUNTED);
    await visit.close();
  });

  test("keys ask for a hint, take back, flip the board and step, also while the board has the focus", async () => {
    const visit = await openGame(dvonn.FULL, { moves: "1. g5f5" });
    const { page } = visit;
    await dvonn.settled(page, "b");
    for (const focus of ["body", "#board"]) {
      await page.locator(focus).focus();
      const { x } = await dvonn.middle(page, "a3");
      await page.keyboard.press("f");
      await page.waitForFunction((x) => Math.abs(document.getElementById("space-a3").getBoundingClientRect().x - x) > 300, x);
      await page.keyboard.press("[");
      await status(page, "You’re viewing an earlier position");
      await page.keyboard.press("]");
      await status(page, "Black moves");
    }
    await page.keyboard.press("h");
    await page.locator(".said").getByText("Look at ").waitFor();
    await page.keyboard.press("h");
    await page.locator(".said").getByText("Try ").waitFor();
    await page.keyboard.press("u");
    await plies(page, 0);
    await visit.close();
  });

  test("the result waits until the last stack has landed, and leaves the board uncovered", async () => {
    const visit = await openSettled(LINE, { moves: "1... d3c3", reducedMotion: "no-preference", script: watchResult });
    const { page, hand } = visit;
    await dvonn.choose(page, hand, "a3");
    await hand.tap("b3");
    await result(page, dvonn.COUNTED);
    assert.equal(await page.evaluate(() => window.movedAtResult), 0, "nothing on the board moves any more");
    const isUncovered = async () => {
      const [board, verdict] = await boxesOf(page, ["#board", ".verdict"]);
      return board.bottom <= verdict.top;
    };
    await becomes(isUncovered, true, "the last position stays in sight");
    await visit.close();
  });

  test("a finished game can be shared, reviewed and played again", async () => {
    const visit = await openGame(dvonn.FULL, { permissions: ["clipboard-read", "clipboard-write"], tags: { BlackSeat: "computer 1" } });
    const { page } = visit;
    await dvonn.settled(page, "w");
    await dvonn.resign(page);
    await result(page, "You lost");
    await act(page, "share");
    await page.locator(".toast").getByText("Game copied").waitFor();
    assert.match(await page.evaluate(() => navigator.clipboard.readText()), /\[Game "dvonn"\]/);
    await page.locator("#result").getByRole("link", { name: "Review game" }).click();
    await page.getByRole("tablist").first().waitFor();
    assert.match(page.url(), /analyse/);
    await page.goBack();
    await act(page, "new");
    await page.waitForURL(/new/);
    await visit.close();
  });

  for (const [device, screen] of Object.entries({ ...SCREENS, "lying phone": LYING_PHONE })) {
    test(`the rules are one press away on a ${device}, and the game is kept`, async () => {
      const visit = await openGame(dvonn.FULL, { moves: "1. g5f5", ...screen });
      const { page } = visit;
      await dvonn.settled(page, "b");
      await page.locator(".moves").getByRole("link", { name: "Rules" }).click();
      await page.getByRole("heading", { level: 1 }).waitFor();
      assert.match(page.url(), /rules\/dvonn$/);
      await page.goBack();
      await plies(page, 1);
      await visit.close();
    });
  }

  test("the computer can be hurried", async () => {
    const visit = await openThinking();
    const { page } = visit;
    await act(page, "stop");
    await plies(page, 1);
    await visit.close();
  });

  test("while the computer thinks, it is said whose turn it is", async () => {
    const visit = await openThinking();
    const { page } = visit;
    await dvonn.mouse(page).tap("c5");
    await page.locator(".said.refused").getByText("it is White’s turn").waitFor();
    await visit.close();
  });

  test("what is taken back travels back, and travels again when it is played again", async () => {
    const visit = await openGame(LINE, { reducedMotion: "no-preference", script: watchAnimations });
    const { page } = visit;
    const hand = dvonn.mouse(page);
    const directions = (count) => page.waitForFunction((count) => window.directions.length === count && window.directions, count);
    await dvonn.settled(page);
    await dvonn.choose(page, hand, "d3");
    await hand.tap("c3");
    assert.deepEqual(await (await directions(1)).jsonValue(), ["normal"]);
    await act(page, "undo");
    assert.deepEqual((await (await directions(2)).jsonValue()).at(-1), "reverse");
    await page.waitForFunction(() => document.getAnimations().length === 0);
    await becomes(() => dvonn.space(page, "d3").getAttribute("aria-label"), /black piece/);
    await dvonn.more(page, "redo");
    assert.deepEqual((await (await directions(3)).jsonValue()).at(-1), "normal");
    await visit.close();
  });

  test("a tap on the last move shows it once more", async () => {
    const visit = await openGame(LINE, { reducedMotion: "no-preference", script: countAnimations });
    const { page } = visit;
    const hand = dvonn.mouse(page);
    const animations = () => page.evaluate(() => window.animations);
    await dvonn.settled(page);
    await dvonn.choose(page, hand, "d3");
    await hand.tap("c3");
    await plies(page, 1);
    await page.waitForFunction(() => window.animations > 0 && document.getAnimations().length === 0);
    const once = await animations();
    await hand.tap("c3");
    await page.waitForFunction((once) => window.animations === 2 * once, once);
    await becomes(() => dvonn.plies(page), 1);
    await visit.close();
  });

  test("a clock runs, and a flag that falls ends the game", async () => {
    const visit = await openPage(browser, server.address, { ...SCREENS.desktop, ...CALM });
    const { page } = visit;
    await page.clock.install();
    await page.locator("[data-two=dvonn]").click();
    await page.locator("[data-field=clock]").getByLabel("10 min").check();
    await page.locator("button[type=submit]").click();
    await page.locator("[data-player=w] .clock").getByText("10:00").waitFor();
    await page.clock.runFor(1000);
    await dvonn.playAny(page, dvonn.mouse(page), "White", () => act(page, "confirm"));
    await page.clock.fastForward(4 * 60_000);
    await page.locator("[data-player=b] .clock").getByText(/5:[3-5]\d|6:00/).waitFor();
    const isWarning = () => page.locator("[data-player=b] .clock").evaluate((clock) => {
      const warning = clock.appendChild(document.createElement("i"));
      warning.style.color = "var(--danger)";
      const [color, danger] = [clock, warning].map((one) => getComputedStyle(one).color);
      warning.remove();
      return color === danger;
    });
    // The clock of the page goes on meanwhile.
    await page.clock.fastForward(4 * 60_000 + 30_000);
    await page.locator("[data-player=b] .clock").getByText(/1:[0-3]\d/).waitFor();
    await becomes(isWarning, false);
    await page.clock.fastForward(70_000);
    await becomes(isWarning, true);
    await page.clock.fastForward(20_000);
    await result(page, "White wins");
    await result(page, /Black.*time/);
    await visit.close();
  });

  test("what is left of a decided game is played by itself", async () => {
    const visit = await openGame(DECIDED);
    const { page } = visit;
    await dvonn.more(page, "finish");
    await result(page, dvonn.COUNTED);
    await visit.close();
  });
});
