// Small pictures of the page: taking them, and comparing them with those in the repository.
import { becomes, nextFrame } from "./browser.mjs";

/** The side of the squares that two pictures are compared by, in pixels. */
const TILE = 12;

/**
 * A square differs if its colours do by more than this on average, of 255. A colour differs by how far it lies outside those of
 * the nine pixels around the same place in the other picture: versions of Chromium draw boards a fraction of a pixel apart. Boards that
 * are drawn apart have 0.2% such squares at most, and the two states that look most alike 1.2%.
 */
const TILE_TOLERANCE = 2;

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
  const { width, height } = one;
  /** How far a colour of a picture lies outside those around the same place in the other. */
  const outside = (picture, around, x, y, channel) => {
    let [least, most] = [255, 0];
    for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++) {
      for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column++) {
        const near = around.data[4 * (row * width + column) + channel];
        least = Math.min(least, near);
        most = Math.max(most, near);
      }
    }
    const color = picture.data[4 * (y * width + x) + channel];
    return Math.max(0, color - most, least - color);
  };
  const [columns, rows] = [Math.ceil(width / tile), Math.ceil(height / tile)];
  const [sums, counts] = [new Float64Array(columns * rows), new Float64Array(columns * rows)];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const square = Math.floor(y / tile) * columns + Math.floor(x / tile);
      for (const channel of [0, 1, 2]) {
        const at = 4 * (y * width + x) + channel;
        if (one.data[at] !== other.data[at]) sums[square] += (outside(one, other, x, y, channel) + outside(other, one, x, y, channel)) / 2;
      }
      counts[square] += 3;
    }
  }
  return sums.filter((sum, square) => sum / counts[square] > tolerance).length / sums.length;
}
