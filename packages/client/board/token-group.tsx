import { useMemo } from 'preact/hooks';
import { FIELDS } from '../art/medallion-shapes.ts';
import { Token } from '../art/token.tsx';
import type { Point } from './geometry.ts';
import type { TokenView } from './model.ts';
import { useSame } from './same.ts';

export interface TokenGroupProps {
  readonly token: TokenView;
  readonly loads: readonly TokenView[];
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
  const { token, loads, at, turned, crowd } = useSame(props);
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
            <Token kind={token.kind} face={token.face} sort={token.sort} side={token.side} wounded={token.wounded} />
            {token.mood === 'spent' && <Dimmed side={token.side} />}
            {loads.map((load, nth) => (
              <Badge key={load.id} load={load} at={(loads.length < 2 ? ONE_HAND : TWO_HANDS)[nth]} />
            ))}
          </g>
        </g>
      </g>
    ),
    [token, loads, at, turned, crowd],
  );
};

const Aura = ({ token }: { readonly token: TokenView }) => {
  const { mood, side } = token;
  if (mood !== 'selected' && mood !== 'ready') return null;
  return (
    <g class={`board-aura board-aura-${mood}`}>
      <path class="board-aura-casing" d={FIELDS[side].outer} />
      <path class="board-aura-line" d={FIELDS[side].outer} />
      <path class="board-aura-points" d={mood === 'selected' ? POINTS : POINT} />
    </g>
  );
};

/** Above whoever can act. */
const POINT = 'M0 -45 l-17 -21 h34 Z';
const POINTS = 'M0 -50 l-10 -12 h20 Z M0 52 l-10 12 h20 Z M-50 0 l-12 -10 v20 Z M50 0 l12 -10 v20 Z';

const Dimmed = ({ side }: Pick<TokenView, 'side'>) => <path class="board-dimmed" d={FIELDS[side].outer} />;

/** What a character carries is at its lower right; a second thing at its lower left. */
const ONE_HAND = ['translate(27 27) scale(0.56)'];
const TWO_HANDS = ['translate(30 30) scale(0.5)', 'translate(-30 30) scale(0.5)'];

const Badge = ({ load, at }: { readonly load: TokenView; readonly at: string | undefined }) => (
  <g data-token={load.id} data-load transform={at}>
    <g data-pose>
      <circle r="50" fill="#120c07" fill-opacity="0.45" />
      <Token kind={load.kind} sort={load.sort} side={load.side} wounded={load.wounded} />
    </g>
  </g>
);

const seat = ({ nth, of }: Crowd, { sort }: TokenView): string =>
  `${SEATS[of]?.[nth] ?? ''} scale(${sort === 'character' ? 0.9 : 0.78})`;

/** How two or three tokens make room for each other. */
const SEATS: Readonly<Record<number, readonly string[]>> = {
  2: ['translate(-17px, -17px) scale(0.74)', 'translate(19px, 19px) scale(0.74)'],
  3: ['translate(-22px, -20px) scale(0.62)', 'translate(22px, -8px) scale(0.62)', 'translate(-8px, 25px) scale(0.62)'],
};
