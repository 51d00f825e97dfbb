/** SHA-256 of a text's UTF-8 bytes, in lower-case hex. */
export const sha256 = (text: string): string => {
  const bytes = pad(utf8(text));
  const hash = Uint32Array.from(START);
  for (let block = 0; block < bytes.byteLength; block += 64) compress(hash, schedule(bytes, block));
  return Array.from(hash, (word) => word.toString(16).padStart(8, '0')).join('');
};

// FIPS 180-4, 5.3.3 and 4.2.2
const START = [0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19];

const ROUNDS = [
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98,
  0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786,
  0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8,
  0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13,
  0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819,
  0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a,
  0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7,
  0xc67178f2,
];

const utf8 = (text: string): readonly number[] => {
  const bytes: number[] = [];
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0;
    // Half a surrogate pair becomes U+FFFD, as TextEncoder has it.
    const code = point >= 0xd800 && point <= 0xdfff ? 0xfffd : point;
    if (code < 0x80) bytes.push(code);
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), tail(code));
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), tail(code >> 6), tail(code));
    else bytes.push(0xf0 | (code >> 18), tail(code >> 12), tail(code >> 6), tail(code));
  }
  return bytes;
};

const tail = (code: number): number => 0x80 | (code & 0x3f);

const pad = (bytes: readonly number[]): DataView => {
  const padded = new Uint8Array(64 * Math.ceil((bytes.length + 9) / 64));
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(padded.length - 4, bytes.length << 3);
  return view;
};

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

const schedule = (bytes: DataView, block: number): Uint32Array => {
  const words = new Uint32Array(64);
  const word = (at: number): number => words[at] ?? 0;
  for (let t = 0; t < 16; t += 1) words[t] = bytes.getUint32(block + 4 * t);
  for (let t = 16; t < 64; t += 1) {
    const early = turn(word(t - 15), 7) ^ turn(word(t - 15), 18) ^ (word(t - 15) >>> 3);
    const late = turn(word(t - 2), 17) ^ turn(word(t - 2), 19) ^ (word(t - 2) >>> 10);
    words[t] = word(t - 16) + early + word(t - 7) + late;
  }
  return words;
};

const compress = (hash: Uint32Array, words: Uint32Array): void => {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
  for (let t = 0; t < 64; t += 1) {
    const high = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const low = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const one = (h + high + ((e & f) ^ (~e & g)) + (ROUNDS[t] ?? 0) + (words[t] ?? 0)) | 0;
    const two = (low + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  for (const [nth, word] of [a, b, c, d, e, f, g, h].entries()) hash[nth] = (hash[nth] ?? 0) + word;
};
