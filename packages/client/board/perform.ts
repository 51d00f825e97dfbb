import type { Crew } from './crew.ts';
import { burst, halo, missile } from './effects.ts';
import { type Point, placeCentre, toRoom, toView } from './geometry.ts';
import type { BoardModel, Flash, Motion, RoomView, Spot, TokenView } from './model.ts';
import { spotCentre } from './spots.ts';

/** Shows a motion; done when it is over. */
export const perform = (crew: Crew, motion: Motion): Promise<unknown> => {
  switch (motion.kind) {
    case 'walk':
      return walk(crew, motion.token, motion.path);
    case 'leap':
      return leap(crew, motion.token, motion.to);
    case 'turn':
      return turn(crew, motion.room, motion.quarters);
    case 'flip':
      return flip(crew, motion.room);
    case 'strike':
      return strike(crew, motion.from, motion.to);
    case 'shot':
      return shot(crew, motion.from, motion.to);
    case 'appear':
      return appear(crew, motion.token);
    case 'vanish':
      return crew.run(crew.pose(motion.token), VANISHING, { duration: 420, easing: 'ease-in' });
    case 'shake':
      return crew.run(crew.pose(motion.token), SHAKING, { duration: 420, fill: 'none' });
    case 'glow':
      return glow(crew, motion.token);
    case 'flash':
      return flash(crew, motion);
  }
};

const STEP = 190;
const EASE = 'cubic-bezier(0.45, 0.05, 0.25, 1)';

const VANISHING: Keyframe[] = [
  { transform: 'none', opacity: 1 },
  { transform: 'scale(1.12)', opacity: 1, offset: 0.25 },
  { transform: 'scale(0.2) rotate(50deg)', opacity: 0 },
];

const SHAKING: Keyframe[] = [0, -9, 8, -7, 6, -3, 0].map((x) => ({
  transform: `translate(${x}px, 0) rotate(${x * 0.7}deg)`,
}));

const APPEARING: Keyframe[] = [
  { transform: 'translate(0, -46px) scale(0.4)', opacity: 0 },
  { transform: 'translate(0, 0) scale(1.14)', opacity: 1, offset: 0.6 },
  { transform: 'none', opacity: 1 },
];

const homeOf = ({ shape, rooms }: BoardModel, token: TokenView): RoomView | undefined =>
  rooms.find(({ room }) => room === Math.floor(token.place / (shape.size * shape.size)));

/** What is carried is drawn with its carrier and goes where that goes. */
const walkerOf = (crew: Crew, id: number): TokenView | undefined => {
  const token = tokenOf(crew, id);
  const isCarried = token?.carrier !== undefined && tokenOf(crew, token.carrier) !== undefined;
  return isCarried ? undefined : token;
};

const tokenOf = ({ ground }: Crew, id: number): TokenView | undefined =>
  ground.model().tokens.find((one) => one.id === id);

/** Where places lie in the frame a token is drawn in. */
const framed = (model: BoardModel, token: TokenView, places: readonly number[]): readonly Point[] => {
  const home = homeOf(model, token);
  const points = places.flatMap((place) => placeCentre(model, place) ?? []);
  return home === undefined ? points : points.map((point) => toRoom(model.shape, home, point));
};

const shift = ({ x, y }: Point): string => `translate(${x}px, ${y}px)`;

const walk = async (crew: Crew, id: number, path: readonly number[]): Promise<void> => {
  const model = crew.ground.model();
  const token = walkerOf(crew, id);
  if (token === undefined || path.length === 0) return;
  const home = homeOf(model, token);
  if (home !== undefined) await crew.lift(home.room);
  const way = path[0] === token.place ? path : [token.place, ...path];
  const frames = framed(model, token, way).map((point) => ({ transform: shift(point), easing: 'ease-in-out' }));
  const steps = frames.length - 1;
  const duration = Math.min(steps * STEP, 1500);
  const bob = crew.run(crew.pose(id), BOBBING, { duration: duration / steps, iterations: steps, fill: 'none' });
  await Promise.all([crew.run(crew.find(`[data-token="${id}"]`), frames, { duration }), bob]);
};

const BOBBING: Keyframe[] = [
  { transform: 'none' },
  { transform: 'translate(0, -9px) scale(1.07)', offset: 0.45 },
  { transform: 'none' },
];

const leap = async (crew: Crew, id: number, to: number): Promise<void> => {
  const model = crew.ground.model();
  const token = walkerOf(crew, id);
  if (token === undefined) return;
  const home = homeOf(model, token);
  if (home !== undefined) await crew.lift(home.room);
  const frames = framed(model, token, [token.place, to]).map((point) => ({ transform: shift(point) }));
  const arc = [
    { transform: 'none' },
    { transform: 'translate(0, -64px) scale(1.3)', offset: 0.5, easing: 'ease-in' },
    { transform: 'none' },
  ];
  await Promise.all([
    crew.run(crew.find(`[data-token="${id}"]`), frames, { duration: 560, easing: 'ease-in-out' }),
    crew.run(crew.pose(id), arc, { duration: 560, easing: 'ease-out', fill: 'none' }),
  ]);
};

/** The room turns, and all that stays upright turns back by as much. */
const turn = async (crew: Crew, room: number, quarters: number): Promise<void> => {
  const view = crew.ground.model().rooms.find((one) => one.room === room);
  if (view === undefined || quarters === 0) return;
  await crew.lift(room);
  const group = crew.find(`[data-room="${room}"]`);
  const spin = group?.querySelector('[data-spin]') ?? undefined;
  const options = { duration: 420 + 300 * Math.abs(quarters), easing: EASE };
  const from = view.turn * 90;
  const sweep = quarters * 90;
  const uprights = [...(group?.querySelectorAll<SVGElement>('[data-upright]') ?? [])];
  await Promise.all([
    crew.run(spin, turning(from, sweep, 0.87, ''), options),
    ...uprights.map((one) => crew.run(one, turning(angleOf(one), -sweep, 1, restOf(one)), options)),
  ]);
};

