// The screens of the page in every state worth a picture: where each is, what the browser has stored, and what is done there.
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { FIRST_GAME, goWithin, justEnded } from "./browser.mjs";
import * as dvonn from "./dvonn.mjs";
import { EMPTY_BOARD, openChallenge, placeInTurn, signUp } from "./online.mjs";
import { Board, POSITIONS, mouse, placeAny } from "./punct.mjs";
import { PROGRAM } from "./server.mjs";
import { ENDGAME, LINES, LONG_GAMES, REVIEWED_LINES, engineForReviews, engineThatSays, review } from "./study.mjs";

const first = FIRST_GAME;
const second = "basalt.game.0000000000000002";

const punctGame = (position, rest = "*") =>
  `[Game "punct"]\n[Variant "basic"]\n[WhiteSeat "person"]\n[BlackSeat "computer 5"]\n[Position "${position}"]\n\n${rest}\n`;

const act = (page, name) => page.locator(`[data-act=${name}]:visible`).first().click();

/** A game that is under way, as the browser stores it. */
const playing = (record) => ({ path: "play", kept: { "basalt.table": record }, ready: "#space-e3[aria-label]" });

/** A game that has just ended, as the browser stores it. */
const ended = (record) => ({
  ...playing(record),
  kept: justEnded(record),
  steps: (page) => page.locator("#result .button--main").waitFor(),
});

/** A record in the analysis. The engine says the same in each picture, and nothing of other positions than the first of `UNDER_WAY`. */
const studying = (record) => ({ path: "analyse", kept: { "basalt.study": record }, ready: "#space-e3[aria-label]", script: engineThatSays(LINES) });

/** The same with a tab open. */
const studyTab = (record, tab) => ({ ...studying(record), steps: (page) => page.getByRole("tab", { name: tab, exact: true }).click() });

/** Shows a piece of PÜNCT from the reserve on the board. */
async function layPiece(page, space) {
  await page.locator(".piece:enabled").first().click();
  await page.locator(".hand").waitFor({ state: "attached" });
  const board = new Board(page);
  const { x, y } = await board.at(space);
  await page.mouse.click(x, y);
  await board.ghost.waitFor();
}

/** A script of a page: what it chooses at random is always the same. */
const NO_CHANCE = "Math.random = () => 0.5;";

/** A script of a page: its clocks can be put forward by the milliseconds in `late`. */
const PUT_FORWARD = "{ const real = performance.now.bind(performance); globalThis.late = 0; performance.now = () => real() + globalThis.late; }";

/** A script of a page: notices stay, which otherwise disappear after seven seconds. */
const NOTICES_STAY = "{ const real = setTimeout; globalThis.setTimeout = (run, ms, ...rest) => (ms === 7000 ? 0 : real(run, ms, ...rest)); }";

/** Makes a move in a puzzle of DVONN, which must be the one that is shown. */
async function moveInPuzzle(page, id, from, to) {
  await page.locator(`.puzzle[data-puzzle="${id}"]`).waitFor();
  await page.locator(`#space-${from}[aria-label]`).waitFor({ state: "attached" });
  const hand = dvonn.mouse(page);
  await dvonn.choose(page, hand, from);
  await hand.tap(to);
}

