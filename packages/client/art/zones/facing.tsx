export interface FacingProps {
  readonly from: Point;
  readonly to: Point;
  readonly isJoined: boolean;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** From a post to the zone it faces: whole where one can go, broken off where one cannot. */
export const Facing = ({ from, to, isJoined }: FacingProps) => {
  const line = `M${from.x} ${from.y} L${to.x} ${to.y}`;
  const dash = isJoined ? undefined : '4 22';
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  return (
    <g fill="none" stroke-linecap="round" stroke-linejoin="round" pointer-events="none">
      <path d={line} stroke="#17110d" stroke-opacity="0.8" stroke-width="17" stroke-dasharray={dash} />
      <path d={line} stroke={isJoined ? '#53d3b4' : '#ff9d7a'} stroke-width="9" stroke-dasharray={dash} />
      {isJoined ? <Head {...{ from, to }} /> : <Bar at={middle} />}
    </g>
  );
};

const Head = ({ from, to }: Omit<FacingProps, 'isJoined'>) => {
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  return (
    <path
      d="M16 0 L-18 -19 L-10 0 L-18 19 Z"
      transform={`translate(${to.x} ${to.y}) rotate(${angle})`}
      fill="#53d3b4"
      stroke="#17110d"
      stroke-width="4"
    />
  );
};

const Bar = ({ at }: { readonly at: Point }) => (
  <g transform={`translate(${at.x} ${at.y})`}>
    <circle r="24" fill="#2a1712" stroke="#ff9d7a" stroke-width="5" />
    <path d="M-10 -10 L10 10 M10 -10 L-10 10" stroke="#ff9d7a" stroke-width="7" />
  </g>
);
