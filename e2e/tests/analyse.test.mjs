// The board on which everything can be tried: variations, engine lines, reviews, games brought in and taken away.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { describe, test } from "node:test";
import { LOCALES, LYING_PHONE, SCREENS, SOAK, becomes, expectAccessible, keeping, nextFrame, openPage, screenshot } from "../browser.mjs";
import * as dvonn from "../dvonn.mjs";
import { withBrowserAndServer } from "../fixture.mjs";
import { stepsOf } from "../lessons.mjs";
import { readGif, readPng } from "../pictures.mjs";
import { ENDGAME, LINES, LONG_GAMES, REVIEWED_GAMES, WIDE, engineThatSays, opening, review, terminalReview, wideTree } from "../study.mjs";
import { expectMovesApart } from "../views.mjs";

const OPTIONS = { ...SCREENS.desktop, reducedMotion: "reduce" };
const TREE = '[Game "dvonn"]\n\n{Before it} 1. e3! {the middle} 1... c3 (1... i3 2. c3 (2. a1) 2... a1) (1... b1) 2. i3 *\n';
// White moves last and wins.
const LAST_MOVE = "9/1r8/wrr8/10/9 w s";
// One piece hangs in the air.
const HOVERING = "w:c4/c5d6^1 b: b 3";

// The kept texts of all games, by their keys.
const keptGames = (page) =>
  page.evaluate(() => Object.fromEntries(Object.entries(localStorage).filter(([key]) => key.startsWith("basalt.game."))));
const PUNCT_GAME = `[Game "punct"]\n\n1. b4/a4c5 e12/e13f13 2. d5/e6f6 g13/g14h14 3. q12/p12q13 *\n`;

/** The number of children added and removed and of attributes changed in an element during an action. */
async function changesIn(page, selector, act) {
  await page.evaluate((selector) => {
    globalThis.changes = [];
    globalThis.watcher = new MutationObserver((records) => globalThis.changes.push(...records));
    globalThis.watcher.observe(document.querySelector(selector), { childList: true, attributes: true, subtree: true });
  }, selector);
  await act();
  await nextFrame(page);
  return page.evaluate(() => {
    globalThis.watcher.disconnect();
    const records = globalThis.changes;
    const nodes = records.flatMap(({ addedNodes, removedNodes }) => [...addedNodes, ...removedNodes]);
    return {
      nodes: nodes.filter((node) => node.nodeType === Node.ELEMENT_NODE).length,
      attributes: records.filter(({ type }) => type === "attributes").length,
    };
  });
}

/** The dots of the chart that its edges or its round corners cut, found in the page; and whether there is one for a chance of 0% or 100%. */
function cutDots() {
  const chart = document.querySelector(".chart");
  const { borderTopLeftRadius, borderTopWidth, borderLeftWidth } = getComputedStyle(chart);
  const [around, width] = [chart.getBoundingClientRect(), parseFloat(borderLeftWidth)];
  const radius = Math.max(0, parseFloat(borderTopLeftRadius) - width);
  const room = { left: around.left + width, right: around.right - width, top: around.top + parseFloat(borderTopWidth), bottom: around.bottom - parseFloat(borderTopWidth) };
  const dots = [...chart.querySelectorAll(".chart__dot")];
  const isCut = (dot) => {
    const box = dot.getBoundingClientRect();
    const size = box.width / 2;
    // How far the middle of the dot lies beyond the middle of the nearest round corner, along each axis.
    const beyond = (middle, from, to) => Math.max(0, from + radius - middle, middle - (to - radius));
    const [x, y] = [beyond(box.left + size, room.left, room.right), beyond(box.top + size, room.top, room.bottom)];
    const isBeyondEdge = box.left < room.left - 0.5 || box.right > room.right + 0.5 || box.top < room.top - 0.5 || box.bottom > room.bottom + 0.5;
    return isBeyondEdge || (x > 0 && y > 0 && Math.hypot(x, y) + size > radius + 0.5);
  };
  const place = (dot) => dot.style.cssText;
  return { cut: dots.filter(isCut).map(place), atEdge: dots.some((dot) => /--y: ?(0|100)(\.0)?%/.test(place(dot))) };
}

