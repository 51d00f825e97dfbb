import { cogPath } from './cog.ts';
import { LogoMark } from './logo.tsx';

/** The back of a room of `size` squares, around the origin; the mark stays upright. */
export const RoomBack = ({ size, upright }: { readonly size: number; readonly upright: number }) => {
  const half = size * 50;
  const inner = half - 26;
  return (
    <>
      <rect
        x={-half}
        y={-half}
        width={2 * half}
        height={2 * half}
        rx="10"
        fill="url(#art-back) #43362b"
        stroke="var(--art-back-line)"
        stroke-width="6"
      />
      <path d={hatch(half)} stroke="var(--art-back-line)" stroke-width="2" stroke-opacity="0.35" />
      <rect
        x={-inner}
        y={-inner}
        width={2 * inner}
        height={2 * inner}
        rx="14"
        fill="none"
        stroke="var(--art-back-line)"
        stroke-width="9"
      />
      <rect
        x={-inner}
        y={-inner}
        width={2 * inner}
        height={2 * inner}
        rx="14"
        fill="none"
        stroke="url(#art-brass) #c08f3c"
        stroke-width="4"
      />
      <Wheels half={half} />
      {CORNERS.map((corner) => (
        <Bracket key={corner} turn={corner} half={half} />
      ))}
      <g class="board-upright" data-upright style={{ transform: `rotate(${upright}deg)` }}>
        <g transform="scale(1.5)" opacity="0.92">
          <LogoMark />
        </g>
      </g>
    </>
  );
};

const CORNERS = [0, 90, 180, 270];

const Wheels = ({ half }: { readonly half: number }) => (
  <g fill="none" stroke="var(--art-back-mark)" stroke-linejoin="round">
    <path
      d={cogPath({ teeth: 24, outer: half * 0.74, inner: half * 0.65 })}
      stroke-width="6"
      fill="var(--art-back-line)"
      fill-opacity="0.28"
    />
    <circle r={half * 0.57} stroke-width="3" stroke-dasharray="3 11" stroke-linecap="round" />
    <circle r={half * 0.5} stroke-width="5" />
    {[0, 60, 120].map((turn) => (
      <path
        key={turn}
        d={`M${-half * 0.5} 0 H${half * 0.5}`}
        transform={`rotate(${turn})`}
        stroke-width="9"
        stroke-opacity="0.6"
      />
    ))}
    <circle r={half * 0.36} stroke-width="5" fill="var(--art-back-2)" />
  </g>
);

const Bracket = ({ turn, half }: { readonly turn: number; readonly half: number }) => (
  <g transform={`rotate(${turn}) translate(${-half} ${-half})`}>
    <path
      d="M9 16 Q9 9 16 9 H104 L92 36 H44 Q36 36 36 44 V92 L9 104 Z"
      fill="url(#art-brass) #d9a441"
      stroke="var(--art-brass-4)"
      stroke-width="4"
      stroke-linejoin="round"
    />
    {RIVETS.map(([x, y]) => (
      <circle
        key={`${x}-${y}`}
        cx={x}
        cy={y}
        r="5.5"
        fill="var(--art-brass-1)"
        stroke="var(--art-brass-4)"
        stroke-width="2.5"
      />
    ))}
  </g>
);

const RIVETS = [
  [22, 22],
  [76, 22],
  [22, 76],
] as const;

const hatch = (half: number): string => {
  const lines: string[] = [];
  for (let at = -half + 40; at < half; at += 40) lines.push(`M${-half} ${at} H${half} M${at} ${-half} V${half}`);
  return lines.join(' ');
};
