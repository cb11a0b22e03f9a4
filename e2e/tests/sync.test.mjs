// Progress follows the account: work on two devices without a network comes together, and nothing is lost.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, describe, test } from "node:test";
import { SCREENS, becomes, keeping, launch, openPage, waitUntilKept } from "../browser.mjs";
import { startBus, startDatabase } from "../cluster.mjs";
import * as dvonn from "../dvonn.mjs";
import { beforeFirst } from "../fixture.mjs";
import { HANDS, doStep, stepsOf } from "../lessons.mjs";
import { signUp } from "../online.mjs";
import { startNode, startServer } from "../server.mjs";

/** The texts in the browser's storage that follow the account. */
const shared = (page) =>
  page.evaluate(() => {
    const isShared = (key) => /^basalt\.(settings|school|study|puzzles.*|game\..*)$/.test(key);
    return Object.fromEntries(Object.entries(localStorage).filter(([key]) => isShared(key)).toSorted());
  });

/** Whether everything was exchanged with the server. */
const isSynced = (page) =>
  page.evaluate(() => {
    const read = (key) => JSON.parse(localStorage.getItem(key) ?? "null");
    const documents = ["preferences", "lessons", "puzzles", "studies"].map((kind) => read(`basalt.sync.${kind}`));
    return Boolean(read("basalt.sync")?.owner) && documents.every((document) => document && !document.isChanged);
  });

/** Whether networks and puzzles, which follow in the background, are there without a network as well. */
const isAllKept = (page) =>
  page.evaluate(async () => {
    const urls = async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url);
    const kept = (await Promise.all((await caches.keys()).map(urls))).flat();
    return [/\/network-punct/, /\/puzzles-punct-\d/].every((part) => kept.some((url) => part.test(url)));
  });

const study = (text) => `[Game "dvonn"]\n[Result "*"]\n\n${text} *\n`;

/** One server with a file, or two with one database: a device at each. */
const PLACES = {
  "a file": async () => {
    const server = await startServer();
    return { addresses: [server.address, server.address], stop: () => server.stop() };
  },
  "two servers and PostgreSQL": async () => {
    const [database, bus] = await Promise.all([startDatabase(), startBus()]);
    const start = () => startNode(["--port", "0"], { env: { BASALT_DATABASE: database.address, BASALT_BUS: bus.address } });
    const nodes = [await start(), await start()];
    const stop = async () => {
      await Promise.all(nodes.map((node) => node.stop("SIGKILL")));
      await Promise.all([bus.stop(), database.end()]);
    };
    return { addresses: nodes.map(({ address }) => address), stop };
  },
};