describe("analysis", { timeout: 600_000 }, () => {
  let browser, server;
  withBrowserAndServer((started) => ({ browser, server } = started));

  const open = (kept = {}, options = {}) =>
    openPage(browser, `${server.address}analyse`, { ...OPTIONS, ...keeping(server.address, kept), ...options });
  const act = (page, what) => page.locator(`[data-act=${what}]`).click();
  const written = () =>
    [...document.querySelectorAll(".moves-row")].map((row) =>
      [...row.querySelectorAll("button")].map((one) => one.textContent.replace(/^\d+/, "")).join(" "));
  const rows = (page) => page.evaluate(written);
  /** Waits until the tree is written so: what is read is there a moment later. */
  const expectRows = (page, expected, why) => becomes(() => rows(page), expected, why);
  const current = async (page) => (await page.locator(".tree [aria-current]").textContent()).replace(/^\d+/, "");
  const openTab = (page, name) => page.getByRole("tab", { name, exact: true }).click();
  const read = async (page, text) => {
    await openTab(page, "Open");
    await page.locator("[data-act=paste]").fill(text);
    await act(page, "read");
  };
  const beginReview = async (page) => {
    await openTab(page, "Review");
    await act(page, "review");
  };
  const quiet = (page) => page.locator("[data-act=engine]").uncheck();

  /** Opens a tree with the engine off. */
  const openTree = async () => {
    const visit = await open({ "basalt.study": TREE });
    await quiet(visit.page);
    return { visit, page: visit.page };
  };

  test("grows a tree by what is played, promotes, deletes, marks, comments, and keeps it", async () => {
    const visit = await open();
    const { page } = visit;
    await quiet(page);
    const hand = dvonn.mouse(page);
    for (const space of ["e3", "c3"]) await hand.tap(space);
    await page.getByRole("button", { name: "Previous move" }).click();
    await hand.tap("i3");
    await expectRows(page, ["e3 c3", "i3"]);
    await act(page, "promote");
    await expectRows(page, ["e3 i3", "c3"]);
    await page.getByRole("button", { name: "?!", exact: true }).click();
    await page.locator("[data-act=comment]").fill("too far");
    await page.locator("[data-act=comment]").blur();
    await expectRows(page, ["e3 i3?!", "c3"]);
    await page.getByText("too far").first().waitFor();
    await page.reload();
    await page.locator(".moves-row").first().waitFor();
    await expectRows(page, ["e3 i3?!", "c3"]);
    await page.keyboard.press("End");
    await act(page, "delete");
    await expectRows(page, ["e3 c3"]);
    await visit.close();
  });

  test("lists the main line in a column for each player, below their names, and lets variations flow", async () => {
    const { visit, page } = await openTree();
    const left = (selector) => page.locator(selector).evaluateAll((all) => [...new Set(all.map((one) => Math.round(one.getBoundingClientRect().left)))]);
    const [[white], [black]] = [await left(".depth-0 [data-by=white]"), await left(".depth-0 [data-by=black]")];
    const [[whiteName], [blackName]] = [await left("[data-name-of=white]"), await left("[data-name-of=black]")];
    assert.ok(Math.abs(white - whiteName) < 10 && Math.abs(black - blackName) < 10, `moves at ${white}, ${black}; names at ${whiteName}, ${blackName}`);
    assert.ok((await left(".depth-0 > .move")).length === 2, "two columns");
    assert.equal(await page.locator(".depth-1").first().evaluate((row) => getComputedStyle(row).display), "flex");
    await visit.close();
  });

  test("reads games and positions in every format, and says why it cannot", async () => {
    const visit = await open();
    const { page } = visit;
    await quiet(page);
    await read(page, TREE);
    await expectRows(page, ["e3! c3", "i3 c3", "a1", "a1", "b1", "i3"]);
    await read(page, "E3\nC3\nI3\n");
    await expectRows(page, ["e3 c3 i3"]);
    await read(page, HOVERING);
    await page.getByRole("alert").getByText("nothing supports").waitFor();
    assert.equal(await page.locator("[data-act=paste]").inputValue(), HOVERING, "the text stays, to be corrected");
    await openTab(page, "Moves");
    await expectRows(page, ["e3 c3 i3"], "what cannot be read changes nothing");
    await read(page, '[Game "dvonn"]\n\n1. e3 e3 *');
    await page.getByRole("alert").getByText("e3 is taken").waitFor();
    await read(page, LAST_MOVE);
    await page.getByText("No moves yet").waitFor();
    await visit.close();
  });

  test("saves what it has read in the format that is asked for", async () => {
    const { visit, page } = await openTree();
    await openTab(page, "Share");
    const save = async (format) => {
      const [download] = await Promise.all([page.waitForEvent("download"), page.locator(`[data-save=${format}]`).click()]);
      return readFile(await download.path(), "utf8");
    };
    assert.match(await save("basalt"), /1\. e3 \$1 \{the middle\} 1\.\.\. c3 \(1\.\.\. i3 2\. c3 \(2\. a1\) 2\.\.\. a1\)\s\(1\.\.\. b1\) 2\. i3 \*/);
    assert.equal((await save("codecup")).trim().split(/\s+/).join(" "), "E3 C3 I3");
    assert.equal(JSON.parse(await save("json")).format, "basalt-game");
    assert.match(await save("boardspace"), /Dropb/);
    assert.match(await save("svg"), /^<svg/);
    await page.locator("[data-save=abstractplay]").click();
    await page.locator(".toast").getByText("Can’t save in this format").waitFor();
    await visit.close();
  });

  for (const [game, record] of [["DVONN", dvonn.FINISHED], ["PÜNCT", PUNCT_GAME]]) {
    test(`saves a position of ${game} as PNG and the whole game as an animated GIF`, async () => {
      const visit = await open({ "basalt.study": record });
      const { page } = visit;
      await quiet(page);
      const positions = 1 + (await page.locator(".tree .move").count());
      await openTab(page, "Share");
      const save = async (format) => {
        const [download] = await Promise.all([page.waitForEvent("download"), page.locator(`[data-save=${format}]`).click()]);
        assert.equal(download.suggestedFilename(), `basalt.${format}`);
        return readFile(await download.path());
      };
      const [, , wide, high] = (await save("svg")).toString().match(/viewBox="([^"]+)"/)[1].match(/-?[\d.]+/g).map(Number);
      const sized = (width) => ({ width, height: Math.round((width * high) / wide) });
      assert.deepEqual(readPng(await save("png")), sized(960));
      const { delays, ...size } = readGif(await save("gif"));
      assert.deepEqual(size, sized(480));
      assert.deepEqual(delays, [...Array(positions - 1).fill(600), 3600]);
      await visit.close();
    });
  }

  test("a GIF that is being drawn tells how far it is, and can be given up", async () => {
    const visit = await open({ "basalt.study": dvonn.FINISHED }, {
      // No picture is drawn before the test says so.
      script: () => {
        const { decode } = HTMLImageElement.prototype;
        const released = new Promise((resolve) => (globalThis.drawOn = resolve));
        HTMLImageElement.prototype.decode = async function () {
          await released;
          return decode.call(this);
        };
      },
    });
    const { page } = visit;
    await quiet(page);
    await openTab(page, "Share");
    let saved = 0;
    page.on("download", () => (saved += 1));
    await page.locator("[data-save=gif]").click();
    await page.getByText("Drawing: 0 of 40").waitFor();
    await becomes(() => page.locator("[data-save=gif]").isDisabled(), true);
    await act(page, "stop-film");
    await page.getByText(/^Drawing/).waitFor({ state: "detached" });
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.locator("[data-save=gif]").click().then(() => page.evaluate(() => globalThis.drawOn())),
    ]);
    assert.equal(readGif(await readFile(await download.path())).delays.length, 40);
    assert.equal(saved, 1, "the one that was given up is not saved");
    await visit.close();
  });

  test("a link carries the whole tree to another visitor", async () => {
    const { visit, page } = await openTree();
    await openTab(page, "Share");
    await act(page, "copy-link");
    const link = await page.locator("[data-act=link]").inputValue();
    const other = await openPage(browser, link, OPTIONS);
    await openTab(page, "Moves");
    await other.page.locator(".moves-row").nth(5).waitFor();
    await becomes(() => rows(other.page), await rows(page));
    await other.close();
    await visit.close();
    const broken = await openPage(browser, `${server.address}analyse#rubbish`, OPTIONS);
    await broken.page.locator(".toast").getByText("This link doesn’t contain").waitFor();
    await broken.close();
  });

  test("lets the engine think along: lines, arrows, the bar, and a proven result", async () => {
    const visit = await open();
    const { page } = visit;
    await read(page, LAST_MOVE);
    await page.locator(".lines .proven .score").getByText("+2", { exact: true }).waitFor();
    await page.locator(".lines .proven").getByText("+2.0, proven").waitFor({ state: "attached" });
    await becomes(() => page.locator(".board .arrow").count(), 1);
    await page.getByRole("img", { name: "White’s winning chances: 100%" }).waitFor();
    await page.locator("main").focus();
    await page.keyboard.press("Space");
    await becomes(() => current(page), "a3b3");
    await page.getByText("The game is over here.").waitFor();
    await read(page, dvonn.UNDER_WAY);
    await page.locator("[data-act=lines]").selectOption("4");
    await page.waitForFunction(() => document.querySelectorAll(".lines li").length === 4);
    await page.locator("main").focus();
    await page.keyboard.press("l");
    await page.waitForFunction(() => document.querySelectorAll(".lines li").length === 0);
    await page.keyboard.press("l");
    await read(page, "9/10/2r1r3r2/10/9 b p");
    await page.waitForFunction(() => document.querySelectorAll(".lines li").length === 4);
    await visit.close();
  });

  test("follows a line of the engine as far as the move that is clicked", async () => {
    const visit = await open({ "basalt.study": `[Game "dvonn"]\n[Position "${dvonn.FULL}"]\n\n*\n` }, { script: engineThatSays(LINES) });
    const { page } = visit;
    await becomes(() => page.locator(".lines li").count(), LINES.length);
    await page.locator(".lines li").nth(1).locator(".move").nth(2).click();
    await expectRows(page, ["a1b1 g1h1 g5f5"]);
    await becomes(() => current(page), "g5f5");
    await visit.close();
  });

  test("has room for every label of the evaluation bar", async () => {
    for (const screen of [SCREENS.desktop, LYING_PHONE]) {
      const visit = await open({}, screen);
      const { page } = visit;
      await page.evaluate(() => document.fonts.ready);
      const cut = await page.locator(".eval").evaluate((bar) => {
        const label = bar.querySelector("b");
        const isCut = (text) => {
          label.textContent = text;
          const range = document.createRange();
          range.selectNodeContents(label);
          return range.getBoundingClientRect().width > bar.clientWidth;
        };
        return ["0.0", "+9.9", "−9.9", "+44", "−44", "+#9", "−#9", "#12", "99%", "1–0", "0–1", "½"].filter(isCut);
      });
      assert.deepEqual(cut, []);
      await visit.close();
    }
  });

  test("tells what Black’s move is worth to White, and points at it", async () => {
    const visit = await open();
    const { page } = visit;
    // Black moves last and wins.
    await read(page, "9/1r8/brr8/10/9 b s");
    await page.locator(".lines .proven .score").getByText(/^[−-]2$/).waitFor();
    await page.getByRole("img", { name: "White’s winning chances: 0%" }).waitFor();
    await page.locator(".eval b").getByText(/^[−-]2$/).waitFor();
    await becomes(() => page.locator(".lines .line button").first().textContent(), "a3b3");
    const [from, to] = [await dvonn.middle(page, "a3"), await dvonn.middle(page, "b3")];
    const { x, y, width, height } = await page.locator(".board .arrow").boundingBox();
    const off = Math.hypot(x + width / 2 - (from.x + to.x) / 2, y + height / 2 - (from.y + to.y) / 2);
    assert.ok(off < (to.x - from.x) / 2, `the arrow is ${off} px beside its move`);
    await visit.close();
  });

  test("copies the line that is looked at", async () => {
    const visit = await open({ "basalt.study": TREE });
    const { page, context } = visit;
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await quiet(page);
    await page.locator(".tree .move", { hasText: "a1" }).first().click();
    await act(page, "copy-line");
    await page.locator(".toast").waitFor();
    await becomes(() => page.evaluate(() => navigator.clipboard.readText()), "e3 i3 a1");
    await visit.close();
  });

  test("promotes a variation with all that follows, and keeps the others", async () => {
    const { visit, page } = await openTree();
    await expectRows(page, ["e3! c3", "i3 c3", "a1", "a1", "b1", "i3"]);
    await page.locator(".tree .move", { hasText: "b1" }).click();
    await act(page, "promote");
    await expectRows(page, ["e3! b1", "c3 i3", "i3 c3", "a1", "a1"]);
    await becomes(() => current(page), "b1");
    await page.reload();
    await expectRows(page, ["e3! b1", "c3 i3", "i3 c3", "a1", "a1"]);
    await page.getByText("the middle").waitFor();
    await visit.close();
  });

  test("knows the keys of its visitors", async () => {
    const { visit, page } = await openTree();
    await page.locator("main").focus();
    for (const [key, place] of [
      ["j", "e3!"], ["ArrowRight", "c3"], ["End", "i3"], ["k", "c3"],
      ["ArrowDown", "i3"], ["ArrowDown", "b1"], ["ArrowDown", "b1"], ["ArrowUp", "i3"], ["ArrowUp", "c3"], ["ArrowLeft", "e3!"],
    ]) {
      await page.keyboard.press(key);
      await becomes(() => current(page), place, key);
    }
    await page.keyboard.press("Home");
    await becomes(() => page.locator(".tree [aria-current]").count(), 0);
    await page.keyboard.press("?");
    await page.getByRole("dialog", { name: "Keyboard shortcuts" }).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog", { name: "Keyboard shortcuts" }).waitFor({ state: "detached" });
    await page.keyboard.press("z");
    await page.locator(".table--analysis.zen").waitFor();
    await becomes(() => page.locator(".panel-tabs").isVisible(), false);
    await page.locator("[data-act=zen-exit]").click();
    await page.locator(".panel-tabs").waitFor();
    await visit.close();
  });

  test("keeps a study of each game while the other is looked at", async () => {
    const { visit, page } = await openTree();
    const moves = () => rows(page);
    const before = await moves();
    assert.ok(before.length > 0);
    const game = (name) => page.locator(".analysis-head").getByRole("button", { name, exact: true });
    await game("PÜNCT").click();
    await becomes(moves, []);
    await game("DVONN").click();
    await becomes(moves, before);
    await visit.close();
  });

  test("reviews a game: marks with true words, accuracy, and a chart", async () => {
    const visit = await open({ "basalt.study": opening(dvonn.UNDER_WAY) });
    const { page } = visit;
    await quiet(page);
    await beginReview(page);
    const spoken = await page.getByText(/^White: [\d.]+% accuracy$/).textContent();
    const shown = await page.locator("[data-accuracy=white] b").textContent();
    assert.equal(shown, `${Math.round(Number.parseFloat(spoken.slice("White: ".length)))}%`);
    const counts = await page.locator(".marks-table td").allTextContents();
    const marked = await page.locator(".key-moment").evaluateAll((all) => all.map((one) => one.dataset.mark).filter((mark) => mark !== "!"));
    assert.equal(counts.map(Number).reduce((sum, count) => sum + count), marked.length, "each mark is counted once");
    const points = () => page.locator(".chart .curve").evaluateAll((all) => all.map((one) => one.getAttribute("points").split(" ").length));
    await becomes(points, [9], "one line from the start to the last of eight plies");
    await screenshot(page, "analyse-desktop");
    await expectAccessible(page);
    await expectChartLeads(page, 8);
    await visit.close();
  });

  test("says of a game what the terminal says: accuracy, chapters with their moves, sentences, and what to take away", async () => {
    const visit = await open({ "basalt.study": ENDGAME });
    const { page } = visit;
    await quiet(page);
    await review(page);
    const shown = {
      accuracy: await page.locator("[data-accuracy] .sr").evaluateAll((all) => all.map((one) => one.textContent)),
      chapters: await page.locator(".chapter").evaluateAll((all) => all.map((one) => ({
        name: [...one.children].map((part) => part.textContent).join(". "),
        moves: [...one.nextElementSibling.querySelectorAll(".key-moment__go")].map((move) => move.textContent),
      }))),
      sentences: await page.locator(".key-moment .sentence").evaluateAll((all) => all.map((one) => one.textContent)),
      takeaways: await page.locator(".takeaways li").evaluateAll((all) => all.map((one) => one.textContent)),
    };
    assert.deepEqual(shown, await terminalReview(ENDGAME));
    for (const viewport of [{ width: 1440, height: 900 }, { width: 1280, height: 720 }, { width: 390, height: 844 }]) {
      await page.setViewportSize(viewport);
      await nextFrame(page);
      assert.deepEqual(await page.evaluate(cutDots), { cut: [], atEdge: true }, `${viewport.width} by ${viewport.height}`);
    }
    await visit.close();
  });

  test("what a review has found can be tried and noted down", async () => {
    const { start, tries } = stepsOf("dvonn").find(({ kind }) => kind === "ending");
    const visit = await open({ "basalt.study": dvonn.record(start, {}, `1. ${tries[0].move}`) });
    const { page } = visit;
    await beginReview(page);
    await page.locator(".key-moment").waitFor();
    await expectMomentShown(page);
    await expectBestCanBeTried(page);
    await expectNotedDown(page);
    await expectTriedAgain(page);
    await visit.close();
  });

  /** A click on the middle of the chart leads to the middle of the game. */
  async function expectChartLeads(page, plies) {
    await openTab(page, "Moves");
    const chart = page.locator(".chart svg");
    const { width, height } = await chart.boundingBox();
    await chart.click({ position: { x: width / 2, y: height / 3 } });
    await page.locator(".tree [aria-current] .number").getByText(String(plies / 2), { exact: true }).waitFor();
  }

  /** A click on a key moment leads to the position before it, with the move that was played in red and the best one in green. */
  async function expectMomentShown(page) {
    await page.keyboard.press("End");
    await becomes(() => page.locator(".board .mistake").count(), 0);
    assert.ok(await page.locator(".chapter + .key-moments .key-moment").count() > 0, "moments are in chapters");
    assert.match(await page.locator(".takeaways li").first().textContent(), /\d/);
    const moment = page.locator(".key-moment").first();
    await moment.click({ position: { x: 20, y: 20 } });
    await page.locator(".key-moment.is-open").waitFor();
    await becomes(() => page.locator(".board .mistake").count(), 1);
    await becomes(() => page.locator(".board .arrow").count(), 1);
  }

  /** The engine's move becomes a variation beside the move that was played. */
  async function expectBestCanBeTried(page) {
    const moment = page.locator(".key-moment").first();
    const [played] = (await moment.locator(".key-moment__go").textContent()).match(/[a-k]\d[a-k]\d/);
    const best = (await moment.locator(".best").textContent()).match(/[a-k]\d[a-k]\d/g);
    await page.locator(".key-moment [data-act=show-line]").click();
    await openTab(page, "Moves");
    await page.waitForFunction(() => document.querySelectorAll(".moves-row").length > 1);
    const all = await rows(page);
    const at = all.findIndex((row) => row.split(" ").at(-1).startsWith(played));
    assert.ok(all[at + 1].startsWith(best.slice(0, 2).join(" ")), `${best} beside ${played}: ${all}`);
    await openTab(page, "Review");
  }

  /** The marks of a review are written behind their moves. */
  async function expectNotedDown(page) {
    const marked = await page.locator(".key-moment__go").evaluateAll((all) => all.map((one) => one.textContent.replace(/\s/g, "")));
    const sentences = await page.locator(".key-moment .sentence").allTextContents();
    assert.ok(marked.length > 0 && sentences.length > 0);
    await act(page, "note-down");
    await openTab(page, "Moves");
    await becomes(() => page.locator(".tree .move:has(.signs:not(:empty))").evaluateAll((all) => all.map((one) => one.textContent.replace(/\s/g, ""))), marked);
    const kept = () => page.evaluate(() => localStorage.getItem("basalt.study"));
    for (const sentence of sentences) await becomes(async () => (await kept()).includes(sentence), true, sentence);
    await openTab(page, "Review");
  }

  /** A mistake can be tried once more, from its card and from the button that stays below the tabs. */
  async function expectTriedAgain(page) {
    await page.locator(".key-moment").first().click({ position: { x: 20, y: 20 } });
    await page.locator(".key-moment [data-act=try]").click();
    await page.locator(".retry").waitFor();
    await act(page, "leave-retry");
    await page.locator("[data-retry]").first().click();
    await page.locator(".retry").waitFor();
    await act(page, "leave-retry");
    await page.locator(".panel-tabs").waitFor();
  }

  test("a review can be given up, and the engine thinks along again", async () => {
    const visit = await open({ "basalt.study": LONG_GAMES.dvonn });
    const { page } = visit;
    // The chart has nothing to show yet.
    await page.locator(".chart").getByRole("button", { name: "Review game" }).click();
    await page.getByText(/^Reviewing: \d+ of \d+$/).waitFor();
    await act(page, "stop-review");
    await page.locator("[data-act=review]").waitFor();
    await page.locator(".lines li").first().waitFor();
    await becomes(() => page.getByText(/^Reviewing/).count(), 0);
    await visit.close();
  });

  for (const [title, record] of Object.entries(REVIEWED_GAMES)) {
    test(`reviews a game of ${title} twice the same`, async () => {
      const reviews = [1, 2].map(async () => {
        const visit = await open({ "basalt.study": record });
        await quiet(visit.page);
        const found = await review(visit.page, 400_000);
        await visit.close();
        return found;
      });
      const [one, other] = await Promise.all(reviews);
      assert.match(one.join("\n"), /White: [\d.]+% accuracy[^]*Black: [\d.]+% accuracy/);
      if (SOAK) assert.ok(one.some((line) => /^(\?|!)/.test(line)), "nobody plays ninety plies without a mark");
      assert.deepEqual(one, other);
    });
  }

  test("steps through a tree of five hundred variations without making it anew", async () => {
    const visit = await open({ "basalt.study": wideTree() });
    const { page } = visit;
    await quiet(page);
    await becomes(() => page.locator(".tree .move").count(), WIDE.plies * (1 + WIDE.others));
    await page.locator("main").focus();
    const changes = (act) => changesIn(page, ".tree", act);
    assert.deepEqual(await changes(() => page.keyboard.press("j")), { nodes: 0, attributes: 1 });
    for (let step = 0; step < 5; step++) {
      assert.deepEqual(await changes(() => page.keyboard.press("j")), { nodes: 0, attributes: 2 });
    }
    // A variation more is a row more; the row that it leaves becomes two at most.
    const grown = await changes(async () => {
      await dvonn.mouse(page).tap("k5");
      await page.waitForFunction((count) => document.querySelectorAll(".tree .move").length > count, WIDE.plies * (1 + WIDE.others));
    });
    assert.ok(grown.nodes >= 1 && grown.nodes <= 4, `${grown.nodes} rows are made or removed`);
    await becomes(() => current(page), "k5");
    const before = await page.locator(".tree").textContent();
    const promoted = await changes(async () => {
      await act(page, "promote");
      await page.waitForFunction((before) => document.querySelector(".tree").textContent !== before, before);
    });
    // It changes places with the moves beside it, whose rows are made anew; all others stay.
    assert.ok(promoted.nodes <= 2 * (WIDE.others + 2), `${promoted.nodes} rows are made or removed`);
    await visit.close();
  });

  test("says what was opened, keeps the names, and shows the last position", async () => {
    const visit = await open();
    const { page } = visit;
    await quiet(page);
    await read(page, readFileSync(new URL("../../crates/testkit/data/records/littlegolem-human.txt", import.meta.url), "utf8"));
    await page.locator(".said").getByText("Opened: 75 moves.").waitFor();
    await becomes(() => page.locator(".tree [aria-current] .number").textContent(), "75");
    await page.locator("[data-name-of=black]").getByText("Xander (xandern .BSW)").waitFor();
    for (const [sample, game, plies] of [["dvonn-robots", "DVONN", 80], ["punct-robots", "PÜNCT", 55]]) {
      await read(page, readFileSync(new URL(`../../crates/testkit/data/records/basalt-${sample}.moves`, import.meta.url), "utf8"));
      await page.locator(".said").getByText(`Opened: ${plies} moves.`).waitFor();
      await page.getByRole("heading", { name: `Analyse: ${game}` }).waitFor({ state: "attached" });
      await becomes(() => page.locator(".tree .move").count(), plies);
    }
    await read(page, "g2 c1 what");
    await page.getByRole("alert").getByText("what").waitFor();
    await visit.close();
  });

  test("switches between the games", async () => {
    const visit = await open();
    const { page } = visit;
    await quiet(page);
    const choose = (name) => page.getByRole("group", { name: "Game" }).getByRole("button", { name }).click();
    for (const name of ["PÜNCT", "DVONN"]) {
      await choose(name);
      await page.getByRole("heading", { name: `Analyse: ${name}` }).waitFor({ state: "attached" });
      await page.getByRole("button", { name, pressed: true }).waitFor();
    }
    await visit.close();
  });

  test("draws only what was evaluated", async () => {
    const visit = await open({ "basalt.study": dvonn.UNDER_WAY });
    const { page } = visit;
    await page.locator(".lines li").first().waitFor();
    await becomes(() => page.locator(".chart .dot").count(), 1, "the position on the board alone");
    assert.equal(await page.locator(".chart .curve").count(), 0);
    await page.locator("main").focus();
    await page.keyboard.press("End");
    await becomes(() => page.locator(".chart .dot").count(), 2, "nothing is drawn between the two");
    await page.keyboard.press("ArrowLeft");
    await page.locator(".chart .curve").waitFor();
    const drawn = await page.locator(".chart .curve").evaluateAll((all) => all.map((one) => one.getAttribute("points").split(" ").map((point) => Number(point.split(",")[0]))));
    assert.deepEqual(drawn, [[17, 18]]);
    assert.equal(await page.locator(".chart .dot").count(), 1);
    await visit.close();
  });

  test("the list follows the current move, and no move covers another", async () => {
    const visit = await open({ "basalt.study": LONG_GAMES.punct }, { viewport: { width: 1280, height: 720 } });
    const { page } = visit;
    await quiet(page);
    await becomes(() => page.locator(".tree .move").count(), 90);
    await page.locator("main").focus();
    const isSeen = () => page.evaluate(() => {
      const [list, move] = [document.querySelector(".tree"), document.querySelector(".tree [aria-current]")].map((one) => one?.getBoundingClientRect());
      return move !== undefined && move.top >= list.top - 1 && move.bottom <= list.bottom + 1;
    });
    for (const key of ["End", "ArrowLeft", "Home", "ArrowRight"]) {
      await page.keyboard.press(key);
      if (key !== "Home") await becomes(isSeen, true, key);
    }
    await expectMovesApart(page, ".tree");
    await visit.close();
  });

  /** Presses the right button on one space, and releases it on another. */
  async function drawWithRightButton(page, from, to) {
    const [start, end] = [await dvonn.middle(page, from), await dvonn.middle(page, to)];
    await page.mouse.move(start.x, start.y);
    await page.mouse.down({ button: "right" });
    if (from !== to) await page.mouse.move(end.x, end.y, { steps: 3 });
    await page.mouse.up({ button: "right" });
  }

  test("the right button draws arrows and circles, which the record keeps", async () => {
    const { visit, page } = await openTree();
    const drawn = () => page.locator(".board .drawn").count();
    await page.locator("#space-a1[aria-label]").waitFor({ state: "attached" });
    await drawWithRightButton(page, "a1", "c3");
    await becomes(drawn, 1);
    await page.keyboard.down("Shift");
    await drawWithRightButton(page, "e3", "e3");
    await page.keyboard.up("Shift");
    await becomes(drawn, 2);
    const kept = () => page.evaluate(() => localStorage.getItem("basalt.study"));
    await becomes(kept, /\[%csl Re3\] \[%cal Ya1c3\]/);
    assert.equal(await page.locator(".tree [aria-current]").count(), 0, "nothing was played");
    await page.locator("main").focus();
    await page.keyboard.press("ArrowRight");
    await becomes(drawn, 0, "they belong to the first position");
    await page.reload();
    await becomes(drawn, 2, "they are there again");
    await drawWithRightButton(page, "a1", "c3");
    await becomes(drawn, 1, "the same once more removes it");
    await dvonn.mouse(page).tap("a1");
    await becomes(() => current(page), "a1");
    await page.keyboard.press("ArrowLeft");
    await becomes(drawn, 1, "a move does not remove them, and the keys step although the board was clicked");
    await page.keyboard.press("Escape");
    await becomes(drawn, 0);
    await visit.close();
  });

  /** The parts of the screen that are not wholly in the window. */
  const outside = (page, selectors) =>
    page.evaluate((selectors) => {
      const { clientWidth, clientHeight } = document.documentElement;
      return selectors.filter((selector) => {
        const element = document.querySelector(selector);
        const { left, top, right, bottom, width, height } = element?.getBoundingClientRect() ?? {};
        return !element || width < 8 || height < 8 || left < -1 || top < -1 || right > clientWidth + 1 || bottom > clientHeight + 1;
      });
    }, selectors);

  /** The least widths of boards: a tall board has nearly the whole height of the window. */
  const LEAST_BOARDS = {
    desktop: { DVONN: 900, PÜNCT: 675 },
    laptop: { DVONN: 780, PÜNCT: 505 },
    phone: { DVONN: 200, PÜNCT: 340 },
    "lying phone": { DVONN: 440, PÜNCT: 320 },
  };

  for (const [name, viewport] of Object.entries({
    desktop: { width: 1440, height: 900 },
    laptop: { width: 1280, height: 720 },
    phone: { width: 390, height: 844 },
    "lying phone": { width: 844, height: 390 },
  })) {
    for (const [game, record] of [["DVONN", dvonn.UNDER_WAY], ["PÜNCT", PUNCT_GAME]]) {
      test(`a ${name} shows the board of ${game}, the engine's lines and the chart without scrolling`, async () => {
        const visit = await open({ "basalt.study": record }, { viewport });
        const { page } = visit;
        await page.locator(".lines li").nth(1).waitFor();
        await page.locator("#space-a3[aria-label]").waitFor({ state: "attached" });
        const least = LEAST_BOARDS[name][game];
        const { width } = await page.locator("#board").boundingBox();
        assert.ok(width >= least, `the board is ${width} px wide, not ${least}`);
        assert.deepEqual(await outside(page, ["#board", ".eval", ".lines li:nth-child(1)", ".lines li:nth-child(2)", ".chart svg", ".tabs", "[data-act=flip]", "[data-act=share]"]), []);
        if (viewport.width > 640) {
          assert.deepEqual(await outside(page, [".stepper", ".panel-tabs", ".tree"]), []);
          const { scrollHeight, clientHeight } = await page.evaluate(() => ({ scrollHeight: document.documentElement.scrollHeight, clientHeight: innerHeight }));
          assert.ok(scrollHeight <= clientHeight, "the page does not scroll as a whole");
        }
        await visit.close();
      });
    }
  }

  test("on a phone the tabs stay in sight while the page scrolls, and the bar at the bottom steps", async () => {
    const visit = await open({ "basalt.study": dvonn.FINISHED }, { ...SCREENS.phone, viewport: { width: 390, height: 844 } });
    const { page } = visit;
    await page.locator(".lines li").first().waitFor();
    await page.getByRole("tab", { name: "Share", exact: true }).tap();
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await becomes(async () => (await page.locator(".tabs").boundingBox()).y >= 0, true);
    await page.getByRole("tab", { name: "Moves", exact: true }).tap();
    await page.locator(".action-bar").getByRole("button", { name: "Forward" }).tap();
    await becomes(() => current(page), "g5f5");
    await page.locator(".action-bar").getByRole("button", { name: "Back" }).tap();
    await becomes(() => page.locator(".tree [aria-current]").count(), 0);
    await page.locator(".action-bar").getByRole("button", { name: "Mistake" }).tap();
    await page.locator("[data-act=review]").waitFor();
    await visit.close();
  });

  test("nothing is cut off in any language", async () => {
    for (const locale of LOCALES) {
      for (const viewport of [{ width: 1280, height: 720 }, { width: 390, height: 844 }]) {
        const visit = await open({ "basalt.study": TREE }, { viewport, locale });
        const { page } = visit;
        await page.locator(".lines li").first().waitFor();
        for (const tab of await page.getByRole("tab").all()) {
          await tab.click();
          const cut = await page.evaluate(() => {
            const seen = [...document.querySelectorAll(".panel-tabs button, .panel-tabs label.button, .analysis-head button, .action-bar button, .engine .switch-row")];
            return seen.filter((one) => one.offsetParent && one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent);
          });
          assert.deepEqual(cut, [], `${locale} ${viewport.width}`);
          const { scrollWidth, clientWidth } = await page.evaluate(() => ({ scrollWidth: document.documentElement.scrollWidth, clientWidth: innerWidth }));
          assert.ok(scrollWidth <= clientWidth, `${locale} ${viewport.width}: ${scrollWidth} px wide`);
        }
        await visit.close();
      }
    }
  });

  test("fits a phone", async () => {
    const visit = await open({ "basalt.study": TREE }, { ...SCREENS.phone });
    const { page } = visit;
    await page.locator(".lines li").first().waitFor();
    const { width } = await page.evaluate(() => ({ width: document.documentElement.scrollWidth }));
    assert.ok(width <= 360, `${width} px wide`);
    await expectAccessible(page);
    await screenshot(page, "analyse-phone");
    await visit.close();
  });

  test("puts aside a study that cannot be read, and says that a game is gone", async () => {
    const visit = await open({ "basalt.study": "rubbish" });
    await visit.page.locator(".toast").getByText("Your last analysis is damaged").waitFor();
    const kept = await visit.page.evaluate(() => Object.entries(localStorage).filter(([, text]) => text === "rubbish").map(([key]) => key));
    assert.match(kept.join(), /^basalt\.game\.\d+$/);
    await visit.close();
    const gone = await openPage(browser, `${server.address}analyse/17`, OPTIONS);
    await gone.page.locator(".toast").getByText("This game isn’t saved in this browser").waitFor();
    await gone.close();
  });

  test("keeps what was studied when something else is opened, once", async () => {
    const visit = await open({ "basalt.study": TREE, "basalt.game.0000000000000001": dvonn.FINISHED });
    const { page } = visit;
    await quiet(page);
    await openTab(page, "Open");
    await page.locator("[data-new=punct]").click();
    await page.locator(".toast").getByText("Your previous analysis is saved under “My games”.").waitFor();
    await page.getByText("No moves yet").waitFor();
    const kept = Object.entries(await keptGames(page));
    assert.equal(kept.length, 2);
    const [[key]] = kept.filter(([key]) => key !== "basalt.game.0000000000000001");
    await page.reload();
    await page.getByRole("heading", { name: "Analyse: PÜNCT" }).waitFor({ state: "attached" });
    // It comes back whole, and neither it nor an empty board is kept a second time.
    await page.goto(`${server.address}games`);
    await page.locator(`[data-game="${Number(key.split(".").at(-1))}"]`).getByRole("link", { name: "Analyse" }).click();
    await page.locator(".moves-row").nth(5).waitFor();
    await expectRows(page, ["e3! c3", "i3 c3", "a1", "a1", "b1", "i3"]);
    await page.goto(`${server.address}analyse/1`);
    await page.waitForFunction(() => document.querySelectorAll(".moves-row").length === 1);
    assert.equal(Object.keys(await keptGames(page)).length, 2);
    // A game that is studied further is another one, also when the page is loaded anew.
    await page.keyboard.press("Home");
    await dvonn.mouse(page).tap("a1");
    await dvonn.mouse(page).tap("b1");
    await page.locator(".moves-row").nth(1).waitFor();
    const changed = await rows(page);
    await page.reload();
    await page.locator(".moves-row").nth(1).waitFor();
    await expectRows(page, changed);
    await read(page, LAST_MOVE);
    await page.getByText("No moves yet").waitFor();
    assert.equal(Object.keys(await keptGames(page)).length, 3);
    await visit.close();
  });

  test("opens nothing else as long as there is no room for what was studied", async () => {
    const { visit, page } = await openTree();
    await page.evaluate(() => {
      Storage.prototype.setItem = function () {
        throw new DOMException("full", "QuotaExceededError");
      };
    });
    await openTab(page, "Open");
    await page.locator("[data-new=punct]").click();
    await page.locator(".toast").getByText("Browser storage is full").waitFor();
    assert.equal((await rows(page)).length, 6);
    await visit.close();
  });

  test("reads a position of PÜNCT by the rules that are chosen", async () => {
    const visit = await open();
    const { page } = visit;
    await quiet(page);
    for (const [number, variant] of [[0, /\[Variant "basic"\]/], [1, /^(?![^]*Variant "basic")/]]) {
      await openTab(page, "Open");
      await page.locator("[data-act=paste]").fill("9/1r8/wrr8/10/9 w s");
      await becomes(() => page.locator("[data-field=rules]").count(), 0, "DVONN has but one way");
      await page.locator("[data-act=paste]").fill("w:l4/l5m5 b:c5/b4d6 w 0");
      await page.locator("[data-field=rules] input").nth(number).check();
      await act(page, "read");
      await page.waitForFunction((source) => {
        const kept = localStorage.getItem("basalt.study");
        return kept?.includes("l4/l5m5") && new RegExp(source).test(kept);
      }, variant.source);
    }
    await visit.close();
  });

  test("opens a finished game from the list", async () => {
    const visit = await openPage(browser, `${server.address}games`, {
      ...OPTIONS,
      ...keeping(server.address, { "basalt.game.0000000000000001": TREE }),
    });
    const { page } = visit;
    await page.locator(".entry").getByRole("link", { name: "Analyse" }).click();
    await page.locator(".moves-row").first().waitFor();
    assert.deepEqual((await rows(page)).length, 6);
    await visit.close();
  });
});
