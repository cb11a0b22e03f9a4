// Chromium, and pages that fail a test when anything goes wrong in them.
import assert from "node:assert/strict";
import { mkdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { chromium } from "playwright-core";
import { noteBundles } from "./loaded.mjs";

const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** The screens that the page is tried on. */
export const SCREENS = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
};

/** A phone that lies on its side. */
export const LYING_PHONE = { viewport: { width: 740, height: 360 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

/** The languages, as browsers name them. */
export const LOCALES = ["en-GB", "ru-RU", "pl-PL", "es-ES"];

/** Whether every language is tested on every screen; `cargo xtask soak` asks for it. */
export const SOAK = process.env.BASALT_SOAK === "1";

/**
 * Languages with screens: all pairs in `cargo xtask soak`, otherwise every language once and each screen with two of them.
 * For a screen's first language it is tested besides that nobody is kept out.
 */
export const LOCALES_ON_SCREENS = LOCALES.flatMap((locale, number) =>
  Object.entries(SCREENS)
    .filter((_, screen) => SOAK || number % 2 === screen)
    .map(([size, screen]) => ({ locale, size, screen, isFirst: SOAK || number < 2 })),
);

/** The factor by which the page's processor is slowed down, which reveals a missing wait. */
const SLOWER = Number(process.env.SLOWER ?? 1);

/** The time within which something must become as expected: long enough for a machine with much else to do. */
const TIMEOUT_MS = 120_000;

const SCREENSHOTS = new URL("../target/e2e/", import.meta.url).pathname;
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

export async function launch() {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium-headless-shell",
    args: FLAGS,
  });
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    noteBundles(context);
    return context;
  };
  return browser;
}

/** The option of a context in which the browser has kept these texts from an earlier visit. */
export function keeping(address, texts) {
  const localStorage = Object.entries(texts).map(([name, value]) => ({ name, value }));
  return { storageState: { cookies: [], origins: [{ origin: new URL(address).origin, localStorage }] } };
}

/** The first game in the browser's archive. */
export const FIRST_GAME = "basalt.game.0000000000000001";

/** What the browser has stored when a game has just ended: the game on the screen, and the same in the archive. */
export const justEnded = (record) => ({ "basalt.table": record.replace("\n", `\n[Kept "${FIRST_GAME}"]\n`), [FIRST_GAME]: record });

/**
 * Opens a page of its own, with nothing kept from others.
 *
 * `options` are playwright's for a context (`locale`, `colorScheme`, `reducedMotion`, a screen of
 * `SCREENS`), `script`, which runs before anything in the page does, `clock`, which lets the test control the page's
 * time (an object is passed to playwright's clock), `fixedTime`, at which the page's date stands still, and
 * `serviceWorker`, without which the page gets none: downloading the page is a third of the work of a short visit; `prepare`, which is given the
 * context before the page opens, and `withoutProgram`, with which the page's program never arrives.
 * Otherwise the page is ready when this returns: its program has taken the place of the outline. Whatever goes wrong in the page is
 * collected; `close` fails the test for it.
 */
export async function openPage(browser, address, { script, clock, fixedTime, serviceWorker, prepare, withoutProgram, ...options } = SCREENS.desktop) {
  const context = await browser.newContext({ locale: "en-GB", ...options });
  context.setDefaultTimeout(TIMEOUT_MS);
  if (!serviceWorker) await context.addInitScript(withoutServiceWorker);
  if (script) await context.addInitScript(script);
  if (withoutProgram) await context.route(/\.wasm$/, () => {});
  await prepare?.(context);
  const problems = [];
  watch(context, new URL(address).origin, problems);
  const page = await context.newPage();
  if (clock) await page.clock.install(clock === true ? {} : clock);
  if (fixedTime) await page.clock.setFixedTime(fixedTime);
  if (SLOWER > 1) await slowDown(page);
  await page.goto(address, { waitUntil: withoutProgram ? "domcontentloaded" : "load" });
  // The outline looks like the page, but nothing in it responds yet.
  await page.locator("#first-paint").waitFor({ state: withoutProgram ? "visible" : "detached" });
  return {
    page,
    context,
    /** Ends the visit. Fails for everything that went wrong in it and does not match `expected`. */
    async close({ expected } = {}) {
      await context.close();
      // The address in the second line helps to find the cause, and has digits that a status might have.
      const unexpected = problems.filter((problem) => !expected?.test(problem.split("\n")[0]));
      assert.deepEqual(unexpected, []);
      if (expected) assert.notDeepEqual(problems, [], `expected ${expected}`);
    },
  };
}

