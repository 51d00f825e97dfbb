import { general } from '../boxes/card-game/general.ts';
import { legend, rooms } from '../boxes/card-game/rooms.ts';
import { zones } from '../families/zones.ts';
import { type Box, character, object } from '../rules/box.ts';
import { combatCard, JUMP } from '../rules/card.ts';
import { compileBoxes } from '../rules/compile.ts';
import { DEFAULTS } from '../rules/options.ts';
import type { Options, Ruleset } from '../rules/ruleset.ts';

/** A game in zones without a single ability: the family itself for the laws to judge. */
export const zonesRules = (options: Partial<Options> = {}): Ruleset =>
  compileBoxes([zonesBox], { ...DEFAULTS, ...options });

const zonesBox: Box = {
  id: 'zones.1',
  family: zones,
  cites: general,
  rooms,
  legend,
  // C-BOARD-3
  terrain: Object.values(legend.cells).map((name) => ({ name, floor: true })),
  hindrances: [],
  characters: [
    character('naga', { rule: 'C-COMP-6', code: 'Na', speed: 3, combat: 2 }),
    character('warrior', { rule: 'C-COMP-6', code: 'Wa', speed: 3, combat: 3 }),
    character('colossus', { rule: 'C-COMP-6', code: 'Co', speed: 2, combat: 5 }),
    character('elfScout', { rule: 'C-COMP-6', code: 'El', speed: 4, combat: 1 }),
    character('mekanork', { rule: 'C-COMP-6', code: 'Me', speed: 3, combat: 3 }),
    character('cleric', { rule: 'C-COMP-6', code: 'Cl', speed: 3, combat: 2 }),
  ],
  objects: [object('key', { rule: 'C-COMP-5', code: 'Key' }), object('rope', { rule: 'C-COMP-5', code: 'Rope' })],
  // C-COMP-4, C-COMP-9
  deck: [JUMP, JUMP, JUMP, ...[0, 1, 2, 2, 3, 3, 4, 5, 6].map(combatCard)],
  layout: { columns: 4, rows: 2, dots: [1, 2], capacity: { end: 1, middle: 2 } },
};
