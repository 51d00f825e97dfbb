import type { Action, Kind, Ruleset, Seat } from '@archmage/engine';
import type { Question } from '../bot.ts';
import { preferenceOf, type Rooms } from './preferences.ts';
import { pickWeighted } from './weighted.ts';

/** The next token and its face-down room (B-SETUP-04, B-SETUP-05), drawn by weight so that the back tells little. */
export const hide = ({ rules, view, seat, random }: Question): Action => {
  const free = view.tiles.flatMap(({ slot, stash }, tile) =>
    stash.length < (rules.capacity[slot] ?? 0) ? [{ tile, distance: distanceOf(rules, seat, slot) }] : [],
  );
  const kinds = [...new Set(view.players[seat].reserve)];
  const choices = kinds.flatMap((kind) => free.map(({ tile, distance }) => ({ kind, tile, distance })));
  const { kind, tile } = pickWeighted(random, choices, (choice) => weightOf(rules, choice));
  return { type: 'hide', kind, tile };
};

/** Squared: a token goes where it likes to be twice as much four times as often. */
const weightOf = (rules: Ruleset, { kind, distance }: { readonly kind: Kind; readonly distance: number }): number =>
  between(preferenceOf(rules, kind).rooms, distance) ** 2;

/** From 0 beside the own line to 3 beside the other's, however many columns lie between. */
export const distanceOf = ({ grid, lines }: Ruleset, seat: Seat, slot: number): number => {
  const column = slot % grid.columns;
  const last = Math.max(1, grid.columns - 1);
  const isWest = lines[0]?.seat === seat;
  return (3 * (isWest ? column : last - column)) / last;
};

const between = (rooms: Rooms, distance: number): number => {
  const near = Math.floor(distance);
  const part = distance - near;
  return (rooms[near] ?? 1) * (1 - part) + (rooms[near + 1] ?? 0) * part;
};
