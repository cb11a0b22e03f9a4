// The explorer tab of the analysis: how often each move was played, how it scored, and a heat map of that.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { SCREENS, becomes, expectAccessible, expectAccessibleIn, keeping, openPage, waitUntilKept } from "../browser.mjs";
import { withBrowserAndServer } from "../fixture.mjs";
import { expectFits } from "../views.mjs";

const OPTIONS = { ...SCREENS.desktop, reducedMotion: "reduce" };

/** Whether the service worker has cached the games of DVONN. */
async function isGameSetKept() {
  const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
  const kept = (await Promise.all(opened.map((cache) => cache.keys()))).flat();
  return kept.some(({ url }) => /\/games-dvonn-[0-9a-f]{16}\.bin$/.test(url));
}

describe("the explorer", { timeout: 600_000 }, () => {
  let browser, server;
  withBrowserAndServer((started) => ({ browser, server } = started));

  const TAB = { en: "Explorer", ru: "Дебюты", pl: "Otwarcia", es: "Explorador" };
  const rows = (page) => page.locator(".explorer tbody tr");
  const heated = (page) => page.locator("[data-heat]");
  const written = (page) => page.locator(".moves-row .move").allTextContents();

  /** Opens the tab at the start of a game, or in a record. */
  async function open(options = {}, record = undefined) {
    const kept = record ? keeping(server.address, { "basalt.study": record }) : {};
    const visit = await openPage(browser, `${server.address}analyse`, { ...OPTIONS, ...kept, ...options });
    const { page } = visit;
    await page.locator("[data-act=engine]").uncheck();
    await page.getByRole("tab", { name: TAB[(options.locale ?? "en").slice(0, 2)], exact: true }).click();
    return visit;
  }

  /** The number of games in the last row, and the sum over the others. */
  async function counts(page) {
    const games = (locator) => locator.locator("td small").allTextContents();
    const [total] = await games(page.locator(".explorer tfoot tr"));
    const each = await games(rows(page));
    return [Number(total), each.reduce((sum, one) => sum + Number(one), 0)];
  }

  test("counts the moves of engine games, plays the one that is clicked, and goes on from there", async () => {
    const visit = await open();
    const { page } = visit;
    await rows(page).first().waitFor();
    const [total, sum] = await counts(page);
    assert.ok(total > 500 && total === sum, `${total} ${sum}`);
    const first = await rows(page).first().getAttribute("data-move");
    await rows(page).first().click();
    await becomes(async () => (await counts(page))[0] < total && (await rows(page).count()) > 0, true);
    await page.getByRole("tab", { name: "Moves", exact: true }).click();
    await becomes(async () => (await written(page)).map((text) => text.replace(/^\d+/, "")), [first]);
    await visit.close();
  });

  test("shows the move that is pointed at or has the focus, and plays it by the keyboard", async () => {
    const visit = await open();
    const { page } = visit;
    await rows(page).first().waitFor();
    const marks = () => page.locator("svg.marks").evaluateAll((layers) => layers.map((layer) => layer.innerHTML).join());
    const before = await marks();
    await rows(page).first().hover();
    await becomes(async () => (await marks()) !== before, true);
    await page.mouse.move(5, 5);
    await becomes(marks, before);
    await rows(page).first().getByRole("button").focus();
    await becomes(async () => (await marks()) !== before, true);
    const [total] = await counts(page);
    await page.keyboard.press("Enter");
    await becomes(async () => (await counts(page))[0] < total, true);
    assert.equal(await page.evaluate(() => document.activeElement.closest(".explorer") !== null), true, "the focus stays in the table");
    await visit.close();
  });

  test("colours the board by scores, says them, and stops when it is told to or left", async () => {
    const visit = await open();
    const { page } = visit;
    await heated(page).first().waitFor({ state: "attached" });
    // Every placement was tried, and the empty board is symmetric.
    await becomes(() => heated(page).count(), 49);
    assert.match(await page.locator("#space-a1").getAttribute("aria-description"), /^Played here in \d+ games?, with a score of \d+% for the player to move\.$/);
    const [corner, opposite] = await Promise.all(["a1", "k5"].map((name) => page.locator(`#space-${name}`).getAttribute("data-heat")));
    assert.equal(corner, opposite);
    await page.locator("[data-act=heat]").uncheck();
    await becomes(() => heated(page).count(), 0);
    await page.locator("[data-act=heat]").check();
    await becomes(() => heated(page).count(), 49);
    await page.getByRole("tab", { name: "Moves", exact: true }).click();
    await becomes(() => heated(page).count(), 0);
    await visit.close();
  });

  test("knows both games of PÜNCT, and says where it knows nothing", async () => {
    for (const variant of ["", '[Variant "basic"]\n']) {
      const visit = await open({}, `[Game "punct"]\n${variant}\n*\n`);
      await rows(visit.page).first().waitFor();
      assert.match(await rows(visit.page).first().getAttribute("data-move"), /^[a-r]\d+\/[a-r]\d+[a-r]\d+$/);
      await heated(visit.page).first().waitFor({ state: "attached" });
      await visit.close();
    }
    const visit = await open({}, '[Game "dvonn"]\n[Position "9/1r8/wrr8/10/9 w s"]\n\n*\n');
    await visit.page.getByText("No games are known from this position.").waitFor();
    assert.equal(await heated(visit.page).count(), 0);
    await visit.close();
  });

  test("counts the finished games of the site, and says that they need a connection", async () => {
    const visit = await open();
    const { page } = visit;
    await rows(page).first().waitFor();
    const [site, second] = [page.locator("[data-source=site]"), "e3"];
    const asked = page.waitForRequest(/\/api\/explorer\/dvonn\/[0-9a-f]{16}$/);
    await site.click();
    await asked;
    await page.getByText("No games are known from this position.").waitFor();
    assert.equal(await site.getAttribute("aria-pressed"), "true");
    assert.equal(await heated(page).count(), 0);
    // On the empty board a1, i1, c5 and k5 are one move, and e3 has a twin.
    await page.route("**/api/explorer/**", (route) => route.fulfill({ json: [{ name: "a1", white: 3, draws: 0, black: 1 }, { name: second, white: 0, draws: 1, black: 0 }] }));
    await page.locator("[data-source=engine]").click();
    await becomes(async () => (await counts(page))[0] > 500, true);
    await site.click();
    await becomes(() => counts(page), [5, 5]);
    await becomes(() => rows(page).evaluateAll((all) => all.map((row) => row.dataset.move)), ["a1", second]);
    await becomes(() => heated(page).count(), 6);
    await page.unroute("**/api/explorer/**");
    await page.context().setOffline(true);
    await page.locator("[data-source=engine]").click();
    await becomes(async () => (await counts(page))[0] > 500, true);
    await site.click();
    await page.getByText("Games of this site need a connection.").waitFor();
    await page.context().setOffline(false);
    await visit.close({ expected: /ERR_INTERNET_DISCONNECTED/ });
  });

  test("works offline", async () => {
    const visit = await open({ serviceWorker: true });
    const { page } = visit;
    await rows(page).first().waitFor();
    await waitUntilKept(page);
    await becomes(() => page.evaluate(isGameSetKept), true);
    await page.context().setOffline(true);
    await page.reload();
    await page.getByRole("tab", { name: "Explorer", exact: true }).click();
    await rows(page).first().waitFor();
    await visit.close();
  });

  for (const [size, locale] of [["desktop", "en-GB"], ["phone", "ru-RU"], ["desktop", "pl-PL"], ["phone", "es-ES"]]) {
    test(`fits a ${size} in ${locale}, dark and light, without obstacles`, async () => {
      const visit = await open({ ...SCREENS[size], locale, colorScheme: "dark" });
      const { page } = visit;
      await rows(page).first().waitFor();
      await expectFits(page, `explorer ${locale}`);
      await expectAccessible(page);
      await expectAccessibleIn(page, "light");
      await visit.close();
    });
  }
});
