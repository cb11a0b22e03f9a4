// The page for everybody: in four languages, on small and large screens, for those who listen, and without motion.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { describe, test } from "node:test";
import { LOCALES_ON_SCREENS, LYING_PHONE, SCREENS, becomes, expectAccessible, expectAccessibleIn, keeping, launch, openFromMenu, openPage, waitUntilKept } from "../browser.mjs";
import * as dvonn from "../dvonn.mjs";
import { withBrowserAndServer } from "../fixture.mjs";
import { openGame } from "../punct.mjs";
import { startServer } from "../server.mjs";
import { VIEWS, eachView, expectFits, expectTargets } from "../views.mjs";

/** The keys of all messages, none of which anybody may ever see. */
const KEYS = (() => {
  const folder = new URL("../../crates/locales/locales/en/", import.meta.url);
  const texts = readdirSync(folder).map((name) => readFileSync(new URL(name, folder), "utf8"));
  return texts.flatMap((text) => [...text.matchAll(/^([a-z]+(?:-[a-z0-9]+)+) =/gm)].map(([, key]) => key));
})();

/** Everything that a page shows or has read out. */
const words = (page) =>
  page.evaluate(() => {
    const named = [...document.querySelectorAll("[aria-label], [title]")].flatMap((one) => [one.ariaLabel, one.title]);
    return [document.body.innerText, ...named].join("\n");
  });

/** The question mark lists the keys of a screen. */
async function expectShortcuts(page) {
  await page.keyboard.press("?");
  await page.locator("dialog[open] .keys").first().waitFor();
  await page.keyboard.press("Escape");
  await page.locator("dialog[open]").waitFor({ state: "detached" });
}

