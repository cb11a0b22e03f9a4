// The coach of a first game: five tips, each at its moment, then silence.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { LOCALES, SCREENS, SOAK, becomes, expectAccessible, expectAccessibleIn, keeping, nextFrame, openPage, screenshot } from "../browser.mjs";
import * as dvonn from "../dvonn.mjs";
import { withBrowserAndServer } from "../fixture.mjs";
import { Board } from "../punct.mjs";

/** The seats of a first game. */
const SEATS = { WhiteSeat: "person", BlackSeat: "computer 1" };

/** A position of DVONN in which d3c3 cuts off three black pieces. */
const ISLAND = "9/10/wrrwbbb4/wrw7/bww6 w s";

/** A position of DVONN in which two white stacks can move. */
const LATE = "9/10/wr(rw)8/1(rb)8/9 w s";

/** A position of DVONN in which f2g2 ends the game. */
const LAST_MOVE = "9/10/5r5/4rw(rb)3/9 w s";

/** The position of the first game in the course of PÜNCT: White can land on others, and build bridges. */
const CROWD =
  "w:d5/c5e6,d10/b9c10,f9/g10h10,h3/h1h2,l7/k5l6,l8/k8m9,m10/n10o10,o9/p9q10 b:b3/a2c3,d7/d6d8,e10/d9e11,h5/f3g4,i5/j5k6,j4/k4l5,n9/m7n8,n9/m9m10^1 w 1";

/** A first game of DVONN in which these tips were given. */
const ofDvonn = (position, tips) => dvonn.record(position, { ...SEATS, Lesson: "dvonn game", ...(tips && { Tips: tips }) });

/** The same of PÜNCT. */
function ofPunct(position, tips) {
  const tags = { Game: "punct", Variant: "basic", ...SEATS, Position: position, Lesson: "punct first-game", Tips: tips };
  const lines = Object.entries(tags).flatMap(([name, value]) => (value ? `[${name} "${value}"]` : []));
  return `${lines.join("\n")}\n\n*\n`;
}

/** First games, each with the tips that follow one another in it. */
const GAMES = {
  "dvonn, first turn": { kept: ofDvonn(dvonn.FULL), tips: ["aim", "red", "move"] },
  "dvonn, last turns": { kept: ofDvonn(LATE, "aim red move"), tips: ["end"] },
  "punct, first turn": { kept: ofPunct(), tips: ["aim"] },
  "punct, later": { kept: ofPunct(CROWD, "aim"), tips: ["dot", "line", "top", "bridge"] },
};

