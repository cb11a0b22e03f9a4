// Puzzles in the page: found, missed, helped with, kept; and the mistakes of a game, tried once more.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { describe, test } from "node:test";
import { SCREENS, becomes, expectAccessible, keeping, openPage, screenshot, waitUntilKept } from "../browser.mjs";
import * as dvonn from "../dvonn.mjs";
import { converse } from "../engine.mjs";
import { withBrowserAndServer } from "../fixture.mjs";
import { HANDS, stepsOf } from "../lessons.mjs";
import { Board } from "../punct.mjs";
import { PROGRAM, startServer } from "../server.mjs";
import { expectFits } from "../views.mjs";

const OPTIONS = { ...SCREENS.desktop, reducedMotion: "reduce" };

/** The puzzles of a title, as their files have them, by number. */
function puzzles(title) {
  const folder = new URL("../../crates/learn/data/", import.meta.url);
  const names = readdirSync(folder).filter((name) => name.startsWith(`puzzles-${title}-`));
  const lines = names.flatMap((file) => {
    const lines = readFileSync(new URL(file, folder), "utf8").split("\n");
    return lines.filter((line) => line).map((line) => ({ file, line }));
  });
  const all = lines.map(({ file, line }) => {
    const [id, , aim, rating, position, moves, also] = line.split("\t");
    const number = id.replace(/.*-/, "");
    const words = (list) => list?.split(" ") ?? [];
    return { file, id, number, aim, rating: Number(rating), position, path: `/puzzles/${title}/${number}`, line: words(moves), also: words(also) };
  });
  return all.toSorted((one, other) => one.number - other.number);
}

const DVONN = puzzles("dvonn");
const PUNCT = puzzles("punct");

/** The native engine's evaluation of each reply to a move of DVONN. */
async function repliesTo(position, move) {
  const lines = ["setoption name Game value dvonn", "setoption name MultiPV value 64", `position fen ${position} moves ${move}`, "go nodes 2000000"];
  const heard = await converse(PROGRAM, ["engine"], lines);
  return Object.fromEntries(heard.flatMap((line) => {
    const said = line.match(/ score (.*?) time .* pv (\w+)/);
    return said ? [[said[2], said[1]]] : [];
  }));
}

/** Something that is only placed. */
const isPlacement = (move) => !move.includes("-");

/** Three moves to find, and replies between them. */
const LONG = DVONN.find(({ aim, line }) => aim === "win" && line.length === 5);
/** Several moves of White's to find, and much on the board. */
const RICH = DVONN.find(({ aim, line, position }) => aim === "win" && line.length >= 3 && / w s$/.test(position));
/** One move of White's to find. */
const SHORT = DVONN.find(({ aim, line, position }) => aim === "win" && line.length === 1 && / w s$/.test(position));
/** Two turns of PÜNCT to find, both of which place a piece. */
const PLACED = PUNCT.find(({ aim, line }) => aim === "win-2" && isPlacement(line[0]) && isPlacement(line[2]));
/** The same, with another first turn that is as good. */
const BOTH_WAYS = PUNCT.find(({ aim, also }) => aim === "win-2" && also.some(isPlacement));

