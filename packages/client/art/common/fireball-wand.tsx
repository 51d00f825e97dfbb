/** Several boxes have one. */
export const FireballWand = () => (
  <g transform="rotate(38)">
    <path d="M-4 40 V0 H4 V40 Z" fill="#8c5426" />
    <path d="M1 40 V0 H4 V40 Z" fill="#5f3616" stroke="none" />
    <path d="M-6 12 H6 V20 H-6 Z" fill="#e6b34a" stroke-width="2.6" />
    <path
      d="M0 -46 C6 -36 14 -36 14 -24 C19 -26 19 -31 18 -35 C26 -26 25 -6 14 1 C6 6 -6 6 -14 1 C-25 -6 -24 -22 -16 -31 C-16 -26 -14 -23 -11 -22 C-12 -32 -4 -36 0 -46 Z"
      fill="#f0702a"
    />
    <path
      d="M1 -31 C6 -24 12 -20 12 -12 C12 -4 6 0 0 0 C-7 0 -12 -5 -12 -12 C-12 -18 -7 -19 -6 -25 C-3 -24 0 -27 1 -31 Z"
      fill="#ffb52e"
      stroke="none"
    />
    <circle cy="-9" r="6.5" fill="#fff4b8" stroke="none" />
    <path d="M-12 3 C-6 10 6 10 12 3 L8 9 H-8 Z" fill="#e6b34a" stroke-width="2.6" />
  </g>
);
