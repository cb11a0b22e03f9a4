// Answers of the server with figures that are the same in every picture: moments, clocks, numbers of people and pictures of members.

/** The moment that takes the place of every other one, by the page's clock and by the server's. */
export const FIXED_TIME = Date.parse("2026-01-05T12:00:00Z");

/** Larger numbers are moments, in milliseconds. */
const FIRST_MOMENT = Date.parse("2020-01-01T00:00:00Z");

const DAY_MS = 24 * 60 * 60 * 1000;

/** The members of messages that differ from one run to the next, each with the value that takes its place. */
const FIXED = {
  /** The clocks of a live game that has just begun; those of a correspondence game change by the hour. */
  clocks: (clocks) => (clocks.white < DAY_MS ? { ...clocks, white: 284_000, black: 291_000 } : clocks),
  counts: (counts) => ({ ...counts, players: 5, games: 3, waiting: 1 }),
  picture: () => 0b0100_1101_1010_0111_0110,
  /** A challenge has been open for some seconds. */
  since: () => FIXED_TIME - 12_000,
  watchers: () => 1,
};

/** The same message with the fixed figures. */
function withFixedFigures(text) {
  const fix = (key, value) => {
    if (value !== null && Object.hasOwn(FIXED, key)) return FIXED[key](value);
    return typeof value === "number" && value > FIRST_MOMENT ? FIXED_TIME : value;
  };
  return JSON.stringify(JSON.parse(text, fix));
}

/** Lets the pages of a context see fixed figures in all that the server tells them. */
export async function fixFigures(context) {
  await context.routeWebSocket(/\/live$/, (route) => {
    route.connectToServer().onMessage((text) => route.send(withFixedFigures(text)));
  });
  await context.route("**/api/**", async (route) => {
    try {
      const response = await route.fetch();
      const isJson = response.headers()["content-type"]?.includes("json");
      await route.fulfill({ response, ...(isJson && { body: withFixedFigures(await response.text()) }) });
    } catch (error) {
      // A page may be left before the answer has come.
      if (!/closed|disposed/.test(error.message)) throw error;
    }
  });
}
