export const Warrior = () => (
  <>
    <path d="M-40 44 C-40 26 -28 19 -17 18 H17 C28 19 40 26 40 44 Z" fill="#77828f" />
    <path d="M-26 44 C-25 34 -22 29 -16 26 M26 44 C25 34 22 29 16 26" fill="none" stroke-width="2.8" />
    <path d="M-3 -28 C-5 -42 8 -50 22 -44 C37 -37 39 -16 32 4 C29 -10 22 -22 8 -28 Z" fill="#d8432b" />
    <path d="M8 -40 C24 -40 32 -24 32 4 C29 -10 22 -22 8 -28 C16 -30 14 -38 8 -40 Z" fill="#a52c1c" stroke="none" />
    <path d="M-24 4 C-25 -20 -14 -32 0 -32 C14 -32 25 -20 24 4 L20 24 C11 33 -11 33 -20 24 Z" fill="#dce5ec" />
    <path d="M3 -32 C16 -31 25 -20 24 4 L20 24 C15 29 9 31 3 31 Z" fill="#9fb0c0" stroke="none" />
    <path d="M-24 -9 C-12 -3 12 -3 24 -9 L24 -2 C12 4 -12 4 -24 -2 Z" fill="#e0aa3e" stroke-width="2.6" />
    <path d="M-18 1 L-1 5 V5 L18 1 L17 11 L5 12 V27 H-5 V12 L-17 11 Z" fill="#24170f" stroke-width="2" />
    <path d="M-15 16 h5 M-14 21 h4 M15 16 h-5 M14 21 h-4" stroke-width="2.6" />
    <path d="M-17 -14 C-15 -22 -10 -26 -5 -27" stroke="#ffffff" stroke-width="3" fill="none" />
  </>
);
