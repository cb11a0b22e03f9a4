// Settings that are heard.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { SCREENS, becomes, keeping, openPage } from "../browser.mjs";
import * as dvonn from "../dvonn.mjs";
import { withBrowserAndServer } from "../fixture.mjs";

/** Gives the page an audio context that makes no sound and lists the amplitude at which each tone begins. */
function listTones() {
  globalThis.tones = [];
  globalThis.AudioContext = class {
    currentTime = 0;
    destination = {};
    createOscillator() {
      return { frequency: {}, connect() {}, start() {}, stop() {} };
    }
    createGain() {
      return { gain: { setValueAtTime: (value) => globalThis.tones.push(value), exponentialRampToValueAtTime() {} }, connect() {} };
    }
  };
}

describe("settings", { timeout: 900_000 }, () => {
  let browser, server;
  withBrowserAndServer((started) => ({ browser, server } = started));

  const open = (path, kept = {}) =>
    openPage(browser, server.address + path, { ...SCREENS.desktop, reducedMotion: "reduce", script: listTones, ...keeping(server.address, kept) });
  const tones = (page) => page.evaluate(() => globalThis.tones);

  /** The amplitude of the sound of a move in a game, with the settings that the browser has stored. */
  async function amplitudeOfMove(settings) {
    const visit = await open("play", { "basalt.settings": settings, "basalt.table": dvonn.record(dvonn.FULL) });
    await visit.page.locator("#space-e3[aria-label]").waitFor({ state: "attached" });
    await dvonn.playAny(visit.page, dvonn.mouse(visit.page), "White");
    await becomes(async () => (await tones(visit.page)).length, 1);
    const [amplitude] = await tones(visit.page);
    await visit.close();
    return amplitude;
  }

  test("the volume is heard when it is chosen, and in games", async () => {
    const visit = await open("settings");
    const { page } = visit;
    const volume = page.locator("[data-field=volume]");
    const stored = () => page.evaluate(() => localStorage.getItem("basalt.settings"));
    const amplitudes = [];
    for (const name of ["Quiet", "Loud", "Normal"]) {
      const before = (await tones(page)).length;
      await volume.getByLabel(name).check();
      await becomes(async () => (await tones(page)).length, before + 1);
      const amplitude = (await tones(page)).at(-1);
      assert.equal(await amplitudeOfMove(await stored()), amplitude, name);
      amplitudes.push(amplitude);
    }
    const [quiet, loud, normal] = amplitudes;
    assert.ok(0 < quiet && quiet < normal && normal < loud && loud <= 1, amplitudes.join());
    await page.reload();
    await becomes(() => volume.getByLabel("Normal").isChecked(), true);
    await visit.close();
  });

  test("boards are without coordinates, and larger, for those who want none", async () => {
    const visit = await open("settings", { "basalt.table": dvonn.UNDER_WAY });
    const { page } = visit;
    const labels = page.locator("#board .label");
    const widthOfSpace = () => dvonn.space(page, "f3").evaluate((space) => space.getBoundingClientRect().width);
    await page.goto(`${server.address}play`);
    await becomes(() => labels.count(), 1);
    const before = await widthOfSpace();
    await page.goto(`${server.address}settings`);
    await page.getByLabel("Board coordinates").uncheck();
    await page.goto(`${server.address}play`);
    await page.locator("#space-e3[aria-label]").waitFor({ state: "attached" });
    await becomes(() => labels.count(), 0);
    await becomes(async () => (await widthOfSpace()) > before, true);
    await visit.close();
  });

  test("without sound no volume is heard", async () => {
    const visit = await open("settings");
    const { page } = visit;
    const choose = (name) => page.locator("[data-field=volume]").getByLabel(name).check();
    const sounds = page.getByLabel("Sounds", { exact: true });
    await choose("Quiet");
    await becomes(async () => (await tones(page)).length, 1);
    const [quiet] = await tones(page);
    await sounds.uncheck();
    await choose("Loud");
    await sounds.check();
    await choose("Quiet");
    // The last tone is there, so that of the loud choice would be too.
    await becomes(async () => (await tones(page)).slice(1).at(-1), quiet);
    assert.deepEqual(await tones(page), [quiet, quiet]);
    await visit.close();
  });
});
