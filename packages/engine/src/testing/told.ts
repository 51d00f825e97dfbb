import type { Action } from '../core/action.ts';
import { check } from '../core/decide.ts';
import { type Actor, topTask } from '../core/state.ts';
import { parseAction } from '../notation/action.ts';
import { edgeName, formatPlace, formatTile } from '../notation/place.ts';
import { formatToken } from '../notation/token.ts';
import { inNotation, type Scene } from './scene.ts';

/** What a refusal says, its numbers as the notation has them: `notInReach piece=yWa target=bGo`. */
export const told = (
  s: Scene,
  wish: string | Action,
  actor: Actor = topTask(s.state)?.seats[0] ?? 'yellow',
): string => {
  const refusal = check(s.rules, s.state, actor, typeof wish === 'string' ? read(s, wish, actor) : wish);
  if (refusal === undefined) return 'legal';
  const facts = Object.entries(refusal.facts).map(([name, fact]) => `${name}=${named(s, name, fact)}`);
  return [refusal.code, ...facts].join(' ');
};

const read = ({ rules, state }: Scene, text: string, actor: Actor): Action => {
  const action = parseAction(rules, state, actor, inNotation(text));
  if (!action.ok) throw new Error(`"${text}" cannot be read.`);
  return action.value;
};

const named = ({ rules, state }: Scene, name: string, fact: string | number): string | number => {
  if (typeof fact === 'string') return fact;
  if (['piece', 'target', 'token'].includes(name)) return rules.roster[fact] ? formatToken(rules, fact) : fact;
  if (['place', 'over', 'to', 'at'].includes(name)) return formatPlace(rules, state.tiles, fact);
  if (name === 'edge') return edgeName(rules, state.tiles, fact);
  return name === 'tile' ? formatTile(state.tiles, fact) : fact;
};