function withoutServiceWorker() {
  // The empty page before the first address has none.
  if (navigator.serviceWorker) navigator.serviceWorker.register = () => new Promise(() => {});
}

async function slowDown(page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
}

/** The browser's remark about a page that is left, or becomes a guest's, while it is still connecting. */
const LEFT_WHILE_CONNECTING = /WebSocket is closed before the connection is established/;

function watch(context, origin, problems) {
  context.on("console", (message) => {
    const isProblem = ["error", "warning"].includes(message.type()) && !LEFT_WHILE_CONNECTING.test(message.text());
    if (isProblem) problems.push(`console: ${message.text()}\n${message.location().url}`);
  });
  // Exceptions and rejected promises that nobody has caught.
  context.on("weberror", (error) => problems.push(`uncaught: ${error.error().message}`));
  context.on("request", (request) => {
    const { protocol, origin: asked } = new URL(request.url());
    if (["http:", "https:", "ws:", "wss:"].includes(protocol) && asked !== origin) {
      problems.push(`request to another host: ${request.url()}`);
    }
  });
  context.on("response", (response) => {
    if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`);
  });
}

/** Goes to an address as the browser's own buttons do, without asking the server. */
export function goWithin(page, path) {
  return page.evaluate((path) => {
    history.pushState(null, "", path);
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);
}

/** Opens a screen from the menu in the header. */
export async function openFromMenu(page, name) {
  await page.locator(".site-tools .menu > button").click();
  await page.locator(".menu__list").getByRole("link", { name }).click();
}

/**
 * Waits until what is read is what is expected: equal to it, or matching it. What a hand has done is seen a moment later, so
 * nothing is read just once. What is there instead in the end is told by the comparison.
 */
export async function becomes(read, expected, why) {
  const deadline = Date.now() + TIMEOUT_MS;
  for (;;) {
    const found = await read();
    try {
      return expected instanceof RegExp ? assert.match(found, expected, why) : assert.deepEqual(found, expected, why);
    } catch (difference) {
      if (Date.now() > deadline) throw difference;
    }
    await new Promise((done) => setTimeout(done, 20));
  }
}

/** The middle of an element on the screen; cheaper than playwright's box, which asks the browser several times. */
export function middleOf(locator) {
  return locator.evaluate((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  });
}

/** The boxes of elements on the screen, all measured at the same moment, so that they can be compared. */
export function boxesOf(page, selectors) {
  return page.evaluate(
    (selectors) => selectors.map((selector) => document.querySelector(selector).getBoundingClientRect().toJSON()), selectors);
}

/** Waits until the page has shown what was done, and has done what waits for that. */
export function nextFrame(page) {
  return page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(() => setTimeout(done)))));
}

/** Waits until the page can do without the server. */
export async function waitUntilKept(page) {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const { active } = registration;
    if (active.state === "activated") return;
    await new Promise((resolve) =>
      active.addEventListener("statechange", () => active.state === "activated" && resolve()),
    );
  });
}

/** The rules of axe-core that look at colours. */
const COLOR_RULES = ["color-contrast", "link-in-text-block"];

/** Lets axe-core look for what keeps people out. It enters past the page's own policy. */
export function expectAccessible(page) {
  return expectNoViolation(page, {});
}

/** The same in the other colours, where only those can be at fault. */
export async function expectAccessibleIn(page, colorScheme) {
  await page.emulateMedia({ colorScheme });
  await nextFrame(page);
  await expectNoViolation(page, { runOnly: COLOR_RULES });
}

async function expectNoViolation(page, options) {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  const violations = await page.evaluate(async (options) => {
    const { violations } = await window.axe.run(document, { resultTypes: ["violations"], ...options });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
  }, options);
  assert.deepEqual(violations, []);
}

/** Keeps a picture of the page in target/e2e. */
export async function screenshot(page, name) {
  mkdirSync(SCREENSHOTS, { recursive: true });
  await page.screenshot({ path: `${SCREENSHOTS}${name}.png` });
}
