// Courses, step by step, and the rules.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { LOCALES, SCREENS, becomes, expectAccessible, goWithin, keeping, openPage, screenshot, waitUntilKept } from "../browser.mjs";
import * as dvonn from "../dvonn.mjs";
import { withBrowserAndServer } from "../fixture.mjs";
import { HANDS, compare, doStep, playEnding, playGame, stepsOf, takeExam, waitForAnswer } from "../lessons.mjs";
import { Board } from "../punct.mjs";
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

  test("a wrong try shakes once", async () => {
    const visit = await open("learn/dvonn/move", { reducedMotion: "no-preference" });
    const { page } = visit;
    await page.locator("#space-e3[aria-label]").waitFor({ state: "attached" });
    await page.evaluate(() => {
      window.shakes = 0;
      document.addEventListener("animationstart", ({ animationName }) => (window.shakes += animationName === "shake" ? 1 : 0));
    });
    await dvonn.mouse(page).tap("f3");
    await becomes(() => page.evaluate("window.shakes"), 1);
    await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)).then(() => {}));
    assert.equal(await page.evaluate("window.shakes"), 1);
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

  test("a link of the contents leads to its section of the rules", async () => {
    const visit = await open("rules/punct");
    const { page } = visit;
    const link = page.locator(".contents__link").nth(2);
    const address = await link.getAttribute("href");
    const section = page.locator(`.rulebook ${address.slice(address.indexOf("#"))}`);
    const top = () => section.evaluate((one) => Math.round(one.getBoundingClientRect().top));
    assert.ok((await top()) > 300, "it is further down");
    await link.click();
    await becomes(async () => (await top()) >= 0 && (await top()) < 40, true);
    await becomes(() => page.evaluate(() => location.pathname + location.hash), address);
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
      for (const [number, step] of steps.entries()) {
        await goWithin(page, `/learn/${title}/${step.id}`);
        await page.waitForFunction((id) => document.querySelector(".lesson")?.dataset.step === id, step.id);
        await page.locator(".lesson-top").getByText(`Step ${number + 1} of ${steps.length}`, { exact: true }).waitFor({ state: "attached" });
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
    exam: takeExam,
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

  for (const [name, screen] of Object.entries(SCREENS)) {
    test(`Turn says in the lesson about bridges that the piece fits in no other direction, on a ${name}`, async () => {
      const visit = await open("learn/punct/bridge", screen);
      const { page } = visit;
      const board = new Board(page);
      await page.locator("#space-l10[aria-label]").waitFor({ state: "attached" });
      await board.click("l10");
      await board.expectSpoken("lifted");
      await board.click("l5");
      await board.expectSpoken("PÜNCT on l5, dots on l6 and l7");
      const reason = "the piece doesn’t fit here in any other direction";
      await board.act("turn").click();
      await page.locator(".answer.refused", { hasText: reason }).waitFor();
      await board.expectSpoken(reason);
      await becomes(() => board.act("confirm").isEnabled(), true, "it may still be placed");
      await board.act("confirm").click();
      await page.locator(".answer.right").waitFor();
      await visit.close();
    });
  }

  test("rings and arrows show what is meant, also while a piece is held, and change with what is said", async () => {
    const visit = await open("learn/dvonn/link");
    const { page } = visit;
    const hand = dvonn.mouse(page);
    const inWords = page.locator(".marks-in-words");
    await page.locator("#space-d3[aria-label]").waitFor({ state: "attached" });
    await becomes(() => page.locator(".surface .drawn").count(), 3);
    await becomes(() => inWords.textContent(), "Ringed: e3, f3, g3.");
    await hand.tap("d3");
    await becomes(() => page.locator(".surface .drawn").count(), 3);
    // Onto the black side: the answer is shown.
    await hand.tap("e3");
    await waitForAnswer(page, ".answer.refused", hand.confirm);
    await becomes(() => inWords.textContent(), "Ringed: d3. Arrow: d3c3.");
    await page.locator(".surface .arrow").first().waitFor({ state: "attached" });
    await hand.tap("d3");
    await hand.tap("c3");
    await waitForAnswer(page, ".answer.right", hand.confirm);
    await becomes(() => page.locator(".surface .drawn").count(), 0);
    await visit.close();
  });

  test("an exam gives one try each, shows the answer after a wrong one, and names what to repeat", async () => {
    const [exam] = stepsOf("dvonn").filter(({ kind }) => kind === "exam");
    const visit = await open("learn/dvonn/exam");
    const { page } = visit;
    const hand = HANDS.dvonn(page);
    const next = page.locator("[data-act=next]");
    await page.locator("[data-name][aria-label]").first().waitFor({ state: "attached" });
    assert.equal(await next.isDisabled(), true);
    for (const { move } of exam.tries) {
      const wrong = WRONG[move];
      await hand.make(wrong ?? move);
      await waitForAnswer(page, wrong ? ".answer.refused" : ".answer.right", hand.confirm);
      // The verdict, and why.
      await becomes(() => answer(page).textContent(), wrong ? /^Not this time: the arrow shows the answer\. \S/ : /^Right! \S/);
      if (wrong) await page.locator(".surface .arrow").first().waitFor({ state: "attached" });
      await next.click();
    }
    await page.locator('[data-result="6"]').waitFor();
    await becomes(() => page.locator(".exam__repeat a").evaluateAll((all) => all.map((one) => one.getAttribute("href"))), ["/learn/dvonn/cut"]);
    await page.locator("[data-act=again]").click();
    await page.getByText("Question 1 of 7").waitFor();
    await page.goto(`${server.address}learn`);
    await page.locator('.done a[href="/learn/dvonn/exam"]').waitFor();
    await visit.close();
  });

  /** A legal move that is not the answer to the first question. */
  const WRONG = { i2h2: "i2i1" };

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

  const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

  /** What is wrong with the boxes of a lesson on a phone, in the page. */
  function misfits(least) {
    const faults = [];
    const box = (one) => one.getBoundingClientRect();
    const [board, bar] = ["#board .surface", ".coach__buttons"].map((part) => box(document.querySelector(part)));
    if (document.scrollingElement.scrollHeight > innerHeight) faults.push(`the page scrolls by ${document.scrollingElement.scrollHeight - innerHeight} px`);
    if (board.bottom > bar.top + 1) faults.push(`the bar covers ${board.bottom - bar.top} px of the board`);
    if (board.width < least) faults.push(`the board is ${board.width} px wide`);
    for (const button of document.querySelectorAll(".coach__buttons .button, .looks .button")) {
      const isCut = button.scrollWidth > button.clientWidth + 1 || button.scrollHeight > button.clientHeight + 1;
      if (isCut || box(button).right > innerWidth + 1) faults.push(`“${button.textContent}” is cut`);
    }
    return faults;
  }

  for (const locale of LOCALES) {
    for (const [title, least] of [["dvonn", 220], ["punct", 320]]) {
      test(`no board of ${title} has to be scrolled on a phone, and no button is cut, ${locale}`, async () => {
        const visit = await open("learn", { ...PHONE, locale });
        const { page } = visit;
        for (const { id } of stepsOf(title).filter(({ kind }) => ["do", "ending", "exam"].includes(kind))) {
          await goWithin(page, `/learn/${title}/${id}`);
          await page.locator(`.lesson[data-step="${id}"] [data-name][aria-label]`).first().waitFor({ state: "attached" });
          await becomes(() => page.evaluate(misfits, least), [], id);
        }
        await visit.close();
      });
    }
  }

  test("an answer leaves the board of a lesson where it is on a phone", async () => {
    const visit = await open("learn/dvonn/move", PHONE);
    const { page } = visit;
    await page.locator("#space-e3[aria-label]").waitFor({ state: "attached" });
    const place = () => page.locator("#board .surface").boundingBox();
    const before = await place();
    const hand = dvonn.finger(page);
    await hand.tap("f3");
    await page.locator(".answer.refused").waitFor();
    assert.deepEqual(await place(), before, "after a refusal");
    await hand.tap("e3");
    await hand.tap("f3");
    await page.locator(".answer.right").waitFor();
    assert.deepEqual(await place(), before, "after the right move");
    await visit.close();
  });

  test("a tap on a phone does not answer the question that it raises", async () => {
    const visit = await open("learn/dvonn/price", PHONE);
    const { page } = visit;
    const hand = dvonn.finger(page);
    await page.locator("#space-i2[aria-label]").waitFor({ state: "attached" });
    // The move costs pieces of one's own, and ends near the lower edge of the board.
    await hand.tap("i2");
    await hand.tap("k4");
    await hand.confirm();
    await page.locator(".answer.right").waitFor();
    await visit.close();
  });

  test("the question whether a move is meant covers no board", async () => {
    const isOver = (page) => page.evaluate(() => {
      const [asked, board] = [".board-confirm", "#board .surface"].map((part) => document.querySelector(part).getBoundingClientRect());
      const inside = asked.left >= 0 && asked.right <= innerWidth && asked.bottom <= innerHeight;
      return !inside || (asked.top < board.bottom - 1 && asked.left < board.right - 1);
    });
    for (const viewport of [{ width: 1440, height: 900 }, { width: 1280, height: 720 }, { width: 820, height: 1180 }, { width: 844, height: 390 }]) {
      for (const [path, key, from, to] of [["learn/dvonn/price", "", "i2", "k4"], ["analyse", "basalt.study", "b3", "c3"]]) {
        const kept = { [key]: dvonn.record("9/10/wwrrrb5/10/9 w s"), "basalt.settings": "confirmation = always\n" };
        const visit = await open(path, { viewport, ...keeping(server.address, kept) });
        const { page } = visit;
        await page.locator(`#space-${from}[aria-label]`).waitFor({ state: "attached" });
        const hand = dvonn.mouse(page);
        await hand.tap(from);
        await hand.tap(to);
        await page.locator(".board-confirm").waitFor();
        await becomes(() => isOver(page), false, `${path} at ${viewport.width} by ${viewport.height}`);
        await visit.close();
      }
    }
  });

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
