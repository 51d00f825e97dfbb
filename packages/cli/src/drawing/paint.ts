/** What a mark on the board is, for its colour; the marks can be told apart without any. */
export type Ink = 'yellow' | 'blue' | 'pit' | 'gear' | 'gate' | 'wall' | 'water' | 'faint' | 'strong';

export type Paint = (ink: Ink, text: string) => string;

const CODES: Readonly<Record<Ink, string>> = {
  yellow: '1;33',
  blue: '1;36',
  pit: '31',
  gear: '32',
  gate: '35',
  wall: '37',
  water: '34',
  faint: '2',
  strong: '1',
};

export const plain: Paint = (_ink, text) => text;

export const coloured: Paint = (ink, text) => (text.trim() === '' ? text : `\u001b[${CODES[ink]}m${text}\u001b[0m`);
