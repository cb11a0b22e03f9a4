// People play each other: two browsers, one server, and whoever looks on.
import assert from "node:assert/strict";
import { after, describe, test } from "node:test";
import { LOCALES, LYING_PHONE, SCREENS, becomes, expectAccessible, expectAccessibleIn, launch, openPage, screenshot } from "../browser.mjs";
import * as dvonn from "../dvonn.mjs";
import { beforeFirst } from "../fixture.mjs";
import { EMPTY_BOARD, becomeGuest, openChallenge, placeInTurn, signUp } from "../online.mjs";
import * as punct from "../punct.mjs";
import { dataFolder, startServer } from "../server.mjs";
import { expectFits, expectSound, expectTargets } from "../views.mjs";

const CALM = { reducedMotion: "reduce" };
const DESK = { ...SCREENS.desktop, ...CALM };
const PHONE = { ...SCREENS.phone, ...CALM };

const TOUCH = { hasTouch: true, isMobile: true };

/** The windows of a game that is over, low ones above all. */
const RESULT_WINDOWS = {
  "1440x900": { viewport: { width: 1440, height: 900 } },
  "1280x720": { viewport: { width: 1280, height: 720 } },
  "1280x600": { viewport: { width: 1280, height: 600 } },
  "1024x600": { viewport: { width: 1024, height: 600 } },
  "1366x640": { viewport: { width: 1366, height: 640 } },
  "820x1180": { viewport: { width: 820, height: 1180 }, ...TOUCH },
  "844x390": { viewport: { width: 844, height: 390 }, ...TOUCH },
  "390x844": { viewport: { width: 390, height: 844 }, ...TOUCH },
};

/** The faults of the chat, found in the page: parts that reach out of it or out of the window, and lines that nobody can read. */
function chatFaults() {
  const chat = [...document.querySelectorAll(".chat")].find((one) => one.checkVisibility({ visibilityProperty: true }));
  if (!chat) return ["there is no chat"];
  const box = (one) => one.getBoundingClientRect();
  const reachesOut = (one, room) => one.left < room.left - 1 || one.top < room.top - 1 || one.right > room.right + 1 || one.bottom > room.bottom + 1;
  const faults = [];
  if (reachesOut(box(chat), { left: 0, top: 0, right: innerWidth, bottom: innerHeight })) faults.push("it reaches out of the window");
  for (const part of [".chat__lines", "form", "input", "form button"]) if (reachesOut(box(chat.querySelector(part)), box(chat))) faults.push(`${part} reaches out of it`);
  const [lines, last] = [box(chat.querySelector(".chat__lines")), box([...chat.querySelectorAll("li")].at(-1))];
  if (reachesOut(last, lines)) faults.push("the last line is cut");
  if (lines.height < 2 * parseFloat(getComputedStyle(chat).fontSize)) faults.push(`the lines have ${lines.height} pixels`);
  return faults;
}

/** Tells whether it is asked if a move is meant, before something else is there. */
async function asked(page, otherwise) {
  const found = await page.waitForFunction(
    (otherwise) => (document.querySelector("[data-act=confirm]") ? "asked" : document.querySelector(otherwise) && "done"),
    otherwise,
  );
  return (await found.jsonValue()) === "asked";
}

