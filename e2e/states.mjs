// The screens of the page in every state worth a picture: where each is, what the browser has stored, what is done there, and
// the parts that change while one looks at them.
import { FIRST_GAME, goWithin, justEnded } from "./browser.mjs";
import * as dvonn from "./dvonn.mjs";
import { EMPTY_BOARD, openChallenge, placeInTurn, signUp } from "./online.mjs";
import { Board, POSITIONS } from "./punct.mjs";
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

/** The states that one browser reaches by itself. */
export const LOCAL_STATES = {
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

/** The parts of the lobby with clocks and moving boards. */
const LOBBY_ROWS = ".turn-game, [data-live], [data-seek], #people";

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
async function start(pages, address) {
  const path = await meet(pages, EMPTY_BOARD, address);
  await placeInTurn(pages, PLACEMENTS);
  return path;
}

/** Waits until parts of a screen are there. */
const there = (page, ...parts) => Promise.all(parts.map((part) => page.locator(part).first().waitFor()));

/**
 * The states that need people on the server: two members play a game to its end and begin another, and a third has opened a
 * challenge. A state with `member` is White's view, any other that of a visitor.
 */
export async function onlineStates(members, address) {
  const [white, black, other] = members.map(({ page }) => page);
  for (const [name, page] of [["Granite", white], ["Gabbro", black], ["Marble", other]]) await signUp(page, name);
  await start([white, black], address);
  await dvonn.resign(black);
  await white.locator("#result").waitFor();
  const over = new URL(white.url()).pathname.slice(1);
  const live = await start([white, black], address);
  await black.locator("[data-act=chat]").fill("Have a good game!");
  await black.locator("[data-act=say]").click();
  await white.locator(".chat li").waitFor();
  await black.locator("[data-act=draw]:visible").first().click();
  await white.locator("#draw-offer").waitFor();
  const punct = await meet([white, black], { ...EMPTY_BOARD, game: "punct-basic", pace: { days: 3 }, rated: false }, address);
  await openChallenge(other, EMPTY_BOARD, { listed: true });
  const game = { ready: "#space-e3[aria-label]", changing: ".clock" };
  return {
    "home-live": { path: "", ready: ".featured .tag--live", changing: ".play-now__foot" },
    "home-your-turn": { path: "", member: true, changing: ".play-now__foot, .turn-game .small", steps: (page) => there(page, ".home-tiles .turn-game .mini-board") },
    account: { path: "online/account" },
    "account-member": { path: "online/account", member: true, steps: (page) => there(page, ".account-settings") },
    inbox: { path: "online/messages", member: true },
    lobby: { path: "online", changing: LOBBY_ROWS, steps: (page) => there(page, "[data-seek]", "[data-online=Marble]") },
    "lobby-member": { path: "online", member: true, changing: LOBBY_ROWS, steps: (page) => there(page, "#awaiting .turn-game", "[data-online=Marble]") },
    challenge: {
      path: "online", member: true, changing: LOBBY_ROWS,
      async steps(page) {
        await there(page, "#awaiting .turn-game");
        await act(page, "custom");
        await there(page, ".challenge-form");
      },
    },
    profile: { path: "online/player/Gabbro", changing: ".hex--big", steps: (page) => there(page, "[data-found]", "[data-presence=playing]") },
    leaderboard: { path: "online/leaderboard", steps: (page) => page.locator(".leaders tbody tr").first().waitFor() },
    archive: { path: "online/archive", steps: (page) => page.locator("[data-found]").first().waitFor() },
    "online-game": { path: live, ...game },
    "online-offer": { path: live, member: true, ...game, steps: (page) => page.locator("#draw-offer").waitFor() },
    "online-chat": {
      path: live, member: true, ...game,
      async steps(page) {
        const button = page.locator("[data-act=chat-sheet]");
        if (await button.isVisible()) await button.click();
        await page.locator(".chat li:visible").getByText("Have a good game!").waitFor();
      },
    },
    "online-punct": { path: punct, member: true, ...game },
    "online-result": { path: over, member: true, ...game, steps: (page) => page.locator("#result").waitFor() },
  };
}
