// Small pictures of the page: taking them, and comparing them with those in the repository.
import { becomes, nextFrame } from "./browser.mjs";

/** The side of the squares that two pictures are compared by, in pixels. */
const TILE = 12;

/** A square differs if its colours do by more than this on average, of 255. Letters of another font renderer stay far below. */
const TILE_TOLERANCE = 5;

/** The share of squares that may differ: a clock, a date, a sentence that is worded anew. */
export const SHARE_TOLERANCE = 0.01;

/**
 * A picture of the top of the page, smaller by a factor, as WebP: the first one that is as expected, or else the one that the
 * page comes to rest in.
 */
export async function takeThumbnail(page, scale, isExpected) {
  const { width, height } = page.viewportSize();
  await page.evaluate(() => scrollTo(0, 0));
  const session = await page.context().newCDPSession(page);
  const options = { format: "webp", quality: 60, clip: { x: 0, y: 0, width, height, scale } };
  const take = async () => Buffer.from((await session.send("Page.captureScreenshot", options)).data, "base64");
  let taken;
  await becomes(async () => {
    const before = taken;
    await nextFrame(page);
    taken = await take();
    return before?.equals(taken) || isExpected(taken);
  }, true);
  await session.detach();
  return taken;
}

/** Compares two pictures in a page, which decodes them. Returns the share of squares that differ; all do if the sizes differ. */
export function difference(page, one, other) {
  const addresses = [one, other].map((bytes) => `data:image/webp;base64,${bytes.toString("base64")}`);
  return page.evaluate(shareOfDifferentTiles, { addresses, tile: TILE, tolerance: TILE_TOLERANCE });
}

/** Runs in the page. */
async function shareOfDifferentTiles({ addresses, tile, tolerance }) {
  const [one, other] = await Promise.all(addresses.map(async (address) => {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d");
    canvas.drawImage(image, 0, 0);
    return canvas.getImageData(0, 0, image.width, image.height);
  }));
  if (one.width !== other.width || one.height !== other.height) return 1;
  const [columns, rows] = [Math.ceil(one.width / tile), Math.ceil(one.height / tile)];
  const [sums, counts] = [new Float64Array(columns * rows), new Float64Array(columns * rows)];
  for (let at = 0; at < one.data.length; at += 4) {
    const [x, y] = [(at / 4) % one.width, Math.floor(at / 4 / one.width)];
    const square = Math.floor(y / tile) * columns + Math.floor(x / tile);
    for (const channel of [0, 1, 2]) sums[square] += Math.abs(one.data[at + channel] - other.data[at + channel]);
    counts[square] += 3;
  }
  return sums.filter((sum, square) => sum / counts[square] > tolerance).length / sums.length;
}
