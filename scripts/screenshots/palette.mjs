import { crc32, deflateSync, inflateSync } from 'node:zlib';

const COLOURS = 256;
const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);

/** A picture of the browser with at most 256 colours, which is a third as large; to the eye it is the same. */
export function withPalette(png) {
  const { width, height, pixels } = decode(png);
  const { palette, nearest } = paletteOf(pixels);
  const rows = Buffer.alloc(height * (width + 1));
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) rows[y * (width + 1) + 1 + x] = nearest.get(shadeAt(pixels, (y * width + x) * 3));
  }
  const header = Buffer.from(chunkOf(png, 'IHDR')[0]);
  header[9] = 3;
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Six bits of each of red, green and blue. */
const shadeAt = (pixels, at) => ((pixels[at] >> 2) << 12) | ((pixels[at + 1] >> 2) << 6) | (pixels[at + 2] >> 2);

/** Median cut: the box with the widest spread of its pixels is halved until there are enough. */
function paletteOf(pixels) {
  const counts = new Map();
  for (let at = 0; at < pixels.length; at += 3) {
    const shade = shadeAt(pixels, at);
    counts.set(shade, (counts.get(shade) ?? 0) + 1);
  }
  const boxes = [boxOf([...counts].map(([shade, count]) => ({ shade, count, parts: partsOf(shade) })))];
  while (boxes.length < COLOURS) {
    boxes.sort((a, b) => b.spread - a.spread);
    if (boxes[0].spread === 0) break;
    boxes.push(...halvesOf(boxes.shift()));
  }
  const palette = boxes.map(({ shades }) => meanOf(shades));
  return { palette, nearest: new Map(boxes.flatMap(({ shades }, nth) => shades.map(({ shade }) => [shade, nth]))) };
}

const partsOf = (shade) => [shade >> 12, (shade >> 6) & 63, shade & 63];

function boxOf(shades) {
  const total = shades.reduce((sum, { count }) => sum + count, 0);
  const spreads = [0, 1, 2].map((part) => {
    const values = shades.map(({ parts }) => parts[part]);
    return (
      values.reduce((most, value) => Math.max(most, value)) - values.reduce((least, value) => Math.min(least, value))
    );
  });
  const widest = Math.max(...spreads);
  // Large areas count more, though not by their whole size: small marks keep their colours.
  return { shades, total, part: spreads.indexOf(widest), spread: widest * Math.sqrt(Math.sqrt(total)) };
}

function halvesOf({ shades, total, part }) {
  const sorted = [...shades].sort((a, b) => a.parts[part] - b.parts[part]);
  let sum = 0;
  const half = sorted.findIndex(({ count }) => {
    sum += count;
    return sum * 2 >= total;
  });
  const cut = Math.min(sorted.length - 1, half + 1);
  return [boxOf(sorted.slice(0, cut)), boxOf(sorted.slice(cut))];
}

function meanOf(shades) {
  const total = shades.reduce((sum, { count }) => sum + count, 0);
  return [0, 1, 2].map((part) => {
    const mean = shades.reduce((sum, { parts, count }) => sum + parts[part] * count, 0) / total;
    return Math.min(255, Math.round((mean * 255) / 63));
  });
}

/** Chromium writes eight bits a colour, with or without opacity, and no interlacing. */
function decode(png) {
  const [header] = chunkOf(png, 'IHDR');
  const width = header.readUInt32BE(0);
  const height = header.readUInt32BE(4);
  const bytes = header[9] === 6 ? 4 : 3;
  const raw = inflateSync(Buffer.concat(chunkOf(png, 'IDAT')));
  const line = width * bytes;
  const pixels = Buffer.alloc(width * height * 3);
  let before = Buffer.alloc(line);
  for (let y = 0; y < height; y++) {
    const row = Buffer.from(raw.subarray(y * (line + 1) + 1, (y + 1) * (line + 1)));
    unfilter(raw[y * (line + 1)], row, before, bytes);
    for (let x = 0; x < width; x++) row.copy(pixels, (y * width + x) * 3, x * bytes, x * bytes + 3);
    before = row;
  }
  return { width, height, pixels };
}

function unfilter(filter, row, before, bytes) {
  for (let at = 0; at < row.length; at++) {
    const left = at < bytes ? 0 : row[at - bytes];
    const corner = at < bytes ? 0 : before[at - bytes];
    row[at] += [0, left, before[at], (left + before[at]) >> 1, paeth(left, before[at], corner)][filter];
  }
}

function paeth(left, up, corner) {
  const guess = left + up - corner;
  const [toLeft, toUp, toCorner] = [left, up, corner].map((each) => Math.abs(guess - each));
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
}

function chunkOf(png, name) {
  const found = [];
  for (let at = SIGNATURE.length; at < png.length; at += png.readUInt32BE(at) + 12) {
    if (png.toString('latin1', at + 4, at + 8) === name)
      found.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
  }
  return found;
}

function chunk(name, data) {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}
