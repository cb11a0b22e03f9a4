// The headers of picture files.

/** The size of a PNG. */
export function readPng(bytes) {
  const signature = bytes.subarray(0, 8).toString("latin1");
  if (signature !== "\x89PNG\r\n\x1a\n" || bytes.toString("latin1", 12, 16) !== "IHDR") throw new Error("no PNG");
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** The size of a GIF, and how long each of its pictures is shown, in milliseconds. */
export function readGif(bytes) {
  if (bytes.toString("latin1", 0, 6) !== "GIF89a") throw new Error("no GIF");
  const [width, height] = [bytes.readUInt16LE(6), bytes.readUInt16LE(8)];
  const delays = [];
  let delay = 0;
  for (let at = 13 + colors(bytes[10]); bytes[at] !== 0x3b; ) {
    if (bytes[at] === 0x21) {
      // The display time of the next picture.
      if (bytes[at + 1] === 0xf9) delay = bytes.readUInt16LE(at + 4) * 10;
      at = afterBlocks(bytes, at + 2);
    } else if (bytes[at] === 0x2c) {
      delays.push(delay);
      at = afterBlocks(bytes, at + 11 + colors(bytes[at + 9]));
    } else throw new Error(`no block of a GIF at ${at}`);
  }
  return { width, height, delays };
}

/** The number of bytes of the colour table that these flags describe. */
const colors = (flags) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

/** The end of the blocks that begin here. */
function afterBlocks(bytes, at) {
  while (bytes[at] !== 0) at += bytes[at] + 1;
  return at + 1;
}
