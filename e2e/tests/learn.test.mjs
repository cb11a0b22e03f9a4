// Courses, step by step, and the rules.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { LOCALES, SCREENS, becomes, expectAccessible, goWithin, openPage, screenshot, waitUntilKept } from "../browser.mjs";
import * as dvonn from "../dvonn.mjs";
import { withBrowserAndServer } from "../fixture.mjs";
import { HANDS, compare, doStep, playEnding, playGame, stepsOf } from "../lessons.mjs";
import { startServer } from "../server.mjs";

const OPTIONS = { ...SCREENS.desktop, reducedMotion: "reduce" };

describe("lessons", { timeout: 900_000 }, () => {
  let browser, server;
  withBrowserAndServer((started) => ({ browser, server } = started));

  const open = (path, options = {}) => openPage(browser, `${server.address}${path}`, { ...OPTIONS, ...options });
  const answer = (page) => page.locator(".answer");
  const links = (page, title, state = "") =>
    page.locator(`.steps-list ${state} a[href^="/learn/${title}/"]`).evaluateAll((all) => all.map((one) => one.getAttribute("href")));

  test("a step refuses with the rule, tells why a try is wrong, and is done", async () => {
    const visit = await open("learn/dvonn/move");
    const { page } = visit;
    const hand = dvonn.mouse(page);
    await page.locator("#space-e3[aria-label]").waitFor({ state: "attached" });
    await hand.tap("f3");
    await page.locator(".answer.refused").waitFor();
    await hand.tap("e3");
    await hand.tap("f3");
    await page.locator(".answer.right").waitFor();
    await page.locator("[data-act=next]").click();
    await page.waitForURL(/\/learn\/dvonn\/(?!move)/);
    await page.goto(`${server.address}learn`);
    await page.locator('.done a[href="/learn/dvonn/move"]').waitFor();
    await visit.close();
  });

  test("a refused move leads to the section of the rules that explains it", async () => {
    const visit = await open("learn/dvonn/move");
    const { page } = visit;
    await page.locator("#space-f3[aria-label]").waitFor({ state: "attached" });
    await dvonn.mouse(page).tap("f3");
    await page.locator(".answer.refused a").click();
    await page.waitForURL(/\/rules\/dvonn#stacks$/);
    await page.locator("section#stacks h2").waitFor();
    await visit.close();
  });

  for (const title of ["dvonn", "punct"]) {
    test(`every step of ${title} is done by hand, and wrong tries are told why`, async () => {
      const visit = await open("learn");
      const { page } = visit;
      await page.locator(".steps-list").first().waitFor();
      const steps = stepsOf(title);
      await becomes(() => links(page, title), steps.map(({ id }) => `/learn/${title}/${id}`));
      assert.ok(steps.length >= 12, `${steps.length} steps`);
      const hand = HANDS[title](page);
      for (const step of steps) {
        await goWithin(page, `/learn/${title}/${step.id}`);
        await page.waitForFunction((id) => document.querySelector(".lesson")?.dataset.step === id, step.id);
        await page.locator("[data-name][aria-label], figure svg, [data-act=play-lesson]").first().waitFor({ state: "attached" });
        await DO[step.kind](page, hand, step).catch((error) => {
          throw new Error(`${step.id}: ${error.message}`, { cause: error });
        });
      }
      await page.goto(`${server.address}learn`);
      await page.locator(".steps-list").first().waitFor();
      await becomes(() => links(page, title, ".done"), await links(page, title));
      await visit.close();
    });
  }

  /** The actions in a step of each kind. */
  const DO = {
    do: doStep,
    ending: playEnding,
    compare: (page, _, step) => compare(page, step),
    async show(page, _, step) {
      await page.locator("[data-act=next]").click();
      await page.waitForFunction((path) => location.pathname !== path, `/learn/${step.title}/${step.id}`);
    },
    async game(page, hand, step) {
      await page.locator("[data-act=play-lesson]").click();
      await page.waitForURL(/\/play$/);
      await page.locator(".coach-says").waitFor();
      await playGame(page, hand, step);
      await page.goto(`${server.address}learn`);
      await page.locator(".steps-list").first().waitFor();
    },
  };

  for (const path of ["dvonn/move", "dvonn/ending", "dvonn/near", "punct/turn"]) {
    test(`${path} can be shown to its end`, async () => {
      const visit = await open(`learn/${path}`);
      const { page } = visit;
      const show = page.locator("[data-act=show-me]");
      await show.waitFor();
      for (let acts = 0; !(await isDone(page)); acts += 1) {
        assert.ok(acts < 40, "it does not end");
        const made = await page.locator(".lesson").getAttribute("data-made");
        await show.click();
        await page.waitForFunction((made) => {
          const { done, made: now } = document.querySelector(".lesson").dataset;
          return done === "true" || now !== made;
        }, made);
      }
      await page.locator(".answer.right").waitFor();
      await visit.close();
    });
  }

  const isDone = (page) => page.locator(".lesson").getAttribute("data-done").then((done) => done === "true");

  test("the better of two boards is to be chosen, and the engine says what it thinks", async () => {
    const visit = await open("learn/dvonn/near");
    const { page } = visit;
    await page.locator("[data-choose]").first().waitFor();
    const choices = page.locator("[data-choose]");
    await becomes(() => choices.count(), 2);
    for (let number = 0; !(await isDone(page)); number += 1) {
      await choices.nth(number).click();
      await answer(page).getByText(/\S/).waitFor();
    }
    await page.getByText(/^Engine: /).nth(1).waitFor();
    await visit.close();
  });

  for (const title of ["dvonn", "punct"]) {
    for (const locale of LOCALES) {
      test(`the rules of ${title} are whole in ${locale}`, async () => {
        const visit = await open(`rules/${title}`, { locale });
        const { page } = visit;
        await page.locator(".rulebook section").nth(8).waitFor();
        const text = await page.locator(".rulebook").textContent();
        assert.doesNotMatch(text, /rules-|page-|\{|\}/);
        assert.ok((await page.locator(".rulebook figure svg").count()) >= 6);
        if (locale === "en-GB") await screenshot(page, `rules-${title}`);
        await visit.close();
      });
    }
  }

  test("lessons work with the server gone, and on a phone", async () => {
    const own = await startServer();
    const visit = await openPage(browser, own.address, { ...SCREENS.phone, reducedMotion: "reduce", serviceWorker: true });
    const { page } = visit;
    await waitUntilKept(page);
    await own.stop();
    await page.goto(`${own.address}learn`);
    await page.locator(".steps-list").first().waitFor();
    await expectAccessible(page);
    await screenshot(page, "learn-phone");
    await page.locator('a[href="/learn/punct/place"]').first().click();
    await page.locator(".lesson h1").waitFor();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    assert.ok(width <= 360, `${width} px wide`);
    await visit.close();
  });
});
