// Pictures of the main screens, for people to look at. They are kept in target/e2e.
import { after, before, describe, test } from "node:test";
import { SCREENS, launch, screenshot } from "../browser.mjs";
import { startServer } from "../server.mjs";
import { eachView } from "../views.mjs";

describe("pictures", { timeout: 900_000 }, () => {
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
