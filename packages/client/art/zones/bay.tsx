import type { ArtSide } from '../gallery.ts';
import { iconShape, ZONE_ICONS, type ZoneIconName } from './icon.tsx';
import { BAY, ROOM } from './measures.ts';

export interface BayProps {
  readonly side: ArtSide;
  /** Where its labyrinth lies: the niches open to it. */
  readonly towards: 'up' | 'down';
  /** The icons whose zones can be entered from here. */
  readonly joined: readonly ZoneIconName[];
}

const NICHE = ROOM / ZONE_ICONS.length;
const COLOURS = {
  yellow: { stone: '#c99a3d', dark: '#7a5716', light: '#f3d184' },
  blue: { stone: '#5583b1', dark: '#27486b', light: '#a9cdef' },
} as const;

/** The middle of a niche around the middle of its bay. */
export const nicheCentre = (icon: ZoneIconName): number => (ZONE_ICONS.indexOf(icon) - 1.5) * NICHE;

/** One half of a starting zone, before one room: a niche for each icon that may be faced. */
export const Bay = ({ side, towards, joined }: BayProps) => {
  const { stone, dark } = COLOURS[side];
  return (
    <g transform={towards === 'up' ? undefined : 'scale(1 -1)'}>
      <rect x={-ROOM / 2} y={-BAY / 2} width={ROOM} height={BAY} fill={dark} />
      <rect x={-ROOM / 2 + 5} y={-BAY / 2 + 5} width={ROOM - 10} height={BAY - 10} rx="10" fill={stone} />
      {ZONE_ICONS.map((icon) => (
        <Niche key={icon} icon={icon} side={side} towards={towards} isJoined={joined.includes(icon)} />
      ))}
    </g>
  );
};

interface NicheProps extends Pick<BayProps, 'side' | 'towards'> {
  readonly icon: ZoneIconName;
  readonly isJoined: boolean;
}

const Niche = ({ icon, side, towards, isJoined }: NicheProps) => {
  const { dark, light } = COLOURS[side];
  const sign = `light-dark(${dark}, ${light})`;
  return (
    <g transform={`translate(${nicheCentre(icon)} 0)`} stroke-linejoin="round">
      <path d={isJoined ? OPEN : SHUT} fill="var(--art-slab-2)" stroke={dark} stroke-width="6" />
      <path d={SILL} fill="none" stroke={light} stroke-width="4" stroke-opacity="0.8" />
      <g transform={`translate(0 -58) scale(.42 ${towards === 'up' ? 0.42 : -0.42})`}>
        <path
          d={iconShape(icon)}
          fill={isJoined ? sign : 'none'}
          stroke={sign}
          stroke-opacity={isJoined ? 1 : 0.7}
          stroke-width={isJoined ? 6 : 9}
        />
        {icon === 'gear' && isJoined && <circle r="15" fill="var(--art-slab-2)" />}
      </g>
    </g>
  );
};

const OPEN = 'M-64 84 V-95 H64 V84 Q64 88 58 88 H-58 Q-64 88 -64 84 Z';
const SHUT = 'M-64 84 V-40 C-64 -78 -36 -88 0 -88 C36 -88 64 -78 64 -40 V84 Q64 88 58 88 H-58 Q-64 88 -64 84 Z';
const SILL = 'M-56 80 H56';
