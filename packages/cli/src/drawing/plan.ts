import { type Room, type Ruleset, start } from '@archmage/engine';
import { fill } from '@archmage/words';
import type { Look } from '../board.ts';
import { drawRoom } from './room.ts';
import { ARROWS, type Sheet, SQUARE } from './sheet.ts';

/** Rooms as they were drawn, with nobody in them; twins side by side where the lines are long enough. */
export const drawPlans = (rules: Ruleset, rooms: readonly Room[], look: Look): readonly string[] => {
  const numbers = [...new Set(rooms.map(({ number }) => number))];
  const width = rules.grid.size * (SQUARE + 1) + 1;
  return numbers.flatMap((number) => {
    const twins = rooms.filter((room) => room.number === number).map((room) => drawPlan(rules, room, look));
    const isWide = twins.length * (width + GAP.length) <= look.width;
    return isWide ? [...beside(twins), ''] : twins.flatMap((twin) => [...twin, '']);
  });
};

const GAP = '   ';

const drawPlan = (rules: Ruleset, room: Room, { paint, words }: Look): readonly string[] => {
  const state = start(rules);
  const tile = { slot: 0, turn: 0, room: room.id, marks: [], covers: [], stash: [] };
  const sheet: Sheet = { rules, state: { ...state, tiles: [tile], pieces: [] }, paint, words };
  const width = rules.grid.size * (SQUARE + 1) + 1;
  const title = fill(words.board.plan, { number: `${room.number}${ARROWS[room.arrow]}` });
  const left = Math.max(0, Math.floor((width - title.length) / 2));
  const right = ' '.repeat(Math.max(0, width - left - title.length));
  return [' '.repeat(left) + paint('strong', title) + right, ...drawRoom(sheet, 0)];
};

const beside = (drawings: readonly (readonly string[])[]): readonly string[] =>
  (drawings[0] ?? []).map((_, line) =>
    drawings
      .map((drawing) => drawing[line])
      .join(GAP)
      .trimEnd(),
  );
