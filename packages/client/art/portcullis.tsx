export type PortcullisState = 'closed' | 'open' | 'broken';

/** Between its two jambs along an edge that runs from 0 to 100; lamps and shape both say its state. */
export const Portcullis = ({ state }: { readonly state: PortcullisState }) => (
  <>
    <path d="M17 -9 H83 V9 H17 Z" fill="var(--art-pit-2)" fill-opacity={state === 'closed' ? 0.92 : 0.34} />
    {state === 'closed' && <Closed />}
    {state === 'open' && <Raised />}
    {state === 'broken' && <Broken />}
    <Lamp at={9} state={state} />
    <Lamp at={91} state={state} />
  </>
);

/** A narrow gap to shoot through, between two blocks that stand out of the wall: light falls in from either side. */
export const Slit = () => (
  <g stroke-linejoin="round">
    <path d={BLOCKS} fill="var(--art-wall)" stroke="var(--art-wall-line)" stroke-width="6" />
    <path d={LIGHT} fill="#ffc94d" stroke="#120f0d" stroke-width="3" />
    <path d={BLOCKS} fill="var(--art-wall)" />
    <path d="M25 -12 H37 V12 H25 Z M63 -12 H75 V12 H63 Z" fill="var(--art-wall-top)" />
  </g>
);

const BLOCKS = 'M20 -17 H38 L44 0 L38 17 H20 Z M80 -17 H62 L56 0 L62 17 H80 Z';
const LIGHT = 'M38 -20 H62 L56 0 L62 20 H38 L44 0 Z';

const BARS = [25, 37.5, 50, 62.5, 75];

const Closed = () => (
  <g stroke="#120f0d" stroke-width="2" stroke-linejoin="round">
    {BARS.map((x) => (
      <path key={x} d={`M${x - 3.6} -12 L${x} -16 L${x + 3.6} -12 V12 L${x} 16 L${x - 3.6} 12 Z`} fill="#c2ccd3" />
    ))}
    <path d="M17 -3.6 H83 V3.6 H17 Z" fill="#8b979f" />
    <path d="M19 -1.6 H81" stroke="#dfe7ec" stroke-width="1.8" />
  </g>
);

const Raised = () => (
  <g stroke-linejoin="round" stroke-linecap="round">
    <path d="M20 -9 H80 M20 9 H80" stroke="#8b979f" stroke-width="2.6" stroke-dasharray="5 7" />
    <path d="M19 -7 H27 V7 H19 Z M73 -7 H81 V7 H73 Z" fill="#8b979f" stroke="#120f0d" stroke-width="2" />
    <path
      d="M43 -11 L50 -18 L57 -11 M43 11 L50 18 L57 11"
      fill="none"
      stroke="#120f0d"
      stroke-width="7"
      stroke-opacity="0.75"
    />
    <path d="M43 -11 L50 -18 L57 -11 M43 11 L50 18 L57 11" fill="none" stroke="#53d3b4" stroke-width="4" />
  </g>
);

const Broken = () => (
  <g stroke="#120f0d" stroke-width="2" stroke-linejoin="round">
    <path d="M19 -3 L34 -4 L37 1 L30 2 L33 5 L19 3 Z M81 -3 L68 -4 L65 0 L72 2 L67 5 L81 3 Z" fill="#8b979f" />
    <path d="M22 -13 H28 L30 4 L24 12 Z" fill="#c2ccd3" />
    <path d="M71 -10 L77 -13 L78 12 H72 Z" fill="#c2ccd3" />
    <path d="M40 10 L57 14 L56 20 L38 16 Z M44 -20 L60 -13 L57 -8 L41 -14 Z" fill="#a8b3ba" />
    <path d="M62 6 l5 2 l-2 5 l-6 -2 Z M35 -12 l5 -3 l3 5 l-6 3 Z" fill="var(--art-wall-top)" stroke-width="1.6" />
  </g>
);

const LAMPS = { closed: '#ff6a3c', open: '#53d3b4', broken: '#4b443c' } as const;

const Lamp = ({ at, state }: { readonly at: number; readonly state: PortcullisState }) => (
  <circle cx={at} r="5" fill={LAMPS[state]} stroke="#17110d" stroke-width="2.2" />
);
