import { type CardProps, COG, Frame, Index, LINES, RIMS, Sheet } from './card.tsx';
import { cogPath } from './cog.ts';
import type { ArtSide } from './gallery.ts';
import { LogoMark } from './logo.tsx';

/** What a fight is decided with. */
export const CombatCard = ({ face, side }: CardProps) => (
  <Frame side={side}>
    {face === undefined ? <CardBack side={side} /> : <CombatFace value={face.value} side={side} />}
  </Frame>
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