/** The states that one browser reaches by itself. */
export const LOCAL_STATES = {
  "first-load": { path: "play", kept: { "basalt.table": dvonn.UNDER_WAY }, withoutProgram: true, ready: "#first-paint .board svg:visible" },
  "first-load-home": { path: "", withoutProgram: true },
  "home-first-visit": { path: "" },
  home: { path: "", kept: { "basalt.table": dvonn.UNDER_WAY } },
  "home-punct": { path: "", steps: (page) => page.getByRole("button", { name: "PÜNCT", exact: true }).click() },
  menu: { path: "", steps: (page) => page.locator(".site-tools .menu > button:visible, .tab-bar .menu > button:visible").first().click() },
  "new-game": { path: "new" },
  "no-game": { path: "play" },
  "dvonn-placing": playing(dvonn.record("9/10/2r1r3r2/10/9 b p")),
  dvonn: playing(dvonn.UNDER_WAY),
  "dvonn-selected": { ...playing(dvonn.UNDER_WAY), steps: (page) => dvonn.choose(page, dvonn.mouse(page), "g4") },
  "dvonn-illegal-move": {
    ...playing(dvonn.UNDER_WAY),
    async steps(page) {
      await dvonn.mouse(page).tap("d2");
      await page.locator(".said.refused").waitFor();
    },
  },
  "dvonn-resign": {
    ...playing(dvonn.UNDER_WAY),
    async steps(page) {
      const button = page.locator(".actions > .desk-only [data-act=resign]");
      await ((await button.isVisible()) ? button.click() : dvonn.more(page, "resign"));
      await page.locator("[data-act=resign-yes]").waitFor();
    },
  },
  "dvonn-confirm": {
    ...playing(dvonn.record("9/10/wwrrrb5/10/9 w s")),
    async steps(page) {
      const hand = dvonn.mouse(page);
      await dvonn.choose(page, hand, "b3");
      await hand.tap("c3");
      await page.getByRole("alertdialog").waitFor();
    },
  },
  "dvonn-zen": { ...playing(dvonn.UNDER_WAY), steps: (page) => dvonn.more(page, "zen") },
  "dvonn-shortcuts": { ...playing(dvonn.UNDER_WAY), steps: (page) => page.keyboard.press("?") },
  "dvonn-links": { ...playing(dvonn.UNDER_WAY), settings: "links = on\n" },
  "dvonn-contrast": { ...playing(dvonn.UNDER_WAY), settings: "pieces = contrast\n" },
  "dvonn-coach": {
    ...playing(dvonn.record(dvonn.FULL, { BlackSeat: "computer 1", Lesson: "dvonn game" })),
    steps: (page) => page.locator(".coach-says[data-tip=aim]").waitFor(),
  },
  "dvonn-result": ended(dvonn.FINISHED),
  "punct-coach": {
    ...playing(`[Game "punct"]\n[Variant "basic"]\n[WhiteSeat "person"]\n[BlackSeat "computer 1"]\n[Lesson "punct first-game"]\n\n*\n`),
    steps: (page) => page.locator(".coach-says[data-tip=aim]").waitFor(),
  },
  punct: playing(punctGame(POSITIONS.crowded)),
  "punct-piece": { ...playing(punctGame(POSITIONS.crowded)), steps: (page) => layPiece(page, "i9") },
  "punct-illegal-move": { ...playing(punctGame(POSITIONS.crowded)), steps: (page) => layPiece(page, "i3") },
  "punct-chains": { ...playing(punctGame(POSITIONS.crowded)), settings: "links = on\n" },
  "punct-contrast": { ...playing(punctGame(POSITIONS.crowded)), settings: "pieces = contrast\n" },
  "punct-result": ended(punctGame(POSITIONS.gap, "1. j9/j10k10 1-0")),
  "games-empty": { path: "games" },
  games: { path: "games", kept: { [first]: dvonn.FINISHED, [second]: "rubbish" } },
  toast: {
    path: "games",
    script: NOTICES_STAY,
    async steps(page) {
      await page.locator("[data-act=import]").setInputFiles({ name: "games.txt", mimeType: "text/plain", buffer: Buffer.from(dvonn.FINISHED) });
      await page.locator(".toast").waitFor();
    },
  },
  replay: { path: "games/1", kept: { [first]: dvonn.FINISHED }, ready: "main .surface .standing" },
  settings: { path: "settings" },
  puzzles: { path: "puzzles" },
  "puzzle-dvonn": { path: "puzzles/dvonn/3", ready: "#space-e3[aria-label]" },
  "puzzle-solved": {
    path: "puzzles/dvonn/235",
    ready: "#space-e3[aria-label]",
    async steps(page) {
      const hand = dvonn.mouse(page);
      await dvonn.choose(page, hand, "a3");
      await hand.tap("a2");
      await page.locator("[data-solved=true]").waitFor();
    },
  },
  "streak-over": {
    path: "puzzles/streak",
    kept: { "basalt.puzzles.best": "12 7" },
    script: NO_CHANCE,
    async steps(page) {
      await moveInPuzzle(page, "dvonn-1745", "b2", "c3");
      // Only h4h1 solves the second puzzle.
      await moveInPuzzle(page, "dvonn-713", "e1", "g3");
      await page.locator(".run-over").waitFor();
    },
  },
  "storm-over": {
    path: "puzzles/storm",
    kept: { "basalt.puzzles.best": "12 7" },
    script: NO_CHANCE + PUT_FORWARD,
    async steps(page) {
      await page.locator(".run-status").waitFor();
      await page.evaluate(() => { globalThis.late = 200_000; });
      await page.locator(".run-over").waitFor();
    },
  },
  "puzzle-punct": { path: "puzzles/punct/3", ready: "#space-e3[aria-label]" },
  "analysis-dvonn": { ...studying(dvonn.UNDER_WAY), steps: (page) => page.locator(".lines li").nth(1).waitFor({ state: "attached" }) },
  "analysis-punct": { ...studying(LONG_GAMES.punct), steps: (page) => page.keyboard.press("End") },
  "analysis-zen": {
    ...studying(dvonn.UNDER_WAY),
    async steps(page) {
      await page.keyboard.press("z");
      await page.locator(".zen-exit").waitFor();
    },
  },
  "analysis-explorer": {
    ...studyTab(dvonn.record("9/10/11/10/9 w p"), "Explorer"),
    async steps(page) {
      await studyTab("", "Explorer").steps(page);
      await page.locator(".explorer tbody tr").first().waitFor();
    },
  },
  "analysis-share": studyTab(dvonn.UNDER_WAY, "Share"),
  "analysis-open": studyTab(dvonn.UNDER_WAY, "Open"),
  "analysis-review": {
    ...studying(ENDGAME),
    script: engineForReviews(REVIEWED_LINES),
    async steps(page) {
      await review(page);
      await page.locator(".key-moment__go").getByText("e4c2").click();
      await page.locator(".key-moment.is-open").waitFor();
      await page.locator(".lines li").nth(1).waitFor({ state: "attached" });
    },
  },
  "position-editor": {
    ...studyTab(dvonn.UNDER_WAY, "Open"),
    async steps(page) {
      await studyTab("", "Open").steps(page);
      await act(page, "setup");
      await page.locator("[data-screen=setup] #space-a2[aria-label]").waitFor({ state: "attached" });
      await page.getByText("This position is legal.").waitFor();
    },
  },
  courses: { path: "learn" },
  "lesson-dvonn": { path: "learn/dvonn/move", ready: "#space-e3[aria-label]" },
  "lesson-wrong": {
    path: "learn/dvonn/move",
    ready: "#space-e3[aria-label]",
    async steps(page) {
      await dvonn.mouse(page).tap("f3");
      await page.locator(".answer.refused").waitFor();
    },
  },
  exam: { path: "learn/dvonn/exam", ready: "#space-e3[aria-label]" },
  "lesson-punct": { path: "learn/punct/place", ready: "#space-e3[aria-label]" },
  lost: {
    path: "",
    async steps(page) {
      await goWithin(page, "/nowhere");
      await page.locator("main h1 + p").getByText("/nowhere").waitFor();
    },
  },
  "rules-dvonn": { path: "rules/dvonn" },
  "rules-punct": { path: "rules/punct" },
};

