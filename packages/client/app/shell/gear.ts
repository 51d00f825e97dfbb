/** The outline of a cog wheel around 0,0: `teeth` teeth from the `root` radius to the `tip` radius. */
export const gearPath = (teeth: number, root: number, tip: number): string => {
  const step = (Math.PI * 2) / teeth;
  const corners = Array.from({ length: teeth }, (_, tooth) => {
    const at = tooth * step;
    return [
      point(root, at - step * 0.29),
      point(tip, at - step * 0.17),
      point(tip, at + step * 0.17),
      point(root, at + step * 0.29),
    ];
  }).flat();
  return `M${corners.join('L')}Z`;
};

const point = (radius: number, angle: number): string =>
  `${(radius * Math.sin(angle)).toFixed(2)},${(-radius * Math.cos(angle)).toFixed(2)}`;
