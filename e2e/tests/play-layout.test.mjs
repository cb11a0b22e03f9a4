// The screen of a game: the board as large as the window allows, and nothing cut, covered or out of sight.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { FIRST_GAME, LOCALES, SOAK, becomes, expectAccessible, expectAccessibleIn, goWithin, justEnded, keeping, openPage, screenshot } from "../browser.mjs";
import * as dvonn from "../dvonn.mjs";
import { withBrowserAndServer } from "../fixture.mjs";
import { Board, POSITIONS } from "../punct.mjs";
import { LONG_GAMES } from "../study.mjs";
import { expectMovesApart, expectSound } from "../views.mjs";

const TOUCH = { hasTouch: true, isMobile: true };

/** The windows, each with the least width of the boards in them. */
const WINDOWS = {
  "1440x900": { screen: { viewport: { width: 1440, height: 900 } }, boards: { dvonn: 1380, punct: 740 } },
  "1280x720": { screen: { viewport: { width: 1280, height: 720 } }, boards: { dvonn: 980, punct: 580 } },
  "1280x600": { screen: { viewport: { width: 1280, height: 600 } }, boards: { dvonn: 800, punct: 400 } },
  "820x1180": { screen: { viewport: { width: 820, height: 1180 }, ...TOUCH }, boards: { dvonn: 780, punct: 500 } },
  "390x844": { screen: { viewport: { width: 390, height: 844 }, ...TOUCH }, boards: { dvonn: 240, punct: 380 } },
  "844x390": { screen: { viewport: { width: 844, height: 390 }, ...TOUCH }, boards: { dvonn: 580, punct: 340 } },
};

const PUNCT = `[Game "punct"]\n[Variant "basic"]\n[WhiteSeat "person"]\n[BlackSeat "computer 5"]\n[Position "${POSITIONS.crowded}"]\n\n*\n`;
const GAMES = { dvonn: dvonn.UNDER_WAY, punct: PUNCT };

/** Windows with games and languages: every language twice, in `cargo xtask soak` all. */
const CASES = Object.keys(WINDOWS).flatMap((size, row) =>
  Object.keys(GAMES).flatMap((game, column) =>
    LOCALES.filter((_, number) => SOAK || number === (row + 2 * column) % LOCALES.length).map((locale) => ({ size, game, locale }))));

/** A list shows the last move of a game at first, and then the one that the keys lead to. */
async function expectFollowed(page, list, last) {
  const isSeen = (ply) => page.waitForFunction(([list, ply]) => {
    const move = document.querySelector(`${list} .move[data-ply='${ply}'][aria-current]`);
    if (!move) return false;
    const [one, room] = [move, document.querySelector(list)].map((element) => element.getBoundingClientRect());
    return one.left >= room.left - 1 && one.right <= room.right + 1 && one.top >= room.top - 1 && one.bottom <= room.bottom + 1;
  }, [list, ply]);
  await isSeen(last);
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  await isSeen(1);
  await page.keyboard.press("End");
  await isSeen(last);
}

/** The board fills its room in one direction, and is as wide as it has to be. */
async function expectLarge(page, least) {
  const fills = () => page.evaluate(() => {
    const [board, stage] = [document.getElementById("board"), document.querySelector(".stage")].map((one) => one.getBoundingClientRect());
    return Math.abs(board.width - stage.width) < 2 || Math.abs(board.height - stage.height) < 12;
  });
  await becomes(fills, true);
  const { width } = await page.locator("#board").boundingBox();
  assert.ok(width >= least, `the board is ${width} wide, not ${least}`);
}

