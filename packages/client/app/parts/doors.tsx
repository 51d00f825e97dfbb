import { cogPath } from '../../art/cog.ts';
import './doors.css';

const LOCK = cogPath({ teeth: 28, outer: 395, inner: 352 });
const RIVETS = Array.from({ length: 9 }, (_, nth) => 60 + nth * 110);
const STRAPS = [150, 770];
const PLANKS = Array.from({ length: 9 }, (_, nth) => nth * 110);

/** Two closed doors of planks bound in brass, and the cog that locks them. */
export const Doors = () => (
  <svg
    class="doors"
    viewBox="-1000 0 2000 1000"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
    focusable="false"
  >
    <Leaf />
    <g transform="scale(-1 1)">
      <Leaf />
    </g>
    <path class="doors-seam" d="M0 0V1000" />
    <g transform="translate(0 500)">
      <path class="doors-cog-shade" d={LOCK} transform="translate(0 14)" />
      <path class="doors-cog" d={LOCK} />
      <circle class="doors-ring" r="326" />
      <circle class="doors-hub" r="300" />
    </g>
  </svg>
);

const Leaf = () => (
  <g>
    <rect class="doors-wood" x="0" y="0" width="1000" height="1000" />
    {PLANKS.map((x, nth) => (
      <g key={x}>
        {nth % 2 === 0 && <rect class="doors-plank" x={x} y="0" width="110" height="1000" />}
        <path class="doors-gap" d={`M${x} 0V1000`} />
        <path class="doors-edge" d={`M${x + 4} 0V1000`} />
      </g>
    ))}
    {STRAPS.map((y) => (
      <g key={y}>
        <rect class="doors-strap-shade" x="0" y={y + 10} width="1000" height="80" />
        <rect class="doors-strap" x="0" y={y} width="1000" height="80" />
        <path class="doors-gleam" d={`M0 ${y + 12}H1000`} />
        {RIVETS.map((x) => (
          <g key={x}>
            <circle class="doors-rivet-shade" cx={x} cy={y + 44} r="15" />
            <circle class="doors-rivet" cx={x} cy={y + 40} r="14" />
          </g>
        ))}
      </g>
    ))}
    <rect class="doors-post" x="0" y="0" width="26" height="1000" />
  </g>
);
