// Relations: members follow each other, see who plays, and block.
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { SCREENS, becomes, expectAccessible, launch, openPage } from "../browser.mjs";
import * as dvonn from "../dvonn.mjs";
import { EMPTY_BOARD, openChallenge, signUp } from "../online.mjs";
import { dataFolder, startServer } from "../server.mjs";

const DESK = { ...SCREENS.desktop, reducedMotion: "reduce" };
const PHONE = { ...SCREENS.phone, reducedMotion: "reduce" };

describe("relations", { timeout: 600_000 }, () => {
  let browser, server, data;
  before(async () => {
    data = await dataFolder();
    [browser, server] = await Promise.all([launch(), startServer(0, undefined, data.folder)]);
  });
  after(async () => {
    await Promise.all([browser?.close(), server?.stop()]);
    await data?.remove();
  });

  const go = (page, path) => page.goto(`${server.address}${path}`);
  const act = (page, name) => page.locator(`[data-act=${name}]:visible`).first();

  async function member(name) {
    const opened = await openPage(browser, `${server.address}online/account`, DESK);
    await signUp(opened.page, name);
    return opened;
  }

  test("a member follows another by keyboard, and sees in the lobby that they play", async () => {
    const ada = await member("Ada");
    const bea = await member("Bea");
    await go(bea.page, "online/player/Ada");
    const follow = act(bea.page, "follow");
    assert.equal(await follow.getAttribute("aria-pressed"), "false");
    await follow.focus();
    await bea.page.keyboard.press("Enter");
    await bea.page.locator("[data-act=follow][aria-pressed=true]").waitFor();
    await bea.page.locator("[data-followers]").getByText("1 follower").waitFor();

    await go(ada.page, "online");
    const path = await openChallenge(ada.page, { ...EMPTY_BOARD, rated: false });
    const guest = await openPage(browser, `${server.address}${path.slice(1)}`, DESK);
    await act(guest.page, "accept").click();
    await ada.page.waitForURL(/\/online\/game\//);
    const game = new URL(ada.page.url()).pathname.split("/").pop();

    await go(bea.page, "online");
    await bea.page.locator(`#followed [data-live="${game}"]`).waitFor();
    const row = bea.page.locator("#online [data-online=Ada]");
    await row.getByText("playing").waitFor();
    await row.getByText("followed").waitFor({ state: "attached" });
    await expectAccessible(bea.page);

    await go(bea.page, "online/player/Ada");
    await bea.page.locator("[data-presence=playing]").click();
    await bea.page.waitForURL(new RegExp(`/online/game/${game}$`));

    const write = async ({ page }, text) => {
      await page.locator("#chat [data-act=chat]").fill(text);
      await page.keyboard.press("Enter");
    };
    await write(bea, "White is better");
    await bea.page.locator("#chat li", { hasText: "White is better" }).locator(".spectator").waitFor();
    await write(guest, "good luck");
    await ada.page.locator("#chat li", { hasText: "good luck" }).waitFor();
    assert.equal(await ada.page.locator("#chat li").count(), 1, "players do not hear spectators");
    await dvonn.mouse(ada.page).tap("a1");
    await becomes(() => dvonn.plies(guest.page), 1);
    await dvonn.resign(ada.page);
    await ada.page.locator("#chat li", { hasText: "White is better" }).locator(".spectator").waitFor();
    for (const one of [ada, bea, guest]) await one.close();
  });

  test("a blocked member can neither challenge nor write, and is listed until unblocked", async () => {
    const cat = await member("Cat");
    const dan = await member("Dan");
    await dan.page.setViewportSize(PHONE.viewport);
    await go(cat.page, "online");
    const path = await openChallenge(cat.page, { ...EMPTY_BOARD, rated: false });
    await go(dan.page, path.slice(1));
    await act(dan.page, "accept").click();
    await cat.page.waitForURL(/\/online\/game\//);
    await cat.page.locator("#chat").getByRole("button", { name: "More" }).click();
    await cat.page.locator("#chat [data-act=block]").click();
    await cat.page.getByText("Dan is blocked and can’t challenge you or write to you.").first().waitFor();

    await dan.page.waitForURL(/\/online\/game\//);
    await act(dan.page, "chat-sheet").click();
    await dan.page.locator("dialog[open] [data-act=chat]").fill("hello");
    await dan.page.keyboard.press("Enter");
    await dan.page.getByText("This player doesn’t take messages from you.").first().waitFor();

    await go(dan.page, "online/player/Cat");
    await dan.page.locator("[data-note=closed]").waitFor();
    assert.equal(await dan.page.getByRole("link", { name: "Challenge", exact: true }).count(), 0);

    await go(cat.page, "online/player/Cat");
    const blocked = cat.page.locator("[data-list=blocked]");
    await blocked.getByText("Dan").waitFor();
    await expectAccessible(cat.page);
    await blocked.getByRole("button", { name: "Unblock: Dan" }).click();
    await blocked.waitFor({ state: "detached" });
    await go(dan.page, "online/player/Cat");
    await dan.page.getByRole("link", { name: "Challenge", exact: true }).waitFor();
    for (const one of [cat, dan]) await one.close();
  });

  test("a member takes challenges from nobody, and the profile says so in every language", async () => {
    const eve = await member("Eve");
    await go(eve.page, "online/player/Eve");
    const choice = eve.page.locator("[data-field=challenges-from]");
    await choice.getByLabel("Nobody", { exact: true }).check();
    await becomes(() => eve.page.evaluate(async () => (await (await fetch("/api/relations")).json()).challenges_from), "nobody");
    await eve.page.reload();
    await becomes(() => choice.locator("input").nth(2).isChecked(), true);
    await act(eve.page, "feed-renew").click();
    const feed = await eve.page.locator("[data-act=feed-address]").inputValue();
    assert.match(await eve.page.evaluate(async (feed) => (await fetch(feed)).text(), feed), /<feed xmlns/);
    await act(eve.page, "feed-end").click();
    await eve.page.locator("[data-act=feed-end]").waitFor({ state: "detached" });
    await expectAccessible(eve.page);
    for (const [locale, text] of [
      ["es-ES", "Este jugador no acepta desafíos tuyos."],
      ["pl-PL", "Ten gracz nie przyjmuje od ciebie wyzwań."],
      ["ru-RU", "Этот игрок не принимает от вас вызовы."],
    ]) {
      const visitor = await openPage(browser, `${server.address}online/player/Eve`, { ...PHONE, locale });
      await visitor.page.locator("[data-note=closed]").getByText(text).waitFor();
      await expectAccessible(visitor.page);
      await visitor.close();
    }
    await eve.close();
  });

  /** Places a piece as soon as it is the person's turn, and waits until that is told to both. */
  async function place(one, other, space) {
    await one.page.locator("#status").getByText("Your turn").waitFor();
    const before = await dvonn.plies(other.page);
    await dvonn.mouse(one.page).tap(space);
    for (const { page } of [one, other]) await becomes(async () => (await dvonn.plies(page)) > before, true);
  }

  /** Opens a challenge in the lobby's dialog after `fill` has filled it in, and lets a guest accept its link. */
  async function meet(fill) {
    const one = await openPage(browser, `${server.address}online`, DESK);
    await one.page.locator("[data-field=color] select").selectOption({ label: "White" });
    await one.page.locator("[data-field=board] select").selectOption({ label: "empty board" });
    await act(one.page, "invite").click();
    await fill(one.page);
    await act(one.page, "open").click();
    const path = new URL(await one.page.locator("#seek-link").inputValue()).pathname;
    const other = await openPage(browser, `${server.address}${path.slice(1)}`, DESK);
    await act(other.page, "accept").click();
    for (const { page } of [one, other]) {
      await page.waitForURL(/\/online\/game\//);
      await page.locator("#board").waitFor();
    }
    return [one, other];
  }

  test("a match with time odds begins with different times and goes on without an offer", async () => {
    const [one, other] = await meet(async (page) => {
      await page.locator("[data-act=minutes]").fill("0.5");
      await page.locator("[data-field=odds] input").check();
      await page.locator("[data-act=odds-minutes]").fill("1.25");
      await page.locator("[data-field=best-of-three] input").check();
      await expectAccessible(page);
    });
    for (const { page } of [one, other]) {
      await page.getByText("0:30+3 vs 1:15+0").first().waitFor();
      await page.getByText("Best of three").first().waitFor();
    }
    const first = new URL(one.page.url()).pathname;
    await place(one, other, "a1");
    await dvonn.resign(one.page);
    await other.page.locator("#match-score").getByText(/0–1/).waitFor();
    const next = act(other.page, "rematch");
    assert.match(await next.innerText(), /Next game/);
    await next.click();
    await becomes(() => new URL(one.page.url()).pathname !== first, true);
    for (const visit of [one, other]) await visit.close();
  });

  test("conditional moves are entered on the board and played at once; notes are kept; the next game is one press away", async () => {
    const days = async (page) => {
      await page.locator("[data-field=pace]").getByRole("button", { name: "Correspondence", exact: true }).click();
    };
    const [one, other] = await meet(days);
    const { page } = other;
    // Nobody can write before the note is there: it would replace what was written.
    let answer;
    const held = new Promise((resolve) => (answer = resolve));
    await page.route("**/private", (route) => held.then(() => route.continue()), { times: 1 });
    const more = async (entry) => {
      await page.locator(".actions .menu > button").click();
      await act(page, entry).click();
    };
    await more("notes");
    assert.equal(await page.locator("[data-act=note]").isDisabled(), true);
    answer();
    await page.locator("[data-act=note]").fill("Take the corner.");
    await act(page, "note-save").click();
    await page.locator("dialog[open]").waitFor({ state: "detached" });
    await more("notes");
    await becomes(() => page.locator("[data-act=note]").inputValue(), "Take the corner.");
    await expectAccessible(page);
    await page.keyboard.press("Escape");

    await more("conditions");
    await act(page, "draft").click();
    const hand = dvonn.mouse(page);
    await page.locator("#draft").getByText("Enter a move you expect").waitFor();
    await hand.tap("a1");
    await page.locator("#draft").getByText("Enter your reply").waitFor();
    assert.equal(await act(page, "draft-save").isDisabled(), true, "a line ends with a reply");
    await hand.tap("b1");
    await hand.tap("c1");
    await act(page, "draft-undo").click();
    await act(page, "draft-save").click();
    const tree = page.locator("[data-list=conditions]");
    await tree.getByText("a1 b1", { exact: true }).waitFor();
    // Lines that begin alike are a tree; one of its branches is removed and one is played.
    const goOn = async (line, undone, moves) => {
      await tree.getByRole("button", { name: `Continue the line: ${line}`, exact: true }).click();
      await page.locator("#draft").getByText(`${line} …`).waitFor();
      for (let moves = 0; moves < undone; moves++) await act(page, "draft-undo").click();
      for (const move of moves) await hand.tap(move);
      await act(page, "draft-save").click();
      await tree.getByText(moves.join(" ")).waitFor();
    };
    await goOn("a1 b1", 0, ["c1", "d1"]);
    assert.deepEqual(await tree.locator("li").allInnerTexts(), ["a1 b1 c1 d1"], "it has gone on");
    await goOn("a1 b1 c1 d1", 2, ["e1", "f1"]);
    await goOn("a1 b1", 0, ["g1", "h1"]);
    const branch = (text) => tree.locator("li li").getByText(text, { exact: true });
    await branch("e1 f1").waitFor();
    await expectAccessible(page);
    await tree.getByRole("button", { name: "Remove the line: a1 b1 c1 d1" }).click();
    await branch("c1 d1").waitFor({ state: "detached" });
    await page.keyboard.press("Escape");
    await becomes(() => dvonn.plies(page), 0, "nothing was played");

    await place(one, other, "a1");
    await becomes(() => dvonn.moves(one.page), ["a1", "b1"]);
    await becomes(() => dvonn.moves(page), ["a1", "b1"]);
    await place(one, other, "e1");
    await becomes(() => dvonn.moves(page), ["a1", "b1", "e1", "f1"]);

    const second = await openChallenge(page, { ...EMPTY_BOARD, pace: { days: 3 }, rated: false, color: "black" });
    const here = new URL(one.page.url()).pathname;
    await go(one.page, second.slice(1));
    await act(one.page, "accept").click();
    await one.page.waitForURL(/\/online\/game\//);
    await one.page.locator("#board").waitFor();
    await one.page.locator("#status").getByText("Your turn").waitFor();
    await dvonn.mouse(one.page).tap("a1");
    await act(one.page, "next-turn").click();
    await one.page.waitForURL(`**${here}`);
    for (const visit of [one, other]) await visit.close();
  });

  test("while a challenge waits the computer plays, until a person comes", async () => {
    const one = await openPage(browser, `${server.address}online`, DESK);
    await one.page.locator('[data-pace="180+2"]').click();
    await act(one.page, "meanwhile").click();
    await one.page.waitForURL(/\/online\/game\//);
    const meanwhile = new URL(one.page.url()).pathname;
    await one.page.getByText("level 3").first().waitFor();
    const other = await openPage(browser, `${server.address}online`, DESK);
    await other.page.locator('[data-pace="180+2"]').click();
    await other.page.waitForURL(/\/online\/game\//);
    const game = new URL(other.page.url()).pathname;
    await one.page.waitForURL(`**${game}`);
    assert.notEqual(game, meanwhile);
    for (const visit of [one, other]) await visit.close();
  });
});
