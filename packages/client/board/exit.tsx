import { centreOf, type Orientation, RIM, tilt, toView, UNIT } from './geometry.ts';
import type { BoardShape, Side } from './model.ts';
import './past.css';

interface ExitProps {
  /** Whose way out it is: over the other side's line. */
  readonly side: Side;
  readonly shape: BoardShape;
  readonly orientation: Orientation;
  readonly text: string;
}

/** Where a side leaves the labyrinth: arrows along the line, and a word on the frame. */
export const Exit = ({ side, shape, orientation, text }: ExitProps) => {
  const { columns, rows, size } = shape;
  const column = side === 'yellow' ? columns * size : -1;
  const out = side === 'yellow' ? 1 : -1;
  const squares = Array.from({ length: rows * size }, (_, row) => centreOf(shape, { column, row }));
  const first = squares[0] ?? { x: 0, y: 0 };
  const last = squares.at(-1) ?? first;
  const rim = toView(orientation, { x: first.x + out * (UNIT / 2 + RIM / 2 + 1), y: (first.y + last.y) / 2 });
  const width = text.length * 14.5 + 50;
  return (
    <g class={`exit exit-${side}`} {...SILENT}>
      <g transform={`rotate(${tilt(orientation)})`}>
        <path class="exit-way" d={squares.map(({ x, y }) => arrow(x + out * 36, y, out)).join('')} />
      </g>
      <g transform={`translate(${rim.x} ${rim.y}) rotate(${orientation === 'landscape' ? 90 * out : 0})`}>
        <rect class="exit-plate" x={-width / 2} y={2 - RIM / 2} width={width} height={RIM - 4} rx="10" />
        <text class="exit-text" y="9">
          {text}
        </text>
      </g>
    </g>
  );
};

const SILENT = { 'aria-hidden': true } as const;

const arrow = (x: number, y: number, out: number): string =>
  `M${x - out * 6} ${y - 13} l${out * 12} 13 l${-out * 12} 13`;
