export const Treasure = () => (
  <>
    <path d="M-30 -2 L-25 -26 C-14 -33 14 -33 25 -26 L30 -2 Z" fill="#7c4420" />
    <path d="M-24 -4 L-20 -21 C-10 -26 10 -26 20 -21 L24 -4 Z" fill="#3a1e0d" stroke="none" />
    <path d="M-27 2 C-24 -10 -16 -8 -13 -13 C-8 -20 4 -20 8 -13 C14 -14 24 -8 27 2 Z" fill="#ffd24d" />
    <circle cx="-12" cy="-4" r="4.2" fill="#ffe58c" stroke-width="2.2" />
    <circle cx="13" cy="-4" r="4.2" fill="#ffe58c" stroke-width="2.2" />
    <path d="M-6 -13 L0 -19 L7 -13 L1 -3 Z" fill="#e0433a" stroke-width="2.6" />
    <path d="M-32 0 H32 L29 30 H-29 Z" fill="#a55f2c" />
    <path d="M8 0 H32 L29 30 H8 Z" fill="#84481e" stroke="none" />
    <path d="M-22 0 L-20 30 M22 0 L20 30" stroke="#e6b34a" stroke-width="5" />
    <path d="M-32 0 H32 V7 H-31 Z" fill="#e6b34a" stroke-width="2.6" />
    <path d="M-7 3 H7 V13 C7 18 -7 18 -7 13 Z" fill="#ffd24d" stroke-width="2.8" />
    <circle cy="9" r="2.4" fill="#24170f" stroke="none" />
  </>
);
