// Members and challenges, for tests that need people on the server.
import * as dvonn from "./dvonn.mjs";

/** Creates an account on the screen for it, which must be open. */
export async function signUp(page, name) {
  await page.locator("[data-field=purpose]").getByRole("button", { name: "Create account", exact: true }).click();
  await page.locator("[name=username]").fill(name);
  await page.locator("[name=password]").fill(`the secret of ${name}`);
  await page.locator("[data-act=enter]").first().click();
  await page.locator(".account").getByText(name).waitFor();
}

/** A live game of DVONN that begins with an empty board; White is who opens the challenge. */
export const EMPTY_BOARD = { game: "dvonn", board: "empty", pace: { live: { base: 300, increment: 3 } }, rated: true, color: "white" };

/** Plays placements of DVONN in turn, White first, on two pages that show the same online game. */
export async function placeInTurn(pages, spaces) {
  for (const [ply, space] of spaces.entries()) {
    const page = pages[ply % 2];
    await dvonn.settled(page, "wb"[ply % 2]);
    await dvonn.mouse(page).tap(space);
    for (const one of pages) await one.waitForFunction((plies) => document.querySelectorAll(".move[data-ply]").length === plies, ply + 1);
  }
}

/** Makes the page's person a guest, past its forms. */
export function becomeGuest(page) {
  return page.evaluate(() => fetch("/api/guest", { method: "POST", headers: { "Content-Type": "application/json" }, body: "{}" }));
}

/** Opens a challenge in the name of the page's person, past its forms, and returns its path. */
export function openChallenge(page, terms, { listed = false } = {}) {
  return page.evaluate(
    ([terms, listed]) =>
      new Promise((resolve, reject) => {
        const socket = new WebSocket(`ws://${location.host}/live`);
        socket.onopen = () => socket.send(JSON.stringify({ ask: 1, what: { seek: { terms, to: null, listed } } }));
        socket.onerror = reject;
        socket.onmessage = ({ data }) => {
          const message = JSON.parse(data);
          if (message.refused) reject(new Error(data));
          if (message["seek-opened"]?.yours) resolve(`/online/seek/${message["seek-opened"].seek}`);
        };
      }),
    [terms, listed],
  );
}

/** Sends a request of the WebSocket in the name of the page's person, and returns the messages up to its answer. */
export function ask(page, what) {
  return page.evaluate(
    (what) =>
      new Promise((resolve, reject) => {
        const socket = new WebSocket(`ws://${location.host}/live`);
        const messages = [];
        socket.onopen = () => socket.send(JSON.stringify({ ask: 1, what }));
        socket.onerror = reject;
        socket.onmessage = ({ data }) => {
          const message = JSON.parse(data);
          messages.push(message);
          if (message.refused) reject(new Error(data));
          if (!message.done) return;
          socket.close();
          resolve(messages);
        };
      }),
    what,
  );
}
