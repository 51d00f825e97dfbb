/** A piece of paper: so many bytes of a sheet. */
export interface Paper {
  readonly sheet: ArrayBuffer;
  readonly from: number;
}

/** Pieces are cut from sheets, for to ask for a sheet takes longer than to draw a labyrinth on it. Nothing is on them. */
export const cut = (bytes: number): Paper => {
  if (used + bytes > sheet.byteLength) {
    sheet = new ArrayBuffer(Math.max(SHEET, bytes));
    used = 0;
  }
  const from = used;
  // Tables of wider numbers begin at even bytes.
  used += bytes + (bytes & 1);
  return { sheet, from };
};

/** Whoever keeps a piece keeps the sheet: it has room for some labyrinths, not for many. */
const SHEET = 1 << 16;

let sheet = new ArrayBuffer(0);
let used = 0;
