import type { RoomId, Ruleset, State } from '@archmage/engine';
import { fill, groundOf, type Lexicon } from '@archmage/words';
import { useMemo } from 'preact/hooks';
import { Face } from '../../board/room-face.tsx';
import { pictureOf } from '../play/picture.ts';
import type { Pair } from './stock.ts';
import type { TeamTexts } from './texts/texts.ts';

interface RoomsProps {
  readonly rules: Ruleset;
  readonly view: State;
  readonly pair: Pair;
}

/** Both rooms of a pair, as they look on the board. */
export const PairPicture = ({ rules, view, pair }: RoomsProps) => {
  const faces = useMemo(() => facesOf(rules, view, pair.rooms), [rules, pair]);
  const { size } = rules.grid;
  const half = size * 50;
  return (
    <span class="teams-rooms">
      {faces.map((face) => (
        <svg
          key={face.arrow}
          viewBox={`${-half - 8} ${-half - 8} ${2 * half + 16} ${2 * half + 16}`}
          aria-hidden="true"
          focusable="false"
        >
          <rect
            x={-half - 3}
            y={-half - 3}
            width={2 * half + 6}
            height={2 * half + 6}
            rx="6"
            fill="var(--art-wall-line)"
          />
          <Face face={face} size={size} turned={0} />
        </svg>
      ))}
    </span>
  );
};

/** The board's own drawing of rooms that lie nowhere yet. */
const facesOf = (rules: Ruleset, view: State, rooms: readonly RoomId[]) => {
  const tiles = rooms.map((room, slot) => ({ slot, turn: 0, room, marks: [], covers: [], stash: [] }) as const);
  const bare = { ...view, tiles, pieces: [] };
  return pictureOf(rules, bare, { words: { room: () => '' } }).rooms.flatMap(({ face }) => face ?? []);
};

/** What there is in the two rooms: `pit × 4, portcullis × 3`. */
export const groundsOf = (rules: Ruleset, { rooms }: Pair, words: Lexicon, texts: TeamTexts): string => {
  const counts = new Map<string, number>();
  const count = (name: string, add: number) => add > 0 && counts.set(name, (counts.get(name) ?? 0) + add);
  for (const id of rooms) {
    const chamber = rules.rooms[id];
    if (chamber === undefined) continue;
    const held = new Set(chamber.held);
    chamber.room.cells.forEach((terrain, cell) => {
      const isPlain = terrain === 'floor' || terrain === 'gear';
      if (!isPlain && !held.has(cell)) count(groundOf(words, terrain).name, 1);
    });
    const first = chamber.held[0];
    if (first !== undefined) count(groundOf(words, chamber.room.cells[first] ?? '').name, 1);
    count(texts.portcullis, gatesIn(chamber.room));
  }
  return [...counts].map(([name, number]) => fill(texts.ground, { name, count: number })).join(', ');
};

/** An edge between two squares stands at both of them. */
const gatesIn = ({ edges, size }: Ruleset['rooms'][string]['room']): number =>
  edges.filter((edge, at) => {
    const [cell, side] = [at >> 2, at & 3];
    const isCounted = side === 1 || side === 2 || (side === 0 && cell < size) || (side === 3 && cell % size === 0);
    return edge === 'portcullis' && isCounted;
  }).length;
