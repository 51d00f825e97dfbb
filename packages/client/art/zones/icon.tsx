import { cogPath } from '../cog.ts';
import { ROOM_COLOURS, type RoomColour } from './colours.ts';

export const ZONE_ICONS = ['circle', 'triangle', 'square', 'gear'] as const;
export type ZoneIconName = (typeof ZONE_ICONS)[number];

export interface ZoneIconProps {
  readonly icon: ZoneIconName;
  readonly colour: RoomColour;
  /** Which way its room turns; a gear shows it. */
  readonly arrow: 'clockwise' | 'counterclockwise';
}

/** A zone's icon, inlaid in stone, in a box from -50 to 50. */
export const ZoneIcon = ({ icon, colour, arrow }: ZoneIconProps) => {
  const { fill, line, pale } = ROOM_COLOURS[colour];
  const shape = SHAPES[icon];
  return (
    <g stroke-linejoin="round">
      <path d={shape} transform="translate(0 3)" fill="none" stroke="var(--art-slab-light)" stroke-width="9" />
      <path d={shape} fill={fill} stroke={line} stroke-width="7" />
      <path d={shape} transform="scale(.78)" fill="none" stroke={pale} stroke-opacity="0.75" stroke-width="3.4" />
      {icon === 'gear' && <Arrow arrow={arrow} colour={colour} />}
    </g>
  );
};

/** The same as a sign in a line of text or beside a post. */
export const ZoneSign = ({ icon }: { readonly icon: ZoneIconName }) => (
  <svg class="art-token" viewBox="-50 -50 100 100" aria-hidden="true" focusable="false">
    <path d={SHAPES[icon]} fill="currentColor" stroke="currentColor" stroke-width="5" stroke-linejoin="round" />
    {icon === 'gear' && <circle r="15" fill="var(--art-table)" />}
  </svg>
);

const SHAPES: Readonly<Record<ZoneIconName, string>> = {
  circle: 'M0 -38 A38 38 0 1 1 0 38 A38 38 0 1 1 0 -38 Z',
  triangle: 'M0 -43 L43 33 H-43 Z',
  square: 'M-35 -35 H35 V35 H-35 Z',
  gear: cogPath({ teeth: 10, outer: 46, inner: 36 }),
};

export const iconShape = (icon: ZoneIconName): string => SHAPES[icon];

const Arrow = ({ arrow, colour }: Pick<ZoneIconProps, 'arrow' | 'colour'>) => {
  const { line } = ROOM_COLOURS[colour];
  return (
    <g transform={arrow === 'clockwise' ? undefined : 'scale(-1 1)'} fill="none">
      <path d={TURN} stroke={line} stroke-width="13" />
      <path d={TURN} stroke="#fff6de" stroke-width="7" />
      <path d="M31 1 L9 0 L17 21 Z" fill="#fff6de" stroke={line} stroke-width="3" />
    </g>
  );
};

const TURN = 'M-5.6 19.2 A20 20 0 1 1 19.2 5.6';