describe("puzzles", { timeout: 600_000 }, () => {
  let browser, server;
  withBrowserAndServer((started) => ({ browser, server } = started));

  const open = (path, options = {}) => openPage(browser, new URL(path, server.address).href, { ...OPTIONS, ...options });

  /** Opens a puzzle of DVONN and finds a legal move that does not solve it. */
  const openWithWrongMove = async (puzzle) => {
    const visit = await open(puzzle.path);
    return { visit, page: visit.page, wrong: await anotherMove(visit.page, puzzle.line[0]) };
  };
  const act = (page, what) => page.locator(`[data-act=${what}]`).click();
  const told = (page, text) => page.locator(".answer").getByText(text).waitFor();
  const made = (page, count) => page.locator(`[data-made="${count}"]`).waitFor();
  const ready = (page, space) => page.locator(`#space-${space}[aria-label]`).waitFor({ state: "attached" });
  /** What the browser has stored of a puzzle. */
  const state = (page, { id }) => page.evaluate((id) => {
    const words = (localStorage.getItem("basalt.puzzles") ?? "").split(" ");
    return words.includes(id) ? "solved" : words.includes(`!${id}`) ? "tried" : "new";
  }, id);
  const list = async (page) => {
    await page.goto(new URL("puzzles", server.address).href);
    await page.locator(".train-hero [data-rating]").waitFor();
  };
  const stored = (page, key) => page.evaluate((key) => localStorage.getItem(key) ?? "", key);
  const byId = (id) => [...DVONN, ...PUNCT].find((puzzle) => puzzle.id === id);
  /** The puzzle that a session shows. */
  const current = async (page) => byId(await page.locator(".puzzle").getAttribute("data-puzzle"));
  /** Waits until a session shows another puzzle. */
  const another = async (page, { id }) => {
    await page.locator(`.puzzle:not([data-puzzle="${id}"])`).waitFor();
    return current(page);
  };

  /** Makes a move of DVONN, and says yes if it is asked whether it is meant. */
  async function stack(page, move) {
    const hand = dvonn.mouse(page);
    const before = await page.locator("[data-made]").getAttribute("data-made");
    await ready(page, move.slice(0, 2));
    await dvonn.choose(page, hand, move.slice(0, 2));
    await hand.tap(move.slice(2));
    const asked = await page.waitForFunction((before) => {
      if (document.querySelector("[data-act=confirm]")) return "asked";
      // A move that ends a run takes the board away.
      return document.querySelector("[data-made]")?.dataset.made !== before && "made";
    }, before);
    if ((await asked.jsonValue()) === "asked") await hand.confirm();
  }

  /** Places a piece of PÜNCT by naming its three spaces. */
  async function place(page, move) {
    const board = new Board(page);
    await ready(page, "i5");
    await board.click(...move.match(/[a-q]\d+/g));
    await board.ghost.waitFor();
    await board.act("confirm").click();
  }

  /** A move of White's that the page offers, other than these. */
  const anotherMove = (page, ...others) => anotherMoveOf("white", page, others);

  /** A move of a player that the page offers, other than these. */
  async function anotherMoveOf(color, page, others) {
    const movable = new RegExp(`${color}.*can move`, "i");
    await becomes(async () => (await dvonn.spacesNamed(page, movable)).length > 0, true);
    for (const from of await dvonn.spacesNamed(page, movable)) {
      await dvonn.choose(page, dvonn.mouse(page), from);
      const to = (await dvonn.targets(page)).find((to) => !others.includes(from + to));
      await dvonn.mouse(page).tap(from);
      if (to) return from + to;
    }
    throw new Error("there is no other move");
  }

  /** The spaces of the move that is shown as the last one. */
  const lastMove = (page) =>
    page.locator("#board .last[data-space]").evaluateAll((all) => [...new Set(all.map((one) => one.dataset.space))].toSorted());

  test("a puzzle of DVONN is found move by move, and stays solved", async () => {
    const visit = await open(LONG.path);
    const { page } = visit;
    await page.getByRole("heading", { level: 1, name: /to move and win/ }).waitFor();
    for (const [number, move] of LONG.line.entries()) {
      if (number % 2) {
        await told(page, `replies ${move}. Find the next move.`);
      } else {
        await stack(page, move);
      }
    }
    await told(page, /^Solved\. Proven: each of these moves was the only one that wins\. Your rating: \d+ \(\+\d+\)\.$/);
    await made(page, LONG.line.length);
    await screenshot(page, "puzzle-dvonn-desktop");
    await list(page);
    await becomes(() => state(page, LONG), "solved");
    await page.getByText(`1 of ${DVONN.length + PUNCT.length} solved`).waitFor();
    await page.locator(".theme .sr").getByText(/^1 of \d+ solved$/).first().waitFor({ state: "attached" });
    await page.reload();
    await page.locator(".train-hero [data-rating]").waitFor();
    await becomes(() => state(page, LONG), "solved");
    await visit.close();
  });

  test("a wrong move of DVONN is refuted on the board, and can be taken back", async () => {
    const { visit, page, wrong } = await openWithWrongMove(SHORT);
    await stack(page, wrong);
    await told(page, new RegExp(`${wrong} isn’t it. Black replies \\w+ and (wins by \\d+|draws) \\(proven\\).`));
    await made(page, 2);
    await screenshot(page, "puzzle-refuted-desktop");
    await page.locator("main").focus();
    await page.keyboard.press("k");
    await made(page, 0);
    await stack(page, SHORT.line[0]);
    await told(page, /^That’s the solution\. Solve it without help to make it count\. .* You’ll see it again tomorrow\.$/);
    await list(page);
    await becomes(() => state(page, SHORT), "tried");
    await page.goto(new URL(SHORT.path, server.address).href);
    await stack(page, SHORT.line[0]);
    await told(page, "Solved.");
    await list(page);
    await becomes(() => state(page, SHORT), "solved");
    await visit.close();
  });

  test("the reply that refutes a move is on the board, and does what is said of it", async () => {
    const { visit, page, wrong } = await openWithWrongMove(RICH);
    const replies = await repliesTo(RICH.position, wrong);
    assert.ok(Object.keys(replies).length > 1, `${wrong} leaves a choice`);
    await stack(page, wrong);
    await told(page, /replies \w+ and (wins by \d+|draws) \(proven\)\.$/);
    await made(page, 2);
    const [, reply, margin] = (await page.locator(".answer").textContent()).match(/replies (\w+) and (?:wins by (\d+)|draws)/);
    await becomes(() => lastMove(page), [reply.slice(0, 2), reply.slice(2)].toSorted());
    assert.equal(replies[reply], `margin ${margin ?? 0} proven`);
    await visit.close();
  });

  test("what cannot be done is refused, and changes nothing", async () => {
    const visit = await open(SHORT.path);
    const { page } = visit;
    await ready(page, "a1");
    const [blocked] = await dvonn.spacesNamed(page, /black/);
    await dvonn.mouse(page).tap(blocked);
    await page.locator(".answer.refused").waitFor();
    await made(page, 0);
    await visit.close();
  });

  test("a hint tells where the move begins, and the solution can be shown", async () => {
    const visit = await open(LONG.path);
    const { page } = visit;
    await ready(page, "a1");
    await act(page, "hint");
    await told(page, `Look at ${LONG.line[0].slice(0, 2)}.`);
    await becomes(() => page.locator("#board .drawn").count(), 1);
    await becomes(() => page.locator("#board .selected").count(), 0);
    for (let moves = 2; moves <= LONG.line.length; moves += 2) {
      await act(page, "show-me");
      await told(page, `The move is ${LONG.line[moves - 2]}.`);
      await made(page, moves);
    }
    await act(page, "show-me");
    await told(page, /^The move is .* Proven: /);
    await page.locator('.puzzle[data-solved="true"]').waitFor();
    await act(page, "again");
    await made(page, 0);
    await act(page, "next");
    await page.waitForURL((url) => url.pathname.startsWith("/puzzles/dvonn/") && url.pathname !== LONG.path);
    await list(page);
    await becomes(() => state(page, LONG), "tried");
    await visit.close();
  });

  test("a puzzle of PÜNCT is found, and a wrong turn is stopped", async () => {
    const visit = await open(PLACED.path);
    const { page } = visit;
    await page.getByRole("heading", { level: 1, name: /to move and win in 2/ }).waitFor();
    await ready(page, "i5");
    await act(page, "hint");
    await told(page, "Place a piece from the reserve.");
    const empty = await new Board(page).empty();
    const wrong = empty.map((space) => [space, neighbour(space, 0, 1), neighbour(space, 0, 2)]);
    const spaces = wrong.find((spaces) => spaces.every((one) => empty.includes(one)) && !PLACED.line[0].includes(spaces[0]));
    await place(page, `${spaces[0]}/${spaces[1]}${spaces[2]}`);
    await told(page, /isn’t it\. (White|Black) replies \S+, and no turn wins at once\./);
    await made(page, 2);
    await act(page, "again");
    await made(page, 0);
    await place(page, PLACED.line[0]);
    await told(page, `replies ${PLACED.line[1]}. Find the next move.`);
    await place(page, PLACED.line[2]);
    await told(page, /^Solved\. Proven: (White|Black) wins in 2, whatever (White|Black) plays\./);
    await screenshot(page, "puzzle-punct-desktop");
    await list(page);
    await becomes(() => state(page, PLACED), "solved");
    await visit.close();
  });

  /** The space so many columns and rows away. */
  const neighbour = (space, columns, rows) =>
    String.fromCharCode(space.charCodeAt(0) + columns) + (Number(space.slice(1)) + rows);

  test("another first turn that wins in time is answered by the engine", async () => {
    const visit = await open(BOTH_WAYS.path);
    const { page } = visit;
    await place(page, BOTH_WAYS.also.find(isPlacement));
    await told(page, /^Right\. (White|Black) replies \S+\. Find the next move\.$/);
    await act(page, "show-me");
    await told(page, /^The move is \S+\. Proven: /);
    await visit.close();
  });

  test("the list can be narrowed down, and draws only what is seen", async () => {
    const kept = keeping(server.address, { "basalt.puzzles": "dvonn-1 rubbish_ !punct-1" });
    const visit = await open("puzzles", kept);
    const { page } = visit;
    const rows = page.locator(".puzzle-rows li");
    await act(page, "list");
    await rows.first().waitFor();
    assert.ok((await rows.count()) < 40, `${await rows.count()} rows`);
    await page.getByRole("group", { name: "Game" }).getByRole("button", { name: "DVONN" }).click();
    await becomes(() => page.locator(".puzzle-list .badge").textContent(), String(DVONN.length));
    await page.locator("[data-field=theme]").selectOption({ label: "Save the draw" });
    const draws = DVONN.filter(({ aim }) => aim === "draw").toSorted((one, other) => one.rating - other.rating || one.number - other.number);
    await becomes(() => rows.first().getByRole("link").getAttribute("href"), draws[0].path);
    await page.locator(".puzzle-rows").evaluate((list) => list.scrollTo(0, list.scrollHeight));
    await becomes(() => rows.last().getByRole("link").getAttribute("href"), draws.at(-1).path);
    await rows.last().getByRole("link").click();
    await page.waitForURL((url) => url.pathname === draws.at(-1).path);
    await page.getByText(`Rating ${draws.at(-1).rating}`).waitFor();
    await visit.close();
  });

  /** Finds a puzzle of DVONN move by move. */
  async function solve(page, { line }) {
    for (const [number, move] of line.entries()) {
      if (number % 2) await told(page, `replies ${move}.`);
      else await stack(page, move);
    }
  }

  /** Lets the page show every move of a puzzle of DVONN. */
  async function showSolution(page) {
    await ready(page, "a1");
    while ((await page.locator(".puzzle").getAttribute("data-solved")) !== "true") {
      const before = Number(await page.locator("[data-made]").getAttribute("data-made"));
      await act(page, "show-me");
      await page.waitForFunction((before) => Number(document.querySelector("[data-made]").dataset.made) > before, before);
    }
  }

  test("training goes on near the rating, and a puzzle with help lowers it once", async () => {
    const visit = await open("puzzles");
    const { page } = visit;
    await page.getByRole("group", { name: "Game" }).getByRole("button", { name: "DVONN" }).click();
    await becomes(() => page.locator("[data-rating]").textContent(), "1500?");
    await page.locator('.up-next[data-next^="dvonn"]').waitFor();
    await page.getByRole("link", { name: "Train" }).first().click();
    await page.waitForURL((url) => url.pathname === "/puzzles/dvonn");
    await page.locator(".puzzle").waitFor();
    const first = await current(page);
    assert.ok(Math.abs(first.rating - 1500) < 60, String(first.rating));
    await showSolution(page);
    await told(page, /Your rating: \d+ \(−\d+\)\. You’ll see it again tomorrow\.$/);
    await act(page, "next");
    const second = await another(page, first);
    assert.ok(second.rating < first.rating, `${second.rating} after ${first.rating}`);
    const ratings = await stored(page, "basalt.puzzles.ratings");
    assert.match(ratings, /^you all \d+:\d+:\d+$/m);
    assert.match(ratings, new RegExp(`^puzzle ${first.id} `, "m"));
    await page.goto(new URL(first.path, server.address).href);
    await showSolution(page);
    await told(page, /You’ll see it again tomorrow\.$/);
    assert.equal(await stored(page, "basalt.puzzles.ratings"), ratings, "only the first attempt is rated");
    await list(page);
    assert.ok(Number.parseInt(await page.locator("[data-rating]").textContent(), 10) < 1500);
    await visit.close();
  });

  /** Solves the missed puzzle that comes back on a day, and returns what the browser stores then. */
  async function solveMissed(moment, kept) {
    const visit = await at(moment, "UTC", kept);
    const { page } = visit;
    await page.getByText("1 missed puzzle comes back today.").waitFor();
    await page.locator(`.up-next[data-next="${SHORT.id}"]`).waitFor();
    await page.getByRole("link", { name: "Train" }).first().click();
    await page.locator(`.puzzle[data-puzzle="${SHORT.id}"]`).waitFor();
    await stack(page, SHORT.line[0]);
    await told(page, "Solved.");
    const solved = await page.evaluate(() => ({ ...localStorage }));
    await visit.close();
    return solved;
  }

  test("a failed puzzle comes back after one day, three and seven, as long as it is solved", async () => {
    const visit = await at("2026-03-05T12:00Z", "UTC", {});
    const { page } = visit;
    await page.goto(new URL(SHORT.path, server.address).href);
    await stack(page, await anotherMove(page, SHORT.line[0]));
    await told(page, /isn’t it/);
    const failed = await page.evaluate(() => ({ ...localStorage }));
    assert.match(failed["basalt.puzzles.again"], new RegExp(`^${SHORT.id}:\\d+:0$`));
    await visit.close();
    await showsLater(failed, ".due", [["2026-03-05T13:00Z", 0]]);
    const once = await solveMissed("2026-03-06T12:00Z", failed);
    await showsLater(once, ".due", [["2026-03-08T12:00Z", 0]]);
    const twice = await solveMissed("2026-03-09T12:00Z", once);
    await showsLater(twice, ".due", [["2026-03-15T12:00Z", 0], ["2026-03-16T12:00Z", 1]]);
  });

  test("a theme gives its puzzles only", async () => {
    const visit = await open("puzzles");
    const { page } = visit;
    await page.getByRole("link", { name: /^Save the draw/ }).click();
    await page.waitForURL((url) => url.pathname === "/puzzles/save-draw");
    await page.locator(".puzzle").waitFor();
    let shown = await current(page);
    for (let number = 0; number < 3; number += 1) {
      assert.equal(shown.aim, "draw", shown.id);
      await act(page, "next");
      shown = await another(page, shown);
    }
    await visit.close();
  });

  test("a storm counts what is solved until its time is up", async () => {
    const visit = await open("puzzles/storm", { script: "{ const real = performance.now.bind(performance); globalThis.late = 0; performance.now = () => real() + globalThis.late; }" });
    const { page } = visit;
    await page.getByText(/Time left: [23]:\d\d · Solved: 0/).waitFor();
    assert.equal(await page.locator("[data-act=hint]").count(), 0, "there is no help");
    let shown = await current(page);
    let solved = 0;
    while (solved < 1) {
      if (shown.id.startsWith("dvonn") && shown.line.length === 1 && shown.aim !== "place") {
        await stack(page, shown.line[0]);
        await page.getByText(/Solved: 1/).waitFor();
        solved += 1;
      } else {
        await page.reload();
        await page.locator(".run-status").waitFor();
        shown = await current(page);
      }
    }
    await another(page, shown);
    await page.evaluate(() => { globalThis.late = 200_000; });
    await page.locator(".run-over").getByText("You solved 1 puzzle.").waitFor();
    await page.getByText("A new best!").waitFor();
    await expectAccessible(page);
    assert.equal(await stored(page, "basalt.puzzles.best"), "0 1");
    await act(page, "run-again");
    await page.getByText(/Solved: 0/).waitFor();
    await list(page);
    await page.getByText("Best: 1").waitFor();
    await visit.close();
  });

  test("a streak goes on as long as puzzles are solved, and ends with the first miss", async () => {
    const visit = await open("puzzles/streak");
    const { page } = visit;
    const isPlayable = ({ id, position }) => id.startsWith("dvonn") && position.endsWith(" s");
    // Streaks begin anew until the first two puzzles are of DVONN.
    let [first, second] = [];
    while (!second || !isPlayable(second)) {
      if (second) await page.reload();
      await page.getByText("Solved: 0").waitFor();
      first = await current(page);
      second = first;
      if (!isPlayable(first)) continue;
      await solve(page, first);
      await page.getByText("Solved: 1").waitFor();
      second = await another(page, first);
    }
    const color = second.position.endsWith("w s") ? "white" : "black";
    await stack(page, await anotherMoveOf(color, page, [second.line[0], ...second.also]));
    await page.locator(".run-over").getByText("You solved 1 puzzle.").waitFor();
    await visit.close();
  });

  test("other kinds of puzzles say what they ask for", async () => {
    const kinds = [
      [DVONN.find(({ aim }) => aim.startsWith("by-")), /to move and win by \d+/],
      [DVONN.find(({ aim }) => aim === "place"), /to place a piece/],
      [PUNCT.find(({ aim }) => aim === "block-1"), /to move and stop/],
      [PUNCT.find(({ aim }) => aim === "win-4"), /to move and win in 4/],
    ];
    for (const [puzzle, name] of kinds) {
      const visit = await open(puzzle.path);
      await visit.page.getByRole("heading", { level: 1, name }).waitFor();
      await ready(visit.page, "e3");
      await act(visit.page, "show-me");
      await told(visit.page, `The move is ${puzzle.line[0]}.`);
      await visit.close();
    }
  });

  /** The clock of a browser that stands still at a moment. */
  const clock = (moment) => `{
    const [Time, now] = [Date, ${Date.parse(moment)}];
    globalThis.Date = class extends Time {
      constructor(...parts) { super(...(parts.length ? parts : [now])); }
      static now() { return now; }
    };
  }`;
  const at = (moment, timezoneId, kept = {}) =>
    open("puzzles", { script: clock(moment), timezoneId, ...keeping(server.address, kept) });
  const ofToday = async (page) => {
    await page.locator(".today").nth(1).waitFor();
    return page.locator(".today").evaluateAll((all) => all.map((one) => one.getAttribute("href")));
  };

  /** With these records, the list of puzzles shows so many elements at each moment. */
  const showsLater = async (records, selector, counts) => {
    for (const [moment, count] of counts) {
      const later = await at(moment, "UTC", records);
      await ofToday(later.page);
      await becomes(() => later.page.locator(selector).count(), count, moment);
      await later.close();
    }
  };

  test("a date has the same puzzles everywhere, and the next one has others", async () => {
    const dates = [["2026-03-04T12:00Z", "Pacific/Auckland"], ["2026-03-06T07:00Z", "America/Los_Angeles"], ["2026-03-06T12:00Z", "UTC"]];
    const found = [];
    for (const [moment, zone] of dates) {
      const visit = await at(moment, zone);
      found.push(await ofToday(visit.page));
      await visit.close();
    }
    assert.deepEqual(found[0], found[1]);
    assert.equal(new Set(found.flat()).size, 4);
  });

  /** Solves the puzzle of DVONN of the day, and tells what the browser keeps then. */
  async function solveOfDay(moment, kept, days) {
    const visit = await at(moment, "UTC", kept);
    const { page } = visit;
    const [today] = await ofToday(page);
    await page.locator(".today").first().click();
    await page.getByText("Puzzle of the day").waitFor();
    await solve(page, DVONN.find(({ path }) => path === today));
    await told(page, "Solved.");
    await list(page);
    await page.getByText(`${days}-day streak`).waitFor();
    const after = await page.evaluate(() => ({ ...localStorage }));
    await visit.close();
    return after;
  }

  test("days in a row are counted by the puzzle of the day", async () => {
    const first = await solveOfDay("2026-03-05T12:00Z", {}, 1);
    const second = await solveOfDay("2026-03-06T12:00Z", first, 2);
    await showsLater(second, ".streak", [["2026-03-07T12:00Z", 1], ["2026-03-08T12:00Z", 0]]);
  });

  test("a puzzle can be analysed, whatever lies on the board", async () => {
    const towers = PUNCT.find(({ position }) => position.includes("^2"));
    for (const [puzzle, heading] of [[SHORT, "Analyse: DVONN"], [towers, "Analyse: PÜNCT"]]) {
      const visit = await open(puzzle.path);
      const { page } = visit;
      await act(page, "analyse");
      await page.getByRole("heading", { name: heading }).waitFor({ state: "attached" });
      await page.getByRole("tab", { name: "Share", exact: true }).click();
      await act(page, "copy-link");
      const link = await page.waitForFunction(() => document.querySelector("[data-act=link]")?.value);
      const position = puzzle.position.replaceAll(" ", "_").replaceAll("^", "~5e");
      assert.ok((await link.jsonValue()).endsWith(`&Position=${position}`), await link.jsonValue());
      await visit.close();
    }
  });

  test("all puzzles work with the server gone, though none was opened before", async () => {
    const own = await startServer();
    const visit = await openPage(browser, own.address, { ...OPTIONS, serviceWorker: true });
    const { page } = visit;
    await waitUntilKept(page);
    const files = new Set([...DVONN, ...PUNCT].map(({ file }) => file));
    await becomes(() => page.evaluate(async () => {
      const caches = await Promise.all((await globalThis.caches.keys()).map((name) => globalThis.caches.open(name)));
      const kept = (await Promise.all(caches.map((cache) => cache.keys()))).flat();
      return kept.filter(({ url }) => /puzzles-\w+-\d+-[0-9a-f]{16}\.tsv$/.test(url)).length;
    }), files.size);
    await own.stop();
    for (const puzzle of [DVONN.at(-1), PUNCT.at(-1), SHORT]) {
      await page.goto(new URL(puzzle.path, own.address).href);
      await page.locator(`.puzzle[data-puzzle="${puzzle.id}"]`).waitFor();
    }
    await stack(page, await anotherMove(page, SHORT.line[0]));
    await told(page, /replies \w+ and .* \(proven\)\./);
    await visit.close();
  });

  test("a puzzle that there is not is said to be missing", async () => {
    for (const path of ["puzzles/dvonn/99999", "puzzles/chess/1", "puzzles/chess"]) {
      const visit = await open(path);
      await visit.page.locator("main").getByRole("link", { name: "Puzzles" }).waitFor();
      await visit.close();
    }
  });

  for (const [size, screen] of Object.entries(SCREENS)) {
    test(`they fit a ${size}, and keep nobody out`, async () => {
      for (const [name, path] of [["list", "puzzles"], ["dvonn", SHORT.path], ["punct", PLACED.path]]) {
        const visit = await open(path, screen);
        const { page } = visit;
        await page.locator(name === "list" ? ".up-next .mini-board" : "[data-act=hint]").first().waitFor();
        if (name === "list") {
          const parts = [".train-hero", ".themes", ".daily__item", ".streak-card", ".puzzle-list"];
          const tops = await Promise.all(parts.map((part) => page.locator(part).first().boundingBox().then(({ y }) => y)));
          if (size === "phone") assert.deepEqual(tops, tops.toSorted((one, other) => one - other), "the list comes last");
          await act(page, "list");
        }
        await expectFits(page, name);
        await expectAccessible(page);
        await screenshot(page, `puzzles-${name}-${size}`);
        if (name !== "list") {
          await act(page, "hint");
          await page.locator(".answer.right").waitFor();
          await expectFits(page, name);
        }
        await visit.close();
      }
    });
  }

  /** A game of one move, in which the person has missed the only one that wins. */
  async function gameWithMistake(tags) {
    const found = await open(SHORT.path);
    const wrong = await anotherMove(found.page, SHORT.line[0]);
    await found.close();
    return { wrong, game: dvonn.record(SHORT.position, tags, `1. ${wrong}`) };
  }

  /** Lets the game that is kept as the study be reviewed, and returns the screen. */
  async function review(kept, options = {}) {
    const visit = await open("analyse", { ...keeping(server.address, kept), ...options });
    await visit.page.getByRole("tab", { name: "Review", exact: true }).click();
    await act(visit.page, "review");
    await visit.page.locator(".key-moment").first().waitFor();
    return visit;
  }

  for (const [size, screen] of [["desktop", SCREENS.desktop], ["phone", SCREENS.phone]]) {
    test(`a mistake in a game of one’s own becomes a puzzle, on a ${size}`, async () => {
      const { wrong, game } = await gameWithMistake({ BlackSeat: "computer 3" });
      const visit = await review({ "basalt.study": game }, screen);
      const { page } = visit;
      await page.locator('[data-new-puzzles="1"]').getByText("1 of your mistakes is now a puzzle.").waitFor();
      await expectFits(page, "review");
      await page.locator("[data-new-puzzles]").getByRole("link", { name: "Train" }).click();
      await page.locator('.puzzle[data-puzzle="own-1"]').waitFor();
      await page.getByText("From your games").waitFor();
      await page.getByRole("heading", { level: 1, name: "White to move and win" }).waitFor();
      await stack(page, wrong);
      await told(page, new RegExp(`${wrong} isn’t it\\. Black replies`));
      await act(page, "back");
      await stack(page, SHORT.line[0]);
      await told(page, /^That’s the solution\. .* Proven: each of these moves was the only one that wins\. You’ll see it again tomorrow\.$/);
      assert.match(await stored(page, "basalt.puzzles.again"), /^own-1:\d+:0$/);
      assert.equal(await stored(page, "basalt.puzzles.ratings"), "", "nobody knows how hard it is");
      await list(page);
      await page.locator(".own-games").getByText("0 of 1 solved").waitFor();
      await expectFits(page, "trainer");
      await expectAccessible(page);
      await screenshot(page, `puzzles-own-${size}`);
      await page.locator(".own-games").click();
      await page.locator('.puzzle[data-puzzle="own-1"]').waitFor();
      await stack(page, SHORT.line[0]);
      await told(page, "Solved.");
      await page.goto(new URL("puzzles/own/1", server.address).href);
      await page.locator('.puzzle[data-puzzle="own-1"][data-state="solved"]').waitFor();
      await list(page);
      await page.locator(".own-games").getByText("1 of 1 solved").waitFor();
      await visit.close();
    });
  }

  test("a mistake in a game of PÜNCT of one’s own becomes a puzzle", async () => {
    // Black threatens to connect, only one turn stops it, and then White has chances.
    const { position, line: [right] } = byId("punct-2218");
    const missed = "q16/p15q15";
    const game = `[Game "punct"]\n[WhiteSeat "person"]\n[BlackSeat "computer 3"]\n[Position "${position}"]\n\n1. ${missed} *\n`;
    const visit = await review({ "basalt.study": game });
    const { page } = visit;
    await page.locator('[data-new-puzzles="1"]').getByRole("link", { name: "Train" }).click();
    await page.locator('.puzzle[data-puzzle="own-1"]').waitFor();
    await page.getByText("From your games").waitFor();
    await page.getByRole("heading", { level: 1, name: "White to play the best move" }).waitFor();
    await place(page, missed);
    await told(page, new RegExp(`^${missed} isn’t it\\. Black replies`));
    await act(page, "back");
    await made(page, 0);
    await ready(page, "c11");
    await HANDS.punct(page).make(right);
    await told(page, /^That’s the solution\. .*That’s its judgement, not a proof\. You’ll see it again tomorrow\.$/);
    assert.match(await stored(page, "basalt.puzzles.again"), /^own-1:\d+:0$/);
    await visit.close();
  });

  test("a failed puzzle from one’s own game comes back among the others", async () => {
    const line = `own-1\tdvonn\tbest\t1500\t${SHORT.position}\t${SHORT.line[0]}\n`;
    const kept = { "basalt.puzzles.own": line, "basalt.puzzles": "!own-1 own-7", "basalt.puzzles.again": "own-1:5:0 own-7:5:0" };
    const visit = await open("puzzles", keeping(server.address, kept));
    const { page } = visit;
    await page.getByText("1 missed puzzle comes back today.").waitFor();
    await page.locator('.up-next[data-next="own-1"] .mini-board').waitFor();
    await page.getByRole("link", { name: "Train" }).first().click();
    await page.locator('.puzzle[data-puzzle="own-1"]').waitFor();
    await page.getByRole("heading", { level: 1, name: "White to play the best move" }).waitFor();
    await stack(page, SHORT.line[0]);
    await told(page, "Solved. The engine finds this move clearly better than any other. That’s its judgement, not a proof.");
    assert.match(await stored(page, "basalt.puzzles.again"), /^own-1:\d+:1$/, "what is gone is forgotten");
    await visit.close();
  });

  test("only mistakes of one’s own become puzzles, and each once", async () => {
    const { game } = await gameWithMistake({ WhiteSeat: "computer 3" });
    const others = await review({ "basalt.study": game });
    assert.equal(await stored(others.page, "basalt.puzzles.own"), "");
    await others.page.goto(new URL("puzzles", server.address).href);
    await others.page.locator(".own-games").getByText("Review a game, and your mistakes become puzzles.").waitFor();
    await others.close();
    // The record of a game online tells only which player the person was.
    for (const [seat, count] of [["Black", 0], ["White", 1]]) {
      const online = game.replace(/\[\w+Seat .*\]\n/g, "").replace("\n\n", `\n[${seat}Seat "person"]\n\n`);
      const one = await review({ "basalt.study": online });
      await becomes(() => one.page.locator("[data-new-puzzles]").count(), count, seat);
      await one.close();
    }
    const names = game.replace(/\[\w+Seat .*\]\n/g, "").replace("\n\n", '\n[White "ada"]\n[Black "bob"]\n\n');
    for (const [account, count] of [["bob", 0], ["ada", 1]]) {
      const named = await review({ "basalt.study": names, "basalt.account": account });
      await becomes(() => named.page.locator("[data-new-puzzles]").count(), count, account);
      await named.close();
    }
    const known = `own-4\tdvonn\twin\t1500\t${SHORT.position}\t${SHORT.line[0]}\n`;
    const again = await review({ "basalt.study": names, "basalt.account": "ada", "basalt.puzzles.own": known });
    assert.equal(await stored(again.page, "basalt.puzzles.own"), known);
    await again.close();
  });

  test("mistakes that a review has found are tried once more", async () => {
    const { wrong, game } = await gameWithMistake({});
    const visit = await review({ "basalt.study": game });
    const { page } = visit;
    await page.locator("[data-retry=white]").click();
    await page.getByText("Mistake 1 of 1").waitFor();
    await page.getByText(`${wrong}?? was played in the game.`).waitFor();
    await stack(page, wrong);
    await told(page, new RegExp(`^Not quite: ${wrong} lowers the winning chances by [\\d.]+%\\.$`));
    await act(page, "back");
    const other = await anotherMove(page, SHORT.line[0], wrong);
    await stack(page, other);
    await told(page, new RegExp(`^Not quite: ${other} (loses|lowers)`));
    await expectAccessible(page);
    await act(page, "back");
    await stack(page, SHORT.line[0]);
    await told(page, `Right: ${SHORT.line[0]} is the engine’s choice too.`);
    await page.getByText("1 of 1 found").waitFor();
    await screenshot(page, "retry-desktop");
    await act(page, "leave-retry");
    await page.locator(".key-moment").waitFor();
    await page.locator("[data-retry=white]").click();
    await act(page, "show-me");
    await told(page, `The engine would play ${SHORT.line[0]}.`);
    await page.getByText("0 of 1 found").waitFor();
    await visit.close();
  });

  test("mistakes in a game of PÜNCT are tried once more", async () => {
    // Black threatens to connect, and no placement prevents it.
    const { start, tries } = stepsOf("punct").find(({ id }) => id === "task-stop");
    const [missed, other] = [tries.find(({ what }) => what === "wrong").move, "q16/p15q15"];
    const game = `[Game "punct"]\n[Variant "basic"]\n[Position "${start}"]\n\n1. ${missed} *\n`;
    const visit = await open("analyse", keeping(server.address, { "basalt.study": game }));
    const { page } = visit;
    const hand = HANDS.punct(page);
    await page.getByRole("tab", { name: "Review", exact: true }).click();
    await act(page, "review");
    await page.locator("[data-retry=white]").click();
    await page.getByText("Mistake 1 of 1").waitFor();
    await page.getByText(`${missed}?? was played in the game.`).waitFor();
    // The evaluation of the played turn is known; for another turn the engine is asked.
    for (const wrong of [missed, other]) {
      await place(page, wrong);
      await told(page, new RegExp(`^Not quite: ${wrong} lowers the winning chances by [\\d.]+%\\.$`));
      await made(page, 1);
      await act(page, "back");
      await made(page, 0);
    }
    await hand.beRefused({ move: "g1-g5/g3g4" });
    await page.locator('.answer.refused a[href="/rules/punct#jumping"]').waitFor();
    await page.keyboard.press("Escape");
    await act(page, "show-me");
    await told(page, /^The engine would play \S+\.$/);
    const [, best] = (await page.locator(".answer").textContent()).match(/play (\S+)\./);
    await page.getByText("0 of 1 found").waitFor();
    await act(page, "leave-retry");
    await page.locator("[data-retry=white]").click();
    await ready(page, "i5");
    await hand.make(best);
    await told(page, `Right: ${best} is the engine’s choice too.`);
    await page.getByText("1 of 1 found").waitFor();
    await screenshot(page, "retry-punct-desktop");
    await act(page, "leave-retry");
    await page.locator(".key-moment").waitFor();
    await visit.close();
  });
});
