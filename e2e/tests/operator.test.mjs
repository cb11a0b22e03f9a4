// What an operator tells everybody, and maintenance, which stops games.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { SCREENS, expectAccessible, openPage } from "../browser.mjs";
import { withBrowserAndServer } from "../fixture.mjs";
import { EMPTY_BOARD, becomeGuest, openChallenge } from "../online.mjs";
import { PROGRAM, dataFolder, startNode } from "../server.mjs";

const DESK = { ...SCREENS.desktop, reducedMotion: "reduce" };

describe("operator", { timeout: 300_000 }, () => {
  let browser, server;
  withBrowserAndServer((started) => ({ browser, server } = started));

  const open = (path, options = DESK) => openPage(browser, `${server.address}${path}`, options);
  const banner = (page, kind) => page.locator(`[data-notice=${kind}]`);
  const admin = (...args) =>
    promisify(execFile)(PROGRAM, ["admin", "--data", server.folder, ...args, "--reason", "a test"], { env: { ...process.env, LC_ALL: "C" } });

  test("an announcement is shown on every screen until it is closed or withdrawn", async () => {
    const lobby = await open("online");
    await lobby.page.locator("[data-act=invite]:visible, [data-act=friend]:visible").waitFor();
    await admin("announce", "The server moves on Sunday.");
    await banner(lobby.page, "announcement").getByText("The server moves on Sunday.").waitFor();
    await expectAccessible(lobby.page);
    const learn = await open("learn");
    await banner(learn.page, "announcement").getByText("The server moves on Sunday.").waitFor();
    await banner(learn.page, "announcement").getByRole("button").click();
    await banner(learn.page, "announcement").waitFor({ state: "detached" });
    await admin("end-announcement");
    await banner(lobby.page, "announcement").waitFor({ state: "detached" });
    await Promise.all([lobby.close(), learn.close()]);
  });

  test("the footer links to the operator's own pages, if there are any", async () => {
    const page = fileURLToPath(new URL("../../ops/imprint.html", import.meta.url));
    const own = await dataFolder();
    const node = await startNode(["--port", "0", "--data", own.folder, "--imprint", page]);
    const visit = await openPage(browser, `${node.address}learn`, DESK);
    await visit.page.locator(".foot a").click();
    await visit.page.getByRole("heading", { name: "Imprint" }).waitFor();
    await visit.close();
    await node.stop();
    await own.remove();
    const without = await open("settings");
    await without.page.locator(".foot").waitFor();
    assert.equal(await without.page.locator(".foot a").count(), 0);
    await without.close();
  });

  test("maintenance stops clocks, and players are told in their language", async () => {
    const white = await open("online");
    await becomeGuest(white.page);
    await white.page.reload();
    const path = await openChallenge(white.page, { ...EMPTY_BOARD, rated: false });
    const black = await open(path.slice(1), { ...DESK, locale: "pl" });
    await black.page.locator("[data-act=accept]").first().click();
    const inGame = ({ page }) => page.waitForURL(/\/online\/game\/[a-z2-9]{10}$/);
    await Promise.all([inGame(white), inGame(black)]);
    await Promise.all([white, black].map(({ page }) => page.locator("#board").waitFor()));
    await admin("maintenance", "on");
    await banner(white.page, "maintenance").getByText("no clock runs").waitFor();
    await banner(black.page, "maintenance").getByText("zegary stoją").waitFor();
    await admin("maintenance", "off");
    await Promise.all([white, black].map(({ page }) => banner(page, "maintenance").waitFor({ state: "detached" })));
    await Promise.all([white.close(), black.close()]);
  });
});
