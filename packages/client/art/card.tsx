import { cogPath } from './cog.ts';
import type { ArtSide } from './gallery.ts';
import { LogoMark } from './logo.tsx';

export interface CardProps {
  /** Without one, the back is shown. */
  readonly face: Face | undefined;
  readonly side: ArtSide;
}

/** What is printed on it. */
export interface Face {
  readonly sort: 'action' | 'jump' | 'combat';
  readonly value: number;
}

/** A card on its own. It says nothing: what stands beside it does. */
export const Card = ({ face, side }: CardProps) => {
  return (
    <svg class="art-card" viewBox="0 0 100 140" aria-hidden="true" focusable="false">
      <rect x="2" y="2" width="96" height="136" rx="9" fill={LINES[side]} />
      {face?.sort === 'action' && <ActionFace value={face.value} side={side} />}
      {face?.sort === 'combat' && <CombatFace value={face.value} side={side} />}
      {face?.sort === 'jump' && <JumpFace side={side} />}
      {face === undefined && <CardBack side={side} />}
    </svg>
  );
};

const LINES = { yellow: 'var(--art-brass-4)', blue: 'var(--art-steel-4)' } as const;
const RIMS = { yellow: 'url(#art-brass) #e9bd5c', blue: 'url(#art-steel) #a9c3da' } as const;
const COG = cogPath({ teeth: 9, outer: 11, inner: 8 });

const Sheet = ({ side, band }: { readonly side: ArtSide; readonly band: string }) => (
  <>
    <rect x="4" y="4" width="92" height="132" rx="7.5" fill={RIMS[side]} />
    <rect
      x="9"
      y="9"
      width="82"
      height="122"
      rx="5"
      fill="url(#art-parchment) #fbf1d8"
      stroke={LINES[side]}
      stroke-width="1.5"
    />
    <rect
      x="12.5"
      y="12.5"
      width="75"
      height="115"
      rx="3"
      fill="none"
      stroke="var(--art-parchment-line)"
      stroke-width="1"
    />
    <path d="M12.5 100 H87.5 V124.5 Q87.5 127.5 84.5 127.5 H15.5 Q12.5 127.5 12.5 124.5 Z" fill={band} />
    <path d="M12.5 100 H87.5" stroke="var(--art-parchment-ink)" stroke-width="1.5" />
    {SPECKS.map(([x, y]) => (
      <circle key={`${x}-${y}`} cx={x} cy={y} r="1.6" fill={LINES[side]} />
    ))}
  </>
);

const SPECKS = [
  [6.5, 6.5],
  [93.5, 6.5],
  [6.5, 133.5],
  [93.5, 133.5],
] as const;

/** Seen when cards overlap in a hand. */
const Index = ({ text, fill }: { readonly text: string; readonly fill: string }) => (
  <>
    <circle cx="20" cy="21" r="12" fill={fill} stroke="#241710" stroke-width="2" />
    <text class="art-text" x="20" y="27" font-size="18" fill="#fff3da">
      {text}
    </text>
  </>
);

const ActionFace = ({ value, side }: { readonly value: number; readonly side: ArtSide }) => (
  <>
    <Sheet side={side} band="#3f332a" />
    <path
      d={cogPath({ teeth: 14, outer: 35, inner: 29 })}
      transform="translate(50 55)"
      fill="url(#art-brass) #e9bd5c"
      stroke="var(--art-brass-4)"
      stroke-width="2.5"
      stroke-linejoin="round"
    />
    <circle
      cx="50"
      cy="55"
      r="24.5"
      fill="url(#art-parchment) #fbf1d8"
      stroke="var(--art-brass-4)"
      stroke-width="2.5"
    />
    <text class="art-text" x="50" y="70" font-size="44" fill="var(--art-parchment-ink)">
      {value}
    </text>
    <Index text={`${value}`} fill="#3f332a" />
    {Array.from({ length: value }, (_, nth) => (
      <g key={`${nth + 1}`} transform={`translate(${50 + (nth - (value - 1) / 2) * 15} 113.7) scale(0.62)`}>
        <path d={COG} fill="url(#art-brass) #e9bd5c" stroke="#1d140c" stroke-width="1.5" />
        <circle r="3.4" fill="#3f332a" />
      </g>
    ))}
  </>
);

const BLADE = 'M0 -41 L6 -33 V16 H-6 V-33 Z';

