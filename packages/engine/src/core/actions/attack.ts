import type { Ruleset } from '../../rules/ruleset.ts';
import { refuse } from '../refusal.ts';
import { isCharacter, memberOf, objectsWith, ownerOf, pieceOf, type Situation, situationOf } from '../situation.ts';
import { opponent, type PieceId, SEATS, type Seat, type State } from '../state.ts';
import { spend } from '../turn.ts';
import { checkActor, type Handler, isPlaced } from './handler.ts';

export const attack: Handler<'attack'> = {
  check: (situation, seat, { piece, target }) => {
    const { rules, state } = situation;
    const unable = checkActor(situation, seat, piece);
    if (unable) return unable;
    if (!isPlaced(situation, target) || !isCharacter(situation, target)) return refuse(rules, 'notFoe', { target });
    // P-CHARM-11: commanded by the other, it stays what it is.
    if (isFriend(situation, piece, target))
      return refuse(rules, ownerOf(situation, piece) === seat ? 'notFoe' : 'ownColour', { target });
    if (pieceOf(situation, target).carrier !== undefined) return refuse(rules, 'carried', { target });
    if (!rules.family.engaged(situation, piece, target)) return refuse(rules, 'notInReach', { piece, target });
    if (state.turn.wounded.includes(target)) return refuse(rules, 'woundedThisTurn', { target });
    return state.turn.blocked.includes(target) ? refuse(rules, 'justHealed', { target }) : undefined;
  },
  perform: (tx, _seat, { piece, target }) => {
    spend(tx, piece);
    const now = tx.now();
    const { attackers, defenders } = fighters(now, piece, target);
    const own = strength(now, attackers, 'attack', defenders);
    const other = strength(now, defenders, 'defence', attackers);
    const isYellow = ownerOf(now, piece) === 'yellow';
    const reader = readerOf(now, attackers, defenders);
    tx.emit({ type: 'fought', attackers, defenders });
    tx.emit({
      type: 'asked',
      task: {
        kind: 'commit',
        seats: reader === undefined ? SEATS : [opponent(reader)],
        attackers,
        defenders,
        strength: isYellow ? { yellow: own, blue: other } : { yellow: other, blue: own },
        ...(reader === undefined ? {} : { reader }),
      },
    });
  },
};

const isFriend = (situation: Situation, piece: PieceId, target: PieceId): boolean =>
  ownerOf(situation, target) === ownerOf(situation, piece);

/** Whose side alone has somebody unwounded who reads the other's card (P-WMASTER-01, P-WMASTER-04, P-WMASTER-05). */
const readerOf = (
  situation: Situation,
  attackers: readonly PieceId[],
  defenders: readonly PieceId[],
): Seat | undefined => {
  const readers = [...attackers, ...defenders].filter((id) => {
    return memberOf(situation, id).reads && !pieceOf(situation, id).wounded;
  });
  const seats = new Set(readers.map((id) => ownerOf(situation, id)));
  return seats.size === 1 ? [...seats][0] : undefined;
};

/** B-GRP-01: whoever stands next to an enemy already in joins, until nobody is added. */
export const fighters = (
  situation: Situation,
  attacker: PieceId,
  target: PieceId,
): { readonly attackers: readonly PieceId[]; readonly defenders: readonly PieceId[] } => {
  const able = situation.state.pieces.filter((piece) => mayJoin(situation, piece.id)).map((piece) => piece.id);
  const seat = ownerOf(situation, attacker);
  const attackers = [attacker];
  const defenders = [target];
  for (let added = true; added; ) {
    added = false;
    for (const id of able) {
      const [own, others] = ownerOf(situation, id) === seat ? [attackers, defenders] : [defenders, attackers];
      if (own.includes(id) || !others.some((other) => situation.rules.family.engaged(situation, id, other))) continue;
      own.push(id);
      added = true;
    }
  }
  return { attackers: attackers.sort((a, b) => a - b), defenders: defenders.sort((a, b) => a - b) };
};

/** B-GRP-04, B-GRP-05: neither wounded nor blocked. */
const mayJoin = (situation: Situation, id: PieceId): boolean => {
  const { at, wounded } = pieceOf(situation, id);
  return at >= 0 && !wounded && isCharacter(situation, id) && !situation.state.turn.blocked.includes(id);
};

/** B-COMB-03, B-GRP-06, B-WND-04: a wounded target counts 0, its Armor still does. */
export const strength = (
  situation: Situation,
  ids: readonly PieceId[],
  side: Side,
  others: readonly PieceId[],
): number =>
  ids.reduce((sum, id) => {
    const own = pieceOf(situation, id).wounded ? 0 : memberOf(situation, id).combat;
    return bonusesOf(situation, id, side, others).reduce((total, { add }) => total + add, sum + own);
  }, 0);

type Side = 'attack' | 'defence';

/** What an object adds for whoever has it with him. */
export interface Bonus {
  readonly token: PieceId;
  readonly add: number;
}

/** What each of a fighter's objects adds against these enemies. */
export const bonuses = (
  rules: Ruleset,
  state: State,
  piece: PieceId,
  { side, others }: { readonly side: Side; readonly others: readonly PieceId[] },
): readonly Bonus[] => bonusesOf(situationOf(rules, state), piece, side, others).filter(({ add }) => add !== 0);

const bonusesOf = (situation: Situation, id: PieceId, side: Side, others: readonly PieceId[]): readonly Bonus[] =>
  objectsWith(situation, id).map((token) => {
    const { against: special, [side]: always } = memberOf(situation, token);
    const met = special.filter(({ against, of }) => of === side && meets(situation, id, others, against));
    return { token, add: met.reduce((sum, { add }) => sum + add, always) };
  });

/** Is an enemy with this trait in reach of this fighter (P-SLAYER-04)? */
export const meets = (
  situation: Situation,
  id: PieceId,
  others: readonly PieceId[],
  trait: string | undefined,
): boolean =>
  others.some(
    (other) =>
      memberOf(situation, other).traits.includes(trait as string) &&
      situation.rules.family.engaged(situation, id, other),
  );
