export interface BothProps {
  /** The left half; left open along the middle, where no line is drawn. */
  readonly d: string;
  readonly fill: string;
  readonly shade?: string;
  readonly width?: number;
}

/** Something that is the same on both sides: its left half, and the mirror image in the shade, a hair over its edge. */
export const Both = ({ d, fill, shade = fill, width }: BothProps) => (
  <>
    <path d={d} transform="matrix(-1 0 0 1 -.4 0)" fill={shade} stroke-width={width} />
    <path d={d} fill={fill} stroke-width={width} />
  </>
);
