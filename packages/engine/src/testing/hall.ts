import { EDGES } from '../board/room.ts';
import { base } from '../boxes/base/index.ts';
import { paladinsAndDragons } from '../boxes/paladins-and-dragons/index.ts';
import { prison } from '../boxes/prison/index.ts';
import { compileBoxes } from '../rules/compile.ts';
import { DEFAULTS } from '../rules/options.ts';
import type { Ruleset } from '../rules/ruleset.ts';

/** All boxes' tokens on rooms of one's own: rows of five squares, or whole drawings with their edges. */
export interface Hall {
  readonly rules: Ruleset;
  /** The rooms by slot: those given first, then bare floor. */
  readonly rooms: readonly string[];
}

/**
 * `hall(['..ov.', 'G....'])`: rooms for a scene, in slots T1, T2 and so on; all edges are open unless a room is drawn
 * whole, eleven lines from `+---+` to `+---+`. What is missing of a room is floor.
 */
export const hall = (...drawn: readonly (readonly string[])[]): Hall => {
  const rooms = Array.from({ length: SLOTS }, (_, slot) => drawn[slot] ?? []);
  const text = rooms.flatMap((room, slot) => [
    `# ${slot + 11}-cw`,
    ...draw(room),
    '',
    `# ${slot + 11}-ccw`,
    ...draw([]),
    '',
  ]);
  const legend = { ...paladinsAndDragons.legend, edges: EDGES };
  const own = { ...paladinsAndDragons, id: 'hall', legend, rooms: text.join('\n') };
  return {
    rules: compileBoxes([own, base, prison], { ...DEFAULTS, teams: 'free' }),
    rooms: rooms.map((_, slot) => `${slot + 11}cw.0`),
  };
};

const SLOTS = 8;
const SIZE = 5;
const OPEN = '+   +   +   +   +   +';

const draw = (rows: readonly string[]): readonly string[] => {
  if (rows.length === 2 * SIZE + 1) return rows;
  const cells = Array.from({ length: SIZE }, (_, row) => (rows[row] ?? '').padEnd(SIZE, '.'));
  // A room needs a gear; in its last corner it is in nobody's way.
  if (!cells.some((row) => /[GW]/.test(row))) cells[SIZE - 1] = `${(cells[SIZE - 1] as string).slice(0, -1)}G`;
  return [OPEN, ...cells.flatMap((row) => [`  ${[...row].join('   ')}  `, OPEN])];
};
