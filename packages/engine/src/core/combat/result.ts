import { eliminate, wound } from '../harm.ts';
import { bearerOf, memberOf, NOBODY, objectsWith, ownerOf, pieceOf, type Situation } from '../situation/situation.ts';
import { opponent, type PieceId, type Seat } from '../state.ts';
import type { Tx } from '../tx.ts';
import type { Combat, CombatPlan, CombatResult, Fighter, Harm } from './combat.ts';
import { meets } from './strength.ts';

/** What the side that loses has to bear, after all who have a say in it had theirs. */
export const resultOf = (situation: Situation, combat: CombatPlan, loser: Seat): CombatResult => {
  const isAttacker = loser === combat.attacker;
  const [losers, winners] = isAttacker ? [combat.attackers, combat.defenders] : [combat.defenders, combat.attackers];
  const harms = losers.filter(({ way }) => way === undefined).map(({ piece }) => harmOf(situation, piece, winners));
  let result: CombatResult = { loser, harms, lost: [] };
  for (const { token, rule } of situation.rules.hooks.result) {
    const bearer = bearerOf(situation, token);
    if (bearer !== NOBODY) result = rule.result(situation, result, combat, { token, bearer });
  }
  return result;
};

/** Who loses a tie after all: whose opponents have somebody that wins them, and who has nobody himself. */
export const loserOfTie = (situation: Situation, combat: CombatPlan): Seat | undefined => {
  const winners = new Set(
    situation.rules.hooks.tie.flatMap(({ token, rule }) => {
      const bearer = bearerOf(situation, token);
      const sides = rule.as.map((side) => (side === 'attack' ? combat.attackers : combat.defenders));
      const isIn = sides.flat().some(({ piece, way }) => piece === bearer && way === undefined);
      return isIn ? [ownerOf(situation, bearer)] : [];
    }),
  );
  const [winner] = winners;
  return winners.size === 1 && winner !== undefined ? opponent(winner) : undefined;
};

/** All of it is settled before anybody leaves the board. */
export const suffer = (tx: Tx, { harms, loser, lost }: CombatResult, combat: Combat): void => {
  const hunted = huntedBy(tx.now(), combat, opponent(loser));
  for (const { piece, fate } of harms) {
    if (fate === 'killed') eliminate(tx, piece, 'eliminated', hunted);
    else wound(tx, piece, hunted);
  }
  for (const piece of lost) tx.emit({ type: 'removed', piece, why: 'lost' });
};

/** The traits that bring the winners a point more (C-CHAR-PALADIN-4). */
export const huntedBy = (situation: Situation, { attackers, defenders }: Combat, winner: Seat): readonly string[] =>
  [...attackers, ...defenders]
    .filter(({ piece }) => ownerOf(situation, piece) === winner && !pieceOf(situation, piece).wounded)
    .flatMap(({ piece }) => memberOf(situation, piece).hunts);

/** How somebody takes part: not at all, by hand (`undefined`), or by another way. */
export const partOf = ({ attackers, defenders }: Combat, piece: PieceId): Fighter | undefined =>
  [...attackers, ...defenders].find((fighter) => fighter.piece === piece);

/** B-COMB-03, B-WND-05; P-SLAYER-02, P-SLAYER-05. */
const harmOf = (situation: Situation, piece: PieceId, winners: readonly Fighter[]): Harm => {
  const dies = pieceOf(situation, piece).wounded || winners.some((winner) => slays(situation, winner.piece, piece));
  return { piece, fate: dies ? 'killed' : 'wounded' };
};

const slays = (situation: Situation, winner: PieceId, loser: PieceId): boolean =>
  objectsWith(situation, winner).some((object) =>
    memberOf(situation, object).slays.some((trait) => meets(situation, winner, [loser], trait)),
  );
