// Screenshots of the main screens in target/e2e, for people to look at; only in `cargo xtask soak`, since other tests open
// the same screens.
import { describe, test } from "node:test";
import { SCREENS, SOAK, screenshot } from "../browser.mjs";
import { withBrowserAndServer } from "../fixture.mjs";
import { eachView } from "../views.mjs";

describe("screenshots", { timeout: 900_000, skip: !SOAK }, () => {
  let browser, server;
  withBrowserAndServer((started) => ({ browser, server } = started));

  for (const [size, screen] of Object.entries(SCREENS)) {
    for (const colorScheme of ["dark", "light"]) {
      test(`of the screens on a ${size}, ${colorScheme}`, async () => {
        await eachView(browser, server.address, { ...screen, colorScheme }, (page, name) =>
          screenshot(page, `${name}-${size}-${colorScheme}`));
      });
    }
  }
});
