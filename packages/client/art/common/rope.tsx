/** Several boxes have one. */
export const Rope = () => (
  <>
    <path d="M10 16 C22 22 28 28 27 37" stroke-width="14" fill="none" />
    <path d="M10 16 C22 22 28 28 27 37" stroke="#c98f45" stroke-width="7" fill="none" />
    <ellipse cx="-2" cy="0" rx="23" ry="21" fill="none" stroke-width="21" />
    <ellipse cx="-2" cy="0" rx="27" ry="25" fill="none" stroke="#eebf72" stroke-width="6" />
    <ellipse cx="-2" cy="0" rx="19.5" ry="17.5" fill="none" stroke="#cf9549" stroke-width="6" />
    <path
      d="M-27 -10 l6 4 M-18 -21 l4 6 M-5 -26 l1 7 M9 -24 l-3 6 M20 -14 l-6 4 M25 0 l-7 0 M20 13 l-6 -4 M-28 4 l7 -1 M-22 16 l5 -5 M-10 24 l2 -7 M5 24 l-1 -7"
      stroke="#8a5a22"
      stroke-width="2.6"
    />
    <path d="M-14 12 C-22 8 -20 -10 -6 -12 M-12 -30 h0" stroke="#8a5a22" stroke-width="2.4" fill="none" />
    <path d="M-14 -31 H8 V-9 H-14 Z" fill="#b4472f" transform="rotate(-8 -3 -20)" />
    <path d="M-14 -24 H8 M-14 -17 H8" stroke="#7d2c1c" stroke-width="2.4" transform="rotate(-8 -3 -20)" />
  </>
);
