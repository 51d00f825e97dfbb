import type { Answer } from '@archmage/protocol';
import { fill } from '@archmage/words';
import type { Me } from './person.ts';
import { useOnlineTexts } from './texts/texts.ts';

type Course = Answer<'rated'>['games'];

interface RatingsProps {
  readonly me: Me;
  readonly course: Course;
}

/** Live games and those over days are rated apart. */
export const Ratings = ({ me: { ratings }, course }: RatingsProps) => {
  const { me: said } = useOnlineTexts();
  if (ratings.length === 0) return <p class="soft">{said.unrated}</p>;
  return (
    <>
      {ratings.map(({ pool, rating, deviation, games }) => (
        <div key={pool} class="far-rating">
          <h3>{said.pools[pool as keyof typeof said.pools]}</h3>
          <p>{fill(said.rating, { rating: Math.round(rating), deviation: Math.round(deviation), games })}</p>
          <Curve course={course.filter((each) => each.pool === pool)} />
        </div>
      ))}
    </>
  );
};

const WIDTH = 300;
const HEIGHT = 80;

const Curve = ({ course }: { readonly course: Course }) => {
  const { me: said } = useOnlineTexts();
  const ratings = course.map(({ rating }) => rating);
  const [first, last] = [ratings[0], ratings.at(-1)];
  if (first === undefined || last === undefined || ratings.length < 2) return null;
  const [least, most] = [Math.min(...ratings), Math.max(...ratings)];
  const x = (nth: number) => (WIDTH * nth) / (ratings.length - 1);
  const y = (rating: number) => HEIGHT - (HEIGHT * (rating - least)) / Math.max(1, most - least);
  const spots = ratings.map((rating, nth) => `${x(nth).toFixed(1)} ${y(rating).toFixed(1)}`);
  return (
    <svg
      class="far-curve"
      viewBox={`-6 -6 ${WIDTH + 12} ${HEIGHT + 12}`}
      role="img"
      aria-label={fill(said.graph, { first: Math.round(first), last: Math.round(last) })}
    >
      <line x1={0} x2={WIDTH} y1={y(first)} y2={y(first)} />
      <path d={`M${spots.join('L')}`} />
      <circle cx={WIDTH} cy={y(last)} r={4} />
    </svg>
  );
};
