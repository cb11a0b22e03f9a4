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
    const samples = [
      "Type", "Space and shape", "Colour", "Buttons", "Choosing", "Pair tiles and choice rows", "Live games and presence", "Data",
      "Players, moves and status", "Scoreboard and actions", "Reserve and hand", "Coach", "Move list and stepper", "Evaluation bar and chart",
      "Engine", "Key moments", "List rows and turn games", "Meter, balance and stat", "Dialog, toast, empty, skeleton", "Icons",
    ];
    assert.deepEqual((await titles("dark")).filter((title) => samples.includes(title)), samples);
    assert.deepEqual(await titles("dark"), await titles("light"));
    const grounds = await page.locator(".theme-half").evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor));
    assert.equal(new Set(grounds).size, 2, grounds.join());
    // The samples of other bundles have their style sheets: a tile has an edge, the chart its height, a reserve its columns.
    const look = (part, property) => page.locator(`.theme-half ${part}`).first().evaluate((one, property) => getComputedStyle(one)[property], property);
    assert.equal(await look(".chart svg", "height"), "150px");
    assert.equal(await look(".pair-tile", "borderTopStyle"), "solid");
    assert.equal((await look(".reserve__pieces", "gridTemplateColumns")).split(" ").length, 3);
    assert.equal(await look(".lines li", "display"), "flex");
    const empty = await page.locator(".theme-half .tag > svg:not(:has(*))").count();
    assert.equal(empty, 0, "every icon is drawn");
    await expectAccessible(page);
    await visit.close();
  });

  test("react: tabs by arrow keys, a reserve and its hand, a dialog, a toast", async () => {
    const visit = await open();
    const { page } = visit;
    const half = page.locator(".theme-half").first();
    await half.getByRole("tab", { name: "First" }).focus();
    await page.keyboard.press("ArrowRight");
    await becomes(() => half.getByRole("tab", { name: "Second" }).getAttribute("aria-selected"), "true");
    await half.locator(".reserve--yours .piece:enabled").first().click();
    await half.locator(".hand .piece__picture").waitFor();
    await half.locator(".hand [data-act=cancel]").click();
    await half.locator(".hand").waitFor({ state: "detached" });
    await half.getByRole("button", { name: "Open a dialog" }).click();
    await page.getByRole("dialog").waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await half.getByRole("button", { name: "Show a toast" }).click();
    await page.locator(".toast").getByText("Link copied").waitFor();
    await visit.close();
  });
});
