// The page that shows every component, for those who build screens.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { SCREENS, becomes, expectAccessible, goWithin, openPage } from "../browser.mjs";
import { withBrowserAndServer } from "../fixture.mjs";

describe("the components", { timeout: 900_000 }, () => {
  let browser, server;
  withBrowserAndServer((started) => ({ browser, server } = started));

  async function open() {
    const visit = await openPage(browser, server.address, { ...SCREENS.desktop, reducedMotion: "reduce" });
    // The server does not know the address: a release has no such page.
    await goWithin(visit.page, "/components");
    await visit.page.getByRole("heading", { level: 1, name: "Components" }).waitFor();
    return visit;
  }

  test("are all there in both themes, without an obstacle", async () => {
    const visit = await open();
    const { page } = visit;
    const titles = (theme) => page.locator(`.theme-half[data-theme=${theme}] h2`).allTextContents();
    const samples = ["Buttons", "Choosing", "Players, moves and status", "Move list and stepper", "List rows and turn games", "Meter, balance and stat", "Dialog, toast, empty, skeleton", "Icons"];
    assert.deepEqual((await titles("dark")).filter((title) => samples.includes(title)), samples);
    assert.deepEqual(await titles("dark"), await titles("light"));
    const grounds = await page.locator(".theme-half").evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor));
    assert.equal(new Set(grounds).size, 2, grounds.join());
    const empty = await page.locator(".theme-half .tag > svg:not(:has(*))").count();
    assert.equal(empty, 0, "every icon is drawn");
    await expectAccessible(page);
    await visit.close();
  });

  test("react: tabs by arrow keys, a dialog, a toast", async () => {
    const visit = await open();
    const { page } = visit;
    const half = page.locator(".theme-half").first();
    await half.getByRole("tab", { name: "First" }).focus();
    await page.keyboard.press("ArrowRight");
    await becomes(() => half.getByRole("tab", { name: "Second" }).getAttribute("aria-selected"), "true");
    await half.getByRole("button", { name: "Open a dialog" }).click();
    await page.getByRole("dialog").waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await half.getByRole("button", { name: "Show a toast" }).click();
    await page.locator(".toast").getByText("Link copied").waitFor();
    await visit.close();
  });
});
