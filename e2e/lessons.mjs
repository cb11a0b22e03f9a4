// The actions of a script in the steps of the courses. `lessons.txt` says what is right, what is wrong and why; a test of
// `learn` holds it against the courses.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { SOAK, nextFrame } from "./browser.mjs";
import * as dvonn from "./dvonn.mjs";
import { converse } from "./engine.mjs";
import { Board } from "./punct.mjs";
import { PROGRAM } from "./server.mjs";

/** The steps of a title: each with its kind, where it starts, and all that can be tried in it, in this order. */
export function stepsOf(title) {
  const lines = readFileSync(new URL("lessons.txt", import.meta.url), "utf8").trim().split("\n");
  const steps = [];
  for (const [what, ...fields] of lines.map((line) => line.split("\t"))) {
    if (what === "step") steps.push({ title: fields[0], id: fields[1], kind: fields[2], game: fields[3], start: fields[4], tries: [] });
    else steps.at(-1).tries.push({ what, move: fields[0], reason: fields[1], kind: fields[2] });
  }
  return steps.filter((step) => step.title === title);
}

/**
 * The tries of a step by hand: all of them in `cargo xtask soak`, otherwise the first of each kind that fails, and those
 * that are right. The test of `learn` tries all of them without a page.
 */
function triesByHand({ tries }) {
  const isFirst = ({ what }, number) => tries.findIndex((other) => other.what === what) === number;
  return tries.filter((one, number) => SOAK || one.what === "right" || isFirst(one, number));
}

/** Waits until it is answered so; says yes if it is asked whether the move is meant. */
async function expectAnswer(page, what, text, confirm) {
  const answered = ([what, text, mayAsk]) => {
    if (mayAsk && document.querySelector("[data-act=confirm]")) return "asked";
    return document.querySelector(`.answer.${what}`)?.textContent.trim() === text && "answered";
  };
  const heard = await page.waitForFunction(answered, [what, text, Boolean(confirm)]);
  if ((await heard.jsonValue()) === "answered") return;
  await confirm();
  await page.waitForFunction(answered, [what, text, false]);
}

/** The answer to a move that was tried. */
const CLASSES = { right: "right", wrong: "refused" };

/** Begins a step anew, so that nothing is said of what was tried before. */
async function beginAgain(page) {
  await page.locator("[data-act=again]").click();
  await page.locator(".answer.refused").waitFor({ state: "detached" });
}

/** A hand that makes any move of DVONN. */
function dvonnHand(page) {
  const hand = dvonn.mouse(page);
  return {
    /** Says yes if it is asked whether a move is meant. */
    confirm: hand.confirm,
    settled: () => dvonn.settled(page, "w"),
    async make(move) {
      for (const space of move.match(/[a-k]\d/g)) await hand.tap(space);
    },
    /** Makes a move that the rules refuse: perhaps the first tap already. */
    async beRefused({ move }) {
      for (const space of move.match(/[a-k]\d/g)) {
        await hand.tap(space);
        await nextFrame(page);
        if (await page.locator(".answer.refused").count()) return;
      }
    },
  };
}

/** A hand that makes any turn of PÜNCT. */
function punctHand(page) {
  const board = new Board(page);
  const written = ([punct, ...arms]) => `${punct}/${arms.toSorted().join("")}`;
  const laid = async () => {
    const said = (await board.spoken.innerText()).match(/PÜNCT on (\w+), dots on (\w+) and (\w+)/);
    return said && written(said.slice(1));
  };
  /** Takes a piece up; says whether it may be. */
  const lifted = async (from) => {
    await board.click(from);
    const heard = await page.waitForFunction((from) => {
      if (document.querySelector(".answer.refused")) return "refused";
      return document.getElementById("spoken").textContent.includes(`lifted from ${from},`) && "lifted";
    }, from);
    return (await heard.jsonValue()) === "lifted";
  };
  return {
    settled: () => board.settled("w"),
    async make(move) {
      const [from, to] = move.includes("-") ? move.split("-") : [undefined, move];
      const spaces = to.match(/[a-q]\d+/g);
      if (from) {
        await board.click(from);
        await board.expectSpoken("lifted");
      }
      await board.click(...(from ? spaces.slice(0, 1) : spaces));
      await board.expectSpoken(`PÜNCT on ${spaces[0]}, dots`);
      for (let turns = 0; (await laid()) !== written(spaces); turns++) {
        assert.ok(turns < 7, `${move} cannot be laid: ${await board.spoken.innerText()}`);
        await board.keys("r");
        await nextFrame(page);
      }
      await board.act("confirm").click();
    },
    /** Lays a piece as the rules refuse it, and wants it so: a lift may be refused already. */
    async beRefused({ move, kind }) {
      const [from, to] = kind ? [undefined, move] : move.split("-");
      const spaces = to.match(/[a-q]\d+/g);
      if (kind) await board.choose(kind);
      else if (!(await lifted(from))) return;
      await board.click(spaces[0]);
      await board.expectSpoken(`PÜNCT on ${spaces[0]}`);
      for (let direction = 0; (await laid()) !== written(spaces); direction++) {
        assert.ok(direction < 6, `${move} cannot be laid: ${await board.spoken.innerText()}`);
        await board.turnTo(spaces[0], direction);
        await nextFrame(page);
      }
      assert.equal(await board.act("confirm").isDisabled(), true, `${move} can be confirmed`);
      await board.keys("Enter");
    },
  };
}

