// The surroundings of most tests.
import { after, beforeEach } from "node:test";

import { launch } from "./browser.mjs";
import { startServer } from "./server.mjs";

/**
 * Runs `start` before the first test of a `describe` that is not skipped. `before` of Node runs even if all are skipped, so every
 * file would start a browser and a server where a pattern selects the tests of one.
 */
export function beforeFirst(start) {
  let started;
  beforeEach(() => (started ??= start()));
}

/** Starts a browser and a server before the first test of a `describe`, hands them to `use`, and stops them after the last. */
export function withBrowserAndServer(use) {
  let browser, server;
  beforeFirst(async () => {
    // Each is known as soon as it runs: what has started is stopped even if the other fails, or else Node would not end.
    const launched = launch().then((launched) => (browser = launched));
    const served = startServer().then((started) => (server = started));
    await Promise.all([launched, served]);
    use({ browser, server });
  });
  after(() => Promise.all([browser?.close(), server?.stop()]));
}