/** Turns evenly, and draws back a little on the way; `rest` is what else the transform says. */
const turning = (from: number, sweep: number, least: number, rest: string): Keyframe[] => [
  { transform: `rotate(${from}deg) scale(1) ${rest}` },
  { transform: `rotate(${from + sweep / 2}deg) scale(${least}) ${rest}` },
  { transform: `rotate(${from + sweep}deg) scale(1) ${rest}` },
];

const ROTATION = /rotate\((-?[\d.]+)deg\)/;

const angleOf = (element: SVGElement): number => Number(ROTATION.exec(element.style.transform)?.[1] ?? 0);

const restOf = (element: SVGElement): string => element.style.transform.replace(ROTATION, '').trim();

const flip = async (crew: Crew, room: number): Promise<void> => {
  const view = crew.ground.model().rooms.find((one) => one.room === room);
  if (view === undefined) return;
  await crew.lift(room);
  const spin = () => crew.find(`[data-room="${room}"] [data-spin]`);
  const closed = (turned: number) => `rotate(${turned * 90}deg) scale(0.02, 1.06)`;
  await crew.run(spin(), [{ transform: `rotate(${view.turn * 90}deg)` }, { transform: closed(view.turn) }], {
    duration: 300,
    easing: 'ease-in',
  });
  crew.later(() => {
    const shown = crew.ground.model().rooms.find((one) => one.room === room);
    if (shown === undefined || crew.ground.isReduced()) return;
    const frames = [{ transform: closed(shown.turn) }, { transform: `rotate(${shown.turn * 90}deg)` }];
    void crew.run(spin(), frames, { duration: 340, easing: 'cubic-bezier(0.2, 0.9, 0.3, 1.1)', fill: 'none' });
  });
};

/** At once if it is there, else when the next model brings it. */
const appear = async (crew: Crew, id: number): Promise<void> => {
  const options = { duration: 460, easing: 'ease-out', fill: 'none' as const };
  if (crew.pose(id) !== undefined) return crew.run(crew.pose(id), APPEARING, options);
  crew.later(() => void crew.run(crew.pose(id), APPEARING, options));
};

/** Where tokens stand on the screen. */
const seen = (crew: Crew, ids: readonly number[]): readonly Point[] => {
  const model = crew.ground.model();
  return ids
    .flatMap((id) => tokenOf(crew, id) ?? [])
    .flatMap(({ place }) => placeCentre(model, place) ?? [])
    .map((point) => toView(crew.ground.orientation(), point));
};

const mean = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

const strike = async (crew: Crew, from: readonly number[], to: readonly number[]): Promise<void> => {
  const targets = seen(crew, to);
  if (targets.length === 0) return;
  const target = mean(targets);
  for (const home of from
    .flatMap((id) => tokenOf(crew, id) ?? [])
    .flatMap((token) => homeOf(crew.ground.model(), token) ?? [])) {
    await crew.lift(home.room);
  }
  const lunges = from.map((id) => {
    const [at = target] = seen(crew, [id]);
    const towards = shift({ x: (target.x - at.x) * 0.45, y: (target.y - at.y) * 0.45 });
    const back = shift({ x: (at.x - target.x) * 0.18, y: (at.y - target.y) * 0.18 });
    const frames = [
      { transform: 'none' },
      { transform: back, offset: 0.3 },
      { transform: towards, offset: 0.5 },
      { transform: 'none' },
    ];
    return crew.run(crew.pose(id), frames, { duration: 620, easing: 'ease-in-out', fill: 'none' });
  });
  const hits = to.map((id) => crew.run(crew.pose(id), SHAKING, { duration: 380, delay: 290, fill: 'none' }));
  const stars = targets.map((point) => burst(crew.ground.effects(), point, 290));
  await Promise.all([...lunges, ...hits, ...stars]);
};

const shot = async (crew: Crew, from: number, to: number): Promise<void> => {
  const model = crew.ground.model();
  const [start, end] = [from, to]
    .flatMap((place) => placeCentre(model, place) ?? [])
    .map((point) => toView(crew.ground.orientation(), point));
  if (start === undefined || end === undefined) return;
  await missile(crew.ground.effects(), start, end);
  await burst(crew.ground.effects(), end, 0);
};

const glow = async (crew: Crew, id: number): Promise<void> => {
  const [at] = seen(crew, [id]);
  if (at === undefined) return;
  const swell = [{ transform: 'none' }, { transform: 'scale(1.12)', offset: 0.4 }, { transform: 'none' }];
  await Promise.all([
    halo(crew.ground.effects(), at),
    crew.run(crew.pose(id), swell, { duration: 700, easing: 'ease-in-out', fill: 'none' }),
  ]);
};

/** Stone breaks with a crash; whatever is conjured up shines. */
const flash = async (crew: Crew, { room, cell, side }: Flash): Promise<void> => {
  const model = crew.ground.model();
  const place = room * model.shape.size ** 2 + cell;
  const spot: Spot = side === undefined ? { kind: 'place', place } : { kind: 'edge', place, side };
  const middle = spotCentre(model, spot);
  if (middle === undefined) return;
  const at = toView(crew.ground.orientation(), middle);
  await (side === undefined ? halo(crew.ground.effects(), at) : burst(crew.ground.effects(), at, 0));
};