for (const [place, begin] of Object.entries(PLACES)) {
  describe(`progress of a member with ${place}`, { timeout: 600_000 }, () => {
    let browser, servers;
    beforeFirst(async () => {
      [browser, servers] = await Promise.all([launch(), begin()]);
    });
    after(() => Promise.all([browser?.close(), servers?.stop()]));

    /** A browser at one of the servers, in which somebody signs in or up. */
    async function device(number, name, { isNew = false, isOffline = false, stored = {} } = {}) {
      const address = servers.addresses[number];
      const options = { ...SCREENS.desktop, reducedMotion: "reduce", serviceWorker: true, ...keeping(address, stored) };
      const visit = await openPage(browser, `${address}online/account`, options);
      const { page } = visit;
      if (isNew) {
        await signUp(page, name);
      } else {
        await page.locator("[name=username]").fill(name);
        await page.locator("[name=password]").fill(`the secret of ${name}`);
        await page.locator("[data-act=enter]").click();
        await page.locator("[data-card=identity]").waitFor();
      }
      await becomes(() => isSynced(page), true);
      await waitUntilKept(page);
      if (isOffline) {
        await becomes(() => isAllKept(page), true);
        // The names of the languages need fonts, which are kept when a page has loaded them.
        await page.goto(new URL("settings", address).href);
        await page.evaluate(() => document.fonts.ready);
        // A request that is under way when the network goes would fail.
        await page.waitForLoadState("networkidle");
      }
      return { ...visit, go: (path) => page.goto(new URL(path, address).href), setOffline: (is) => visit.context.setOffline(is) };
    }

    async function doLesson({ page, go }, title, id) {
      await go(`learn/${title}/${id}`);
      await page.locator(".lesson").waitFor();
      await page.locator('[id^="space-"][aria-label]').first().waitFor({ state: "attached" });
      const hand = HANDS[title](page);
      await doStep(page, hand, stepsOf(title).find((step) => step.id === id));
    }

    async function choose({ page, go }, field, value) {
      await go("settings");
      await page.locator(`[data-field=${field}] input[value="${value}"]`).check({ force: true });
    }

    async function analyse({ page, go }, ...spaces) {
      await go("analyse");
      await page.locator("[data-act=engine]").uncheck();
      for (const space of spaces) await dvonn.mouse(page).tap(space);
      await becomes(() => page.evaluate(() => localStorage.getItem("basalt.study") ?? ""), new RegExp(`1\\. ${spaces[0]} ${spaces[1]} `));
    }

    /** The texts of the screens. */
    async function shown({ page, go }) {
      await go("learn");
      await page.locator(".steps-list").first().waitFor();
      const done = await page.locator(".steps-list .done a").evaluateAll((all) => all.map((one) => one.getAttribute("href")));
      await go("settings");
      const checked = (name) => page.locator(`[data-field=${name}] input:checked`).getAttribute("value");
      const settings = [await checked("theme"), await checked("threats")];
      await go("puzzles");
      await page.getByText(/^3 of \d+ solved$/).first().waitFor();
      await go("analyse");
      await page.locator(".moves-row").first().waitFor();
      const moves = await page.locator(".moves-row").first().evaluate((row) => [...row.querySelectorAll("button")].map((one) => one.textContent.replace(/^\d+/, "")));
      await go("games");
      await page.locator(".entry").first().waitFor();
      return { done, settings, moves, games: await page.locator(".entry:not(.broken)").count() };
    }

    test("work on two devices without a network comes together", async () => {
      // A guest's work comes along.
      const guest = { "basalt.puzzles": "dvonn-1 !dvonn-2", "basalt.school": "dvonn-height" };
      const one = await device(0, "Lava", { isNew: true, isOffline: true, stored: guest });
      const other = await device(1, "Lava", { isOffline: true, stored: { "basalt.puzzles": "dvonn-2 punct-3" } });
      await becomes(() => shared(other.page).then((texts) => texts["basalt.puzzles"]), "dvonn-1 dvonn-2 punct-3");
      await Promise.all([one.setOffline(true), other.setOffline(true)]);
      await doLesson(one, "dvonn", "move");
      await choose(one, "theme", 1);
      await analyse(one, "e3", "c3");
      await doLesson(other, "punct", "turn");
      await choose(other, "threats", 2);
      await analyse(other, "i3", "d3");
      const apart = [await shared(one.page), await shared(other.page)];
      assert.notEqual(apart[0]["basalt.study"], apart[1]["basalt.study"]);

      await one.setOffline(false);
      await becomes(() => isSynced(one.page), true);
      await other.setOffline(false);
      await becomes(() => isSynced(other.page), true);
      await one.page.reload();
      await becomes(async () => JSON.stringify(await shared(one.page)), JSON.stringify(await shared(other.page)));

      const texts = Object.values(await shared(one.page));
      for (const text of apart.map((texts) => texts["basalt.study"])) assert.ok(texts.includes(text), text);
      const both = [await shown(one), await shown(other)];
      assert.deepEqual(both[0], both[1]);
      assert.deepEqual(both[0].done.toSorted(), ["/learn/dvonn/height", "/learn/dvonn/move", "/learn/punct/turn"]);
      assert.deepEqual(both[0].settings, ["1", "2"]);
      assert.deepEqual(both[0].moves.slice(0, 2), ["i3", "d3"], "the study that was changed last");
      assert.equal(both[0].games, 1, "the other one is among the games");
      await Promise.all([one.close(), other.close()]);
    });

    test("a change is shown on a device that is open", async () => {
      const one = await device(0, "Magma", { isNew: true });
      const other = await device(1, "Magma");
      await one.go("learn");
      await one.page.locator(".steps-list").first().waitFor();
      await doLesson(other, "dvonn", "move");
      await becomes(() => other.page.evaluate(() => JSON.parse(localStorage.getItem("basalt.sync.lessons")).text), /done:dvonn-move/);
      await becomes(() => isSynced(other.page), true);
      // A network that comes back is as good as a new visit.
      await one.setOffline(true);
      await one.setOffline(false);
      await one.page.locator('.done a[href="/learn/dvonn/move"]').waitFor();
      await Promise.all([one.close(), other.close()]);
    });

    test("two accounts on one device do not mix, and a log-out leaves all on the device", async () => {
      const visit = await device(0, "Pumice", { isNew: true, stored: { "basalt.school": "dvonn-move", "basalt.study": study("1. e3 c3") } });
      const { page, go } = visit;
      const logOut = async () => {
        await page.locator("[data-act=logout]").first().click();
        await page.waitForURL(servers.addresses[0]);
        await page.locator(".home").first().waitFor();
      };
      const before = await shared(page);
      await logOut();
      assert.deepEqual(await shared(page), before);
      await go("online/account");
      await signUp(page, "Tuff");
      await becomes(async () => (await shared(page))["basalt.study"], undefined);
      await becomes(() => isSynced(page), true);
      assert.equal((await shared(page))["basalt.school"], undefined);
      await logOut();
      await go("online/account");
      await page.locator("[name=username]").fill("Pumice");
      await page.locator("[name=password]").fill("the secret of Pumice");
      await page.locator("[data-act=enter]").click();
      await becomes(() => shared(page), before);
      await visit.close();
    });
  });
}

test("the storage keys of documents are those of the page", () => {
  const script = readFileSync(new URL("../../crates/web/static/sync.js", import.meta.url), "utf8");
  const sources = new RegExp(script.match(/SOURCES = \/(.*)\/;/)[1]);
  const { stored } = JSON.parse(readFileSync(new URL("../data/first-release-storage.json", import.meta.url), "utf8"));
  const others = Object.keys(stored).filter((key) => !sources.test(key));
  assert.deepEqual(others, ["basalt.ladder"]);
});
