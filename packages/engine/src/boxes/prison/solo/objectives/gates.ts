import { pieceOf } from '../../../../core/situation/situation.ts';
import { type Place, tileOf } from '../../../../core/state.ts';
import { edgeAt, markOf } from '../../../../rules/library/edges.ts';
import type { Aim, Hit } from '../plan/aim.ts';
import type { Spot } from '../plan/graph.ts';
import { imagine } from '../plan/imagine.ts';
import { type Mind, noted } from '../plan/mind.ts';
import { isShut } from '../plan/world.ts';

/** S-BRK-01, S-BRK-02: the nearest portcullis that is not broken. */
export const breakPortcullis = (mind: Mind): readonly Aim[] => [gateAim(mind, 'break_portcullis', 'shatter')];

/** S-OPEN-01, S-OPEN-02: the nearest that is closed. */
export const openPortcullis = (mind: Mind): readonly Aim[] => [gateAim(mind, 'open_portcullis', 'lock')];

const gateAim = (mind: Mind, objective: 'break_portcullis' | 'open_portcullis', offer: 'shatter' | 'lock'): Aim => {
  const { situation } = mind.planner;
  const targets = gatesOf(mind, offer).map((edge) => ({ rank: 1, edge }));
  return {
    objective,
    targets,
    cost: 1,
    moving: false,
    hits: (spot) =>
      gatesAt(mind, spot, offer).flatMap((edge): readonly Hit[] => {
        const target = targets.find((each) => each.edge === edge);
        return target ? [{ target, act: { sort: 'use', offer, target: edge, bearer: mind.planner.npc } }] : [];
      }),
    squares: ({ edge }) => {
      const own = edge as number;
      const turn = situation.state.tiles[tileOf(situation.rules.grid, own >> 2)]?.turn ?? 0;
      const place: Place = own >> 2;
      return [place, situation.maze.beyond[place * 4 + ((own + turn) & 3)] as Place].filter((at) => at >= 0);
    },
  };
};

/** Every portcullis by its one name, in the state that counts. */
const gatesOf = (mind: Mind, offer: 'shatter' | 'lock'): readonly number[] => {
  const { situation } = mind.planner;
  const edges = new Set<number>();
  for (let place = 0; place < situation.rules.grid.squares; place++)
    for (let side = 0; side < 4; side++)
      if (situation.maze.gate[place * 4 + side] === 1) edges.add(edgeAt(situation, place, side));
  return [...edges].filter((edge) => {
    const state = markOf(situation, edge)?.state;
    return offer === 'shatter' ? state !== 'broken' : state === undefined;
  });
};

const gatesAt = (mind: Mind, spot: Spot, offer: 'shatter' | 'lock'): readonly number[] =>
  noted(mind, `${offer} ${spot.place} ${spot.world.id}`, () => {
    const { npc, situation } = mind.planner;
    const sides = [0, 1, 2, 3].filter((side) => situation.maze.gate[spot.place * 4 + side] === 1);
    if (sides.length === 0) return [];
    const there = imagine(mind.planner, spot);
    const rule = there.rules.roster[npc]?.offers.find(({ id }) => id === offer);
    const isWanted = (side: number) => offer === 'shatter' || isShut(situation, spot.world, spot.place * 4 + side);
    return sides.filter(isWanted).flatMap((side) => {
      const target = edgeAt(situation, pieceOf(there, npc).at, side);
      const action = { type: 'use', offer, piece: npc, target } as const;
      return rule?.refuses(there, { action, actor: npc, bearer: npc, target }) === undefined ? [target] : [];
    });
  });
