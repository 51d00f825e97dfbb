import { ART, type CoverProps } from './gallery.ts';

/** A marker laid on a square, as the box draws it that it comes from. */
export const Cover = (props: CoverProps) => {
  const Marker = ART.all()
    .map(({ covers }) => covers?.[props.name])
    .find((cover) => cover !== undefined);
  return Marker && <Marker {...props} />;
};
