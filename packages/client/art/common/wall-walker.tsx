export const WallWalker = () => (
  <>
    <path d="M-38 46 C-37 30 -28 22 -13 20 H0 V46 Z" fill="#2f7f78" />
    <path d="M0 20 H13 C28 22 37 30 38 46 H0 Z" fill="#b5583b" />
    <path d="M-13 10 H0 V26 C-6 28 -12 26 -13 22 Z" fill="#c98a5e" stroke-width="2.8" />
    <path d="M0 -40 C-17 -40 -26 -28 -25 -10 C-24 8 -13 24 0 26 Z" fill="#e3ab7c" />
    <path d="M0 -40 C17 -40 26 -28 25 -10 C24 8 13 24 0 26 Z" fill="#cf6c49" />
    <path d="M-25 -8 C-28 -30 -18 -43 0 -43 V-27 C-10 -26 -18 -22 -20 -8 Z" fill="#2c2433" />
    <path d="M-25 -20 L0 -25 V-17 L-25 -11 Z" fill="#3fc2ad" stroke-width="2.8" />
    <path d={BRICKS} fill="none" stroke="#5e2412" stroke-width="2.8" />
    <path d="M-17 -5 C-13 -10 -7 -10 -4 -5 C-8 -1 -13 -1 -17 -5 Z" fill="#fffaf0" stroke-width="2.4" />
    <circle cx="-10" cy="-5" r="2.9" fill="#24170f" stroke="none" />
    <path d="M4 -6 H17 V-0.5 H4 Z" fill="#7dfbe6" stroke-width="2.4" />
    <path d="M-10 14 C-6 12 -3 12 0 13" fill="none" stroke-width="2.8" />
    <path d="M0 -43 V46" stroke-width="3" />
  </>
);

const BRICKS =
  'M0 -30 H24 M0 -17 H27 M0 -4 H27 M0 9 H25 M0 22 H20 M0 35 H36 M12 -42 V-30 M20 -30 V-17 M9 -17 V-4 M20 -4 V9 M9 9 V22 M14 22 V35 M27 35 V46';