export const HANDS = { dvonn: dvonnHand, punct: punctHand };

/** Tries moves of a step whose answers are known: wrong ones first, then the right one. */
export async function doStep(page, hand, step) {
  for (const { what, move, reason, kind } of triesByHand(step)) {
    if (what === "refused") {
      await beginAgain(page);
      await hand.beRefused({ move, kind });
      await page.locator(`.answer.refused a[href="/rules/${step.title}#${reason}"]`).waitFor();
    } else {
      await hand.make(move);
      await expectAnswer(page, CLASSES[what], reason, hand.confirm);
    }
    await page.keyboard.press("Escape");
  }
}

/** Chooses the wrong board, then the right one. */
export async function compare(page, step) {
  for (const { what, move, reason } of step.tries) {
    await page.locator(`[data-choose="${move}"]`).click();
    await expectAnswer(page, CLASSES[what], reason);
  }
}

/** Throws the win away, which is told, and then wins with the moves of the engine. */
export async function playEnding(page, hand, step) {
  const done = step.tries.at(-1).reason;
  await doStep(page, hand, { ...step, tries: step.tries.slice(0, -1) });
  for (let moves = 0; (await page.locator(".lesson").getAttribute("data-done")) !== "true"; moves++) {
    assert.ok(moves < 12, "the ending does not end");
    const made = await page.locator(".lesson").getAttribute("data-made");
    await hand.make(await bestMove(step.game, await shownPosition(page), { nodes: 20_000 }));
    await settle(page, made, hand.confirm);
  }
  await expectAnswer(page, "right", done);
}

/** Waits until an answer is there; says yes if it is asked whether the move is meant. */
export async function waitForAnswer(page, selector, confirm) {
  const heard = await page.waitForFunction((selector) => {
    if (document.querySelector("[data-act=confirm]")) return "asked";
    return document.querySelector(selector) && "answered";
  }, selector);
  if (confirm && (await heard.jsonValue()) === "asked") await confirm();
  await page.locator(selector).waitFor();
}

/** Answers every question of an exam as the script says, and sees the result. */
export async function takeExam(page, hand, step) {
  for (const { move, reason } of step.tries) {
    await hand.make(move);
    await waitForAnswer(page, ".answer.right", hand.confirm);
    await page.locator(".answer.right").getByText(reason).waitFor();
    await page.locator("[data-act=next]").click();
  }
  await page.locator(`[data-result="${step.tries.length}"]`).waitFor();
}

/** Waits until the move and its reply are made and the spaces have their names. */
async function settle(page, made, confirm) {
  const moved = await page.waitForFunction((made) => {
    if (document.querySelector("[data-act=confirm]")) return "asked";
    return document.querySelector(".lesson").dataset.made !== made && "made";
  }, made);
  if ((await moved.jsonValue()) === "asked") {
    await confirm();
    await page.waitForFunction((made) => document.querySelector(".lesson").dataset.made !== made, made);
  }
  await nextFrame(page);
}

/** Plays the first game to its end with the moves of the engine, as White; after a few placements the rest is placed by chance. */
export async function playGame(page, hand, step) {
  const placeRest = page.locator("[data-act=place-rest]");
  for (let turns = 0; turns < 60; turns++) {
    if (!(await hand.settled())) return;
    if (turns === 3 && (await placeRest.count())) {
      await placeRest.click();
      await placeRest.waitFor({ state: "detached" });
      await hand.settled();
    }
    const moves = await dvonn.moves(page);
    await hand.make(await bestMove(step.game, step.start, { moves, nodes: 2_000 }));
    await dvonn.finishMove(page, moves.length, hand.confirm);
  }
  throw new Error("the game does not end");
}

/** The move of the native engine. */
async function bestMove(game, position, { moves = [], nodes }) {
  const played = moves.length ? ` moves ${moves.join(" ")}` : "";
  const lines = [`setoption name Game value ${game}`, `position fen ${position}${played}`, `go nodes ${nodes}`];
  const heard = await converse(PROGRAM, ["engine"], lines);
  return heard.find((line) => line.startsWith("bestmove")).split(" ")[1];
}

/** The spaces of each row of DVONN, as texts of positions have them. */
const ROWS = ["cdefghijk", "bcdefghijk", "abcdefghijk", "abcdefghij", "abcdefghi"].map((columns, row) =>
  [...columns].map((column) => column + (5 - row)),
);

/** The position of DVONN that the spoken names of the spaces tell, White to move. Only what is on top and how high matters. */
export async function shownPosition(page) {
  const names = await page.locator("[data-name]").evaluateAll((all) => Object.fromEntries(all.map((one) => [one.dataset.name, one.ariaLabel])));
  const rows = ROWS.map((row) => row.map((space) => stack(names[space])).join("").replace(/_+/g, (empty) => empty.length));
  return `${rows.join("/")} w s`;
}

function stack(name) {
  const [, what] = name.match(/^\w+: (\w+)/);
  if (what === "empty") return "_";
  if (what === "red") return "r";
  const [owner, height] = [what[0].toLowerCase(), Number(name.match(/stack of (\d+)/)?.[1] ?? 1)];
  const reds = /with one red/.test(name) ? 1 : Number(name.match(/with (\d+) reds/)?.[1] ?? 0);
  const pieces = "r".repeat(reds) + owner.repeat(height - reds);
  return height === 1 ? pieces : `(${pieces})`;
}
