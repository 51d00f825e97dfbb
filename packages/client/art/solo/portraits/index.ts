import type { Face, Pictures } from '../../gallery.ts';
import { colossi, mekanorks } from './giants.tsx';
import { backstabbers, telepaths } from './shadows.tsx';
import { nagas, wizards } from './spells.tsx';
import { banshees, clerics } from './wails.tsx';

const CLASSES: readonly Pictures[] = [backstabbers, banshees, clerics, colossi, mekanorks, nagas, telepaths, wizards];

/** Each Non-Player Character's own picture, by its name in the cards. */
export const PORTRAITS: Pictures = Object.assign({}, ...CLASSES);

const FIELDS = ['#a98be0', '#d98bb4', '#7fbfae', '#cbb26a'] as const;

/** No two of a class stand before the same colour. */
export const fieldOf = (npc: string): string => {
  const nth = CLASSES.map((pictures) => Object.keys(pictures).indexOf(npc)).find((at) => at >= 0) ?? 0;
  return FIELDS[nth] ?? FIELDS[0];
};

/** By the name on the card, however it is written. */
export const faceNamed = (name: string): Face | undefined => {
  const npc = name.toLowerCase().replace(/[^a-z]+/g, '_');
  const draw = PORTRAITS[npc];
  return draw === undefined ? undefined : { draw, field: fieldOf(npc) };
};
