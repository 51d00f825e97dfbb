/** A path whose numbers are all absolute pairs, moved. Many shapes in one path are cheaper than many moved groups. */
export const movePath = (path: string, x: number, y: number): string =>
  path.replace(
    /(-?[\d.]+) (-?[\d.]+)/g,
    (_, right: string, below: string) => `${Number(right) + x} ${Number(below) + y}`,
  );
