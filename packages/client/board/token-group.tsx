import { useMemo } from 'preact/hooks';
import { FIELDS } from '../art/medallion-shapes.ts';
import { Token } from '../art/token.tsx';
import type { Point } from './geometry.ts';
import type { TokenView } from './model.ts';
import { useSame } from './same.ts';

export interface TokenGroupProps {
  readonly token: TokenView;
  readonly load: TokenView | undefined;
  /** In the frame of what it stands on, and how far that frame is turned on the screen. */
  readonly at: Point;
  readonly turned: number;
  readonly crowd: Crowd;
}

/** How many tokens share its square, and which of them it is. */
export interface Crowd {
  readonly nth: number;
  readonly of: number;
}

/** A token that stays upright whatever turns below it. The groups are what motions move. */
export const TokenGroup = (props: TokenGroupProps) => {
  const { token, load, at, turned, crowd } = useSame(props);
  return useMemo(
    () => (
      <g
        class={`board-token board-mood-${token.mood}`}
        data-token={token.id}
        style={{ transform: `translate(${at.x}px, ${at.y}px)` }}
      >
        <g data-upright style={{ transform: `rotate(${-turned}deg) ${seat(crowd, token)}` }}>
          <g data-pose>
            <Aura token={token} />
            <Token kind={token.kind} sort={token.sort} side={token.side} wounded={token.wounded} />
            {token.mood === 'spent' && <Dimmed side={token.side} />}
            {load && <Badge load={load} />}
          </g>
        </g>
      </g>
    ),
    [token, load, at, turned, crowd],
  );
};

const Aura = ({ token }: { readonly token: TokenView }) => {
  const { mood, side } = token;
  if (mood !== 'selected' && mood !== 'ready') return null;
  return (
    <g class={`board-aura board-aura-${mood}`}>
      <path class="board-aura-casing" d={FIELDS[side].outer} />
      <path class="board-aura-line" d={FIELDS[side].outer} />
      {mood === 'selected' && <path class="board-aura-points" d={POINTS} />}
    </g>
  );
};

const POINTS = 'M0 -50 l-10 -12 h20 Z M0 52 l-10 12 h20 Z M-50 0 l-12 -10 v20 Z M50 0 l12 -10 v20 Z';

const Dimmed = ({ side }: Pick<TokenView, 'side'>) => <path class="board-dimmed" d={FIELDS[side].outer} />;

/** What a character carries, at its lower right. */
const Badge = ({ load }: { readonly load: TokenView }) => (
  <g data-token={load.id} data-load transform="translate(27 27) scale(0.56)">
    <g data-pose>
      <circle r="50" fill="#120c07" fill-opacity="0.45" />
      <Token kind={load.kind} sort={load.sort} side={load.side} wounded={load.wounded} />
    </g>
  </g>
);

const seat = ({ nth, of }: Crowd, { sort }: TokenView): string => {
  const scale = sort === 'character' ? 0.9 : 0.78;
  if (of < 2) return `scale(${scale})`;
  const shift = nth === 0 ? -17 : 19;
  return `translate(${shift}px, ${shift}px) scale(${scale * 0.74})`;
};