describe("online", { timeout: 900_000 }, () => {
  let browser, server, data;
  beforeFirst(async () => {
    data = await dataFolder();
    [browser, server] = await Promise.all([launch(), startServer(0, undefined, data.folder)]);
  });
  after(async () => {
    await Promise.all([browser?.close(), server?.stop()]);
    await data?.remove();
  });

  const open = (path, options = DESK) => openPage(browser, `${server.address}${path}`, options);
  /** The lobby, connected: who becomes a guest connects again, and the browser reports a connection that is closed before it stands. */
  const openLobby = async () => {
    const visit = await open("online");
    await visit.page.locator("#people").getByText("online").waitFor();
    return visit;
  };
  const act = (page, name) => page.locator(`[data-act=${name}]`).first().click();
  const status = (page, text) => page.locator("#status").getByText(text).waitFor();
  const choose = (page, field, label) => page.locator(`[data-field=${field}] select`).selectOption({ label });
  const press = (page, field, name) => page.locator(`[data-field=${field}]`).getByRole("button", { name, exact: true }).click();
  const inGame = (page) => page.waitForURL(/\/online\/game\/[a-z2-9]{10}$/);

  /** Opens a challenge by link in the dialog of the lobby, and tells its address. */
  async function invite(page, { days, color = "White" } = {}) {
    await choose(page, "color", color);
    await page.locator("[data-act=invite]:visible, [data-act=friend]:visible").click();
    if (days) {
      await press(page, "pace", "Correspondence");
      await page.locator("[data-act=days]").fill(String(days));
    }
    await act(page, "open");
    return new URL(await page.locator("#seek-link").inputValue()).pathname;
  }

  /** Opens a challenge by link, and lets a friend accept it. White is the one who challenges. */
  async function meet({ game = "DVONN", variant, board = "filled at random", options = [DESK, DESK] } = {}) {
    const one = await open("online", options[0]);
    await press(one.page, "game", game);
    if (variant) await choose(one.page, "variant", variant);
    else await choose(one.page, "board", board);
    return accepted(one, await invite(one.page), options[1]);
  }

  /** Makes an account. */
  async function member(name) {
    const visit = await open("online/account");
    await signUp(visit.page, name);
    return visit;
  }

  /** Lets a friend accept a challenge by its address, and waits until both are at the board. */
  async function accepted(one, path, options = DESK) {
    const other = await open(path.slice(1), options);
    await act(other.page, "accept");
    await Promise.all([inGame(one.page), inGame(other.page)]);
    await Promise.all([one.page.locator("#board").waitFor(), other.page.locator("#board").waitFor()]);
    return [one, other];
  }

  /** Plays moves in turn, White first, until so many were made or the game is over. */
  async function playOn(players, most = 99) {
    const [white, black] = players;
    for (let ply = 0; ply < most; ply++) {
      if (await white.page.locator("#result").isVisible()) return;
      const color = await turn(white.page);
      if (!color) return;
      const { page, hand } = color === "w" ? white : black;
      await dvonn.settled(page, color);
      const before = await dvonn.plies(page);
      await dvonn.playAny(page, hand, color === "w" ? "White" : "Black", hand.confirm);
      for (const one of players) {
        await one.page.waitForFunction((before) => document.querySelectorAll(".move[data-ply]").length > before || document.getElementById("result"), before);
      }
    }
  }

  /** Whose turn it is by the board itself; nothing if the game is over. */
  async function turn(page) {
    const said = await page.waitForFunction(() => {
      if (document.getElementById("result")) return "over";
      return document.getElementById("board")?.ariaLabel.match(/(White|Black) to (?:move|place)/)?.[1];
    });
    const whose = await said.jsonValue();
    return whose === "over" ? undefined : whose[0].toLowerCase();
  }

  test("two browsers play a whole game of DVONN, one on a phone, one coming back, and somebody looks on", async () => {
    const [one, other] = await meet({ options: [DESK, PHONE] });
    const [white, black] = [
      { page: one.page, hand: dvonn.mouse(one.page) },
      { page: other.page, hand: dvonn.finger(other.page) },
    ];
    const id = new URL(one.page.url()).pathname.split("/").at(-1);
    const third = await open("online");
    await third.page.locator(`[data-live="${id}"] a`).click();
    await third.page.locator("#board").waitFor();
    await one.page.locator(".chat .system").getByText("1 watching").waitFor();
    await playOn([white, black], 6);
    await other.page.reload();
    await other.page.locator("#board").waitFor();
    await becomes(() => dvonn.moves(other.page), await dvonn.moves(one.page));
    await playOn([white, black]);
    for (const { page } of [one, other, third]) await page.locator("#result").getByText(dvonn.COUNTED).waitFor();
    await becomes(() => dvonn.moves(third.page), await dvonn.moves(one.page));
    await screenshot(one.page, "online-over");
    await Promise.all([one, other, third].map((visit) => visit.close()));
  });

  test("two browsers play a whole game of PÜNCT, one on a phone, one coming back", async () => {
    const [one, other] = await meet({ game: "PÜNCT", variant: "Basic game", options: [DESK, PHONE] });
    const players = { w: new punct.Board(one.page), b: new punct.Board(other.page) };
    const hands = { w: punct.mouse(players.w), b: punct.finger(players.b) };
    await punct.playOutBetween(players, hands, { after: 4, pause: () => other.page.reload() });
    for (const { result } of Object.values(players)) await result.getByText(/connect|18th|centre/i).first().waitFor();
    await becomes(() => dvonn.moves(other.page), await dvonn.moves(one.page));
    await Promise.all([one, other].map((visit) => visit.close()));
  });

  test("a move is planned while the other thinks, and made at once or dropped", async () => {
    const [one, other] = await meet();
    const [white, black] = [one, other].map(({ page }) => ({ page, hand: dvonn.mouse(page) }));
    await dvonn.settled(black.page, "w");
    await dvonn.choose(black.page, black.hand, (await dvonn.spacesNamed(black.page, /Black.*can move/))[0]);
    const [to] = await dvonn.targets(black.page);
    await black.hand.tap(to);
    if (await asked(black.page, "#plan")) await black.hand.confirm();
    await black.page.locator("#plan").waitFor();
    await becomes(() => dvonn.plies(white.page), 0, "nothing is sent before the turn has come");
    await dvonn.playAny(white.page, white.hand, "White", white.hand.confirm);
    // Made if White's move allows it, else told.
    await black.page.locator("#plan").waitFor({ state: "detached" });
    await black.page.locator(".said").getByText(/onto|no longer possible/).waitFor();
    await dvonn.resign(one.page);
    await Promise.all([one, other].map((visit) => visit.close()));
  });

  test("placements queue up, go one by one, and skip what is taken", async () => {
    const [one, other] = await meet({ board: "empty board" });
    const [white, black] = [dvonn.mouse(one.page), dvonn.mouse(other.page)];
    await turn(other.page);
    for (const space of ["e3", "c3", "i3"]) await black.tap(space);
    await other.page.locator("#plan").getByText("e3, c3, i3").waitFor();
    await white.tap("c3");
    await other.page.locator("#plan").getByText("c3, i3").waitFor();
    await becomes(() => dvonn.moves(one.page), ["c3", "e3"]);
    await white.tap("a1");
    await becomes(() => dvonn.moves(one.page), ["c3", "e3", "a1", "i3"]);
    await other.page.locator("#plan").waitFor({ state: "detached" });
    await black.tap("k5");
    await other.page.locator("#plan").getByText("k5").waitFor();
    await white.tap("k5");
    await other.page.locator(".said.refused").getByText("no longer possible: k5").waitFor();
    await other.page.locator("#plan").waitFor({ state: "detached" });
    await becomes(() => dvonn.plies(one.page), 5, "what cannot be made is not sent");
    await dvonn.resign(one.page);
    await Promise.all([one, other].map((visit) => visit.close()));
  });

  test("a tile pairs at once, waits with its own time, and leaves the others alone", async () => {
    const one = await openLobby();
    const tile = (page, pace) => page.locator(`[data-pace='${pace}']`);
    await tile(one.page, "300+3").click();
    await becomes(() => tile(one.page, "300+3").innerText(), /Looking… 0:0\d\s+Cancel$/);
    await tile(one.page, "600+0").click();
    await tile(one.page, "600+0").getByText("Looking").waitFor();
    await tile(one.page, "300+3").click();
    await becomes(() => tile(one.page, "300+3").innerText(), /^5 \+ 3\s+Blitz$/, "a second press cancels");
    await becomes(() => one.page.locator("[data-own]").count(), 1);
    const other = await open("online", PHONE);
    await tile(other.page, "600+0").getByText("1 waiting").waitFor();
    await tile(other.page, "600+0").tap();
    await Promise.all([inGame(one.page), inGame(other.page)]);
    await act(one.page, "abort");
    await Promise.all([one, other].map((visit) => visit.close()));
  });

  test("one tap on the first screen leads to a game with a person", async () => {
    const [one, other] = [await open(""), await open("", PHONE)];
    await one.page.getByRole("link", { name: "Find an opponent" }).click();
    await one.page.locator("[data-pace='600+0'].is-waiting").waitFor();
    await other.page.getByRole("link", { name: "Find an opponent" }).tap();
    await Promise.all([inGame(one.page), inGame(other.page)]);
    await Promise.all([one, other].map(({ page }) => page.locator("#board").waitFor()));
    assert.equal(new URL(one.page.url()).pathname, new URL(other.page.url()).pathname);
    await act(one.page, "abort");
    // They left the lobby while it was still connecting, which the browser reports.
    await Promise.all([one, other].map(({ context }) => context.close()));
  });

  test("an address pairs at once, and only once", async () => {
    const one = await open("online/pair/dvonn/900+10");
    await one.page.locator("[data-pace='900+10'].is-waiting").waitFor();
    assert.equal(new URL(one.page.url()).pathname, "/online");
    await one.page.reload();
    await one.page.locator("[data-pace='900+10'].is-waiting").waitFor();
    await becomes(() => one.page.locator("[data-own]").count(), 1);
    const other = await open("online/pair/dvonn/900+10");
    await Promise.all([inGame(one.page), inGame(other.page)]);
    await act(one.page, "abort");
    await Promise.all([one, other].map((visit) => visit.close()));
  });

  test("no row of the challenges moves under the pointer", async () => {
    const owner = await openLobby();
    for (const pace of ["300+3", "600+0", "900+10"]) {
      await owner.page.locator(`[data-pace='${pace}']`).click();
      await owner.page.locator(`[data-pace='${pace}'].is-waiting`).waitFor();
    }
    const { page, close } = await open("online");
    const rows = page.locator("[data-seek]");
    await becomes(() => rows.count(), 3);
    const middle = rows.nth(1);
    const id = await middle.getAttribute("data-seek");
    await middle.locator("[data-act=accept]").hover();
    const top = async () => Math.round((await page.locator(`[data-seek='${id}']`).boundingBox()).y);
    const before = await top();
    await owner.page.locator("[data-own]").first().locator("[data-act=withdraw]").click();
    await rows.first().getByText("Closed").waitFor();
    assert.equal(await top(), before);
    await page.locator("h2").first().hover();
    await becomes(() => rows.count(), 2);
    assert.ok((await top()) < before, "without the pointer the row moves up");
    for (let left = 2; left > 0; left--) {
      await owner.page.locator("[data-own]").first().locator("[data-act=withdraw]").click();
      await becomes(() => owner.page.locator("[data-own]").count(), left - 1);
    }
    await page.locator("#seeks").getByText("No open challenges yet").waitFor();
    await Promise.all([owner.close(), close()]);
  });

  /** Plays the first move of a game, with the mouse. */
  const FIRST_MOVES = {
    DVONN: ([one, other]) => playOn([one, other].map(({ page }) => ({ page, hand: dvonn.mouse(page) })), 1),
    async PÜNCT([{ page }]) {
      const board = new punct.Board(page);
      await punct.placeAny(board, punct.mouse(board), await board.settled("w"));
    },
  };
  for (const [game, playFirst] of Object.entries(FIRST_MOVES)) {
    test(`the boards of ${game} in the lobby move with their games`, async () => {
      const [one, other] = await meet({ game, variant: game === "PÜNCT" && "Basic game" });
      const id = new URL(one.page.url()).pathname.split("/").at(-1);
      const third = await open("online");
      const board = third.page.locator(`[data-live="${id}"] .mini-board`);
      await board.locator("svg").first().waitFor({ state: "attached" });
      const standing = () => board.locator(".standing").innerHTML();
      const before = await standing();
      await playFirst([one, other]);
      await becomes(async () => (await standing()) !== before, true);
      await act(other.page, "abort");
      await one.page.locator("#result").waitFor();
      await Promise.all([one, other, third].map((visit) => visit.close()));
    });
  }

  test("the first screen shows a live game, whose board moves, and leads to it", async () => {
    const [one, other] = await meet();
    const { page, close } = await open("");
    const featured = page.getByRole("region", { name: "Live game" });
    await featured.locator(".featured__board .standing > *").first().waitFor({ state: "attached" });
    const link = await featured.getByRole("link", { name: "Watch this game" }).elementHandle();
    const board = () => featured.locator(".featured__board .standing").innerHTML();
    const before = await board();
    // The last six moves are not public.
    await playOn([one, other].map(({ page }) => ({ page, hand: dvonn.mouse(page) })), 7);
    await becomes(async () => (await board()) !== before, true);
    assert.ok(await link.evaluate((link) => link.isConnected), "a move changes the board alone");
    await link.click();
    await page.waitForURL(one.page.url());
    await page.locator("#board").waitFor();
    const winner = await one.page.locator(".player-bar--them .name b").textContent();
    await dvonn.resign(one.page);
    await page.locator("#result").waitFor();
    await page.goto(`${server.address}online`);
    const row = page.locator(`#results [href="${new URL(one.page.url()).pathname}"]`);
    await becomes(() => row.locator(".is-winner").allTextContents(), [winner]);
    await row.getByText("0–1").waitFor();
    await row.click();
    await page.locator("#result").waitFor();
    await Promise.all([one.close(), other.close(), close()]);
  });

  test("a game and its result fit in every language, for those who play and for those who look on", async () => {
    const [one, other] = await meet({ options: [DESK, PHONE] });
    await playOn([{ page: one.page, hand: dvonn.mouse(one.page) }, { page: other.page, hand: dvonn.finger(other.page) }], 2);
    const path = new URL(one.page.url()).pathname.slice(1);
    const expectFit = async (part) => {
      for (const [number, locale] of LOCALES.entries()) {
        const onlooker = await open(path, { ...(number % 2 ? PHONE : DESK), locale });
        for (const { page } of [one, other]) {
          await page.evaluate((language) => localStorage.setItem("basalt.settings", `language = ${language}\n`), locale.slice(0, 2));
          await page.reload();
        }
        for (const { page } of [one, other, onlooker]) {
          await page.locator(part).first().waitFor({ state: "attached" });
          await becomes(() => page.locator("html").getAttribute("lang"), locale.slice(0, 2));
          await page.locator("#line").waitFor({ state: "detached" });
          await expectFits(page, `${part} in ${locale}`);
        }
        if (number < 2) await expectAccessible(onlooker.page);
        await expectTargets(other.page, `${part} in ${locale}`);
        await onlooker.close();
      }
      for (const { page } of [one, other]) {
        await expectAccessible(page);
        await expectAccessibleIn(page, "dark");
      }
    };
    await expectFit("#board .standing > *");
    await dvonn.resign(one.page);
    await expectFit("#result .verdict");
    const saved = other.page.locator(".next a[download]");
    // SGF cannot hold a game from a random board.
    await becomes(() => saved.allTextContents(), ["txt", "json"]);
    const heights = await saved.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    assert.ok(heights.every((height) => height >= 43.5), `a finger hits links of ${heights}`);
    await Promise.all([one, other].map((visit) => visit.close()));
  });

  test("the rules are one press away on a phone, and the game goes on", async () => {
    const [one, other] = await meet({ options: [DESK, PHONE] });
    const { page } = other;
    await page.locator(".moves").getByRole("link", { name: "Rules" }).tap();
    await page.waitForURL(/rules\/dvonn$/);
    await page.goBack();
    await page.locator("#board").waitFor();
    await act(one.page, "abort");
    await one.close();
    // It left the game while its connection was open, which the browser reports.
    await other.context.close();
  });

  test("a flag falls, and both are told", async () => {
    const one = await openLobby();
    await becomeGuest(one.page);
    const terms = { ...EMPTY_BOARD, board: "random", pace: { live: { base: 30, increment: 0 } }, rated: false };
    const path = await openChallenge(one.page, terms);
    await one.page.reload();
    const [, other] = await accepted(one, path);
    const players = [one, other].map(({ page }) => ({ page, hand: dvonn.mouse(page) }));
    await playOn(players, 2);
    for (const { page } of players) await page.locator("#result").getByText(/time/i).first().waitFor();
    await becomes(() => one.page.locator("[data-player=w] .clock").textContent(), /^0:00/);
    await Promise.all([one, other].map((visit) => visit.close()));
  });

  test("whoever waits for an opponent elsewhere in the page is called back", async () => {
    const one = await open("online");
    const path = await invite(one.page);
    await one.page.goto(`${server.address}play`);
    const other = await open(path.slice(1));
    await act(other.page, "accept");
    await inGame(other.page);
    await one.page.locator(".turn-pill").waitFor();
    await one.page.waitForFunction(() => document.title.startsWith("(1) "));
    await one.page.locator(".turn-pill").click();
    await inGame(one.page);
    await status(one.page, "Your turn");
    await act(one.page, "abort");
    await Promise.all([one, other].map((visit) => visit.close()));
  });

  test("the chat keeps names whole beside long lines, and is behind a button on phones", async () => {
    const [one, other] = await meet({ options: [DESK, { ...PHONE, viewport: { width: 390, height: 844 } }] });
    const long = "x".repeat(120);
    await one.page.locator("[data-act=chat]").fill(long);
    await one.page.locator("[data-act=say]").click();
    const line = one.page.locator(".chat li").filter({ hasText: long });
    await line.waitFor();
    const [name, zone] = [line.locator("b"), one.page.locator("#chat")];
    assert.ok((await name.boundingBox()).height < 30, "the name stays on one line");
    const [inner, outer] = [await line.boundingBox(), await zone.boundingBox()];
    assert.ok(inner.x + inner.width <= outer.x + outer.width, "the line stays inside");
    const dot = other.page.locator(".chat-button .dot");
    await dot.waitFor();
    const colors = await dot.evaluate((one) => [one, one.closest(".action")].map((part) => getComputedStyle(part).backgroundColor));
    assert.match(colors[0], /^rgb\(/, "the dot is painted");
    assert.notEqual(colors[0], colors[1]);
    const button = other.page.getByRole("button", { name: "Chat new messages" });
    assert.equal(await button.locator("span:not(.sr)").evaluate((label) => label.getClientRects().length), 1, "the label has one line");
    await button.tap();
    const sheet = other.page.getByRole("dialog", { name: "Chat" });
    await sheet.getByText(long).waitFor();
    const place = await sheet.boundingBox();
    assert.deepEqual([place.x, place.width, Math.round(place.y + place.height)], [0, 390, 844], "the sheet is at the lower edge");
    await expectAccessible(other.page);
    await expectTargets(other.page, "the chat");
    await screenshot(other.page, "online-chat-phone");
    await sheet.locator("[data-act=close]").tap();
    await sheet.waitFor({ state: "detached" });
    await other.page.locator(".chat-button .dot").waitFor({ state: "detached" });
    await other.page.locator("[data-act=chat-sheet]").tap();
    await sheet.locator("[data-act=report-line]").tap();
    const report = other.page.getByRole("dialog", { name: "Report" });
    await report.locator("form").waitFor();
    await report.locator("h2").tap();
    await report.locator("[data-act=close]").tap();
    await report.waitFor({ state: "detached" });
    await other.page.touchscreen.tap(195, 40);
    await sheet.waitFor({ state: "detached" });
    await expectAccessible(one.page);
    await act(one.page, "abort");
    await other.page.locator("#result").waitFor();
    await other.page.locator("#result [data-act=chat-sheet]").tap();
    await sheet.getByText(long).waitFor();
    await Promise.all([one, other].map((visit) => visit.close()));
  });

  test("an offer fits into the status line of a phone, with both answers", async () => {
    const [one, other] = await meet({ options: [DESK, PHONE] });
    await playOn([{ page: one.page, hand: dvonn.mouse(one.page) }, { page: other.page, hand: dvonn.finger(other.page) }], 2);
    await act(one.page, "draw");
    const { page } = other;
    await page.locator("#draw-offer [data-act=yes]").waitFor();
    const sizes = await page.evaluate(() => {
      const [text, said, room] = ["#draw-offer .status", ".status-line > div", ".status-line"].map((place) => document.querySelector(place));
      const lines = Math.round(text.getBoundingClientRect().height / parseFloat(getComputedStyle(text).lineHeight));
      return { lines, over: Math.max(0, Math.round(said.getBoundingClientRect().height - room.getBoundingClientRect().height)) };
    });
    assert.ok(sizes.lines <= 2, `${sizes.lines} lines`);
    assert.equal(sizes.over, 0, "it stays in its place");
    await screenshot(page, "online-offer-phone");
    await page.setViewportSize(LYING_PHONE.viewport);
    const isApart = () => page.evaluate(() => {
      const text = document.createRange();
      text.selectNodeContents(document.querySelector("#draw-offer .status"));
      const [said, answers] = [text, document.querySelector("#draw-offer .offer")].map((part) => part.getBoundingClientRect());
      return said.right <= answers.left + 1 || said.bottom <= answers.top + 1;
    });
    await becomes(isApart, true, "the answers cover nothing on a phone that lies on its side");
    await page.setViewportSize(PHONE.viewport);
    await page.locator("#draw-offer [data-act=no]").tap();
    await page.locator(".stepper [data-step=back]:visible").waitFor();
    await Promise.all([one, other].map((visit) => visit.close()));
  });

  /** Plays a few moves of a game that begins with an empty board. */
  const FEW_MOVES = {
    dvonn: (pages) => placeInTurn(pages, ["c3", "e3", "i3", "d2", "f3", "g3", "b2", "e4"]),
    async "punct-basic"(pages) {
      const boards = Object.fromEntries(pages.map((page, player) => ["wb"[player], new punct.Board(page)]));
      for (const color of [..."wbwb"]) {
        await boards[color].settled(color);
        await punct.placeAny(boards[color], punct.mouse(boards[color]), color);
      }
    },
  };
  for (const [game, playFew] of Object.entries(FEW_MOVES)) {
    test(`the chat beside the result of ${game} is whole and covers nothing in low windows`, async () => {
      const [one, other] = [await member(`Nora${game[0]}`), await member(`Otto${game[0]}`)];
      const challenge = await openChallenge(one.page, { ...EMPTY_BOARD, game, rated: false });
      await other.page.goto(server.address + challenge.slice(1));
      await act(other.page, "accept");
      await inGame(other.page);
      await one.page.goto(other.page.url());
      await Promise.all([one, other].map(({ page }) => page.locator("#board").waitFor()));
      await playFew([one.page, other.page]);
      for (const text of ["Have a good game!", "Thank you, you too.", "That was a rather long sentence, which needs several lines beside the result."]) {
        await one.page.locator("#chat [data-act=chat]").fill(text);
        await one.page.keyboard.press("Enter");
        await other.page.locator("#chat li").getByText(text).waitFor();
      }
      await dvonn.resign(other.page);
      await one.page.locator("#result").waitFor();
      const path = new URL(one.page.url()).pathname.slice(1);
      const storageState = await one.context.storageState();
      for (const [number, [size, screen]] of Object.entries(RESULT_WINDOWS).entries()) {
        const locale = LOCALES[number % LOCALES.length];
        const visit = await open(path, { ...screen, ...CALM, storageState, locale });
        const { page } = visit;
        await page.locator("#result").waitFor();
        await page.locator(".chat li").nth(2).waitFor({ state: "attached" });
        await page.evaluate(() => document.fonts.ready);
        await screenshot(page, `online-result-${game}-${size}`);
        await expectSound(page, `${game} at ${size}`);
        const button = page.locator("[data-act=chat-sheet]:visible");
        if (await button.count()) await button.first().click();
        await becomes(() => page.evaluate(chatFaults), [], `${game} at ${size}`);
        await visit.close();
      }
      await Promise.all([one, other].map((visit) => visit.close()));
    });
  }

  test("a draw, a takeback and a rematch go by consent", async () => {
    const [one, other] = await meet();
    const [white, black] = [one, other].map(({ page }) => ({ page, hand: dvonn.mouse(page) }));
    await playOn([white, black], 4);
    await act(other.page, "takeback");
    await one.page.locator("#takeback-offer [data-act=yes]").click();
    for (const { page } of [one, other]) await page.waitForFunction(() => document.querySelectorAll(".move[data-ply]").length === 3);
    await status(other.page, "Your turn");
    await act(one.page, "draw");
    await other.page.locator("#draw-offer").waitFor();
    const name = await one.page.locator(".player-bar--you .name b").textContent();
    const watching = await open(new URL(one.page.url()).pathname.slice(1));
    for (const { page } of [other, watching]) await becomes(() => page.locator("#draw-offer .status").textContent(), `${name} offers a draw.`);
    await becomes(() => one.page.locator("#draw-offer .status").textContent(), "You offered a draw.");
    await becomes(() => watching.page.locator("#draw-offer button").count(), 0, "only players answer");
    await watching.close();
    const hidden = await other.page.locator(".status-line").evaluate((line) => line.scrollHeight - line.clientHeight);
    assert.ok(hidden <= 1, `${hidden} pixels of the offer are hidden`);
    await other.page.locator("#draw-offer [data-act=no]").click();
    await one.page.locator("#draw-offer").waitFor({ state: "detached" });
    await playOn([white, black], 1);
    await act(other.page, "draw");
    await one.page.locator("#draw-offer [data-act=yes]").click();
    for (const { page } of [one, other]) await page.locator("#result").getByText(/draw/i).first().waitFor();
    const before = one.page.url();
    await act(one.page, "rematch");
    await other.page.locator("#rematch-offer").waitFor();
    await act(other.page, "rematch");
    await one.page.waitForURL((url) => url.href !== before);
    await one.page.locator("#board").waitFor();
    // They have exchanged colours, and each still sits below.
    for (const [page, color] of [[one.page, "b"], [other.page, "w"]]) {
      await page.locator(`.player-bar--you[data-player=${color}]`).waitFor();
      const [below, above] = color === "b" ? ["c5", "c1"] : ["c1", "c5"];
      await becomes(async () => (await dvonn.middle(page, below)).y > (await dvonn.middle(page, above)).y, true);
    }
    await Promise.all([one, other].map((visit) => visit.close()));
  });

  test("a game that is analysed tells which player the person was", async () => {
    const [one, other] = await meet();
    const third = await open(new URL(one.page.url()).pathname.slice(1));
    await playOn([one, other].map(({ page }) => ({ page, hand: dvonn.mouse(page) })), 2);
    await dvonn.resign(one.page);
    for (const [{ page }, seats] of [[one, ["WhiteSeat"]], [other, ["BlackSeat"]], [third, []]]) {
      await page.locator("#result").waitFor();
      await act(page, "analyse");
      await page.getByRole("heading", { name: "Analyse: DVONN" }).waitFor({ state: "attached" });
      const records = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("basalt.game.")).map((key) => localStorage.getItem(key)));
      assert.equal(records.length, 1);
      assert.deepEqual([...records[0].matchAll(/^\[(\w+Seat) "person"\]$/gm)].map(([, seat]) => seat), seats);
    }
    await Promise.all([one, other, third].map((visit) => visit.close()));
  });

  test("a guest becomes a member, and a rated game moves ratings", async () => {
    const [one, other] = [await member("Anna"), await member("Bela")];
    await one.page.goto(server.address);
    await one.page.getByRole("button", { name: "5 + 3" }).click();
    const find = one.page.getByRole("link", { name: "Find an opponent" });
    await find.getByText("5 + 3 · Rated").waitFor();
    await find.click();
    await one.page.locator(".pair-tile.is-waiting").waitFor();
    await other.page.goto(`${server.address}online`);
    await act(other.page, "rated");
    await other.page.locator("[data-pace='300+3']").click();
    await Promise.all([inGame(one.page), inGame(other.page)]);
    await one.page.locator("#board").waitFor();
    const first = await turn(one.page);
    const annaIsWhite = (await one.page.locator(".player-bar[data-player=w] .who").textContent()).includes("Anna");
    assert.equal(first, "w");
    const pair = [one, other].map(({ page }) => ({ page, hand: dvonn.mouse(page) }));
    await playOn(annaIsWhite ? pair : pair.reverse(), 8);
    const home = await open("");
    await becomes(() => home.page.locator(".featured .player-bar .note").allTextContents().then((notes) => notes.join(", ")), /^\d+ stacks? can move, \d+ stacks? can move$/);
    await home.close();
    await dvonn.resign(one.page);
    const won = other.page.locator(".verdict #ratings p").first();
    await won.getByText(/Bela.*1500 → 1[56]\d\d/).waitFor();
    await won.locator(".tag--good").getByText(/^\+\d+$/).waitFor();
    await one.page.locator(".verdict #ratings .tag:not(.tag--good)").getByText(/^−\d+$/).waitFor();
    await other.page.reload();
    await won.getByText(/Bela.*1500 → 1[56]\d\d/).waitFor();
    await other.page.goto(`${server.address}online/leaderboard`);
    await becomes(() => other.page.locator(".leaders tbody tr").first().innerText(), /^1\s+Bela/);
    await other.page.goto(`${server.address}online/player/Anna`);
    const row = other.page.locator("[data-found]").first();
    await row.getByText("Lost").waitFor();
    await row.locator(".mini-board .standing > *").first().waitFor({ state: "attached" });
    await becomes(() => other.page.locator("[data-pool=dvonn-live]").getAttribute("aria-pressed"), "true");
    const results = other.page.locator(".results:not([data-card])");
    await results.getByText("1 lost").waitFor();
    await results.getByText(annaIsWhite ? "as White" : "as Black").waitFor();
    const between = other.page.locator("[data-card=between]");
    await between.getByRole("heading", { name: "You and Anna" }).waitFor();
    await becomes(() => between.locator(".results-counts span").allTextContents(), ["1 won", "0 drawn", "0 lost"]);
    await expectAccessible(other.page);
    await screenshot(other.page, "online-profile");

    const live = new URL(one.page.url()).pathname.split("/").at(-1);
    const path = await openChallenge(one.page, { ...EMPTY_BOARD, pace: { days: 3 } });
    await other.page.goto(server.address + path.slice(1));
    await act(other.page, "accept");
    await inGame(other.page);
    await one.page.goto(other.page.url());
    await Promise.all([one, other].map(({ page }) => page.locator("#board").waitFor()));
    await placeInTurn([one.page, other.page], ["c3", "e3", "i3", "d2", "f3", "g3", "b2", "e4"]);
    await dvonn.resign(other.page);
    await other.page.locator("#ratings").waitFor();
    const slow = new URL(one.page.url()).pathname.split("/").at(-1);
    await other.page.goto(`${server.address}online/player/Anna`);
    const found = () => other.page.locator("[data-found]").evaluateAll((all) => all.map((one) => one.dataset.found));
    for (const [pool, game] of [["dvonn-days", slow], ["dvonn-live", live]]) {
      const card = other.page.locator(`[data-pool=${pool}]`);
      await card.click();
      await becomes(() => card.getAttribute("aria-pressed"), "true");
      await becomes(found, [game], "the table has the games of the rating");
      await becomes(() => other.page.locator(".rating-chart h2").textContent(), await card.locator("em").textContent());
    }
    await Promise.all([one, other].map((visit) => visit.close()));
  });

  test("a correspondence game goes on where it was after the server has been stopped", async () => {
    const first = await open("online");
    const [one, other] = await accepted(first, await invite(first.page, { days: 3 }));
    await dvonn.settled(one.page, "w");
    await dvonn.playAny(one.page, dvonn.mouse(one.page), "White", () => act(one.page, "confirm"));
    await status(one.page, "Opponent’s turn");
    const { port } = server;
    await server.stop();
    await one.page.locator("#lost").waitFor();
    server = await startServer(port, undefined, data.folder);
    await one.page.locator("#lost").waitFor({ state: "detached" });
    await status(other.page, "Your turn");
    await dvonn.settled(other.page, "b");
    await dvonn.playAny(other.page, dvonn.mouse(other.page), "Black", () => act(other.page, "confirm"));
    await status(one.page, "Your turn");
    assert.equal((await dvonn.moves(one.page)).length, 2);
    await one.page.goto(`${server.address}online`);
    const waits = one.page.locator("#awaiting .turn-game");
    await waits.getByText("2 days left").waitFor();
    await waits.locator(".mini-board .standing > *").first().waitFor({ state: "attached" });
    await one.page.setViewportSize(PHONE.viewport);
    const parts = [".pairing-card", "#awaiting", "#seeks", "#running", "#results"];
    const inOrder = (parts) => {
      const top = (part) => document.querySelector(part).getBoundingClientRect().top;
      return parts.toSorted((one, other) => top(one) - top(other));
    };
    await becomes(() => one.page.evaluate(inOrder, parts), parts, "the order of a phone");
    await one.page.goto(server.address);
    const tile = one.page.getByRole("region", { name: "Your turn" }).locator(".turn-game");
    await tile.locator(".gold").getByText("2 days left").waitFor();
    const rows = await tile.locator("> span > *").evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    assert.equal(new Set(rows).size, 3, "name, game and time each have a line");
    await tile.click();
    await inGame(one.page);
    await Promise.all([one, other].map((visit) => visit.page.context().close()));
  });

  for (const [number, locale] of LOCALES.entries()) {
    test(`the custom challenge fits into its dialog, ${locale}`, async () => {
      const one = await open("online", { ...(number % 2 ? DESK : PHONE), locale });
      await act(one.page, "custom");
      const dialog = one.page.locator("dialog:has(.challenge-form)");
      await dialog.waitFor();
      const wide = await dialog.evaluate((dialog) => [dialog, ...dialog.querySelectorAll("*")].filter((one) => one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 1).map((one) => one.className));
      assert.deepEqual(wide, []);
      await one.page.context().close();
    });
  }

  test("the server's computer answers, and a refused address says why", async () => {
    const one = await open("online");
    await choose(one.page, "color", "White");
    await act(one.page, "custom");
    await press(one.page, "opponent", "Computer");
    await one.page.locator("[data-act=level]").fill("1");
    await act(one.page, "open");
    await inGame(one.page);
    await dvonn.settled(one.page, "w");
    await dvonn.playAny(one.page, dvonn.mouse(one.page), "White", () => act(one.page, "confirm"));
    await one.page.waitForFunction(() => document.querySelectorAll(".move[data-ply]").length >= 2);
    await one.page.goto(`${server.address}online/game/aaaaaaaaaa`);
    await one.page.getByText("Game not found.").waitFor();
    await one.page.goto(`${server.address}online/seek/aaaaaaaaaa`);
    await one.page.getByText("This challenge is no longer open.").waitFor();
    await one.page.context().close();
  });

  test("a game that the server refuses to open for a while opens by itself", async () => {
    const one = await open("online");
    await becomeGuest(one.page);
    const path = await openChallenge(one.page, { ...EMPTY_BOARD, rated: false });
    const other = await open(path.slice(1));
    await act(other.page, "accept");
    await inGame(other.page);
    const game = new URL(other.page.url()).pathname;
    await one.page.context().close();
    await other.page.context().close();

    const visit = await open("rules/dvonn");
    const { page, context } = visit;
    let [refusals, socket] = [2, undefined];
    await context.routeWebSocket(/\/live$/, (route) => {
      const upstream = route.connectToServer();
      socket = route;
      route.onMessage((text) => {
        const { ask, what } = JSON.parse(text);
        if (!what.watch || refusals === 0) return upstream.send(text);
        refusals--;
        route.send(JSON.stringify({ refused: { ask, why: { "too-often": { seconds: 1 } } } }));
      });
    });
    await page.goto(`${server.address}${game.slice(1)}`);
    await page.locator("#line").getByText("Many games are being opened at once.").waitFor();
    await page.locator("#board").waitFor();
    assert.equal(refusals, 0);
    refusals = 1;
    await socket.close();
    await page.locator("#lost").getByText("Many games are being opened at once.").waitFor();
    await page.locator("#board").waitFor();
    await page.locator("#lost").waitFor({ state: "detached" });
    assert.equal(refusals, 0);
    await visit.close();
  });

  test("the archive asks for red pieces only if the chosen game has an opening of such", async () => {
    const { page, close } = await open("online/archive");
    const [game, reds] = [page.locator("[name=game]"), page.locator("[name=reds]")];
    /** The query of a search with the form as it is. */
    const search = async () => {
      const asked = page.waitForRequest((request) => new URL(request.url()).pathname === "/api/games");
      await act(page, "search");
      return new URL((await asked).url()).searchParams;
    };
    await reds.fill("a1 b1 c1");
    assert.equal((await search()).get("reds"), "a1 b1 c1", "the game is not chosen yet");
    for (const [id, hasReds] of [["punct-basic", false], ["dvonn", true], ["punct", false], ["", true]]) {
      await game.selectOption(id);
      await becomes(() => reds.isVisible(), hasReds, `of “${id}”`);
      const query = await search();
      assert.deepEqual([query.get("game") ?? "", query.has("reds")], [id, hasReds]);
    }
    await close();
  });

  for (const [name, options] of [["desktop", DESK], ["phone", PHONE]]) {
    test(`no obstacle in the lobby, the archive and the account, ${name}`, async () => {
      for (const path of ["online", "online/archive", "online/account", "online/leaderboard"]) {
        const visit = await open(path, options);
        await visit.page.locator("h1").waitFor();
        await expectAccessible(visit.page);
        await screenshot(visit.page, `${path.replace("/", "-")}-${name}`);
        await visit.close();
      }
    });
  }
});
