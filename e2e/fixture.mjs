// The surroundings of most tests.
import { after, before } from "node:test";

import { launch } from "./browser.mjs";
import { startServer } from "./server.mjs";

/** Starts a browser and a server before the first test of a `describe`, hands them to `use`, and stops them after the last. */
export function withBrowserAndServer(use) {
  let browser, server;
  before(async () => {
    [browser, server] = await Promise.all([launch(), startServer()]);
    use({ browser, server });
  });
  after(() => Promise.all([browser?.close(), server?.stop()]));
}
