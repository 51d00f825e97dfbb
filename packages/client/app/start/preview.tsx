import type { Ruleset, State } from '@archmage/engine';
import type { Look } from './looks.ts';

/** The labyrinth in the small: which rooms are open, and where the sides stand. It says nothing the card does not say. */
export const Preview = ({ look }: { readonly look: Look | undefined }) => {
  if (look === undefined) return <div class="games-preview" />;
  const { rules, view } = look;
  const { columns, rows, size } = rules.grid;
  return (
    <svg
      class="games-preview"
      viewBox={`-1.4 -0.4 ${columns * size + 2.8} ${rows * size + 0.8}`}
      aria-hidden="true"
      focusable="false"
    >
      {view.tiles.map(({ slot, room }) => (
        <g key={slot} transform={`translate(${(slot % columns) * size} ${Math.floor(slot / columns) * size})`}>
          <rect
            class={room === undefined ? 'games-room games-room-down' : 'games-room'}
            x={0.15}
            y={0.15}
            width={size - 0.3}
            height={size - 0.3}
            rx={0.4}
          />
          {room === undefined && <circle class="games-room-mark" cx={size / 2} cy={size / 2} r={size / 5} />}
        </g>
      ))}
      {tokensOf(rules, view).map(({ id, side, sort, x, y }) => {
        const r = sort === 'character' ? 0.62 : 0.34;
        const place = `translate(${x} ${y}) scale(${r})`;
        return <path key={id} class={`games-token games-token-${side}`} d={SHAPES[side]} transform={place} />;
      })}
    </svg>
  );
};

/** The sides are told apart by shape as well. */
const SHAPES = {
  yellow: 'M-1 0a1 1 0 0 1 2 0a1 1 0 0 1 -2 0z',
  blue: 'M-.95 -.9h1.9v1.05c0 .5 -.45 .8 -.95 1c-.5 -.2 -.95 -.5 -.95 -1z',
} as const;

const tokensOf = (rules: Ruleset, view: State) =>
  view.pieces.flatMap(({ id, at, carrier }) => {
    const member = rules.roster[id];
    if (member === undefined || at < 0 || carrier !== undefined) return [];
    return [{ id, side: member.owner, sort: member.sort, ...squareOf(rules, view, at) }];
  });

const squareOf = ({ grid }: Ruleset, { tiles }: State, place: number) => {
  const { cells, columns, lineLength, size, squares, worldIndex } = grid;
  if (place >= squares) {
    const line = Math.floor((place - squares) / lineLength);
    return { x: line === 0 ? -0.6 : columns * size + 0.6, y: ((place - squares) % lineLength) + 0.5 };
  }
  const tile = tiles[Math.floor(place / cells)];
  const [slot, cell] = [tile?.slot ?? 0, worldIndex[tile?.turn ?? 0]?.[place % cells] ?? 0];
  return {
    x: (slot % columns) * size + (cell % size) + 0.5,
    y: Math.floor(slot / columns) * size + Math.floor(cell / size) + 0.5,
  };
};
