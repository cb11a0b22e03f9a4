// The small player, in a frame on a page of another site.
import assert from "node:assert/strict";
import { createServer } from "node:http";
import { after, describe, test } from "node:test";
import { LOCALES, SCREENS, becomes } from "../browser.mjs";
import { beforeFirst, withBrowserAndServer } from "../fixture.mjs";
import { EMPTY_BOARD, ask, becomeGuest, openChallenge } from "../online.mjs";

const SPACES = ["a1", "b2", "c3", "d4"];

/** The label of the second button in every language. */
const BACK = { "en-GB": "Previous move", "ru-RU": "Предыдущий ход", "pl-PL": "Poprzedni ruch", "es-ES": "Movimiento anterior" };

/** Another site: a page with a frame of whatever address its own one names. */
async function startSite() {
  const site = createServer((request, response) => {
    const framed = new URL(request.url, "http://site").searchParams.get("frame") ?? "about:blank";
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.end(`<!doctype html><title>A club</title><iframe src="${framed}" width="480" height="480" title="A game"></iframe>`);
  });
  await new Promise((resolve) => site.listen(0, "127.0.0.1", resolve));
  return { address: `http://127.0.0.1:${site.address().port}/`, stop: () => new Promise((resolve) => site.close(resolve)) };
}

describe("the player on another site", { timeout: 600_000 }, () => {
  let browser, server, site, game;
  withBrowserAndServer((started) => ({ browser, server } = started));
  beforeFirst(async () => {
    site = await startSite();
    game = await playedGame();
  });
  after(() => site?.stop());

  /** A finished game between two guests. */
  async function playedGame() {
    const contexts = [await browser.newContext(), await browser.newContext()];
    const pages = await Promise.all(contexts.map((context) => context.newPage()));
    for (const page of pages) {
      await page.goto(server.address);
      await becomeGuest(page);
    }
    const path = await openChallenge(pages[0], { ...EMPTY_BOARD, rated: false });
    const id = await play(...pages, path.split("/").at(-1));
    for (const context of contexts) await context.close();
    return id;
  }

  /** Opens the frame on the other site. Requests to this server are what it is for. */
  async function open(path, options = {}) {
    const context = await browser.newContext({ locale: "en-GB", ...SCREENS.desktop, ...options });
    const problems = [];
    context.on("console", (message) => problems.push(message.text()));
    context.on("weberror", (error) => problems.push(error.error().message));
    context.on("response", (response) => {
      if (response.status() >= 400 && !response.url().endsWith("/favicon.ico")) problems.push(`${response.status()}: ${response.url()}`);
    });
    const page = await context.newPage();
    await page.goto(`${site.address}?frame=${encodeURIComponent(server.address + path)}`);
    return { page, frame: page.frameLocator("iframe"), problems, close: () => context.close() };
  }

  const shown = (frame) => frame.locator("[aria-current]").evaluateAll((moves) => moves.map((move) => [move.getAttribute("aria-current"), move.textContent]));
  const board = (frame) =>
    frame.locator("img").evaluate(async (image) => {
      await image.decode();
      return [new URL(image.src).searchParams.get("ply"), image.alt, image.naturalWidth > 0];
    });

  test("buttons, moves and keys step through the game", async () => {
    const { frame, problems, close } = await open(`embed/game/${game}`);
    const press = (name) => frame.locator(`[data-go=${name}]`).click();
    const stands = async (ply) => {
      const mv = SPACES[ply - 1];
      const title = await frame.locator("h1 a").textContent();
      await becomes(() => shown(frame), mv ? [["step", mv]] : []);
      await becomes(() => board(frame), [String(ply), `${title} (${ply}/${SPACES.length})${mv ? `: ${mv}` : ""}`, true]);
      const isDisabled = (name) => frame.locator(`[data-go=${name}]`).isDisabled();
      assert.deepEqual(await Promise.all(["first", "back", "ahead", "last"].map(isDisabled)), [ply === 0, ply === 0, ply === 4, ply === 4]);
    };
    await stands(4);
    await press("back");
    await stands(3);
    await press("first");
    await stands(0);
    await press("ahead");
    await stands(1);
    await press("last");
    await stands(4);
    await frame.getByRole("button", { name: SPACES[1], exact: true }).click();
    await stands(2);
    for (const [key, ply] of [["ArrowLeft", 1], ["ArrowRight", 2], ["End", 4], ["ArrowRight", 4], ["Home", 0], ["ArrowLeft", 0]]) {
      await frame.locator("ol button").first().press(key);
      await stands(ply);
    }
    assert.deepEqual(problems, []);
    await close();
  });

  test("a held arrow key does not ask for too much", async () => {
    const { page, frame, problems, close } = await open(`embed/game/${game}`);
    // Without a cache, as if each of them were another position of a long game.
    await page.route("**/*", (route) => route.continue());
    await frame.locator("ol button").first().focus();
    for (let turn = 0; turn < 40; turn++) {
      for (const key of ["ArrowLeft", "ArrowLeft", "ArrowRight", "ArrowRight"]) await page.keyboard.press(key);
    }
    await becomes(async () => (await board(frame)).at(-1), true);
    assert.deepEqual(problems, []);
    await close();
  });

  test("its labels are in the language of the browser, or the one that is asked for", async () => {
    for (const locale of LOCALES) {
      const tag = locale.slice(0, 2);
      for (const [path, options] of [[`embed/game/${game}`, { locale }], [`embed/game/${game}?lang=${tag}&theme=light`, { locale: "de-DE" }]]) {
        const { frame, problems, close } = await open(path, options);
        await frame.getByRole("button", { name: BACK[locale], exact: true }).waitFor();
        assert.equal(await frame.locator("html").getAttribute("lang"), tag);
        assert.deepEqual(problems, []);
        await close();
      }
    }
  });

  test("its policy lets nothing else run, and no other page be framed", async () => {
    const { frame, problems, close } = await open(`embed/game/${game}`);
    await frame.locator("main").evaluate((main) => {
      const script = document.createElement("script");
      script.textContent = "document.title = 'taken over'";
      main.append(script);
    });
    assert.notEqual(await frame.locator("main").evaluate(() => document.title), "taken over");
    await becomes(() => problems.some((problem) => /Content.Security.Policy/i.test(problem)), true);
    await close();
    const page = await open(`online/game/${game}`);
    await becomes(() => page.problems.some((problem) => /frame-ancestors/.test(problem)), true);
    await page.close();
  });
});

/** Accepts the challenge as Black, plays the placements in turn past the forms, and resigns. Returns the id of the game. */
async function play(white, black, seek) {
  const messages = await ask(black, { accept: { seek } });
  const { game } = messages.find((message) => message.started).started;
  for (const [after, mv] of SPACES.entries()) {
    await ask([white, black][after % 2], { play: { game, after, mv } });
  }
  await ask(white, { do: { game, after: SPACES.length, act: "resign" } });
  return game;
}