const PLACEMENTS = ["c3", "e3", "i3", "d2", "f3", "g3", "b2", "e4"];

/** Starts a game between the two pages and returns its path. */
async function meet([white, black], terms, address) {
  const path = await openChallenge(white, terms);
  await black.goto(address + path.slice(1));
  await black.locator("[data-act=accept]").first().click();
  await black.waitForURL(/\/online\/game\//);
  await white.goto(black.url());
  await Promise.all([white, black].map((page) => page.locator("#board").waitFor()));
  return new URL(black.url()).pathname.slice(1);
}

/** Starts a game of DVONN on an empty board, plays its first moves, and returns its path. */
async function start(pages, terms, address) {
  const path = await meet(pages, terms, address);
  await placeInTurn(pages, PLACEMENTS);
  return path;
}

/** Waits until parts of a screen are there. */
const there = (page, ...parts) => Promise.all(parts.map((part) => page.locator(part).first().waitFor()));

/** Posts a message to the server in the name of the page's person, and returns the answer. */
const post = (page, path, message) =>
  page.evaluate(async ([path, message]) => {
    const answer = await fetch(path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(message) });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  }, [path, message]);

/** Asks the server for something in the name of the page's person. */
const get = (page, path) => page.evaluate(async (path) => (await fetch(path)).json(), path);

