import type { Ruleset } from '../../rules/ruleset.ts';
import { bearerOf, isCharacter, memberOf, NOBODY, ownerOf, pieceOf, type Situation } from '../situation/situation.ts';
import { type CommitTask, opponent, type PieceId, SEATS, type Seat } from '../state.ts';
import type { Tx } from '../tx.ts';
import type { Attack, Combat, CombatPlan, Fighter } from './combat.ts';
import { isEngaged } from './reach.ts';
import { sharesOf, sumOf } from './strength.ts';

/** The combat an attack begins, after all who have a say in it had theirs. */
export const planOf = (situation: Situation, attack: Attack): CombatPlan => {
  let combat = begunBy(situation, attack);
  for (const { token, rule } of situation.rules.hooks.plan) {
    const bearer = bearerOf(situation, token);
    if (bearer !== NOBODY) combat = rule.plan(situation, combat, attack, bearer);
  }
  return reckoned(situation, combat);
};

/** The combat that cards are asked for. */
export const planIn = (situation: Situation, task: CommitTask): CombatPlan => {
  const { attackers, calls, defenders, doubles, reader, strength, supporters = [], way } = task;
  const asFighter = (piece: PieceId) => supporters.find((each) => each.piece === piece) ?? { piece };
  const sides = { attackers: attackers.map(asFighter), defenders: defenders.map(asFighter) };
  const combat = { ...sides, ...(way && { way }), ...(calls && { calls }), ...(doubles && { doubles }) };
  const { reader: _, ...plan } = reckoned(situation, combat);
  return { ...plan, strength, ...(reader && { reader }) };
};

/** B-COMB-12: what is fixed before cards are chosen. */
export const taskOf = ({ course }: Ruleset, plan: CombatPlan): CommitTask => {
  const { attackers, calls = [], defenders, doubles, reader, strength, way } = plan;
  const supporters = [...attackers, ...defenders].filter(isSupporter);
  return {
    kind: 'commit',
    seats: course !== undefined ? [opponent(course.dealt.seat)] : reader === undefined ? SEATS : [opponent(reader)],
    attackers: attackers.map(({ piece }) => piece),
    defenders: defenders.map(({ piece }) => piece),
    strength,
    ...(reader && { reader }),
    ...(way && { way }),
    ...(supporters.length > 0 && { supporters }),
    ...(calls.length > 0 && { calls }),
    ...(doubles && { doubles }),
  };
};

/** By the answer to a question that was asked over it, before any card is laid. */
export const amend = (tx: Tx, change: (combat: Combat) => Combat): void => {
  const now = tx.now();
  const combat = change(planIn(now, tx.state.tasks.at(-1) as CommitTask));
  tx.emit({ type: 'answered', task: taskOf(now.rules, reckoned(now, combat)) });
};

const isSupporter = (fighter: Fighter): fighter is Required<Fighter> => fighter.way !== undefined;

const reckoned = (situation: Situation, combat: Combat): CombatPlan => {
  const [first] = combat.attackers;
  // A position from outside may have a combat without anybody in it.
  const attacker = first === undefined ? situation.state.turn.seat : ownerOf(situation, first.piece);
  const [own, other] = [sharesOf(situation, combat, 'attack'), sharesOf(situation, combat, 'defence')];
  const isYellow = attacker === 'yellow';
  const shares = isYellow ? { yellow: own, blue: other } : { yellow: other, blue: own };
  const strength = { yellow: sumOf(shares.yellow), blue: sumOf(shares.blue) };
  const { reader: _, ...rest } = combat;
  const reader = readerOf(situation, combat);
  return { ...rest, attacker, shares, strength, ...(reader && { reader }) };
};

/** Attacker and target, and whoever joins them. */
const begunBy = (situation: Situation, { piece, target, way }: Attack): Combat => {
  const { attackers, defenders } = joined(situation, { piece, target, ...(way && { way }) });
  const asFighter = (id: PieceId): Fighter => (id === piece && way !== undefined ? { piece: id, way } : { piece: id });
  return { attackers: attackers.map(asFighter), defenders: defenders.map(asFighter), ...(way && { way }) };
};

/** A combat that was begun from afar, or somebody who takes part from afar. */
export const isRanged = ({ rules }: Situation, { way }: Pick<Combat, 'way'>): boolean =>
  way !== undefined && rules.ways.get(way)?.range === 'ranged';

/** Whose side alone has somebody unwounded close by who reads the other's card (P-WMASTER-01, P-WMASTER-04, P-WMASTER-05). */
const readerOf = (situation: Situation, combat: Combat): Seat | undefined => {
  if (isRanged(situation, combat)) return undefined;
  const close = [...combat.attackers, ...combat.defenders].filter((fighter) => !isRanged(situation, fighter));
  const isBlind = (piece: PieceId, trait: string | undefined) =>
    trait !== undefined &&
    close.length === 2 &&
    close.some((other) => other.piece !== piece && isStandingWith(situation, other.piece, trait));
  const readers = close.filter(({ piece }) => {
    const { reads } = memberOf(situation, piece);
    return reads !== undefined && !pieceOf(situation, piece).wounded && !isBlind(piece, reads.not);
  });
  const seats = new Set(readers.map(({ piece }) => ownerOf(situation, piece)));
  return seats.size === 1 ? [...seats][0] : undefined;
};

const isStandingWith = (situation: Situation, piece: PieceId, trait: string): boolean =>
  !pieceOf(situation, piece).wounded && memberOf(situation, piece).traits.includes(trait);

/** B-GRP-01: whoever is next to an enemy already in joins, until nobody is added. Who strikes from afar draws nobody in. */
const joined = (situation: Situation, { piece, target, way }: Attack) => {
  const able = situation.pieces.filter(({ id }) => mayJoin(situation, id)).map(({ id }) => id);
  const seat = ownerOf(situation, piece);
  const attackers = way === undefined ? [piece] : [];
  const defenders = [target];
  for (let added = true; added; ) {
    added = false;
    for (const id of able) {
      const [own, others] = ownerOf(situation, id) === seat ? [attackers, defenders] : [defenders, attackers];
      if (id === piece || own.includes(id) || !others.some((other) => isEngaged(situation, id, other))) continue;
      own.push(id);
      added = true;
    }
  }
  if (way !== undefined) attackers.push(piece);
  return { attackers: attackers.sort((a, b) => a - b), defenders: defenders.sort((a, b) => a - b) };
};

/** B-GRP-04, B-GRP-05: neither wounded nor blocked. */
const mayJoin = (situation: Situation, id: PieceId): boolean => {
  const { at, wounded } = pieceOf(situation, id);
  return at >= 0 && !wounded && isCharacter(situation, id) && !situation.state.turn.blocked.includes(id);
};
