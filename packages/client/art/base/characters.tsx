import { Cleric, Mekanork, Wizard } from '../common/characters.tsx';

export const characters = {
  cleric: Cleric,
  goblin: () => <Goblin />,
  mekanork: Mekanork,
  thief: () => <Thief />,
  troll: () => <Troll />,
  wallWalker: () => <WallWalker />,
  warrior: () => <Warrior />,
  wizard: Wizard,
};

const Goblin = () => (
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

const Thief = () => (
  <>
    <path
      d="M-40 44 C-36 30 -30 28 -28 10 C-28 -16 -14 -36 2 -43 C16 -34 28 -16 28 10 C30 28 36 30 40 44 Z"
      fill="#4a3f63"
    />
    <path d="M2 -43 C16 -34 28 -16 28 10 C30 28 36 30 40 44 H14 C26 20 22 -20 2 -43 Z" fill="#322a47" stroke="none" />
    <path d="M0 -25 C-14 -22 -19 -6 -18 6 C-16 20 -8 26 0 26 C8 26 16 20 18 6 C19 -6 14 -22 0 -25 Z" fill="#1c1524" />
    <path d="M-16 6 C-14 -14 14 -14 16 6 C14 18 8 24 0 24 C-8 24 -14 18 -16 6 Z" fill="#dfa67a" stroke="none" />
    <path d="M-19 -8 C-9 -12 9 -12 19 -8 L17 5 C10 3 5 5 0 9 C-5 5 -10 3 -17 5 Z" fill="#1c1524" />
    <path d="M-13 -2 q5 -5 9 1.5 q-5 1.5 -9 -1.5 Z M13 -2 q-5 -5 -9 1.5 q5 1.5 9 -1.5 Z" fill="#f6f2ff" stroke="none" />
    <path d="M-4 16 q5 2 9 -2" fill="none" stroke-width="2.6" />
    <path d="M-26 22 C-12 33 12 33 26 22 L27 33 C12 44 -12 44 -27 33 Z" fill="#c23b34" />
    <path d="M14 30 C22 28 30 32 35 44 L24 42 Z" fill="#9c2b27" stroke-width="2.8" />
  </>
);

const Troll = () => (
  <>
    <path d="M-46 46 C-48 18 -36 4 -22 2 H22 C36 4 48 18 46 46 Z" fill="#7e8b80" />
    <path d="M-30 22 C-26 30 -26 36 -28 44 M30 22 C26 30 26 36 28 44" fill="none" stroke-width="2.8" />
    <path d="M-16 -33 C-20 -42 -10 -44 -8 -39 C-6 -47 4 -47 5 -40 C10 -46 20 -42 15 -32 Z" fill="#5c7a35" />
    <path
      d="M-24 -12 C-25 -30 -14 -36 0 -36 C14 -36 25 -30 24 -12 L29 8 C29 26 15 33 0 33 C-15 33 -29 26 -29 8 Z"
      fill="#a3afa2"
    />
    <path
      d="M10 -34 C20 -32 25 -24 24 -12 L29 8 C29 26 15 33 4 33 C20 20 20 -16 10 -34 Z"
      fill="#808d82"
      stroke="none"
    />
    <path
      d="M-25 -15 C-12 -17 -7 -12 0 -9 C7 -12 12 -17 25 -15 L23 -5 C14 -8 8 -3 0 -2 C-8 -3 -14 -8 -23 -5 Z"
      fill="#66746a"
    />
    <circle cx="-11.5" cy="-1.5" r="3.6" fill="#ff8a2b" stroke-width="2.4" />
    <circle cx="11.5" cy="-1.5" r="3.6" fill="#ff8a2b" stroke-width="2.4" />
    <path d="M-8 9 C-9 3 -4 0 0 0 C4 0 9 3 8 9 C4 12 -4 12 -8 9 Z" fill="#8b988d" stroke-width="2.8" />
    <path d="M-20 18 C-8 14 8 14 20 18 C16 27 -16 27 -20 18 Z" fill="#40241f" stroke-width="2.8" />
    <path d="M-17 22 C-21 16 -20 9 -16 4 C-14 10 -12 14 -8 17 Z" fill="#fff3d2" stroke-width="2.6" />
    <path d="M17 22 C21 16 20 9 16 4 C14 10 12 14 8 17 Z" fill="#fff3d2" stroke-width="2.6" />
  </>
);

const BRICKS =
  'M0 -30 H24 M0 -17 H27 M0 -4 H27 M0 9 H25 M0 22 H20 M0 35 H36 M12 -42 V-30 M20 -30 V-17 M9 -17 V-4 M20 -4 V9 M9 9 V22 M14 22 V35 M27 35 V46';

/** One half flesh, the other already wall. */
const WallWalker = () => (
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

const Warrior = () => (
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