/** A game of PÜNCT in which each player has placed four pieces, so that it counts, and Black has resigned. Returns its path. */
async function resignedPunct(pages, address) {
  const path = await meet(pages, { ...EMPTY_BOARD, game: "punct-basic", rated: false }, address);
  const boards = pages.map((page) => new Board(page));
  for (const color of [..."wbwbwbwb"]) {
    const board = boards["wb".indexOf(color)];
    await board.settled(color);
    await placeAny(board, mouse(board), color);
  }
  await dvonn.resign(pages[1]);
  await pages[0].locator("#result").waitFor();
  return path;
}

/** A correspondence game in which White waits and has entered conditional moves. Returns its path. */
async function prepared([white, black], address) {
  const path = await meet([white, black], { ...EMPTY_BOARD, pace: { days: 3 }, rated: false }, address);
  await placeInTurn([white, black], ["c3"]);
  await dvonn.more(white, "conditions");
  for (const moves of [["e3", "i3", "g3", "d2"], ["g3", "e3"]]) {
    await act(white, "draft");
    for (const [ply, space] of moves.entries()) {
      await dvonn.mouse(white).tap(space);
      await white.locator("#draft").getByText(moves.slice(0, ply + 1).join(" ")).waitFor();
    }
    await act(white, "draft-save");
    await white.locator("[data-list=conditions]").getByText(moves.join(" ")).waitFor();
  }
  return path;
}

/**
 * Black is warned, gets a link for an appeal, and is reported for a line of the chat and for a profile. Returns the path of the link.
 * The moderator is the third member.
 */
async function moderate([white, black, moderator], folder, live) {
  const admin = ["admin", "--data", folder, "moderator", "Marble", "add", "--reason", "a test"];
  await promisify(execFile)(PROGRAM, admin, { env: { ...process.env, LC_ALL: "C" } });
  await post(moderator, "/api/moderation/act", { player: "Gabbro", action: "warn", reason: "stalling", words: "Please don’t let your clock run down in lost games." });
  // An action closes the reports that came before it.
  const game = live.split("/").at(-1);
  await post(white, "/api/report", { about: { chat: { game, line: 1 } }, reason: "abuse", words: "This is no way to talk." });
  await post(white, "/api/report", { about: { profile: { name: "Gabbro" } }, reason: "name", words: "" });
  const [{ number }] = await get(black, "/api/account/messages");
  const { token } = await post(black, "/api/account/appeal", { entry: number });
  return `appeal#${token}`;
}

/**
 * The states that need people on the server: two members play games, talk and write to each other, and a third has opened a challenge and is a moderator.
 * A state with `member` is the view of White (0) or the moderator (2), any other that of a visitor. With `compared` it is tested that the
 * picture differs where these parts are missing: they change from one run to the next unless their figures are fixed.
 */
