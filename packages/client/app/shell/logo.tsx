import { cogPath } from '../../art/cog.ts';

const GEAR = cogPath({ teeth: 12, outer: 31, inner: 25 });

/** A brass gear with a doorway in it. public/icons/icon.svg is the same drawing. */
export const Logo = () => (
  <svg class="logo" viewBox="-32 -32 64 64" aria-hidden="true" focusable="false">
    <path class="logo-gear" d={GEAR} />
    <circle class="logo-hole" r="19.5" />
    <path class="logo-door" d="M-9.5 14V-1a9.5 9.5 0 0 1 19 0v15z" />
    <path class="logo-bars" d="M-4.4 14V-8.6M0 14V-10M4.4 14V-8.6M-9.5 -1h19M-9.5 6.5h19" />
  </svg>
);
