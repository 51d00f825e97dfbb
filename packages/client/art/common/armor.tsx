export const Armor = () => (
  <>
    <path d="M-14 -26 L-30 -20 C-34 -12 -34 -4 -32 4 L-21 2 Z" fill="#8fa3b5" />
    <path d="M14 -26 L30 -20 C34 -12 34 -4 32 4 L21 2 Z" fill="#71879c" />
    <path
      d="M-15 -27 C-10 -17 10 -17 15 -27 L24 -20 C21 -8 24 2 21 12 C19 23 10 29 0 32 C-10 29 -19 23 -21 12 C-24 2 -21 -8 -24 -20 Z"
      fill="#d6e1ea"
    />
    <path d="M0 -19 C6 -19 11 -21 15 -27 L24 -20 C21 -8 24 2 21 12 C19 23 10 29 0 32 Z" fill="#9db0c2" stroke="none" />
    <path d="M0 -18 V31" stroke-width="2.6" />
    <path d="M-15 -27 C-10 -17 10 -17 15 -27" stroke="#e6b34a" stroke-width="4.5" fill="none" />
    <path d="M-20 13 C-8 19 8 19 20 13" fill="none" stroke-width="2.8" />
    <path d="M-13 -8 C-8 -2 -4 -2 -3 -6 M13 -8 C8 -2 4 -2 3 -6" fill="none" stroke-width="2.6" />
  </>
);
