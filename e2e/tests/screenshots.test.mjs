// Screenshots of the main screens in target/e2e, for people to look at; only in `cargo xtask soak`, since other tests open
// the same screens.
import { after, before, describe, test } from "node:test";
import { SCREENS, SOAK, launch, screenshot } from "../browser.mjs";
import { startServer } from "../server.mjs";
import { eachView } from "../views.mjs";

describe("screenshots", { timeout: 900_000, skip: !SOAK }, () => {
  let browser, server;
  before(async () => {
    [browser, server] = await Promise.all([launch(), startServer()]);
  });
  after(() => Promise.all([browser?.close(), server?.stop()]));

  for (const [size, screen] of Object.entries(SCREENS)) {
    for (const colorScheme of ["dark", "light"]) {
      test(`of the screens on a ${size}, ${colorScheme}`, async () => {
        await eachView(browser, server.address, { ...screen, colorScheme }, (page, name) =>
          screenshot(page, `${name}-${size}-${colorScheme}`));
      });
    }
  }
});
