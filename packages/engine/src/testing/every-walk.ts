import type { ActionOf, Leg } from '../core/action.ts';
import { loadsOf, type Situation, situationOf, tokensAt } from '../core/situation.ts';
import type { Actor, PieceId, Place, State } from '../core/state.ts';
import { trial } from '../core/walk/trial.ts';
import type { Ruleset } from '../rules/ruleset.ts';

/**
 * Every Move of a character that ends somewhere or with something else than another, the shortest first. It knows
 * nothing of how walks are searched for: each leg that could be tried is tried, and what is refused is not followed.
 */
export function* everyWalk(
  rules: Ruleset,
  state: State,
  actor: Actor,
  piece: PieceId,
): Generator<ActionOf<'move'>, void> {
  const start = state.pieces[piece]?.at ?? -1;
  const seen = new Set<string>();
  let level: Stage[] = [{ walk: [], state, arrival: `${start}`, hasTaken: false }];
  while (level.length > 0) {
    const next: Stage[] = [];
    // What is exchanged takes no step: such stages join the level while it is gone through.
    for (const stage of level) {
      for (const leg of legsFrom(situationOf(rules, stage.state), piece)) {
        const walk = [...stage.walk, leg];
        const tried = trial(rules, state, actor, { type: 'move', piece, walk });
        if (!('state' in tried)) continue;
        const there = stageAfter(stage, leg, tried.state);
        const key = keyOf(there);
        if (seen.has(key)) continue;
        seen.add(key);
        if (tried.refusal === undefined) yield { type: 'move', piece, walk };
        ('to' in leg ? next : level).push(there);
      }
    }
    level = next;
  }
}

interface Stage {
  readonly walk: readonly Leg[];
  readonly state: State;
  /** Where it came from with what lying where: a rope is tied on the way in (B-ROP-02). */
  readonly arrival: string;
  /** Something was taken here, and holds its bearer (B-ROP-01). */
  readonly hasTaken: boolean;
}

const stageAfter = ({ arrival, hasTaken, walk }: Stage, leg: Leg, state: State): Stage => {
  const legs = [...walk, leg];
  if ('to' in leg)
    return { walk: legs, state, arrival: `${leg.to} from ${fromOf(walk)} ${layout(state)}`, hasTaken: false };
  return { walk: legs, state, arrival, hasTaken: hasTaken || 'take' in leg };
};

const fromOf = (walk: readonly Leg[]): Place | undefined => {
  const step = walk.findLast((leg) => 'to' in leg);
  return step && 'to' in step ? step.to : undefined;
};

const layout = ({ pieces }: State): string => pieces.map(({ at, carrier }) => `${at}<${carrier ?? ''}`).join();

const keyOf = ({ arrival, state, hasTaken }: Stage): string => `${arrival} ${layout(state)} ${hasTaken}`;

const legsFrom = (situation: Situation, piece: PieceId): readonly Leg[] => {
  const { maze, pieces } = situation;
  const { at } = pieces[piece] as { at: Place };
  // Whoever passes through walls is linked to what lies beyond them.
  const ways = [0, 1, 2, 3].map((side) => maze.beyond[at * 4 + side] as number).filter((to) => to >= 0);
  return [...new Set(ways)]
    .map((to): Leg => ({ to }))
    .concat(
      loadsOf(situation, piece).map((leave): Leg => ({ leave })),
      tokensAt(situation, at).map((take): Leg => ({ take })),
    );
};
