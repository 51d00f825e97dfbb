export const Goblin = () => (
  <>
    <path d="M-28 44 C-28 30 -18 24 -10 22 H10 C18 24 28 30 28 44 Z" fill="#7b4f2c" />
    <path d="M-15 -12 C-26 -18 -36 -24 -45 -25 C-43 -8 -33 8 -16 10 Z" fill="#7dbb3f" />
    <path d="M15 -12 C26 -18 36 -24 45 -25 C43 -8 33 8 16 10 Z" fill="#66a331" />
    <path d="M-20 -4 C-27 -8 -33 -13 -38 -18 C-34 -6 -28 1 -19 4 Z" fill="#d98e6b" stroke="none" />
    <path d="M20 -4 C27 -8 33 -13 38 -18 C34 -6 28 1 19 4 Z" fill="#c67a58" stroke="none" />
    <path
      d="M0 -33 C14 -33 23 -23 22 -8 C21 10 12 27 0 31 C-12 27 -21 10 -22 -8 C-23 -23 -14 -33 0 -33 Z"
      fill="#8ecb4b"
    />
    <path d="M4 -33 C16 -32 23 -22 22 -8 C21 10 12 27 2 30 C14 12 16 -14 4 -33 Z" fill="#6aa834" stroke="none" />
    <path d="M-18 -13 L-4 -7 C-5 1 -13 3 -17 -3 Z" fill="#ffe14d" stroke-width="2.8" />
    <path d="M18 -13 L4 -7 C5 1 13 3 17 -3 Z" fill="#ffe14d" stroke-width="2.8" />
    <circle cx="-9" cy="-4.5" r="2.6" fill="#24170f" stroke="none" />
    <circle cx="9" cy="-4.5" r="2.6" fill="#24170f" stroke="none" />
    <path d="M-2 -4 C-7 4 -7 10 0 11 C7 10 7 4 2 -4" fill="#8ecb4b" stroke-width="2.8" />
    <path d="M-13 14 C-5 18 5 18 13 13 C10 24 -8 26 -13 14 Z" fill="#3c1410" stroke-width="2.8" />
    <path d="M-8 16 l3 5 l3 -4.6 Z M8 15.5 l-3 5 l-3 -4.2 Z" fill="#fff8e0" stroke="none" />
  </>
);
