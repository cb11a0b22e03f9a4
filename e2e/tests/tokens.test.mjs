// The colours of the design tokens: every text is easy to read on every surface, in both themes.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

const TOKENS = readFileSync(new URL("../../crates/web/static/css/tokens.css", import.meta.url), "utf8");

/** The least contrast between a text and what it stands on. */
const LEAST = 5;

const SURFACES = ["page", "panel", "raised", "sunken", "overlay"];
const TEXTS = ["text", "quiet", "gold", "teal", "good", "danger"];

/** The texts, each with what it may stand on. */
const PAIRS = [...TEXTS.flatMap((text) => SURFACES.map((surface) => [text, surface])), ["on-action", "action"], ["on-action", "action-hover"]];

/** A colour in the light theme and in the dark one. */
function color(name) {
  const [, value] = TOKENS.match(new RegExp(`^  --${name}: (.*?);`, "m"));
  const found = value.match(/#[0-9a-f]{6}/g);
  return { light: found[0], dark: found.at(-1) };
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

test("every text has a contrast of 5 to 1 on every surface", () => {
  assert.equal(contrast("#000000", "#ffffff"), 21);
  const weak = PAIRS.flatMap(([text, surface]) =>
    ["light", "dark"].flatMap((theme) => {
      const ratio = contrast(color(text)[theme], color(surface)[theme]);
      return ratio < LEAST ? [`${text} on ${surface}, ${theme}: ${ratio.toFixed(2)}`] : [];
    }));
  assert.deepEqual(weak, []);
});
