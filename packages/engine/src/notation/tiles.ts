import { HIDDEN, type State, type Token } from '../core/state.ts';
import type { Ruleset } from '../rules/ruleset.ts';
import { edgeName, formatPlace, formatTile } from './place.ts';
import { colourOf, formatKind } from './token.ts';

/** `1ccw.2 ? / 2cw.3 3:1cw.0`: slot by slot, with quarter turns; the tile's number where it is not its slot's. */
export const formatRooms = ({ grid }: Ruleset, { tiles }: State): string => {
  const words = Array.from({ length: grid.slots }, (_, slot) => {
    const index = tiles.findIndex((tile) => tile.slot === slot);
    const { room = HIDDEN, turn = 0 } = tiles[index] ?? {};
    const number = index === slot ? '' : `${index}:`;
    return `${number}${room}${room === HIDDEN && turn === 0 ? '' : `.${turn}`}`;
  });
  const starts = Array.from({ length: grid.rows }, (_, row) => row * grid.columns);
  return starts.map((start) => words.slice(start, start + grid.columns).join(' ')).join(' / ');
};

/** `B=y?,bTh`: what lies face-down on a room, in its order. */
export const formatStash = (rules: Ruleset, { tiles }: State): string =>
  tiles
    .filter(({ stash }) => stash.length > 0)
    .sort((a, b) => a.slot - b.slot)
    .map((tile) => `${formatTile([tile], 0)}=${tile.stash.map((token) => formatHidden(rules, token)).join(',')}`)
    .join(' ');

/** `c4|d4=open d4|e4=broken:yellow c5=pit:blue`: markers on edges and on squares, with their colour if they have one. */
export const formatMarks = (rules: Ruleset, { tiles }: State): string =>
  tiles
    .flatMap(({ covers, marks }, index) => {
      const base = index * rules.grid.cells;
      return [
        ...marks.map(
          ({ edge, state, by }) => `${edgeName(rules, tiles, base * 4 + edge)}=${state}${by ? `:${by}` : ''}`,
        ),
        ...covers.map(({ cell, name, owner }) => `${formatPlace(rules, tiles, base + cell)}=${name}:${owner}`),
      ];
    })
    .join(' ');

const formatHidden = (rules: Ruleset, { owner, kind }: Token): string => `${colourOf(owner)}${formatKind(rules, kind)}`;
