// Browser storage between visits, and what happens if it is full, damaged or missing.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { describe, test } from "node:test";
import { SCREENS, becomes, goWithin, keeping, openFromMenu, openPage } from "../browser.mjs";
import * as dvonn from "../dvonn.mjs";
import { withBrowserAndServer } from "../fixture.mjs";

const OPTIONS = { ...SCREENS.desktop, reducedMotion: "reduce" };
const key = (number) => `basalt.game.${String(number).padStart(16, "0")}`;

describe("what is kept", { timeout: 900_000 }, () => {
  let browser, server;
  withBrowserAndServer((started) => ({ browser, server } = started));

  const open = (path, kept = {}, options = {}) =>
    openPage(browser, server.address + path, { ...OPTIONS, ...keeping(server.address, kept), ...options });

  const notice = (page, text) => page.locator(".toast").getByText(text).waitFor();
  const stored = (page, name) => page.evaluate((name) => localStorage.getItem(name), name);
  const act = (page, what) => page.locator(`[data-act=${what}]`).click();

  /** Begins a game of two people at one board and plays one move of it. */
  async function playOneMove(page) {
    await page.locator("[data-two=dvonn]").click();
    await page.locator("button[type=submit]").click();
    await dvonn.settled(page);
    await dvonn.playAny(page, dvonn.mouse(page), "White", () => act(page, "confirm"));
  }

  test("a game goes on after a reload where it was, and so do its clocks", async () => {
    const visit = await open("");
    const { page } = visit;
    await page.clock.install();
    await page.locator("[data-two=dvonn]").click();
    await page.locator("[data-field=clock]").getByLabel("15 min").check();
    await page.locator("button[type=submit]").click();
    await page.clock.runFor(1000);
    await dvonn.playAny(page, dvonn.mouse(page), "White", () => act(page, "confirm"));
    await page.clock.fastForward(5 * 60_000);
    await page.locator("[data-player=b] .clock").getByText(/^(10:00|9:5\d)$/).waitFor();
    const before = await dvonn.moves(page);
    await page.reload();
    await dvonn.settled(page, "b");
    await page.clock.runFor(1000);
    await becomes(() => dvonn.moves(page), before);
    await page.locator("[data-player=b] .clock").getByText(/^9:[45]\d$/).waitFor();
    await page.locator(".is-turn[data-player=b]").waitFor();
    await visit.close();
  });

  test("the computer answers after a reload, and the first screen leads back to the game", async () => {
    const moves = dvonn.UNDER_WAY.replace(" *", " 10. c5c2 *");
    const visit = await open("", { "basalt.table": moves });
    const { page } = visit;
    await page.getByText("You have an unfinished game of DVONN").waitFor();
    await page.getByRole("link", { name: "Continue" }).click();
    await page.waitForFunction(() => document.querySelectorAll(".move[data-ply]").length >= 20);
    await visit.close();
  });

  test("finished games are listed, shown again, saved, deleted and read back", async () => {
    const visit = await open("play", { "basalt.table": dvonn.record("9/2r7/wrrb7/10/9 w s", {}, "1. a3b3") });
    const { page } = visit;
    const hand = dvonn.mouse(page);
    await dvonn.settled(page);
    await dvonn.playOut(page, hand, { confirm: () => act(page, "confirm") });
    await page.locator("#result").getByRole("link", { name: "My games" }).click();
    const entry = page.locator(".entry");
    await entry.getByText(dvonn.COUNTED).waitFor();
    await becomes(() => entry.count(), 1);

    const [download] = await Promise.all([page.waitForEvent("download"), act(page, "export")]);
    const text = await readFile(await download.path(), "utf8");
    assert.match(text, /\[Game "dvonn"\]/);

    await entry.getByRole("link", { name: "View" }).click();
    const list = page.locator(".move[data-ply]");
    await list.first().waitFor();
    await page.keyboard.press("Home");
    await page.keyboard.press("ArrowRight");
    await page.locator(".move[aria-current]").getByText("a3b3").waitFor();
    await page.goBack();

    await act(page, "delete");
    await act(page, "delete");
    await page.getByText("Finished games appear here").waitFor();
    await page.locator("[data-act=import]").setInputFiles({ name: "games.txt", mimeType: "text/plain", buffer: Buffer.from(text) });
    await notice(page, "1 new game");
    await entry.getByText(dvonn.COUNTED).waitFor();
    await page.reload();
    await entry.first().waitFor();
    await becomes(() => entry.count(), 1, "what was read is kept");
    await visit.close();
  });

  test("a stored game is stepped through, turned, copied, saved and deleted on its own screen", async () => {
    const script = () => Object.defineProperty(navigator, "clipboard", { value: { writeText: async (text) => { window.copied = text; } } });
    const visit = await open("games/1", { [key(1)]: dvonn.FINISHED }, { script });
    const { page } = visit;
    const current = () => page.locator(".move[aria-current]").getAttribute("data-ply");
    await becomes(current, "39");
    await page.locator("#status").getByText(/won|wins/).waitFor();
    await page.locator(".stepper [data-step=back]").click();
    await becomes(current, "38");
    await page.locator(".move[data-ply='7']").click();
    await becomes(current, "7");
    await page.keyboard.press("[");
    await becomes(current, "6");
    await page.locator("#board").focus();
    await page.keyboard.press("]");
    await becomes(current, "7", "the brackets step while the board has the focus");
    await page.locator("#board").blur();
    await page.keyboard.press("End");
    await becomes(current, "39");

    const place = () => dvonn.middle(page, "a3").then(({ x }) => Math.round(x));
    const before = await place();
    await page.keyboard.press("f");
    await becomes(async () => (await place()) > before, true, "the board is turned");
    await act(page, "flip");
    await becomes(place, before);

    await act(page, "share");
    await notice(page, "Game copied");
    assert.equal(await page.evaluate(() => window.copied), dvonn.FINISHED);
    const [download] = await Promise.all([page.waitForEvent("download"), act(page, "export-one")]);
    assert.equal(await readFile(await download.path(), "utf8"), dvonn.FINISHED);
    assert.match(await page.locator(".actions a").first().getAttribute("href"), /^\/analyse\/1$/);

    await act(page, "delete");
    await act(page, "keep");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await becomes(() => stored(page, key(1)), dvonn.FINISHED);
    await act(page, "delete");
    await act(page, "delete-yes");
    await page.getByText("Finished games appear here").waitFor();
    await becomes(() => stored(page, key(1)), null);
    await visit.close();
  });

  test("a finger steps through a stored game, lists its moves and goes back to the list", async () => {
    const visit = await open("games/1", { [key(1)]: dvonn.FINISHED }, SCREENS.phone);
    const { page } = visit;
    await page.locator(".stepper [data-step=back]:visible").tap();
    await page.locator("[data-act=moves]").tap();
    const dialog = page.getByRole("dialog");
    await dialog.locator(".move[data-ply='38'][aria-current]").waitFor();
    await dialog.locator(".move[data-ply='3']").tap();
    await dialog.locator(".move[data-ply='3'][aria-current]").waitFor();
    await dialog.locator("[data-act=close]").tap();
    await dialog.waitFor({ state: "detached" });
    await page.locator(".actions .menu > button").tap();
    await page.locator(".menu__list [data-act=delete]").tap();
    await dialog.locator("[data-act=keep]").tap();
    await page.locator(".table__leave a").tap();
    await page.locator(".entry").waitFor();
    await visit.close();
  });

  test("a game that is taken back after its end and ends again is kept once, and counts once", async () => {
    const tags = { BlackSeat: "computer 1", Ladder: "yes" };
    const visit = await open("play", { "basalt.table": dvonn.record("9/10/5r5/4rw(rb)3/9 w s", tags) });
    const { page } = visit;
    const hand = dvonn.mouse(page);
    const win = async () => {
      await dvonn.settled(page);
      await hand.tap("f2");
      await hand.tap("g2");
      await page.locator("#result").waitFor();
    };
    await win();
    await becomes(() => stored(page, "basalt.ladder"), /dvonn = 3/);
    await act(page, "undo");
    await page.locator("#result").waitFor({ state: "detached" });
    await win();
    await becomes(() => stored(page, "basalt.ladder"), /dvonn = 3/);
    await page.locator("#result").getByRole("link", { name: "My games" }).click();
    await page.locator(".entry").getByText("White controls more pieces, 3 to 0").waitFor();
    await becomes(() => page.locator(".entry").count(), 1);
    await visit.close();
  });

  test("a damaged game among sound ones is told of and can be saved", async () => {
    const visit = await open("games", { [key(1)]: dvonn.FINISHED, [key(2)]: "rubbish \u0000 of bytes", [key(3)]: dvonn.FINISHED });
    const { page } = visit;
    const broken = page.locator(".entry.broken");
    await broken.getByText("This game is damaged").waitFor();
    assert.equal(await broken.getByText("line 1").isVisible(), false, "the details are folded");
    await broken.getByText("Details").click();
    await broken.getByText("line 1").waitFor();
    await becomes(() => page.locator(".entry:not(.broken)").count(), 2);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.locator(".entry.broken [data-act=export-one]").click(),
    ]);
    assert.equal(await readFile(await download.path(), "utf8"), "rubbish \u0000 of bytes");
    await visit.close();
  });

  test("a game under way that is damaged is told of, kept, and the next one begins", async () => {
    const visit = await open("", { "basalt.table": "rubbish" });
    const { page } = visit;
    await notice(page, "is damaged and can’t be opened");
    await playOneMove(page);
    await becomes(() => stored(page, "basalt.table"), /\[Game "dvonn"\]/);
    await openFromMenu(page, "My games");
    await page.locator(".entry.broken").waitFor();
    await visit.close();
  });

  test("settings and a ladder that are damaged are as good as none", async () => {
    const visit = await open("settings", { "basalt.settings": "\u0001{", "basalt.ladder": "up = down" });
    await visit.page.getByLabel("Sounds").waitFor();
    await visit.close();
  });

  test("a full memory is told of once, and play goes on", async () => {
    const visit = await open("", {}, {
      script: () => {
        Storage.prototype.setItem = () => {
          throw new DOMException("no room", "QuotaExceededError");
        };
      },
    });
    const { page } = visit;
    await playOneMove(page);
    await notice(page, "Browser storage is full");
    await becomes(() => page.locator(".toast").count(), 1);
    await page.locator(".toast").click();
    await page.locator(".toast").waitFor({ state: "detached" });
    await dvonn.settled(page);
    await dvonn.playAny(page, dvonn.mouse(page), "Black", () => act(page, "confirm"));
    await dvonn.settled(page);
    await becomes(() => page.locator(".toast").count(), 0, "it is told once");
    await openFromMenu(page, "Settings");
    await page.getByLabel("Sounds").uncheck();
    await notice(page, "Browser storage is full");
    await visit.close();
  });

  test("a browser that keeps nothing at all is told of, and play goes on", async () => {
    const visit = await open("", {}, {
      script: () => Object.defineProperty(window, "localStorage", { get: () => { throw new DOMException("no", "SecurityError"); } }),
    });
    await playOneMove(visit.page);
    await notice(visit.page, "This browser blocks storage");
    await visit.close();
  });

  test("an address that leads nowhere says so, and leads home", async () => {
    const visit = await open("games/17");
    const { page } = visit;
    await page.getByText("This game isn’t saved in this browser").waitFor();
    await goWithin(page, "/no/such/page");
    await page.getByText(/There is no page at .*no\/such\/page/).waitFor();
    await page.getByRole("link", { name: "Back to start" }).click();
    await page.locator("[data-first=dvonn]").waitFor();
    await visit.close();
  });

  const poor = {
    "without workers": [() => delete window.Worker, "This browser lacks Web Workers"],
    "without wide instructions": [() => (WebAssembly.validate = () => false), "WebAssembly is too old"],
  };
  for (const [name, [script, sentence]] of Object.entries(poor)) {
    test(`a browser ${name} says so, and two play at one board`, async () => {
      const visit = await open("", {}, { script });
      const { page } = visit;
      await page.locator("[data-first=dvonn]").click();
      await page.getByText(sentence).waitFor();
      await page.getByRole("link", { name: "Play", exact: true }).click();
      await playOneMove(page);
      await visit.close();
    });
  }
});