describe("everybody", { timeout: 900_000 }, () => {
  let browser, server;
  withBrowserAndServer((started) => ({ browser, server } = started));

  for (const { locale, size, screen, isFirst } of LOCALES_ON_SCREENS) {
    const obstacles = isFirst ? ", the keys, and no obstacle, dark or light" : "";
    test(`finds all words of ${locale} on every screen of a ${size}, none of them cut${obstacles}`, async () => {
      await eachView(browser, server.address, { ...screen, locale, colorScheme: "dark" }, async (page, name) => {
        await becomes(() => page.locator("html").getAttribute("lang"), locale.slice(0, 2));
        const said = await words(page);
        assert.deepEqual(KEYS.filter((key) => new RegExp(`(^|[\\s"])${key}($|[\\s"])`).test(said)), [], name);
        await expectFits(page, name);
        if (isFirst) {
          await expectAccessible(page);
          await expectAccessibleIn(page, "light");
          await expectShortcuts(page);
        }
      });
    });
  }

  const PHONES = { "lies on its side": LYING_PHONE, stands: { ...SCREENS.phone, viewport: { width: 390, height: 844 } } };
  for (const [how, screen] of Object.entries(PHONES)) {
    test(`hits every target with a finger on a phone that ${how}`, async () => {
      const screens = { ...VIEWS, "position editor": ["setup", {}] };
      await eachView(browser, server.address, screen, expectTargets, screens);
    });
  }

  test("may choose another language, which is kept", async () => {
    const visit = await openPage(browser, `${server.address}settings`, { ...SCREENS.desktop, locale: "de-DE" });
    const { page } = visit;
    await page.getByRole("heading", { name: "Settings" }).waitFor();
    const chosen = [["polski", "pl", "Ustawienia"], ["español", "es", "Ajustes"], ["русский", "ru", "Настройки"]];
    for (const [name, tag, title] of chosen) {
      await page.locator("[data-field=language]").getByLabel(new RegExp(name, "i")).check();
      await page.getByRole("heading", { level: 1, name: title }).waitFor();
      await page.reload();
      await page.getByRole("heading", { level: 1, name: title }).waitFor();
      await becomes(() => page.locator("html").getAttribute("lang"), tag);
    }
    await visit.close();
  });

  test("comes back to a game in the language that was chosen meanwhile", async () => {
    const kept = keeping(server.address, { "basalt.table": dvonn.record(dvonn.FULL) });
    const visit = await openPage(browser, `${server.address}play`, { ...SCREENS.desktop, reducedMotion: "reduce", ...kept });
    const { page } = visit;
    await dvonn.settled(page);
    const mv = await dvonn.playAny(page, dvonn.mouse(page), "White", () => page.locator("[data-act=confirm]").click());
    await page.locator(".said").getByText(`White ${mv.slice(0, 2)} onto ${mv.slice(2)}`).waitFor();
    await openFromMenu(page, "Settings");
    await page.locator("[data-field=language]").getByLabel(/español/i).check();
    await page.goBack();
    await page.locator("#status").getByText(/negras/).waitFor();
    await becomes(() => dvonn.moves(page), [mv]);
    await visit.close();
  });

  test("may choose light or dark against the system, without an obstacle", async () => {
    for (const [theme, colorScheme] of [["light", "dark"], ["dark", "light"]]) {
      const kept = { "basalt.settings": `theme = ${theme}\n` };
      const visit = await openPage(browser, server.address, { ...SCREENS.desktop, colorScheme, reducedMotion: "reduce", ...keeping(server.address, kept) });
      await visit.page.locator("main h1").waitFor();
      await becomes(() => visit.page.evaluate(() => getComputedStyle(document.documentElement).colorScheme), theme);
      await expectAccessible(visit.page);
      await visit.close();
    }
  });

  for (const [game, spaces] of [["dvonn", 49], ["punct", 211]]) {
    test(`hears each of ${spaces} spaces by its name, and that only, of a board of ${game}`, async () => {
      const { page, close } = await openGame(browser, server, { game, ...(game === "dvonn" && { position: dvonn.FULL }) });
      const named = page.locator("#board").getByRole("button", { name: /^[a-q]\d+\b/ });
      await becomes(() => named.count(), spaces);
      await becomes(() => page.locator("#board .surface").ariaSnapshot().then((tree) => tree.match(/^/gm).length), spaces);
      await close();
    });
  }

  test("hears what was played, and what it cut off", async () => {
    const game = { "basalt.table": dvonn.record("9/10/wwrrrb5/10/9 w s") };
    const visit = await openPage(browser, `${server.address}play`, { ...SCREENS.desktop, reducedMotion: "reduce", ...keeping(server.address, game) });
    const { page } = visit;
    const heard = (text) => page.locator("#spoken").getByText(text).waitFor({ state: "attached" });
    await dvonn.settled(page);
    await page.locator("#board").focus();
    const hand = dvonn.keys(page);
    await dvonn.choose(page, hand, "b3");
    await heard("b3: white piece, can move");
    await hand.tap("c3");
    await heard("Play b3 onto c3? Stack of 2, yours · cuts off 1 of yours");
    await page.keyboard.press("Enter");
    await heard("White b3 onto c3, height 2, cuts off 1 piece: 1 in White’s stacks, 0 in Black’s");
    await becomes(() => page.locator("#spoken").getAttribute("aria-live"), "polite");
    await visit.close();
  });

  test("who wants no motion sees none", async () => {
    for (const options of [{ reducedMotion: "reduce" }, keeping(server.address, { "basalt.settings": "motion = reduced\n" })]) {
      const visit = await openPage(browser, server.address, {
        ...SCREENS.desktop,
        ...options,
        script: () => {
          window.animations = 0;
          Element.prototype.animate = () => (window.animations += 1);
          document.addEventListener("animationstart", () => (window.animations += 1));
          document.addEventListener("transitionrun", () => (window.animations += 1));
        },
      });
      const { page } = visit;
      await page.locator("[data-first=dvonn]").click();
      await dvonn.settled(page, "w");
      await dvonn.playAny(page, dvonn.mouse(page), "White", () => page.locator("[data-act=confirm]").click());
      await page.waitForFunction(() => document.querySelectorAll(".move[data-ply]").length >= 2);
      await dvonn.settled(page, "w");
      await becomes(() => page.evaluate(() => window.animations + document.getAnimations().length), 0);
      await visit.close();
    }
  });
});

test("a whole game against the computer, though the server is gone", { timeout: 900_000 }, async () => {
  const [browser, server] = await Promise.all([launch(), startServer()]);
  try {
    const visit = await openPage(browser, server.address, { ...SCREENS.desktop, reducedMotion: "reduce", serviceWorker: true });
    const { page } = visit;
    await waitUntilKept(page);
    await server.stop();
    await assert.rejects(fetch(server.address), "the server is gone");
    await page.reload();
    await page.locator("[data-first=dvonn]").click();
    await dvonn.playOut(page, dvonn.mouse(page), { colors: "w", confirm: () => page.locator("[data-act=confirm]").click() });
    await page.locator("#result").waitFor();
    await visit.close();
  } finally {
    await browser.close();
  }
});
