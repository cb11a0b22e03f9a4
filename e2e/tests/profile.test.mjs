// The public profile: what a member says, what others see.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { LOCALES_ON_SCREENS, SCREENS, becomes, expectAccessible, goWithin, keeping, openPage, screenshot } from "../browser.mjs";
import { withBrowserAndServer } from "../fixture.mjs";
import { signUp } from "../online.mjs";
import { expectFits } from "../views.mjs";

const COUNTRIES = { "en-GB": "Iceland", "ru-RU": "Исландия", "pl-PL": "Islandia", "es-ES": "Islandia" };
const WORDS = "I like long carries and bad edges. Happy to play slow games with anyone.";

/** The mark of a bot in every language. */
const BOT = { "en-GB": "BOT", "ru-RU": "БОТ", "pl-PL": "BOT", "es-ES": "BOT" };

/** Runs in the page of a new member, whose account becomes a bot account. Returns its access token. */
async function makeBot() {
  const post = async (path, headers, body) => {
    const answer = await fetch(path, { method: "POST", headers: { "Content-Type": "application/json", ...headers }, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    return answer.json();
  };
  const { token } = await post("/api/account/tokens", {}, { name: "a bot", scopes: ["bot:play"], days: null });
  await post("/api/v1/bot/account/upgrade", { Authorization: `Bearer ${token}` }, {});
  return token;
}

describe("the profile", { timeout: 600_000 }, () => {
  let browser, server;
  withBrowserAndServer((started) => ({ browser, server } = started));

  const open = (path, options = {}) => openPage(browser, server.address + path, { ...SCREENS.desktop, reducedMotion: "reduce", ...options });
  const card = (page) => page.locator("[data-card=profile]");

  /** The member whom others look at, with progress from the browser. */
  async function member(name) {
    const kept = { "basalt.puzzles": "dvonn-1 dvonn-2 !dvonn-3", "basalt.school": "dvonn-move" };
    const visit = await open("online/account", keeping(server.address, kept));
    await signUp(visit.page, name);
    await card(visit.page).locator("[name=country]").waitFor();
    return visit;
  }

  test("country and words are saved, shown to everybody, and taken back", async () => {
    const visit = await member("Tephra");
    const { page } = visit;
    await card(page).locator("[name=country]").selectOption("IS");
    await card(page).locator("[name=about]").fill(WORDS);
    await card(page).locator("[data-act=save-profile]").click();
    await page.getByText("Profile saved").first().waitFor();
    const stranger = await open("online/player/Tephra");
    await stranger.page.locator("[data-country]").getByText("Iceland").waitFor();
    await stranger.page.locator("[data-about]").getByText(WORDS).waitFor();
    await stranger.page.locator("[data-card=training]").getByText("puzzles solved").waitFor();
    await becomes(() => stranger.page.locator("[data-card=training] b").allTextContents(), ["2", "1"]);
    const picture = () => stranger.page.locator(".profile-picture").evaluate((svg) => svg.outerHTML + svg.parentElement.getAttribute("style"));
    const before = await picture();
    assert.equal((before.match(/<circle/g) ?? []).length, 19);
    await stranger.page.reload();
    await stranger.page.locator(".profile-picture").waitFor();
    assert.equal(await picture(), before, "it is always the same");

    await page.reload();
    await becomes(() => card(page).locator("[name=about]").inputValue(), WORDS);
    await becomes(() => card(page).locator("[name=country]").inputValue(), "IS");
    await card(page).locator("[name=country]").selectOption("");
    await card(page).locator("[name=about]").fill("");
    await card(page).locator("[data-act=save-profile]").click();
    await page.getByText("Profile saved").first().waitFor();
    await stranger.page.reload();
    await stranger.page.locator(".profile-picture").waitFor();
    assert.equal(await stranger.page.locator("[data-country], [data-about]").count(), 0);
    await Promise.all([visit.close(), stranger.close()]);
  });

  test("a bot is marked in the lobby and on its profile", async () => {
    const owner = await open("online/account");
    await signUp(owner.page, "Robin");
    await card(owner.page).locator("[name=country]").waitFor();
    const token = await owner.page.evaluate(makeBot);
    const call = (path, body) =>
      fetch(`${server.address}api/v1/${path}`, {
        method: "POST",
        headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
        body: JSON.stringify(body),
      }).then(async (answer) => assert.equal(answer.status, 200, await answer.text()));
    await call("seek", { game: "dvonn", days: 3, color: "white" });
    await owner.close();
    for (const [locale, mark] of Object.entries(BOT)) {
      const visit = await open("online", { locale });
      const row = visit.page.locator("[data-seek]").filter({ hasText: "Robin" });
      await row.locator(".challenger").getByText(mark).waitFor();
      await goWithin(visit.page, "/online/player/Robin");
      await visit.page.locator("[data-state=bot]").getByText(mark, { exact: true }).waitFor();
      await visit.close();
    }
  });

  for (const { locale, size, screen, isFirst } of LOCALES_ON_SCREENS) {
    test(`fits a ${size} in ${locale}`, async () => {
      const name = `Sill-${locale.slice(0, 2)}-${size}`;
      const owner = await member(name);
      await owner.page.evaluate(
        (about) => fetch("/api/account/profile", { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ country: "IS", about }) }),
        WORDS,
      );
      const visit = await open(`online/player/${name}`, { ...screen, locale });
      const { page } = visit;
      await page.locator("[data-country]").getByText(COUNTRIES[locale]).waitFor();
      await page.locator("[data-card=training]").waitFor();
      await expectFits(page);
      if (isFirst) await expectAccessible(page);
      await screenshot(page, `profile-${size}-${locale.slice(0, 2)}`);
      await Promise.all([visit.close(), owner.close()]);
    });
  }
});
