import {
  type Action,
  compile,
  isAsked,
  isRefusal,
  type Kind,
  legal,
  SEATS,
  type Seat,
  topTask,
} from '@archmage/engine';
import { act, type Game, open } from '@archmage/host';
import { candidatesOf, pairsOf } from '../../app/teams/stock.ts';

/**
 * Two games of two people with teams of their own, at their first turn. They are the same but for what yellow alone
 * knows: a character and an object that lie face-down, and a pair of rooms.
 */
export const teamTwins = (): readonly [Game, Game] => {
  const rules = compile('base.1+paladins.1 teams=free');
  if (!rules.ok) throw new Error('These rules do not go together.');
  const begun = open(rules.value, 'seed 2', { yellow: 'human', blue: 'human' });
  let one = begun;
  const steps: { readonly seat: Seat; readonly action: Action }[] = [];
  while (topTask(one.state)?.kind !== 'card') {
    const { state } = one;
    const seat = SEATS.find((each) => isAsked(state, each)) ?? 'yellow';
    const choices = legal(one.rules, state, seat);
    const action = choices.at((steps.length * 7) % choices.length);
    steps.push({ seat, action });
    one = acted(one, seat, action);
  }
  const swap = swapIn(one);
  const other = steps.reduce(
    (now, { seat, action }) => acted(now, seat, seat === 'yellow' ? swap(action) : action),
    begun,
  );
  return [one, other];
};

const acted = (game: Game, seat: Seat, action: Action): Game => {
  const next = act(game, seat, action);
  if (isRefusal(next)) throw new Error(`${seat} may not ${JSON.stringify(action)}.`);
  return next;
};

/** What yellow might as well have chosen, in place of things of which he has one. */
const swapIn = ({ rules, state }: Game): ((action: Action) => Action) => {
  const { team, pairs } = state.players.yellow;
  const stashed = state.tiles.flatMap(({ stash }) => stash).filter(({ owner }) => owner === 'yellow');
  const isHidden = (kind: Kind) =>
    stashed.some((token) => token.kind === kind) && team.filter((each) => each === kind).length === 1;
  const kinds = (['character', 'object'] as const).map((sort) => {
    const all = candidatesOf(rules, 'yellow').flatMap((each) => (each.sort === sort ? [each.kind] : []));
    return [all.find(isHidden), all.find((kind) => !team.includes(kind))] as const;
  });
  const pair = [pairs[0], pairsOf(rules).find(({ number }) => !pairs.includes(number))?.number] as const;
  const instead = new Map([...kinds, pair]);
  return (action) => {
    if (action.type === 'pair') return { ...action, number: instead.get(action.number) ?? action.number };
    return 'kind' in action ? { ...action, kind: instead.get(action.kind) ?? action.kind } : action;
  };
};
