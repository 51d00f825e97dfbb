import type { Leg } from '../../../core/action.ts';
import { pieceOf, type Situation } from '../../../core/situation.ts';
import type { PieceId, Place } from '../../../core/state.ts';
import { IN_HAND } from './cargo.ts';
import { end, goOn, type Progress, setOut } from './check.ts';
import { isPortable, type Walker, walkerOf } from './walker.ts';

/** A Move found by trying every leg: where it ends, the squares it takes, and the legs. */
export interface PlainWalk {
  readonly end: Place;
  readonly steps: number;
  readonly walk: readonly Leg[];
}

interface Stage {
  readonly at: Progress;
  readonly walk: readonly Leg[];
}

/**
 * Every way to end a character's Move, the shortest first: a breadth-first search that knows nothing but the
 * questions of `check.ts`. Slow, and the yardstick of the quick search; some of its walks come to the same.
 */
export function* plainWalks(situation: Situation, piece: PieceId): Generator<PlainWalk, void> {
  if (pieceOf(situation, piece).at < 0) return;
  const walker = walkerOf(situation, piece, portables(situation, piece));
  const first = setOut(walker);
  const seen = new Set([keyOf(first)]);
  let level: Stage[] = [{ at: first, walk: [] }];
  while (level.length > 0) {
    const next: Stage[] = [];
    // What is exchanged takes no step: such stages join the level while it is gone through.
    for (const { at, walk } of level) {
      if (end(walker, at) === undefined) yield { end: at.place, steps: at.steps, walk };
      for (const leg of legsFrom(walker, at)) {
        const there = goOn(walker, at, leg);
        if (typeof there === 'string' || seen.has(keyOf(there))) continue;
        seen.add(keyOf(there));
        ('to' in leg ? next : level).push({ at: there, walk: [...walk, leg] });
      }
    }
    level = next;
  }
}

/** Whatever on the board it could carry, wherever that lies and whoever has it. */
const portables = (situation: Situation, piece: PieceId): readonly PieceId[] => {
  const { owner } = situation.rules.roster[piece] as { owner: Walker['seat'] };
  return situation.state.pieces
    .filter(({ at, id }) => at >= 0 && id !== piece && isPortable(situation, owner, id))
    .map(({ id }) => id);
};

/** All it could try: what `goOn` refuses is not followed. */
const legsFrom = ({ link, things }: Walker, { cargo, place }: Progress): readonly Leg[] => {
  const ways = [...new Set(link.subarray(place * 4, place * 4 + 4))].filter((to) => to >= 0);
  const lying = things.filter((_, thing) => cargo.where[thing] === place);
  const held = things.filter((_, thing) => cargo.where[thing] === IN_HAND);
  return [...ways.map((to) => ({ to })), ...held.map((leave) => ({ leave })), ...lying.map((take) => ({ take }))];
};

/** Two stages with the same key may go on alike; the later has no more steps left. Back at the start is not at the start. */
const keyOf = ({ arrived, cargo, entry, exchanged, place, steps }: Progress): string =>
  [place, cargo.where, arrived.where, entry, exchanged, steps > 0].join(' ');
