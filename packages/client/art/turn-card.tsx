import { type CardProps, COG, Frame, Index, Sheet } from './card.tsx';
import { cogPath } from './cog.ts';
import type { ArtSide } from './gallery.ts';

/** What a turn is played with. */
export const TurnCard = ({ face, side }: CardProps) => (
  <Frame side={side}>
    {face?.sort === 'jump' ? <JumpFace side={side} /> : <ActionFace value={face?.value ?? 0} side={side} />}
  </Frame>
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