const CombatFace = ({ value, side }: { readonly value: number; readonly side: ArtSide }) => (
  <>
    <Sheet side={side} band="#8e2f22" />
    {[-38, 38].map((turn) => (
      <g
        key={turn}
        transform={`translate(50 56) rotate(${turn})`}
        stroke="#241710"
        stroke-width="2.4"
        stroke-linejoin="round"
      >
        <path d={BLADE} fill="#e4ecf2" />
        <path d="M0 -41 L6 -33 V16 H0 Z" fill="#a3b4c4" stroke="none" />
        <path d="M-14 15 H14 V21 H-14 Z" fill="url(#art-brass) #e9bd5c" />
        <path d="M-3.5 21 H3.5 V33 H-3.5 Z" fill="#6d3a20" />
        <circle cy="36" r="4.5" fill="url(#art-brass) #e9bd5c" />
      </g>
    ))}
    <path
      d="M29 36 H71 V58 C71 73 60 80 50 85 C40 80 29 73 29 58 Z"
      fill="#a53a2a"
      stroke="#241710"
      stroke-width="2.8"
      stroke-linejoin="round"
    />
    <path d="M50 36 H71 V58 C71 73 60 80 50 85 Z" fill="#852a1d" />
    <path
      d="M29 36 H71 V58 C71 73 60 80 50 85 C40 80 29 73 29 58 Z"
      fill="none"
      stroke="#f2c98e"
      stroke-width="1.4"
      transform="translate(50 58) scale(0.86) translate(-50 -58)"
    />
    <text class="art-text" x="50" y="70" font-size="36" fill="#fff3da">
      {value}
    </text>
    <Blades />
    <Index text={`${value}`} fill="#8e2f22" />
  </>
);

const Blades = () => (
  <g transform="translate(50 113.7)" stroke="#fff3da" stroke-width="2.2" stroke-linecap="round">
    <path d="M-9 -7 L9 7 M9 -7 L-9 7 M-10 3 L-5 8 M10 3 L5 8" />
  </g>
);

const JumpFace = ({ side }: { readonly side: ArtSide }) => (
  <>
    <Sheet side={side} band="#2b5f57" />
    <Index text="" fill="#2b5f57" />
    <path d="M14.5 24 L20 18 L25.5 24" fill="none" stroke="#fff3da" stroke-width="3.4" stroke-linecap="round" />
    <path
      d="M20 88 C26 36 66 24 78 62"
      fill="none"
      stroke="#2b5f57"
      stroke-width="4.5"
      stroke-dasharray="1 8"
      stroke-linecap="round"
    />
    <path d="M70 60 L86 59 L79 73 Z" fill="#2b5f57" stroke="#241710" stroke-width="1.8" stroke-linejoin="round" />
    <g stroke="#241710" stroke-width="2.6" stroke-linejoin="round" stroke-linecap="round">
      <path d="M38 38 H56 L55 62 C62 68 73 68 75 76 V82 H38 C36 68 40 56 38 38 Z" fill="#9a5a2c" />
      <path d="M37 82 H76 V88 H37 Z" fill="#3f2a1a" />
      <path d="M36 36 H58 V44 H36 Z" fill="#d9a441" />
      <path d="M38 62 C26 62 18 56 15 46 C22 49 26 48 29 50 C24 44 22 40 22 34 C30 42 38 46 40 54 Z" fill="#fff3da" />
    </g>
    <path
      d="M38 120 L50 107 L62 120"
      transform="translate(0 -2)"
      fill="none"
      stroke="#fff3da"
      stroke-width="4"
      stroke-linecap="round"
      stroke-linejoin="round"
    />
  </>
);

const BACKS = {
  yellow: { field: '#8a5a18', mark: '#c8922f' },
  blue: { field: '#27496d', mark: '#4f7ba6' },
} as const;

const CardBack = ({ side }: { readonly side: ArtSide }) => {
  const { field, mark } = BACKS[side];
  return (
    <>
      <rect x="4" y="4" width="92" height="132" rx="7.5" fill={RIMS[side]} />
      <rect x="9" y="9" width="82" height="122" rx="5" fill={field} stroke={LINES[side]} stroke-width="1.5" />
      <g fill="none" stroke={mark} stroke-width="1.6">
        <rect x="14" y="14" width="72" height="112" rx="3" />
        <path d="M14 70 L50 14 L86 70 L50 126 Z" />
        <path
          d={cogPath({ teeth: 18, outer: 34, inner: 30 })}
          transform="translate(50 70)"
          fill={field}
          stroke-width="2"
        />
        <circle cx="50" cy="70" r="25" />
        {[20, 80].map((x) =>
          [20, 120].map((y) => (
            <path key={`${x}-${y}`} d={COG} transform={`translate(${x} ${y}) scale(0.5)`} fill={mark} />
          )),
        )}
      </g>
      <g transform="translate(50 70) scale(0.42)">
        <LogoMark />
      </g>
    </>
  );
};
