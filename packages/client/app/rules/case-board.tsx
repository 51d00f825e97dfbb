import { compile, parsePosition, redact } from '@archmage/engine';
import { useMemo } from 'preact/hooks';
import { ArtDefs } from '../../art/defs.tsx';
import { centreOf, placeCentre, type Rect, type Square, slotCentre } from '../../board/geometry.ts';
import type { BoardModel } from '../../board/model.ts';
import { RoomGroup } from '../../board/room-group.tsx';
import { TokenGroup } from '../../board/token-group.tsx';
import { standingOn } from '../../board/tokens.ts';
import { pictureOf } from '../play/picture.ts';
import type { CaseScene } from './case-scene.ts';
import '../../board/board.css';

/** The rooms a case speaks of, with its tokens and the squares it names. The words beside it say the same. */
export const CaseBoard = ({ scene }: { readonly scene: CaseScene }) => {
  const model = useMemo(() => modelOf(scene), [scene]);
  if (model === undefined) return undefined;
  const squares = scene.squares.map(squareNamed);
  const slots = slotsOf(model, squares);
  const { x, y, width, height } = frameOf(model, slots, squares);
  return (
    <svg class="case-board" viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true" focusable="false">
      <ArtDefs />
      {slots.map((slot) => (
        <Room key={slot} model={model} slot={slot} />
      ))}
      {squares.map((square) => (
        <Named key={`${square.column} ${square.row}`} model={model} square={square} />
      ))}
      <OnLines model={model} />
      <Names model={model} slots={slots} />
    </svg>
  );
};

const modelOf = ({ position }: CaseScene): BoardModel | undefined => {
  const rules = compile('base.1');
  const state = rules.ok ? parsePosition(position, rules.value) : rules;
  if (!rules.ok || !state.ok) return undefined;
  return pictureOf(rules.value, redact(state.value, 'spectator'), { words: { room: () => '' } });
};

/** `b1`, or `y4` and `z4` on the lines beside the labyrinth. */
const squareNamed = (name: string): Square => {
  const row = Number(name.slice(1)) - 1;
  if (name.startsWith('y')) return { column: -1, row };
  return { column: name.startsWith('z') ? LAST : name.charCodeAt(0) - 97, row };
};

/** The line behind twenty columns. */
const LAST = 20;

const slotsOf = ({ shape: { columns, rows, size } }: BoardModel, squares: readonly Square[]): readonly number[] => {
  const inside = (at: number, count: number) => Math.max(0, Math.min(count - 1, Math.floor(at / size)));
  const slots = squares.map(({ column, row }) => inside(row, rows) * columns + inside(column, columns));
  return [...new Set(slots)].sort((one, other) => one - other);
};

const EDGE = 34;

const frameOf = ({ shape }: BoardModel, slots: readonly number[], squares: readonly Square[]): Rect => {
  const half = shape.size * 50;
  const middles = slots.map((slot) => slotCentre(shape, slot));
  const beside = squares.filter(({ column }) => column < 0 || column >= LAST).map((square) => centreOf(shape, square));
  const xs = [...middles.flatMap(({ x }) => [x - half, x + half]), ...beside.flatMap(({ x }) => [x - 50, x + 50])];
  const ys = middles.flatMap(({ y }) => [y - half, y + half]);
  const [left, top] = [Math.min(...xs) - EDGE, Math.min(...ys) - EDGE];
  return { x: left, y: top, width: Math.max(...xs) + 8 - left, height: Math.max(...ys) + 8 - top };
};

const Room = ({ model, slot }: { readonly model: BoardModel; readonly slot: number }) => {
  const { shape } = model;
  const room = model.rooms.find((each) => each.slot === slot);
  const tokens = model.tokens.filter(({ place }) => Math.floor(place / shape.size ** 2) === room?.room);
  return room && <RoomGroup shape={shape} room={room} tokens={tokens} orientation="landscape" />;
};

const Named = ({ model, square }: { readonly model: BoardModel; readonly square: Square }) => {
  const { x, y } = centreOf(model.shape, square);
  return <rect class="case-square" x={x - 45} y={y - 45} width="90" height="90" rx="10" />;
};

const OnLines = ({ model }: { readonly model: BoardModel }) => {
  const { columns, rows, size } = model.shape;
  const tokens = model.tokens.filter(({ place }) => place >= columns * rows * size * size);
  return (
    <>
      {standingOn(tokens).map((one) => {
        const at = placeCentre(model, one.token.place);
        return at && <TokenGroup key={one.token.id} {...one} at={at} turned={0} />;
      })}
    </>
  );
};

/** Letters above the rooms that are drawn, numbers before them. */
const Names = ({ model: { shape }, slots }: { readonly model: BoardModel; readonly slots: readonly number[] }) => {
  const { columns, size } = shape;
  const wide = [...new Set(slots.map((slot) => slot % columns))];
  const high = [...new Set(slots.map((slot) => Math.floor(slot / columns)))];
  const within = (part: number) => Array.from({ length: size }, (_, nth) => part * size + nth);
  const top = centreOf(shape, { column: 0, row: Math.min(...high) * size }).y - 50;
  const left = centreOf(shape, { column: Math.min(...wide) * size, row: 0 }).x - 50;
  return (
    <g class="case-names">
      {wide.flatMap(within).map((column) => (
        <text key={`c${column}`} x={centreOf(shape, { column, row: 0 }).x} y={top - 10}>
          {String.fromCharCode(97 + column)}
        </text>
      ))}
      {high.flatMap(within).map((row) => (
        <text key={`r${row}`} x={left - 18} y={centreOf(shape, { column: 0, row }).y + 8}>
          {row + 1}
        </text>
      ))}
    </g>
  );
};
