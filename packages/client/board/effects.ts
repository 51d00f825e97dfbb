import type { Point } from './geometry.ts';

/** Short-lived drawings above the board; each takes itself away. */

export const burst = (layer: Element | null, { x, y }: Point, delay: number): Promise<void> => {
  const star =
    'M0 -58 L13 -20 L46 -36 L22 -6 L58 6 L20 16 L30 52 L0 26 L-30 52 L-20 16 L-58 6 L-22 -6 L-46 -36 L-13 -20 Z';
  const group = draw('path', { d: star, class: 'board-burst' });
  return fly(
    layer,
    group,
    [
      { x, y, scale: 0.2, opacity: 1 },
      { x, y, scale: 1.15, opacity: 1 },
      { x, y, scale: 1.5, opacity: 0 },
    ],
    {
      duration: 420,
      delay,
      easing: 'ease-out',
    },
  );
};

export const missile = (layer: Element | null, from: Point, to: Point): Promise<void> => {
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const flame = draw('path', {
    d: 'M26 0 C26 16 12 22 0 22 C-22 22 -40 8 -74 0 C-40 -8 -22 -22 0 -22 C12 -22 26 -16 26 0 Z',
    class: 'board-missile',
  });
  const spots = [from, to].map(({ x, y }) => ({ x, y, scale: 1, opacity: 1, angle }));
  return fly(layer, flame, spots, { duration: 180 + length * 0.45, easing: 'ease-in' });
};

export const halo = (layer: Element | null, { x, y }: Point): Promise<void> =>
  fly(
    layer,
    draw('circle', { r: '46', class: 'board-halo' }),
    [
      { x, y, scale: 0.8, opacity: 0 },
      { x, y, scale: 1.15, opacity: 1 },
      { x, y, scale: 1.7, opacity: 0 },
    ],
    { duration: 720, easing: 'ease-out' },
  );

interface Pose extends Point {
  readonly scale: number;
  readonly opacity: number;
  readonly angle?: number;
}

const draw = (name: string, attributes: Readonly<Record<string, string>>): SVGElement => {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
};

const fly = async (
  layer: Element | null,
  element: SVGElement,
  poses: readonly Pose[],
  options: KeyframeAnimationOptions,
): Promise<void> => {
  if (layer === null) return;
  layer.append(element);
  const frames = poses.map(({ x, y, scale, opacity, angle = 0 }) => ({
    transform: `translate(${x}px, ${y}px) rotate(${angle}rad) scale(${scale})`,
    opacity,
  }));
  await element.animate(frames, { fill: 'both', ...options }).finished.catch(() => undefined);
  element.remove();
};
