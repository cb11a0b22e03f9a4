// People play each other: two browsers, one server, and whoever looks on.
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { SCREENS, becomes, expectAccessible, launch, openPage, screenshot } from "../browser.mjs";
import * as dvonn from "../dvonn.mjs";
import { dataFolder, startServer } from "../server.mjs";

const CALM = { reducedMotion: "reduce" };
const DESK = { ...SCREENS.desktop, ...CALM };
const PHONE = { ...SCREENS.phone, ...CALM };

describe("online", { timeout: 900_000 }, () => {
  let browser, server, data;
  before(async () => {
    data = await dataFolder();
    [browser, server] = await Promise.all([launch(), startServer(0, undefined, data.folder)]);
  });
  after(async () => {
    await Promise.all([browser?.close(), server?.stop()]);
    await data?.remove();
  });

  const open = (path, options = DESK) => openPage(browser, `${server.address}${path}`, options);
  const act = (page, name) => page.locator(`[data-act=${name}]`).first().click();
  const status = (page, text) => page.locator("#status").getByText(text).waitFor();
  const choose = (page, field, label) => page.locator(`[data-field=${field}]`).getByLabel(label, { exact: true }).check();
  const inGame = (page) => page.waitForURL(/\/online\/game\/[a-z2-9]{10}$/);

  /** Opens a challenge by link, and lets a friend accept it. White is the one who challenges. */
  async function meet({ game = "DVONN", board = "Full, by chance", options = [DESK, DESK] } = {}) {
    const one = await open("online", options[0]);
    await choose(one.page, "game", game);
    await choose(one.page, "color", "White");
    await act(one.page, "invite");
    const link = await one.page.locator("#seek-link").inputValue();
    const other = await open(new URL(link).pathname.slice(1), options[1]);
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
        await one.page.waitForFunction((before) => document.querySelectorAll(".moves li").length > before || document.getElementById("result"), before);
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
    await one.page.locator("#watchers").getByText("1 watches").waitFor();
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

  test("a draw, a takeback and a rematch go by consent", async () => {
    const [one, other] = await meet();
    const [white, black] = [one, other].map(({ page }) => ({ page, hand: dvonn.mouse(page) }));
    await playOn([white, black], 4);
    await act(other.page, "takeback");
    await one.page.locator("#takeback-offer [data-act=yes]").click();
    for (const { page } of [one, other]) await page.waitForFunction(() => document.querySelectorAll(".moves li").length === 3);
    await status(other.page, "Your turn");
    await act(one.page, "draw");
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
    await Promise.all([one, other].map((visit) => visit.close()));
  });

  test("a guest becomes a member, and a rated game moves ratings", async () => {
    const one = await open("online/account");
    await one.page.locator("[name=username]").fill("Anna");
    await one.page.locator("[name=password]").fill("a long secret");
    await act(one.page, "register");
    await one.page.getByText("You are Anna.").waitFor();
    const other = await open("online/account");
    await other.page.locator("[name=username]").fill("Bela");
    await other.page.locator("[name=password]").fill("another secret");
    await act(other.page, "register");
    await other.page.getByText("You are Bela.").waitFor();
    await one.page.goto(`${server.address}online`);
    await one.page.getByText("You are Anna.").waitFor();
    await one.page.getByLabel("Rated").check();
    await act(one.page, "pair");
    await other.page.goto(`${server.address}online`);
    await other.page.getByText("You are Bela.").waitFor();
    await other.page.getByLabel("Rated").check();
    await act(other.page, "pair");
    await Promise.all([inGame(one.page), inGame(other.page)]);
    await one.page.locator("#board").waitFor();
    const first = await turn(one.page);
    const annaIsWhite = (await one.page.locator(".player[data-player=w] .who").textContent()).includes("Anna");
    assert.equal(first, "w");
    const pair = [one, other].map(({ page }) => ({ page, hand: dvonn.mouse(page) }));
    await playOn(annaIsWhite ? pair : pair.reverse(), 2);
    await act(one.page, "resign");
    await act(one.page, "resign");
    await other.page.locator("#ratings").getByText(/Bela.*1500 → 1[56]\d\d/).waitFor();
    await other.page.goto(`${server.address}online/leaderboard`);
    await other.page.locator(".leaders li").first().getByText("Bela").waitFor();
    await other.page.goto(`${server.address}online/player/Anna`);
    await other.page.locator("[data-found]").first().waitFor();
    await Promise.all([one, other].map((visit) => visit.close()));
  });

  test("a correspondence game goes on where it was after the server has been stopped", async () => {
    const one = await open("online");
    await choose(one.page, "pace", "3 days a move");
    await choose(one.page, "color", "White");
    await act(one.page, "invite");
    const link = await one.page.locator("#seek-link").inputValue();
    const other = await open(new URL(link).pathname.slice(1));
    await act(other.page, "accept");
    await Promise.all([inGame(one.page), inGame(other.page)]);
    await one.page.locator("#board").waitFor();
    await dvonn.settled(one.page, "w");
    await dvonn.playAny(one.page, dvonn.mouse(one.page), "White", () => act(one.page, "confirm"));
    await status(one.page, "Your opponent’s turn");
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
    await Promise.all([one, other].map((visit) => visit.page.context().close()));
  });

  test("the server's computer answers, and a refused address says why", async () => {
    const one = await open("online");
    await one.page.locator("[data-act=level]").fill("1");
    await choose(one.page, "color", "White");
    await act(one.page, "computer");
    await inGame(one.page);
    await dvonn.settled(one.page, "w");
    await dvonn.playAny(one.page, dvonn.mouse(one.page), "White", () => act(one.page, "confirm"));
    await one.page.waitForFunction(() => document.querySelectorAll(".moves li").length >= 2);
    await one.page.goto(`${server.address}online/game/aaaaaaaaaa`);
    await one.page.getByText("There is no such game.").waitFor();
    await one.page.goto(`${server.address}online/seek/aaaaaaaaaa`);
    await one.page.getByText("This challenge is no longer open.").waitFor();
    await one.page.context().close();
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
