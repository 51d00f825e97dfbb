import { type Cover, type Place, type Ruleset, tileOf } from '@archmage/engine';
import type { Ink } from './paint.ts';
import { ARROWS, type Sheet } from './sheet.ts';

/** A bare square: its marker, its terrain, or what it is on a starting line; what has no look is a question mark. */
export const drawGround = (sheet: Sheet, place: Place, ground: string): string => {
  const cover = coverAt(sheet, place);
  const [ink, text] = LOOKS[cover?.name ?? ground] ?? UNKNOWN;
  // Tokens begin with their colour, markers end with it.
  if (cover) return sheet.paint(cover.owner, text.slice(0, -1) + cover.owner.charAt(0));
  return sheet.paint(ink, ground.startsWith('gear') ? withGear(sheet, place, text) : text);
};

/** The marker on a square. */
export const coverAt = ({ rules, state }: Sheet, place: Place): Cover | undefined =>
  state.tiles[tileOf(rules.grid, place)]?.covers.find(({ cell }) => cell === place % rules.grid.cells);

/** The terrain of a square that is neither floor nor a gear; none on a starting line. */
export const roughAt = ({ rules, state }: Sheet, place: Place): string | undefined => {
  const chamber = rules.rooms[state.tiles[tileOf(rules.grid, place)]?.room ?? ''];
  const cell = place % rules.grid.cells;
  return chamber?.floor[cell] === 0 ? chamber.room.cells[cell] : undefined;
};

/** `oo`, `≈≈` …, each with its terrain's name: all that may lie on the board of these rules. */
export const groundsOf = ({ hazards, rooms }: Ruleset): readonly (readonly [string, string])[] => {
  const printed = Object.values(rooms).flatMap(({ room }) => room.cells);
  return [...new Set([...printed, ...Object.keys(hazards.covers)])]
    .filter((name) => !name.startsWith('gear'))
    .map((name) => [(LOOKS[name] ?? UNKNOWN)[1].trim(), name]);
};

/** Terrain by its name; `≈` is mist, around what lies in it. */
const LOOKS: Readonly<Record<string, readonly [Ink, string]>> = {
  floor: ['faint', ' .  '],
  gear: ['gear', '    '],
  pit: ['pit', ' oo '],
  rift: ['pit', ' vv '],
  rocks: ['pit', ' ^^ '],
  rubble: ['wall', ' ## '],
  circle: ['faint', ' C  '],
  triangle: ['faint', ' T  '],
  square: ['faint', ' S  '],
  fountain: ['water', ' () '],
  pentacle: ['strong', ' <> '],
  mist: ['faint', ' ≈≈ '],
  gearInMist: ['gear', '≈  ≈'],
  pitInMist: ['pit', '≈oo≈'],
  rocksInMist: ['pit', '≈^^≈'],
  line: ['faint', ' :  '],
  dot: ['strong', ' •  '],
};
const UNKNOWN: readonly [Ink, string] = ['strong', ' ?  '];

/** Its room's number and arrow, in the middle of its surroundings; as much of the number as there is space for, or `G`. */
const withGear = ({ rules, state }: Sheet, place: Place, around: string): string => {
  const room = rules.rooms[state.tiles[tileOf(rules.grid, place)]?.room ?? '']?.room;
  const number = /^\d/.test(room?.number ?? '') ? (room?.number.slice(0, around.length - 2) ?? '') : 'G';
  const gear = room === undefined ? '' : `${number}${ARROWS[room.arrow]}`;
  return gear.padStart(around.length - 1, around) + around.slice(-1);
};
