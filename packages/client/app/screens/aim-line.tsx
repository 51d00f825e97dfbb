import { useAllTexts } from '../texts/texts.ts';

/** The aim of the game in one drawn line: across the turning rooms to the other side, five times. */
export const AimLine = () => {
  const { home } = useAllTexts();
  return (
    <figure class="home-aim">
      <svg viewBox="0 0 620 112" aria-hidden="true" focusable="false">
        <rect class="home-aim-yellow" x="4" y="6" width="44" height="100" rx="8" />
        <rect class="home-aim-blue" x="452" y="6" width="44" height="100" rx="8" />
        {ROOMS.map((x) => (
          <path key={x} class="home-aim-room" d={`M${x} 10h116v92h-116z`} />
        ))}
        <path class="home-aim-wall" d="M120 10v44M84 76h52M250 10v30M216 72v30M330 38h64M382 66v36M428 10v28" />
        <path class="home-aim-turn" d="M226 34a34 34 0 0 1 48 0m0 0l2-15m-2 15l-15-1M274 82a34 34 0 0 1-48 0" />
        <circle class="home-aim-gear" cx="250" cy="58" r="11" />
        <path
          class="home-aim-way"
          d="M44 58H84C108 58 100 88 152 88S190 58 216 58H310C330 58 330 92 356 92S408 54 452 54"
        />
        <path class="home-aim-head" d="M446 42l18 12-18 13z" />
        <Pawn x={26} />
        <Pawn x={482} />
        <path class="home-aim-equals" d="M512 58h18m-6-6l6 6-6 6" />
        {POINTS.map(([x, y]) => (
          <circle key={`${x},${y}`} class="home-aim-point" cx={x} cy={y} r="8" />
        ))}
        <path class="home-aim-crown" d="M548 74l-6-32 17 12 13-20 13 20 17-12-6 32z" />
      </svg>
      <figcaption>{home.aim}</figcaption>
    </figure>
  );
};

const ROOMS: readonly number[] = [60, 192, 324];
/** Five in a row under the crown. */
const POINTS: readonly (readonly [number, number])[] = [536, 554, 572, 590, 608].map((x) => [x, 94]);

const Pawn = ({ x }: { readonly x: number }) => (
  <g class="home-aim-pawn" transform={`translate(${x} 58)`}>
    <path d="M-12 20c0-14 6-18 6-24h12c0 6 6 10 6 24z" />
    <circle cy="-12" r="9" />
  </g>
);
