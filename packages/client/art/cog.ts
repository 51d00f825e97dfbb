export interface Cog {
  readonly teeth: number;
  readonly outer: number;
  readonly inner: number;
  /** Seen from the side: how flat it looks. */
  readonly squash?: number;
}

/** The outline of a cogwheel around the origin. */
export const cogPath = ({ teeth, outer, inner, squash = 1 }: Cog): string => {
  const step = (2 * Math.PI) / teeth;
  const around = Array.from({ length: teeth }, (_, nth) => {
    const at = nth * step - Math.PI / 2;
    const corners = [
      [inner, at - step * 0.3],
      [outer, at - step * 0.19],
      [outer, at + step * 0.19],
      [inner, at + step * 0.3],
    ] as const;
    return corners.map(([radius, angle]) => polar(radius, angle, squash)).join(' L');
  });
  return `M${around.join(' L')} Z`;
};

const polar = (radius: number, angle: number, squash: number): string =>
  `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle) * squash).toFixed(2)}`;
