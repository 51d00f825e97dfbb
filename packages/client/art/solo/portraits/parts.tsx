import { Both } from '../../common/both.tsx';

// What several portraits wear, each where its wearer has room for it.

interface Place {
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
}

const at = ({ x, y, scale = 1 }: Place): string => `translate(${x} ${y}) scale(${scale})`;

/** A line that is seen on anything: dark, and its own colour within. */
export const Line = ({
  d,
  colour,
  width = 3.4,
}: {
  readonly d: string;
  readonly colour: string;
  readonly width?: number;
}) => (
  <>
    <path d={d} fill="none" stroke-width={width + 4} />
    <path d={d} fill="none" stroke={colour} stroke-width={width} />
  </>
);

export const Scar = (place: Place) => (
  <path d="M-5 -9 L5 9 M-5 -2 L3 -5 M-2 6 L6 2" transform={at(place)} fill="none" stroke="#b0302a" stroke-width="2.8" />
);

export const Flame = (place: Place) => (
  <g transform={at(place)}>
    <path
      d="M0 -16 C5 -8 12 -4 11 5 C10 13 5 16 0 16 C-6 16 -11 12 -11 5 C-11 -1 -7 -3 -6 -8 C-4 -7 -3 -5 -2 -3 C0 -7 1 -11 0 -16 Z"
      fill="#f0702a"
      stroke-width="3"
    />
    <path d="M1 0 C3 4 6 6 5 10 C4 13 2 14 0 14 C-4 14 -6 11 -5 7 C-4 5 -1 4 1 0 Z" fill="#ffe45c" stroke="none" />
  </g>
);

export const Leaf = (place: Place) => (
  <g transform={at(place)}>
    <path d="M0 14 C-12 8 -12 -6 0 -16 C12 -6 12 8 0 14 Z" fill="#5fb548" stroke-width="2.8" />
    <path d="M0 16 V-8 M0 2 L-5 -2 M0 6 L5 1" fill="none" stroke="#2b6324" stroke-width="2.2" />
  </g>
);

export const Gem = ({ fill, ...place }: Place & { readonly fill: string }) => (
  <path d="M-7 -3 L-4 -8 H4 L7 -3 L0 8 Z" transform={at(place)} fill={fill} stroke-width="2.6" />
);

/** Two round glasses. */
export const Glasses = ({ fill, ...place }: Place & { readonly fill: string }) => (
  <g transform={at(place)} stroke-width="2.8">
    <circle cx="-9" r="7.4" fill={fill} fill-opacity="0.72" />
    <circle cx="9" r="7.4" fill={fill} fill-opacity="0.72" />
    <path d="M-2 -1 q2 -2 4 0 M-16 -2 L-21 -5 M16 -2 L21 -5" fill="none" />
  </g>
);

export const Moustache = ({ fill, shade, ...place }: Place & { readonly fill: string; readonly shade: string }) => (
  <g transform={at(place)}>
    <Both d="M0 0 C-6 -4 -14 -1 -20 12 C-13 9 -6 9 0 5" fill={fill} shade={shade} width={2.8} />
  </g>
);

/** Arrows that turn about a middle: one way, or each its own. */
export const Turning = ({ colour, ...place }: Place & { readonly colour: string }) => (
  <g transform={at(place)}>
    <Line d="M-9 -3 A9.5 9.5 0 0 1 8 -5 M9 3 A9.5 9.5 0 0 1 -8 5" colour={colour} width={3} />
    <path d="M12 -10 V-1 L4 -4 Z M-12 10 V1 L-4 4 Z" fill={colour} stroke-width="1.8" />
  </g>
);

export const Wing = ({ fill, ...place }: Place & { readonly fill: string }) => (
  <path
    d="M0 6 C-8 6 -18 2 -20 -14 C-15 -12 -13 -11 -11 -9 C-11 -13 -10 -15 -9 -18 C-2 -13 2 -6 0 6 Z"
    transform={at(place)}
    fill={fill}
    stroke-width="2.8"
  />
);
