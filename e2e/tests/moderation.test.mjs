// Reports, the moderators' page, messages to players, and appeals.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { describe, test } from "node:test";
import { promisify } from "node:util";
import { LOCALES_ON_SCREENS, SCREENS, becomes, expectAccessible, openPage, screenshot } from "../browser.mjs";
import { withBrowserAndServer } from "../fixture.mjs";
import { EMPTY_BOARD, openChallenge, signUp } from "../online.mjs";
import { PROGRAM } from "../server.mjs";
import { expectFits } from "../views.mjs";

const DESK = { ...SCREENS.desktop, reducedMotion: "reduce" };

/** The message of the browser when the server refuses a request. */
const REFUSED = /40[039]/;

describe("moderation", { timeout: 900_000 }, () => {
  let browser, server;
  withBrowserAndServer((started) => ({ browser, server } = started));

  const go = (page, path) => page.goto(`${server.address}${path}`);
  const act = (page, name) => page.locator(`[data-act=${name}]:visible`).first();
  const admin = (...args) =>
    promisify(execFile)(PROGRAM, ["admin", "--data", server.folder, ...args, "--reason", "a test"], { env: { ...process.env, LC_ALL: "C" } });

  async function member(name, options = DESK) {
    const opened = await openPage(browser, `${server.address}online/account`, options);
    await signUp(opened.page, name);
    return opened;
  }

  async function moderator(name, options) {
    const opened = await member(name, options);
    await admin("moderator", name, "add");
    return opened;
  }

  /** Sends the report whose dialog is open. */
  async function sendReport(page, reason, words) {
    const form = page.locator("dialog[open] [data-form=report]");
    await form.locator("[data-act=report-reason]").selectOption(reason);
    await form.locator("[data-act=report-words]").fill(words);
    await form.locator("[data-act=send-report]").click();
    await page.getByText("Thank you. A moderator will look at it.").first().waitFor();
    await form.waitFor({ state: "detached" });
  }

  /** Acts on the record that is open. */
  async function take(page, action, words, { reason = "abuse", hours } = {}) {
    const form = page.locator("[data-form=measure]");
    await form.locator("[data-act=action]").selectOption(action);
    await form.locator("[data-act=reason]").selectOption(reason);
    if (hours) await form.locator("[data-act=hours]").fill(String(hours));
    await form.locator("[data-act=words]").fill(words);
    await form.locator("[data-act=confirm]").click();
    await page.locator(`[data-card=history] [data-action=${action}]`).first().waitFor();
    await page.locator(".toast").click();
    await page.locator(".toast").waitFor({ state: "detached" });
  }

  test("a chat message is reported by keyboard, its author is muted, appeals, and may write again", async () => {
    const ada = await member("Ada");
    const bea = await member("Bea");
    const mia = await moderator("Mia");
    await go(ada.page, "online");
    const path = await openChallenge(ada.page, { ...EMPTY_BOARD, rated: false });
    await go(bea.page, path.slice(1));
    await act(bea.page, "accept").click();
    await ada.page.waitForURL(/\/online\/game\//);
    await bea.page.waitForURL(/\/online\/game\//);
    const write = async ({ page }, text) => {
      await page.locator("#chat [data-act=chat]").fill(text);
      await page.keyboard.press("Enter");
    };
    await write(bea, "buy at www.example.org");
    await bea.page.locator("#chat").getByText("Not delivered: messages with links are held back.").waitFor();
    await write(bea, "rude words");
    const line = ada.page.locator("#chat li", { hasText: "rude words" });
    await line.waitFor();
    assert.equal(await ada.page.locator("#chat li").count(), 1, "nobody else sees the link");
    const flag = line.getByRole("button", { name: "Report Bea" });
    await flag.focus();
    await ada.page.keyboard.press("Enter");
    await ada.page.locator("dialog[open] [data-form=report]").waitFor();
    await expectAccessible(ada.page);
    await sendReport(ada.page, "abuse", "this is no way to talk");
    await ada.page.locator("#chat").getByRole("button", { name: "More" }).click();
    await ada.page.locator("#chat [data-act=report]").click();
    await sendReport(ada.page, "stalling", "");

    await go(mia.page, "online/account");
    await mia.page.getByRole("link", { name: "Moderation" }).click();
    await mia.page.waitForURL(/\/moderation$/);
    const reports = mia.page.locator("[data-card=reports] [data-report]");
    await becomes(() => reports.count(), 2);
    await reports.first().locator(".evidence").getByText("rude words").waitFor();
    await reports.first().getByText("this is no way to talk").waitFor();
    await expectAccessible(mia.page);
    await reports.last().locator("[data-act=dismiss]").click();
    await becomes(() => reports.count(), 1);
    await reports.first().getByRole("link", { name: "Open record" }).click();
    await mia.page.waitForURL(/\/moderation\/player\/Bea$/);
    await take(mia.page, "mute", "Please be polite.", { hours: 2 });
    await mia.page.locator("[data-state=muted]").waitFor();
    await expectAccessible(mia.page);

    await write(bea, "more rude words");
    await bea.page.locator("#chat").getByText("A moderator has muted you.").waitFor();
    await go(bea.page, "online");
    await bea.page.getByText("A moderator has written to you.").first().waitFor();
    await go(bea.page, "online/account");
    await bea.page.getByRole("link", { name: "Messages from moderators" }).click();
    const message = bea.page.locator("[data-card=messages] [data-action=mute]");
    await message.getByText("Please be polite.").waitFor();
    await expectAccessible(bea.page);
    await message.locator("[data-act=appeal]").click();
    await bea.page.waitForURL(/\/appeal$/);
    await bea.page.locator("[data-act=appeal-words]").fill("It was a joke between friends.");
    await expectAccessible(bea.page);
    await act(bea.page, "send-appeal").click();
    await bea.page.locator("[data-state=appealed]").waitFor();

    await go(mia.page, "moderation");
    const appeal = mia.page.locator("[data-card=appeals] [data-appeal]");
    await appeal.getByText("It was a joke between friends.").waitFor();
    await appeal.getByRole("link", { name: "Open record" }).click();
    await take(mia.page, "unmute", "Agreed.");
    await mia.page.locator("[data-state=muted]").waitFor({ state: "detached" });
    await go(mia.page, "moderation/log");
    await becomes(() => mia.page.locator("[data-card=log] [data-entry]").count(), 3);
    await go(bea.page, new URL(ada.page.url()).pathname.slice(1));
    await write(bea, "thank you");
    await ada.page.locator("#chat li", { hasText: "thank you" }).waitFor();
    for (const one of [ada, bea, mia]) await one.close();
  });

  test("a member is reported from the profile and closed, and appeals by the link of the sign-in", async () => {
    const cat = await member("Cat");
    const dan = await member("Dan");
    const max = await moderator("Max");
    await go(cat.page, "online/player/Dan");
    await cat.page.locator(".profile-actions").getByRole("button", { name: "More" }).click();
    await act(cat.page, "report").click();
    await sendReport(cat.page, "name", "");
    await go(max.page, "moderation/player/Dan");
    await take(max.page, "close", "This is your third account.");
    await max.page.locator("[data-state=closed]").waitFor();
    await go(cat.page, "online/player/Dan");
    await cat.page.getByText("This account is closed.").waitFor();

    await go(dan.page, "online/account");
    await dan.page.locator("[name=username]").fill("Dan");
    await dan.page.locator("[name=password]").fill("the secret of Dan");
    await act(dan.page, "enter").click();
    await dan.page.getByText("A moderator has closed this account.").waitFor();
    await act(dan.page, "appeal").click();
    await dan.page.waitForURL(/\/appeal$/);
    await dan.page.getByText("This is your third account.").waitFor();
    await dan.page.locator("[data-act=appeal-words]").fill("It is my first.");
    await act(dan.page, "send-appeal").click();
    await dan.page.locator("[data-state=appealed]").waitFor();
    await go(max.page, "moderation/player/Dan");
    await take(max.page, "reopen", "Our mistake.");
    await max.page.locator("[data-state=closed]").waitFor({ state: "detached" });
    await go(dan.page, "online/account");
    await dan.page.locator("[name=username]").fill("Dan");
    await dan.page.locator("[name=password]").fill("the secret of Dan");
    await act(dan.page, "enter").click();
    await dan.page.locator(".account").getByText("Dan").waitFor();
    await dan.close({ expected: REFUSED });
    for (const one of [cat, max]) await one.close();
  });

  test("fair-play figures come with their errors, and with the norm's origin", async () => {
    const una = await moderator("Una");
    await (await member("Vic")).close();
    const path = "**/api/moderation/players/Vic/fair-play";
    const estimate = (value, low, high) => ({ value, low, high });
    const figures = {
      game: "dvonn", games: 3, moves: 61, agreement: estimate(492, 371, 614), expected: estimate(310, 290, 330), excess: estimate(182, 58, 305),
      seconds: estimate(8300, 6900, 9700), spread: estimate(640, 510, 770), difficulty: estimate(-120, -360, 140), focus_losses: estimate(1667, 207, 3127),
    };
    await go(una.page, "moderation/player/Vic");
    const card = una.page.locator("[data-card=fair-play]");
    await card.getByText("The norm comes from the engine’s levels").waitFor();
    await card.locator("[data-act=compare]").click();
    await card.locator("[data-act=compare]").waitFor();
    assert.equal(await card.locator("table").count(), 0, "there are no rated games");
    let answers = 0;
    await una.page.route(path, (route) => route.fulfill({ json: { waiting: answers++ === 0 ? 2 : 0, figures: [figures] } }));
    await card.locator("[data-act=compare]").click();
    await card.getByText("2 games to go").waitFor();
    await card.locator("[data-act=compare]").waitFor();
    const row = (name) => card.locator(`[data-figure=${name}] td`).allInnerTexts();
    await becomes(() => row("agreement"), ["49.2%", "37.1 to 61.4"]);
    await becomes(() => row("seconds"), ["8.3 s", "6.9 to 9.7"]);
    await becomes(() => row("difficulty"), ["-0.12", "-0.36 to 0.14"]);
    await becomes(() => row("focus"), ["1.67", "0.21 to 3.13"]);
    await expectAccessible(una.page);
    const { cookies } = await una.page.context().storageState();
    await una.close();
    for (const { locale, size, screen } of LOCALES_ON_SCREENS) {
      const visit = await openPage(browser, `${server.address}settings`, { ...screen, reducedMotion: "reduce", locale });
      await visit.page.context().addCookies(cookies);
      await visit.page.route(path, (route) => route.fulfill({ json: { waiting: 0, figures: [figures] } }));
      await go(visit.page, "moderation/player/Vic");
      await visit.page.locator("[data-figure=focus]").waitFor();
      await visit.page.locator("[data-card=fair-play]").evaluate((card) => card.scrollIntoView({ block: "center" }));
      await expectFits(visit.page, `fair play ${locale} ${size}`);
      await screenshot(visit.page, `moderation-fair-play-${locale}-${size}`);
      await visit.close();
    }
  });

  test("the page is for moderators alone, and fits every screen in every language", async () => {
    const eve = await member("Eve");
    for (const path of ["moderation", "moderation/log", "moderation/player/Eve"]) {
      await go(eve.page, path);
      await eve.page.getByText("Only moderators can open this page.").waitFor();
    }
    const ned = await moderator("Ned");
    await eve.page.evaluate(() => {
      const report = { about: { profile: { name: "Ned" } }, reason: "other", words: "He says that he decides what is polite." };
      return fetch("/api/report", { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(report) });
    });
    await eve.close({ expected: REFUSED });
    await go(ned.page, "moderation/player/Eve");
    await take(ned.page, "warn", "Please read the rules.", { reason: "stalling" });
    const { cookies } = await ned.page.context().storageState();
    for (const [number, { locale, size, screen }] of LOCALES_ON_SCREENS.entries()) {
      const colorScheme = number % 4 < 2 ? "light" : "dark";
      const visit = await openPage(browser, `${server.address}settings`, { ...screen, reducedMotion: "reduce", locale, colorScheme });
      await visit.page.context().addCookies(cookies);
      for (const path of ["moderation", "moderation/player/Eve", "moderation/log", "messages", "appeal"]) {
        await go(visit.page, path);
        await visit.page.locator("main h1").waitFor();
        await visit.page.locator("main .skeletons").waitFor({ state: "detached" });
        await expectFits(visit.page, `${path} ${locale} ${size}`);
        await screenshot(visit.page, `moderation-${path.replaceAll("/", "-")}-${locale}-${size}`);
      }
      await visit.close();
    }
    await ned.close();
  });
});