const WINDOWS = {
  "1440x900": { viewport: { width: 1440, height: 900 } },
  "1280x720": { viewport: { width: 1280, height: 720 } },
  "390x844": { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};

/** Languages with windows: every language once, in `cargo xtask soak` all pairs. */
const CASES = LOCALES.flatMap((locale, number) =>
  Object.keys(WINDOWS).filter((_, row) => SOAK || row === number % 3).map((size) => ({ locale, size })));

const tip = (page) => page.locator(".coach-says").evaluateAll((all) => all[0]?.dataset.tip);

/** Waits for a tip, and for the marks that it makes: a count by the role of the mark. */
async function becomesTip(page, name, expected = {}) {
  await becomes(() => tip(page), name);
  for (const [role, count] of Object.entries(expected)) await becomes(() => marks(page, role), count, `${role} of ${name}`);
}

const act = (page, name) => page.locator(`.coach-says [data-act=${name}]`);
const marks = (page, role) => page.locator(`#board .surface .${role}`).count();
const spoken = (page) => page.locator("#coach-spoken").textContent();

/** What is wrong with the place of the coach: in the page. */
function findFaults() {
  const faults = [];
  const [coach, board, words] = [".coach-says", "#board", ".coach-says__words"].map((one) => document.querySelector(one));
  const [card, surface] = [coach, board].map((one) => one.getBoundingClientRect());
  const across = Math.min(card.right, surface.right) - Math.max(card.left, surface.left);
  const down = Math.min(card.bottom, surface.bottom) - Math.max(card.top, surface.top);
  if (across > 1 && down > 1) faults.push("the coach lies over the board");
  if (card.left < 0 || card.top < 0 || card.right > innerWidth || card.bottom > innerHeight) faults.push("the coach reaches out of the window");
  const you = document.querySelector(".player-bar--you").getBoundingClientRect();
  if (innerWidth <= 640 && (card.top < surface.bottom - 1 || card.bottom > you.top + 1)) faults.push("the coach is not between the board and the person");
  if (words.scrollHeight > words.clientHeight + 1) faults.push(`the words need ${words.scrollHeight}, not ${words.clientHeight}`);
  if (document.scrollingElement.scrollHeight > innerHeight + 1) faults.push("the page scrolls");
  for (const button of coach.querySelectorAll("button")) {
    const { left, right } = button.getBoundingClientRect();
    if (left < card.left || right > card.right || button.scrollWidth > button.clientWidth + 1) faults.push(`“${button.textContent}” is cut`);
  }
  return faults;
}

describe("the coach", { timeout: 900_000 }, () => {
  let browser, server;
  withBrowserAndServer((started) => ({ browser, server } = started));

  const open = async (kept, options = SCREENS.desktop) => {
    const visit = await openPage(browser, `${server.address}play`, { reducedMotion: "reduce", colorScheme: "dark", ...keeping(server.address, { "basalt.table": kept }), ...options });
    await visit.page.locator("#space-e3[aria-label]").waitFor({ state: "attached" });
    return visit;
  };

  test("explains DVONN on the first turn, with marks on the board, and is silent after a move", async () => {
    const visit = await open(ofDvonn(dvonn.FULL));
    const { page } = visit;
    await becomesTip(page, "aim");
    await becomes(() => spoken(page), /^Most pieces wins\./);
    await act(page, "next-tip").click();
    // A ring around each red piece.
    await becomesTip(page, "red", { drawn: 3 });
    await act(page, "why").click();
    await becomes(() => spoken(page), /belongs to nobody/);
    await act(page, "next-tip").click();
    // A ring around a piece, and an arrow from it.
    await becomesTip(page, "move", { drawn: 1, arrow: 1 });
    await becomes(() => spoken(page), /A single piece moves one space/);
    const lit = (await dvonn.targets(page)).sort();
    assert.deepEqual(lit, (await dvonn.spacesNamed(page, /white.*can move/)).sort(), "what can move is lit");
    await act(page, "next-tip").click();
    await page.locator(".card.moves").waitFor();
    assert.equal(await marks(page, "arrow"), 1, "the example stays until a move");
    // It stays beside the targets of a stack in the hand.
    await dvonn.mouse(page).tap(lit[0]);
    await becomes(async () => (await dvonn.targets(page)).includes(lit[0]), false);
    assert.equal(await marks(page, "drawn"), 1, "the example stays while a stack is held");
    const [to] = await dvonn.targets(page);
    await dvonn.mouse(page).tap(to);
    await dvonn.settled(page, "w");
    await becomes(() => marks(page, "arrow"), 0);
    assert.equal(await marks(page, "drawn"), 0, "nothing is left of the example");
    assert.equal(await tip(page), undefined);
    await visit.close();
  });

  test("says in DVONN what fell off, as soon as something did", async () => {
    const visit = await open(ofDvonn(ISLAND, "aim red move"));
    const { page } = visit;
    await page.locator(".card.moves").waitFor();
    await nextFrame(page);
    assert.equal(await tip(page), undefined, "nothing is due yet");
    await dvonn.mouse(page).tap("d3");
    await dvonn.mouse(page).tap("c3");
    // A ring where each stack was.
    await becomesTip(page, "fallen", { drawn: 3 });
    await visit.close();
  });

  test("says in DVONN how the game ends, and after five tips nothing more, in later games neither", async () => {
    const visit = await open(ofDvonn(LATE, "aim fallen move red"));
    const { page } = visit;
    await becomesTip(page, "end");
    const movable = await dvonn.spacesNamed(page, /white.*can move/);
    assert.equal(movable.length, 2);
    await becomes(() => marks(page, "drawn"), movable.length);
    await act(page, "next-tip").click();
    await page.locator(".card.moves").waitFor();
    assert.equal(await page.evaluate(() => document.activeElement.id), "board");
    await page.goto(server.address);
    await page.locator("[data-first=dvonn]").waitFor();
    assert.equal(await page.locator("[data-act=coach]").count(), 0, "the first game is not offered again");
    await visit.close();
  });

  test("explains PÜNCT: the aim, then with a piece on the board its dot and its moves", async () => {
    const visit = await open(ofPunct());
    const { page } = visit;
    const board = new Board(page);
    // An arrow between each pair of sides.
    await becomesTip(page, "aim", { drawn: 3 });
    await board.choose("T");
    await board.click("d5");
    await board.act("confirm").click();
    await becomesTip(page, "dot", { drawn: 1 });
    await act(page, "next-tip").click();
    // An arrow, and where the piece would lie.
    await becomesTip(page, "line", { arrow: 2 });
    await visit.close();
  });

  test("explains in PÜNCT how to land on others and to build bridges", async () => {
    const visit = await open(ofPunct(CROWD, "aim dot line"));
    const { page } = visit;
    await becomesTip(page, "top", { drawn: 1, arrow: 2 });
    await act(page, "next-tip").click();
    await becomesTip(page, "bridge", { drawn: 1 });
    await act(page, "next-tip").click();
    await page.locator(".card.moves").waitFor();
    await visit.close();
  });

  test("a first game that is over counts as a step of the course", async () => {
    const visit = await open(ofDvonn(LAST_MOVE, "aim fallen move red end"));
    const { page } = visit;
    await dvonn.mouse(page).tap("f2");
    await dvonn.mouse(page).tap("g2");
    await page.locator("#result").waitFor();
    await page.goto(`${server.address}learn`);
    await page.locator('.done a[href="/learn/dvonn/game"]').waitFor();
    await visit.close();
  });

  test("is dismissed for good, by keyboard too", async () => {
    const visit = await open(ofDvonn(dvonn.FULL));
    const { page } = visit;
    await becomesTip(page, "aim");
    await page.reload();
    await becomesTip(page, "aim");
    await act(page, "no-tips").focus();
    await page.keyboard.press("Enter");
    await page.locator(".card.moves").waitFor();
    assert.equal(await page.evaluate(() => document.activeElement.id), "board");
    await page.reload();
    await page.locator("#space-e3[aria-label]").waitFor({ state: "attached" });
    await nextFrame(page);
    assert.equal(await tip(page), undefined);
    assert.match(await page.evaluate(() => localStorage.getItem("basalt.settings")), /^dvonn-tips = off$/m);
    await visit.close();
  });

  test("leaves room for why a move is refused", async () => {
    const visit = await open(ofDvonn(dvonn.FULL), WINDOWS["1280x720"]);
    const { page } = visit;
    await becomesTip(page, "aim");
    await dvonn.mouse(page).tap("a2");
    const [black] = await dvonn.spacesNamed(page, /black/);
    await dvonn.mouse(page).tap(black);
    await page.locator(".coach-says .refused").waitFor();
    await visit.close();
  });

  for (const { locale, size } of CASES) {
    test(`covers nothing and is whole at ${size} in ${locale}, with no obstacle`, async () => {
      for (const [name, { kept, tips }] of Object.entries(GAMES)) {
        const visit = await open(kept, { ...WINDOWS[size], locale });
        const { page } = visit;
        for (const [number, one] of tips.entries()) {
          if (number > 0) await act(page, "next-tip").click();
          await becomesTip(page, one);
          await nextFrame(page);
          assert.deepEqual(await page.evaluate(findFaults), [], `${name}: ${one}`);
          await screenshot(page, `coach-${name.split(",")[0]}-${one}-${size}`);
          await act(page, "why").click();
          await nextFrame(page);
          assert.deepEqual(await page.evaluate(findFaults), [], `${name}: why ${one}`);
        }
        await expectAccessible(page);
        await expectAccessibleIn(page, "light");
        await visit.close();
      }
    });
  }
});
