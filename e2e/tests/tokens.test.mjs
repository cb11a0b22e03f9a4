// The colours of the design tokens: every text is easy to read on every surface, in both themes.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";

const FOLDER = new URL("../../crates/web/static/css/", import.meta.url);
const TOKENS = readFileSync(new URL("tokens.css", FOLDER), "utf8");

/** The properties that the program sets. */
const OF_PROGRAM = ["--lines", "--score", "--weight", "--x", "--y"];

/** The least contrast between a text and what it stands on. */
const LEAST = 5;

const SURFACES = ["page", "panel", "raised", "sunken", "overlay"];
const TEXTS = ["text", "quiet", "gold", "teal", "good", "danger"];

/** The texts, each with what it may stand on. */
const PAIRS = [...TEXTS.flatMap((text) => SURFACES.map((surface) => [text, surface])), ["on-action", "action"], ["on-action", "action-hover"]];

/** The texts on a soft ground of their own meaning, which lies over a surface. None lies over a sunken one. */
const SOFT = ["gold", "teal", "good", "danger"];
const BELOW_SOFT = ["page", "panel", "raised", "overlay"];

const tokenValue = (name) => TOKENS.match(new RegExp(`^  --${name}: (.*?);`, "m"))[1];

/** A colour in the light theme and in the dark one. */
function color(name) {
  const found = tokenValue(name).match(/#[0-9a-f]{6}/g);
  return { light: found[0], dark: found.at(-1) };
}

/** A soft ground over a surface, in both themes. */
function softOver(name, surface) {
  const [light, dark] = [...tokenValue(name).matchAll(/rgba\((\d+), (\d+), (\d+), ([\d.]+)\)/g)].map(([, ...parts]) => parts.map(Number));
  const mixed = ([red, green, blue, alpha], below) => [red, green, blue].reduce((hex, part, at) => {
    const value = Math.round(alpha * part + (1 - alpha) * Number.parseInt(below.slice(1 + 2 * at, 3 + 2 * at), 16));
    return hex + value.toString(16).padStart(2, "0");
  }, "#");
  const below = color(surface);
  return { light: mixed(light, below.light), dark: mixed(dark, below.dark) };
}

/** The relative luminance of a colour, as WCAG 2 defines it. */
function luminance(hex) {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one, other) {
  const [dark, light] = [one, other].map(luminance).sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The pairs of a text and its ground that are hard to read. */
function weakPairs(pairs) {
  return pairs.flatMap(([name, text, ground]) =>
    ["light", "dark"].flatMap((theme) => {
      const ratio = contrast(text[theme], ground[theme]);
      return ratio < LEAST ? [`${name}, ${theme}: ${ratio.toFixed(2)}`] : [];
    }));
}

test("every text has a contrast of 5 to 1 on every surface", () => {
  assert.equal(contrast("#000000", "#ffffff"), 21);
  const pairs = PAIRS.map(([text, surface]) => [`${text} on ${surface}`, color(text), color(surface)]);
  assert.deepEqual(weakPairs(pairs), []);
});

test("every text has a contrast of 5 to 1 on soft grounds", () => {
  const pairs = SOFT.flatMap((soft) => [soft, "text"].flatMap((text) =>
    BELOW_SOFT.map((surface) => [`${text} on ${soft}-soft over ${surface}`, color(text), softOver(`${soft}-soft`, surface)])));
  assert.deepEqual(weakPairs(pairs), []);
});

test("every custom property that the style sheets use is defined", () => {
  const css = readdirSync(FOLDER).map((file) => readFileSync(new URL(file, FOLDER), "utf8")).join("\n");
  const defined = new Set([...css.matchAll(/(?<=[{;\s])(--[a-z0-9-]+):/g)].map(([, name]) => name));
  const used = new Set([...css.matchAll(/var\((--[a-z0-9-]+)/g)].map(([, name]) => name));
  assert.deepEqual([...used].filter((name) => !defined.has(name)).sort(), OF_PROGRAM);
});
