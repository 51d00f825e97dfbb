import { cogPath } from '../cog.ts';
import type { ArtSide } from '../gallery.ts';
import { RIMS } from '../rims.ts';

export interface WheelProps {
  readonly side: ArtSide;
  readonly points: number;
  /** What the action that is thought of would take. */
  readonly cost: number;
  /** What the end of the turn would take, as far as it is known. */
  readonly lost: number;
}

const MOST = 6;
const RIM = cogPath({ teeth: 24, outer: 50, inner: 45.5 });

/** The action wheel: a lamp for each point, which is lit, about to be spent, about to be lost, or out. */
export const Wheel = ({ side, points, cost, lost }: WheelProps) => {
  const { rim, line } = RIMS[side];
  const left = Math.max(points - cost, 0);
  return (
    <svg class="art-wheel" viewBox="-54 -54 108 108" aria-hidden="true" focusable="false">
      <path d={RIM} fill={rim} stroke={line} stroke-width="2.4" stroke-linejoin="round" />
      <circle r="41" fill="#2f241d" stroke={line} stroke-width="2.4" />
      {Array.from({ length: MOST }, (_, nth) => (
        <Lamp key={nth} nth={nth} state={stateOf(nth, { points, left, lost })} />
      ))}
      <circle r="19" fill={FACES[side]} stroke={line} stroke-width="2.4" />
      <text class="art-text" y="9.6" font-size="28" fill="#24170f">
        {left}
      </text>
    </svg>
  );
};

const FACES = { yellow: '#f6d27a', blue: '#b9d6ef' } as const;

type LampState = 'lit' | 'spent' | 'lost' | 'out';

interface Reckoning {
  readonly points: number;
  readonly left: number;
  readonly lost: number;
}

/** The topmost are the first to go. */
const stateOf = (nth: number, { points, left, lost }: Reckoning): LampState => {
  if (nth >= points) return 'out';
  if (nth >= left) return 'spent';
  return nth >= left - lost ? 'lost' : 'lit';
};

/** Around the dial from below on the left, as on a gauge. */
const Lamp = ({ nth, state }: { readonly nth: number; readonly state: LampState }) => {
  const angle = ((-150 + nth * 60) * Math.PI) / 180;
  const at = `translate(${(30 * Math.sin(angle)).toFixed(1)} ${(-30 * Math.cos(angle)).toFixed(1)})`;
  return (
    <g transform={at} stroke-linecap="round" stroke-linejoin="round">
      {LAMPS[state]}
    </g>
  );
};

const LAMPS = {
  lit: (
    <>
      <circle r="9" fill="#ffd75e" stroke="#6b4508" stroke-width="2.2" />
      <path d="M-4 -3.4 A5.4 5.4 0 0 1 2 -5" fill="none" stroke="#fff" stroke-width="2.2" />
    </>
  ),
  spent: (
    <>
      <circle r="9" fill="#5b4310" stroke="#ffd75e" stroke-width="2.4" stroke-dasharray="3.4 3.7" />
      <path d="M-3.6 0 H3.6" stroke="#ffd75e" stroke-width="2.8" />
    </>
  ),
  lost: (
    <>
      <circle r="9" fill="#c4221f" stroke="#4a0a08" stroke-width="2.2" />
      <path d="M-3.2 -3.2 L3.2 3.2 M3.2 -3.2 L-3.2 3.2" stroke="#fff" stroke-width="2.6" />
    </>
  ),
  out: <circle r="7" fill="#1b1410" stroke="#6b5a4b" stroke-width="2" />,
} as const;
