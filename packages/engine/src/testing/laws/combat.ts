import { combatOf } from '../../core/combat/index.ts';
import { type CommitTask, SEATS, type State } from '../../core/state.ts';
import { formatToken } from '../../notation/token.ts';
import type { Ruleset } from '../../rules/ruleset.ts';

/** L5: in a combat each fights once and for his own colour, and what all bring adds up to the strengths. */
export const combatsAddUp = (rules: Ruleset, state: State): readonly string[] => {
  const task = state.tasks.find((each): each is CommitTask => each.kind === 'commit');
  if (task === undefined) return [];
  const { attackers, defenders, shares, strength } = combatOf(rules, state, task);
  const pieces = [...attackers, ...defenders].map(({ piece }) => piece);
  const owners = [attackers, defenders].map((side) => new Set(side.map(({ piece }) => rules.roster[piece]?.owner)));
  return [
    ...(new Set(pieces).size < pieces.length ? ['Somebody fights twice.'] : []),
    ...(owners.some((side) => side.size !== 1) || owners[0]?.has([...(owners[1] ?? [])][0])
      ? ['Sides are mixed.']
      : []),
    ...pieces
      .filter((id) => (state.pieces[id]?.at ?? -1) < 0)
      .map((id) => `${formatToken(rules, id)} fights from nowhere.`),
    ...SEATS.filter((seat) => strength[seat] !== total(shares[seat])).map(
      (seat) => `${seat} is not as strong as its parts.`,
    ),
  ];
};

const total = (shares: ReturnType<typeof combatOf>['shares']['yellow']): number =>
  shares.flatMap(({ bonuses, value }) => [value, ...bonuses.map(({ add }) => add)]).reduce((sum, add) => sum + add, 0);
