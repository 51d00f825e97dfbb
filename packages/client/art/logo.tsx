import { cogPath } from './cog.ts';

const BRIM = cogPath({ teeth: 14, outer: 47, inner: 39, squash: 0.4 });

/** The mark in a box from -50 to 50: an archmage's hat whose brim is a cogwheel. */
export const LogoMark = () => (
  <g stroke="#2a1a0c" stroke-width="3.4" stroke-linejoin="round" stroke-linecap="round">
    <path d={BRIM} transform="translate(0 33)" fill="#8a5a18" />
    <path d={BRIM} transform="translate(0 26)" fill="url(#art-brass) #e9bd5c" />
    <path
      d="M-28 26 C-20 8 -18 -12 -8 -28 C-1 -40 12 -48 25 -45 C34 -43 37 -34 33 -27 C27 -33 19 -30 18 -22 C18 -8 23 10 28 26 C16 37 -16 37 -28 26 Z"
      fill="#5a469f"
    />
    <path
      d="M25 -45 C34 -43 37 -34 33 -27 C27 -33 19 -30 18 -22 C18 -8 23 10 28 26 C22 31.5 14 34 5 34.5 C12 12 4 -18 25 -45 Z"
      fill="#3d2e78"
      stroke="none"
    />
    <path
      d="M-24.5 16 C-12 25 12 25 24.5 16 L28 26 C16 37 -16 37 -28 26 Z"
      fill="url(#art-brass) #e9bd5c"
      stroke-width="2.8"
    />
    <path
      d={cogPath({ teeth: 8, outer: 10.5, inner: 7.5 })}
      transform="translate(0 27)"
      fill="#fff0bf"
      stroke-width="2.4"
    />
    <circle cy="27" r="3" fill="#5a469f" stroke="none" />
    <path
      d="M-2 -20 l2.6 5.6 l6 .8 l-4.4 4.2 l1.1 6 l-5.3 -2.9 l-5.3 2.9 l1.1 -6 l-4.4 -4.2 l6 -.8 Z"
      fill="#ffe28a"
      stroke="none"
    />
  </g>
);

export const Logo = () => (
  <svg class="art-logo" viewBox="-50 -50 100 100" aria-hidden="true" focusable="false">
    <LogoMark />
  </svg>
);
