import type { Share } from '../core/combat/combat.ts';
import { planIn } from '../core/combat/plan.ts';
import type { EventOf, EventType, GameEvent } from '../core/event.ts';
import type { Batch } from '../core/record.ts';
import {
  isLinked,
  isStanding,
  loadsOf,
  memberOf,
  ownerOf,
  pieceOf,
  type Situation,
  situationOf,
  tokensAt,
} from '../core/situation/situation.ts';
import { type CommitTask, type Kind, type PieceId, type Place, SEATS, type Seat, type State } from '../core/state.ts';
import { FOE, type Member, type Ruleset, TERRAIN } from '../rules/ruleset.ts';

/** A rule of a character or an object that was of use by itself: nobody pays action points for it. */
export interface Gift {
  readonly kind: Kind;
  /** The player who had the use of it. */
  readonly seat: Seat;
}

/** Those that have such a rule. What only a shot that does no harm would show is left out. */
export const hasGift = ({ hazards, hooks, masks }: Ruleset, member: Member): boolean => {
  const { against, attack, cites, defence, eitherWay, haul, id, loads, reads, sort } = member;
  if ([...hooks.value, ...hooks.plan].some(({ token }) => token === id) || cites.called !== undefined) return true;
  if (eitherWay || reads || loads > 1 || against.length > 0) return true;
  if (attack + defence + member.escape + haul > 0) return true;
  const passed = (masks.cross[id] as number) & ~hazards.kills & PASSED;
  if (sort === 'character' && (passed !== 0 || masks.edges[id] !== 0)) return true;
  const { alliesCross, anyoneRest, anyoneSafe, carrierRest, carrierSafe, safe } = masks;
  return [alliesCross, anyoneRest, anyoneSafe, carrierRest, carrierSafe, safe].some((mask) => mask[id] !== 0);
};

/** What not everybody passes: enemies and terrain. */
const PASSED = FOE | ~(TERRAIN - 1);

/** What was of use in one event of an action, in the position before it. */
export const giftsOf = (rules: Ruleset, state: State, { action }: Batch, event: GameEvent): readonly Gift[] => {
  if (!TELLING.includes(event.type)) return [];
  const situation = situationOf(rules, state);
  switch (event.type) {
    case 'moved':
      return action.type === 'move' ? passagesOf(situation, event) : [];
    case 'asked':
      return [...weapons(situation, event), ...helpers(situation, event, action)];
    case 'answered':
      return event.task?.kind === 'commit' && action.type === 'answer' ? calls(situation, event.task) : [];
    case 'rotated':
      return action.type === 'rotate' && situation.maze.chambers[action.tile]?.room.arrow !== action.way
        ? [giftOf(situation, action.piece)]
        : [];
    case 'took':
    case 'stole':
      return loadsOf(situation, event.piece).length > 0 ? [giftOf(situation, event.piece)] : [];
    case 'removed':
      return event.why === 'exited' ? pointsOf(situation, event.piece) : [];
    default:
      return [];
  }
};

/** Most events tell nothing of this. */
const TELLING: readonly EventType[] = ['moved', 'asked', 'answered', 'rotated', 'took', 'stole', 'removed'];

const giftOf = (situation: Situation, id: PieceId, user = id): Gift => ({
  kind: memberOf(situation, id).kind,
  seat: ownerOf(situation, user),
});

/** Everybody may step where one dies; those who pass alive have something that helps. */
const passagesOf = (situation: Situation, { path, piece }: EventOf<'moved'>): readonly Gift[] => {
  const { maze, rules } = situation;
  let from = pieceOf(situation, piece).at;
  return path.flatMap((to) => {
    const isStep = isLinked(situation, from, to);
    from = to;
    const obstacles = maze.terrain[to] as number;
    const own =
      ((obstacles & ~rules.hazards.kills) | foeAt(situation, piece, to)) & (rules.masks.cross[piece] as number);
    return [
      ...(!isStep || own !== 0 ? [giftOf(situation, piece)] : []),
      ...(obstacles !== 0 && own === 0 ? helpersAt(situation, piece, to, obstacles) : []),
    ];
  });
};

const foeAt = (situation: Situation, piece: PieceId, place: Place): number => {
  const seat = ownerOf(situation, piece);
  return tokensAt(situation, place).some((id) => isStanding(situation, id) && ownerOf(situation, id) !== seat)
    ? FOE
    : 0;
};

/** The walker itself, what it carries, and who and what is there. */
const helpersAt = (situation: Situation, piece: PieceId, place: Place, obstacles: number): readonly Gift[] => {
  const { masks } = situation.rules;
  const loads = loadsOf(situation, piece);
  const helps = (id: PieceId): boolean => {
    if (id === piece) return (obstacles & (masks.safe[id] as number)) !== 0;
    const there = (masks.anyoneRest[id] as number) | (masks.anyoneSafe[id] as number);
    const carried = (masks.carrierRest[id] as number) | (masks.carrierSafe[id] as number);
    const isFriend = isStanding(situation, id) && ownerOf(situation, id) === ownerOf(situation, piece);
    const lent = isFriend ? (masks.alliesCross[id] as number) : 0;
    return (obstacles & (loads.includes(id) ? carried : there | lent)) !== 0;
  };
  const near = new Set([piece, ...loads, ...tokensAt(situation, place)]);
  return [...near].filter(helps).map((id) => giftOf(situation, id, piece));
};

/** What adds to somebody's combat value, and who reads cards. */
const weapons = (situation: Situation, { task }: EventOf<'asked'>): readonly Gift[] => {
  if (task.kind !== 'commit') return [];
  const { reader, shares } = planIn(situation, task);
  const fighters = SEATS.flatMap((seat) => shares[seat]);
  const isReader = ({ piece }: Share) => memberOf(situation, piece).reads && isStanding(situation, piece);
  return [
    ...fighters.flatMap(({ piece, bonuses }) => bonuses.map(({ token }) => giftOf(situation, token, piece))),
    ...(reader === undefined ? [] : fighters.filter(isReader).map(({ piece }) => giftOf(situation, piece))),
  ];
};

/** Whoever joins an attack from afar, with what he has for it (R-GRP-04, R-GRP-06). */
const helpers = (situation: Situation, { task }: EventOf<'asked'>, action: Batch['action']): readonly Gift[] => {
  if (task.kind !== 'commit' || action.type !== 'attack') return [];
  const others = (task.supporters ?? []).filter(({ piece }) => piece !== action.piece);
  return others.flatMap(({ piece, way }) =>
    loadsOf(situation, piece)
      .filter((load) => memberOf(situation, load).reaches.some((reach) => reach.way === way))
      .map((load) => giftOf(situation, load, piece)),
  );
};

/** A card that was named and has to be laid (R-TEL-01). */
const calls = (situation: Situation, task: CommitTask): readonly Gift[] =>
  (task.calls ?? []).map(({ piece }) => giftOf(situation, piece));

/** Points that others do not bring by leaving. */
const pointsOf = (situation: Situation, id: PieceId): readonly Gift[] => {
  const member = memberOf(situation, id);
  const { carrier, wounded } = pieceOf(situation, id);
  const isPaid = member.haul > 0 || (member.escape > 0 && !wounded);
  return isPaid ? [giftOf(situation, id, carrier ?? id)] : [];
};