export async function onlineStates(members, { address, folder }) {
  const pages = members.map(({ page }) => page);
  const [white, black, other] = pages;
  for (const [name, page] of [["Granite", white], ["Gabbro", black], ["Marble", other]]) await signUp(page, name);
  const over = await start([white, black], EMPTY_BOARD, address);
  await dvonn.resign(black);
  await white.locator("#result").waitFor();
  const punctOver = await resignedPunct([white, black], address);
  const conditions = await prepared([white, black], address);
  // The game must not end before the last picture of it.
  const live = await start([white, black], { ...EMPTY_BOARD, pace: { live: { base: 3600, increment: 3 } } }, address);
  await black.locator("[data-act=chat]").fill("Have a good game!");
  await black.locator("[data-act=say]").click();
  await white.locator(".chat li").waitFor();
  await black.locator("[data-act=draw]:visible").first().click();
  await white.locator("#draw-offer").waitFor();
  const appeal = await moderate(pages, folder, live);
  await post(white, "/api/messages/Gabbro", { text: "Good game! Once more tomorrow?" });
  await post(black, "/api/messages/Granite", { text: "Gladly. I would like to try the other colour, and a board that we fill ourselves." });
  const punct = await meet([white, black], { ...EMPTY_BOARD, game: "punct-basic", pace: { days: 3 }, rated: false }, address);
  await openChallenge(other, EMPTY_BOARD, { listed: true });
  const game = { ready: "#space-e3[aria-label]" };
  const result = { ...game, member: 0, steps: (page) => page.locator("#result").waitFor() };
  return {
    "home-live": { path: "", ready: ".featured .tag--live" },
    "home-your-turn": { path: "", member: 0, compared: ".play-now__foot", steps: (page) => there(page, ".home-tiles .turn-game .mini-board") },
    account: { path: "online/account" },
    "account-member": { path: "online/account", member: 0, steps: (page) => there(page, ".account-settings") },
    inbox: { path: "online/messages", member: 0, steps: (page) => there(page, "[data-conversation]") },
    conversation: { path: "online/messages/Gabbro", member: 0, steps: (page) => page.locator(".thread__lines li").nth(1).waitFor() },
    moderation: { path: "moderation", member: 2, steps: (page) => page.locator("[data-report]").nth(1).waitFor() },
    appeal: { path: appeal, steps: (page) => there(page, "[data-form=appeal]") },
    lobby: { path: "online", compared: "[data-seek]", steps: (page) => there(page, "[data-seek]", "[data-online=Marble]") },
    "lobby-member": { path: "online", member: 0, compared: ".turn-game", steps: (page) => there(page, "#awaiting .turn-game", "[data-online=Marble]") },
    challenge: {
      path: "online", member: 0,
      async steps(page) {
        await there(page, "#awaiting .turn-game", "[data-online=Marble]");
        await act(page, "custom");
        await there(page, ".challenge-form");
      },
    },
    // The challenge stays open: the lobby has its picture taken before.
    "pairing-waits": {
      path: "online", member: 0, compared: ".pair-tile.is-waiting",
      async steps(page) {
        await there(page, "#awaiting .turn-game", "[data-online=Marble]");
        const tile = page.locator("[data-pace='600+0']");
        if (!(await tile.getByText("Looking").isVisible())) await tile.click();
        await tile.getByText("Looking… 0:12").waitFor();
        await page.mouse.move(0, 0);
      },
    },
    profile: { path: "online/player/Gabbro", compared: ".hex--big", steps: (page) => there(page, "[data-found]", "[data-presence=playing]") },
    leaderboard: { path: "online/leaderboard", steps: (page) => page.locator(".leaders tbody tr").first().waitFor() },
    archive: { path: "online/archive", steps: (page) => page.locator("[data-found]").first().waitFor() },
    "online-game": { path: live, compared: ".clock", ...game },
    "online-offer": { path: live, member: 0, ...game, steps: (page) => page.locator("#draw-offer").waitFor() },
    "online-chat": {
      path: live, member: 0, ...game,
      async steps(page) {
        const button = page.locator("[data-act=chat-sheet]");
        if (await button.isVisible()) await button.click();
        await page.locator(".chat li:visible").getByText("Have a good game!").waitFor();
      },
    },
    "online-conditions": {
      path: conditions, member: 0, ...game,
      async steps(page) {
        await dvonn.more(page, "conditions");
        await there(page, "[data-list=conditions] li");
      },
    },
    "online-punct": { path: punct, member: 0, ...game },
    "online-result": { path: over, ...result },
    "online-punct-result": { path: punctOver, ...result },
  };
}
