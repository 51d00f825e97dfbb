import type { ComponentChildren } from 'preact';
import { cogPath } from './cog.ts';
import type { ArtSide } from './gallery.ts';

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
export const Frame = ({ side, children }: { readonly side: ArtSide; readonly children: ComponentChildren }) => (
  <svg class="art-card" viewBox="0 0 100 140" aria-hidden="true" focusable="false">
    <rect x="2" y="2" width="96" height="136" rx="9" fill={LINES[side]} />
    {children}
  </svg>
);

export const LINES = { yellow: 'var(--art-brass-4)', blue: 'var(--art-steel-4)' } as const;
export const RIMS = { yellow: 'url(#art-brass) #e9bd5c', blue: 'url(#art-steel) #a9c3da' } as const;
export const COG = cogPath({ teeth: 9, outer: 11, inner: 8 });

export const Sheet = ({ side, band }: { readonly side: ArtSide; readonly band: string }) => (
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
export const Index = ({ text, fill }: { readonly text: string; readonly fill: string }) => (
  <>
    <circle cx="20" cy="21" r="12" fill={fill} stroke="#241710" stroke-width="2" />
    <text class="art-text" x="20" y="27" font-size="18" fill="#fff3da">
      {text}
    </text>
  </>
);