describe("the screen of a game", { timeout: 900_000 }, () => {
  let browser, server;
  withBrowserAndServer((started) => ({ browser, server } = started));

  const open = (record, options) => openKept({ "basalt.table": record }, options);
  const openKept = async (kept, options) => {
    const visit = await openPage(browser, `${server.address}play`, { reducedMotion: "reduce", colorScheme: "dark", ...keeping(server.address, kept), ...options });
    await visit.page.locator("#space-e3[aria-label]").waitFor({ state: "attached" });
    return visit;
  };

  for (const { size, game, locale } of CASES) {
    const { screen, boards } = WINDOWS[size];
    test(`of ${game} fits ${size} in ${locale}, with the largest board and no obstacle`, async () => {
      const visit = await open(GAMES[game], { ...screen, locale });
      const { page } = visit;
      await expectLarge(page, boards[game]);
      await expectSound(page, "at first");
      await expectAccessible(page);
      await screenshot(page, `play-${game}-${size}-dark`);
      await expectAccessibleIn(page, "light");
      await screenshot(page, `play-${game}-${size}-light`);
      await page.emulateMedia({ colorScheme: "dark" });
      const { width } = await page.locator("#board").boundingBox();
      if (game === "dvonn") {
        // It belongs to Black, which is said in full.
        const { x, y } = await dvonn.middle(page, "d2");
        await page.mouse.click(x, y);
        await page.locator(".said.refused").waitFor();
        await expectSound(page, "after a refusal");
      } else {
        const board = new Board(page);
        await page.locator(".piece:enabled").first().click();
        await page.locator(".hand").waitFor({ state: "attached" });
        await expectSound(page, "with a piece in the hand");
        await board.click("i9");
        await board.ghost.waitFor();
        await page.locator(".hand--laid").waitFor({ state: "attached" });
        await expectSound(page, "with a piece on the board");
        await expectAccessible(page);
        await screenshot(page, `play-${game}-${size}-hand`);
      }
      await becomes(() => page.locator("#board").boundingBox().then((box) => box.width), width, "the board keeps its size");
      await visit.close();
    });
  }

  const CONNECTED = `[Game "punct"]\n[Variant "basic"]\n[WhiteSeat "person"]\n[BlackSeat "computer 5"]\n[Position "${POSITIONS.gap}"]\n\n1. j9/j10k10 1-0\n`;
  /** The results as an English player is told them. */
  const WORDS = {
    dvonn: ["You won, 25 to 11", "Neither player can move."],
    punct: ["You won", "West and east are connected."],
  };
  for (const [game, ended] of [["dvonn", dvonn.FINISHED], ["punct", CONNECTED]]) {
    for (const [number, [size, { screen }]] of Object.entries(WINDOWS).entries()) {
      test(`shows the result of ${game} at ${size}, the last position uncovered`, async () => {
        const visit = await openKept(justEnded(ended), { ...screen, locale: LOCALES[number % LOCALES.length] });
        const { page } = visit;
        await page.locator("#result .button--main").waitFor();
        if (LOCALES[number % LOCALES.length] === "en-GB") await becomes(() => page.locator(".verdict :is(h2, p)").allTextContents().then((all) => all.slice(0, 2)), WORDS[game]);
        await expectSound(page, "with the result");
        await expectAccessible(page);
        await screenshot(page, `result-${game}-${size}-dark`);
        await expectAccessibleIn(page, "light");
        await screenshot(page, `result-${game}-${size}-light`);
        await visit.close();
      });
    }
  }

  test("shows the result of DVONN as a sheet at the lower edge of a low window", async () => {
    const visit = await openKept(justEnded(dvonn.FINISHED), { viewport: { width: 1000, height: 600 } });
    const { page } = visit;
    await page.locator("#result .button--main").waitFor();
    await expectSound(page, "with the result");
    const { x, y, width, height } = await page.locator(".dock").boundingBox();
    assert.deepEqual([x, width, Math.round(y + height)], [0, 1000, 600]);
    await screenshot(page, "result-dvonn-1000x600");
    await visit.close();
  });

  test("lets dialogs and the result rise, unless motion is reduced", async () => {
    for (const [reducedMotion, expected] of [["no-preference", "rise 0.22s"], ["reduce", "none 0s"]]) {
      const visit = await openKept(justEnded(dvonn.FINISHED), { reducedMotion });
      const { page } = visit;
      const motion = (part) => page.locator(part).evaluate((one) => {
        const { animationName, animationDuration } = getComputedStyle(one);
        return `${animationName} ${animationDuration}`;
      });
      await becomes(() => motion("#result .verdict"), expected);
      await page.keyboard.press("?");
      await becomes(() => motion(".dialog[open]"), expected);
      await visit.close();
    }
  });

  test("leaves only the players beside the result of PÜNCT on a phone", async () => {
    const visit = await openKept(justEnded(CONNECTED), WINDOWS["390x844"].screen);
    const { page } = visit;
    await page.locator("#result .button--main").waitFor();
    assert.equal(await page.locator(".player-bar:visible").count(), 2);
    assert.equal(await page.locator(":is(button.piece, .figures):visible").count(), 0);
    await visit.close();
  });

  // A game of PÜNCT that one of them gave up.
  const RESIGNED = `[Game "punct"]\n[Variant "basic"]\n[White "Ada"]\n[Date "2026-11-01"]\n[WhiteSeat "person"]\n[BlackSeat "person"]\n[Result "1-0"]\n[Termination "resignation"]\n\n1. c4/c5d5 l4/l5m5 2. c4-c6/c7d7 l4-l6/l7m7 1-0\n`;
  for (const [number, [size, { screen, boards }]] of Object.entries(WINDOWS).entries()) {
    test(`shows a stored game at ${size}, as large as a running one`, async () => {
      for (const [game, text, last] of [["dvonn", dvonn.FINISHED, 39], ["punct", RESIGNED, 4]]) {
        const kept = keeping(server.address, { [FIRST_GAME]: text });
        const visit = await openPage(browser, `${server.address}games/1`, { reducedMotion: "reduce", colorScheme: "dark", locale: LOCALES[number % LOCALES.length], ...kept, ...screen });
        const { page } = visit;
        await page.locator("#space-e3[aria-label]").waitFor({ state: "attached" });
        await expectLarge(page, boards[game]);
        await expectSound(page, "at the end");
        await expectAccessible(page);
        await screenshot(page, `replay-${game}-${size}`);
        const current = page.locator(`.move[data-ply='${last}'][aria-current]`);
        await current.waitFor({ state: "attached" });
        await page.locator(".moves .stepper [data-step=back]").click();
        await current.waitFor({ state: "detached" });
        await expectSound(page, "one move back");
        await expectAccessibleIn(page, "light");
        await visit.close();
      }
    });
  }

  test("keeps long moves apart, and follows the current one", async () => {
    const turns = "1. c4/c5d5 l4/l5m5 2. c4-c6/c7d7 l4-l6/l7m7 3. c6-c10/c11d11 l6-l10/l11m11 4. c10-e12/e13f13 l10-n12/n13o13";
    const text = `[Game "punct"]\n[Variant "basic"]\n[WhiteSeat "person"]\n[BlackSeat "person"]\n\n${turns} *\n`;
    for (const { screen } of [WINDOWS["1440x900"], WINDOWS["1280x720"]]) {
      const visit = await open(text, screen);
      const { page } = visit;
      await page.locator(".move[data-ply='8'][aria-current]").getByText("l10-n12/n13o13").waitFor();
      await expectSound(page, "long moves");
      await expectMovesApart(page, ".move-list");
      await visit.close();
    }
    const visit = await open(dvonn.FINISHED, { viewport: { width: 1100, height: 800 } });
    const { page } = visit;
    await expectFollowed(page, ".move-ribbon", 39);
    await visit.close();
    const kept = keeping(server.address, { [FIRST_GAME]: LONG_GAMES.punct });
    const long = await openPage(browser, `${server.address}games/1`, { reducedMotion: "reduce", ...kept, ...WINDOWS["1280x720"].screen });
    await expectFollowed(long.page, ".move-list", 90);
    await long.close();
  });

  test("asks for a confirmation where the status line was, and covers nothing", async () => {
    const kept = keeping(server.address, { "basalt.table": dvonn.record(dvonn.FULL), "basalt.settings": "confirmation = always\n" });
    for (const { screen } of [WINDOWS["390x844"], WINDOWS["1440x900"]]) {
      const visit = await openPage(browser, `${server.address}play`, { reducedMotion: "reduce", ...kept, ...screen });
      const { page } = visit;
      await dvonn.settled(page);
      const hand = screen.hasTouch ? dvonn.finger(page) : dvonn.mouse(page);
      const [from] = await dvonn.spacesNamed(page, /White.*can move|white.*can move/);
      await dvonn.choose(page, hand, from);
      const [to] = await dvonn.targets(page);
      await hand.tap(to);
      await page.getByRole("alertdialog").waitFor();
      await expectSound(page, "with a question");
      await hand.confirm();
      await page.waitForFunction(() => document.querySelectorAll(".move[data-ply]").length === 1);
      await visit.close();
    }
  });

  test("shows the links of DVONN and the chains of PÜNCT by a key, a button and a setting", async () => {
    for (const [game, groups] of [["dvonn", 1], ["punct", 2]]) {
      const visit = await open(GAMES[game], WINDOWS["1440x900"].screen);
      const { page } = visit;
      const links = () => page.locator("#board .link").count();
      await becomes(links, 0);
      await page.keyboard.press("c");
      await becomes(links, groups);
      assert.match(await page.locator("#board .link path").last().evaluate((one) => getComputedStyle(one).stroke), /^rgb/, "the page knows the colour");
      await page.locator(".actions [data-act=links][aria-pressed=true]").waitFor();
      await expectSound(page, "with links");
      await expectAccessible(page);
      await screenshot(page, `links-${game}`);
      await page.reload();
      await becomes(links, groups, "they are kept");
      await page.locator("[data-act=links]:visible").click();
      await becomes(links, 0);
      await page.keyboard.press("?");
      await page.getByRole("dialog").getByText("show links and chains").waitFor();
      await page.getByRole("dialog").locator("[data-act=close]").click();
      await goWithin(page, "/settings");
      await page.getByLabel("Show links and chains").check();
      await goWithin(page, "/play");
      await becomes(links, groups);
      await visit.close();
    }
  });

  test("shows links by a finger, and in the analysis", async () => {
    const visit = await open(dvonn.UNDER_WAY, WINDOWS["390x844"].screen);
    const { page } = visit;
    await page.locator(".actions > [data-act=links]").tap();
    await becomes(() => page.locator("#board .link").count(), 1);
    await page.goto(`${server.address}analyse`);
    await page.locator(".analysis-head [data-act=links][aria-pressed=true]").waitFor();
    await page.locator(".analysis-head [data-act=links]").tap();
    await page.locator(".analysis-head [data-act=links][aria-pressed=false]").waitFor();
    await visit.close();
  });

  test("has a smaller board for those who want one", async () => {
    const kept = keeping(server.address, { "basalt.table": dvonn.UNDER_WAY, "basalt.settings": "board-size = small\n" });
    const visit = await openPage(browser, `${server.address}play`, { ...WINDOWS["1440x900"].screen, ...kept });
    const { width } = await visit.page.locator("#board").boundingBox();
    assert.ok(width > 800 && width < 1000, `${width}`);
    await visit.close();
  });

  test("draws the pieces in the style that was chosen", async () => {
    const visit = await open(dvonn.UNDER_WAY, WINDOWS["1280x720"].screen);
    const { page } = visit;
    const ink = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--board-white-side"));
    await becomes(ink, "#e0d5bd");
    await goWithin(page, "/settings");
    await page.getByLabel("High contrast").check();
    await expectAccessible(page);
    await screenshot(page, "settings-pieces");
    await becomes(ink, "#a8a8a8");
    for (const colorScheme of ["light", "dark"]) {
      await page.emulateMedia({ colorScheme });
      await becomes(ink, "#a8a8a8", colorScheme);
    }
    await page.goto(`${server.address}play`);
    await page.locator("#space-e3[aria-label]").waitFor({ state: "attached" });
    await becomes(ink, "#a8a8a8", "it is kept");
    await screenshot(page, "pieces-dvonn");
    await visit.close();
    const punct = await openPage(browser, `${server.address}play`, { reducedMotion: "reduce", ...WINDOWS["1280x720"].screen, ...keeping(server.address, { "basalt.table": PUNCT, "basalt.settings": "pieces = contrast\n" }) });
    await punct.page.locator("#board .piece").first().waitFor();
    await screenshot(punct.page, "pieces-punct");
    await punct.close();
  });

  test("covers nothing on a phone with the exit of zen mode", async () => {
    for (const [game, last] of [["dvonn", ".count"], ["punct", ".name"]]) {
      const visit = await open(GAMES[game], WINDOWS["390x844"].screen);
      const { page } = visit;
      await dvonn.more(page, "zen");
      await page.locator(".zen-exit").waitFor();
      const isApart = () => page.evaluate((last) => {
        const [exit, part] = [".zen-exit", `.player-bar--them ${last}`].map((part) => document.querySelector(part).getBoundingClientRect());
        const isInside = exit.left >= 0 && exit.top >= 0 && exit.right <= innerWidth && exit.bottom <= innerHeight;
        return isInside && (part.right <= exit.left || part.top >= exit.bottom);
      }, last);
      await becomes(isApart, true, `the opponent of ${game} is still to be read`);
      await page.locator(".zen-exit").tap();
      await page.locator(".actions").waitFor();
      await visit.close();
    }
  });

  test("offers the ways to look at a board of PÜNCT in the menu of a phone", async () => {
    const visit = await open(PUNCT, WINDOWS["390x844"].screen);
    const { page } = visit;
    const menu = page.locator(".actions .menu > button");
    await menu.tap();
    // Against this level they are shown from the start.
    await page.locator(".menu__list [data-act=threats][aria-pressed=true]").tap();
    await page.locator(".menu__list").waitFor({ state: "detached" });
    await menu.tap();
    await page.locator(".menu__list [data-act=threats][aria-pressed=false]").waitFor();
    const level = page.locator(".menu__list input[type=range]");
    const { x, y, height } = await level.boundingBox();
    await page.touchscreen.tap(x + 4, y + height / 2);
    await becomes(() => level.inputValue(), "1");
    await visit.close();
  });

  test("shows the ways to look at a board of PÜNCT as icons in a low window, with their names for pointers and screen readers", async () => {
    const visit = await open(PUNCT, WINDOWS["1440x900"].screen);
    const { page } = visit;
    const tool = page.locator(".view-tools").getByRole("button", { name: "Threats" });
    const shown = () => tool.locator("span").evaluate((one) => one.getBoundingClientRect().width > 1);
    await becomes(shown, true);
    await page.setViewportSize(WINDOWS["1280x720"].screen.viewport);
    await becomes(shown, false);
    assert.match(await tool.getAttribute("title"), /threats/i);
    const { width, height } = await tool.boundingBox();
    assert.ok(width < 60 && height >= 36, `${width} by ${height}`);
    await tool.click();
    await becomes(() => tool.getAttribute("aria-pressed"), "false");
    await visit.close();
  });

  test("keeps the rules in their corner of a phone while a piece is in the hand", async () => {
    const visit = await open(PUNCT, WINDOWS["390x844"].screen);
    const { page } = visit;
    const rules = page.locator(".rules-link a");
    await page.evaluate(() => document.fonts.ready);
    const before = await rules.boundingBox();
    assert.ok(before.x + before.width > 380 && before.y < 20, "it is in the upper right corner");
    await page.locator(".piece:enabled").first().tap();
    await page.locator(".hand").waitFor({ state: "attached" });
    await becomes(() => rules.boundingBox(), before);
    await rules.tap();
    await page.waitForURL(/rules\/punct$/);
    await visit.close();
  });

  test("lists the moves of a phone behind a button", async () => {
    const visit = await open(dvonn.UNDER_WAY, WINDOWS["390x844"].screen);
    const { page } = visit;
    await page.locator("[data-act=moves]").tap();
    await page.getByRole("dialog").locator(".move[data-ply='3']").tap();
    await page.getByRole("dialog").locator(".move[data-ply='3'][aria-current]").waitFor();
    await page.locator("[data-act=close]").tap();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await page.locator("#status").getByText("You’re viewing an earlier position").waitFor();
    await visit.close();
  });
});
