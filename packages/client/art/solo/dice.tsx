export interface DieProps {
  readonly colour: 'red' | 'white';
  readonly value: number;
}

const FACES = {
  red: { fill: '#d2453c', light: '#ee7c70', line: '#5c120d', pip: '#fff4e6' },
  white: { fill: '#f4efe4', light: '#ffffff', line: '#4b4135', pip: '#2b2219' },
} as const;

const [L, M, R] = [-17, 0, 17];
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[M, M]],
  2: [
    [L, L],
    [R, R],
  ],
  3: [
    [L, L],
    [M, M],
    [R, R],
  ],
  4: [
    [L, L],
    [R, L],
    [L, R],
    [R, R],
  ],
  5: [
    [L, L],
    [R, L],
    [M, M],
    [L, R],
    [R, R],
  ],
};

/** A die of teleportation, in a box from -50 to 50; its six is a choice. */
export const Die = ({ colour, value }: DieProps) => {
  const { fill, light, line, pip } = FACES[colour];
  return (
    <>
      <rect x="-39" y="-37" width="78" height="78" rx="16" fill="#000" fill-opacity="0.3" />
      <rect x="-39" y="-41" width="78" height="78" rx="16" fill={fill} stroke={line} stroke-width="5" />
      <path d="M-29 -25 Q-29 -32 -20 -32 H20" fill="none" stroke={light} stroke-width="4.4" stroke-linecap="round" />
      <g transform="translate(0 -2)">
        {value === 6 ? (
          <path d={HAND} fill={pip} stroke={line} stroke-width="3" stroke-linejoin="round" />
        ) : (
          (PIPS[value] ?? []).map(([x, y]) => <circle key={`${x},${y}`} cx={x} cy={y} r="7.6" fill={pip} />)
        )}
      </g>
    </>
  );
};

/** A finger that points out. */
const HAND =
  'M-6 24 C-15 22 -21 14 -22 4 C-22 -1 -15 -2 -13 3 L-10 8 V-22 C-10 -29 -1 -29 -1 -22 V-4 C2 -8 8 -7 8 -2 C11 -6 17 -4 17 1 C20 -1 23 1 23 5 C24 16 20 24 10 24 Z';

export interface TurnDieProps {
  readonly way: 'clockwise' | 'counterclockwise';
  readonly quarters: number;
}

/** The die that says how a room turns. */
export const TurnDie = ({ way, quarters }: TurnDieProps) => {
  const { fill, line } = SENSES[way];
  return (
    <>
      <rect x="-39" y="-37" width="78" height="78" rx="16" fill="#000" fill-opacity="0.3" />
      <rect x="-39" y="-41" width="78" height="78" rx="16" fill={fill} stroke={line} stroke-width="5" />
      <g transform={way === 'clockwise' ? 'translate(0 -2)' : 'translate(0 -2) scale(-1 1)'} fill="none">
        <path d={SWEEP} stroke={line} stroke-width="13" />
        <path d={SWEEP} stroke="#fff4d4" stroke-width="7" />
        <path d="M37 2 L14 0 L22 22 Z" fill="#fff4d4" stroke={line} stroke-width="3" stroke-linejoin="round" />
      </g>
      <text class="art-text" y="9" font-size="32" fill="#fff4d4" stroke={line} stroke-width="5" paint-order="stroke">
        {quarters}
      </text>
    </>
  );
};

const SENSES = {
  clockwise: { fill: '#c9582c', line: '#6f2710' },
  counterclockwise: { fill: '#2c9480', line: '#0d4a40' },
} as const;
const SWEEP = 'M-7 25 A26 26 0 1 1 25 7';
