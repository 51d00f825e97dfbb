import { cogPath } from '../../art/cog.ts';

/** Small signs in the colour of the text around them, 24 x 24. */
const SHAPES = {
  boot: 'M8 3h7v8c2 1.500 5 1.500 5.500 4.500V18H6c-.800-4 1.500-6 2-9zM6 20.500h14.500',
  swords: 'M4 4l11 11M20 4L9 15M4.500 15.500l4 4M19.500 15.500l-4 4M3.500 20.500l3-3M20.500 20.500l-3-3',
  cards: 'M4 7.500l9-2.500 3.500 12-9 2.500zM14 6h6v13h-6',
  clock: 'M12 4.500a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 8.500v4l2.500 2M10 2h4',
  lock: 'M6 11h12v9H6zM8.500 11V8a3.500 3.500 0 0 1 7 0v3M12 14.500v2',
  drop: 'M12 3c4 5.500 6.500 8.500 6.500 12a6.500 6.500 0 0 1-13 0C5.500 11.500 8 8.500 12 3z',
  hand: 'M7 12V6.500a1.500 1.500 0 0 1 3 0V11V4.500a1.500 1.500 0 0 1 3 0V11V5.500a1.500 1.500 0 0 1 3 0V12v-3a1.500 1.500 0 0 1 3 0v6a6 6 0 0 1-6 6h-1c-3 0-4-1-6-4l-2.500-4c1-1.500 2.500-1 3.500 0z',
  back: 'M9 6L4 11l5 5M4 11h10a5.500 5.500 0 0 1 0 11',
  check: 'M5 12.500l5 5L19.500 7',
  star: 'M12 3l2.700 6 6.300.700-4.700 4.300 1.300 6.300-5.600-3.200-5.600 3.200 1.300-6.300L3 9.700 9.300 9z',
  pentacle: 'M12 3L17.300 19.300 3.400 9.200H20.600L6.700 19.300z',
  eye: 'M2.500 12C5 7.500 8.300 5.500 12 5.500s7 2 9.500 6.500c-2.500 4.500-5.800 6.500-9.500 6.500S5 16.500 2.500 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  spark: 'M12 2.500l2 7 7.500 2.500-7.500 2.500-2 7-2-7L2.500 12 10 9.500z',
  bulb: 'M9 17.500h6M10 20.500h4M9 17.500c0-2.500-3.500-3.500-3.500-8a6.500 6.500 0 0 1 13 0c0 4.500-3.500 5.500-3.500 8z',
  feet: 'M8 3.500c2 0 3 2 3 4.500S10 12 8.500 12 5.500 10.500 5.500 8 6.500 3.500 8 3.500zM5.800 14l4.700-.500c.3 2-.7 3.500-2.200 3.500s-2.300-1-2.500-3zM16 7c2 0 2.800 2 2.800 4.300s-1.300 4-2.800 4-3-1.500-3-4S14.300 7 16 7zM13.500 17.300l4.700.500c-.2 2-1 3-2.500 3s-2.500-1.500-2.200-3.500z',
} as const;

const COG = `${cogPath({ teeth: 8, outer: 10.4, inner: 7.2 })} M0-3.200A3.200 3.200 0 1 0 0 3.200 3.200 3.200 0 1 0 0-3.200Z`;

export type GlyphName = keyof typeof SHAPES | 'cog';

export const Glyph = ({ name }: { readonly name: GlyphName }) => (
  <svg class={`glyph glyph-${name}`} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    {name === 'cog' ? (
      <path transform="translate(12 12)" d={COG} fill="currentColor" fill-rule="evenodd" />
    ) : (
      <path
        d={SHAPES[name]}
        fill="none"
        stroke="currentColor"
        stroke-width="1.900"
        stroke-linejoin="round"
        stroke-linecap="round"
      />
    )}
  </svg>
);
