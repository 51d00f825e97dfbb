export const characters = {
  cleric: () => <Cleric />,
  goblin: () => <Goblin />,
  mekanork: () => <Mekanork />,
  thief: () => <Thief />,
  troll: () => <Troll />,
  wallWalker: () => <WallWalker />,
  warrior: () => <Warrior />,
  wizard: () => <Wizard />,
};

const Cleric = () => (
  <>
    <circle cy="-9" r="30" fill="none" stroke-width="10" />
    <circle cy="-9" r="30" fill="none" stroke="#ffd75e" stroke-width="4.5" />
    <path d="M-34 44 C-36 26 -27 20 -21 14 H21 C27 20 36 26 34 44 Z" fill="#e9dcc3" />
    <path d="M-23 22 C-28 -2 -22 -29 0 -31 C22 -29 28 -2 23 22 C14 32 -14 32 -23 22 Z" fill="#fffaf0" />
    <path d="M6 -30 C22 -27 27 -2 23 22 C19 26 12 29 6 30 C20 14 20 -14 6 -30 Z" fill="#d9c9ac" stroke="none" />
    <path d="M-14 0 C-15 -15 -8 -20 0 -20 C8 -20 15 -15 14 0 C13 12 7 19 0 19 C-7 19 -13 12 -14 0 Z" fill="#e9b48a" />
    <path d="M-14 -4 C-12 -16 -6 -20 0 -20 C6 -20 12 -16 14 -4 C9 -11 -9 -11 -14 -4 Z" fill="#8a4a24" />
    <path d="M-8.5 2 q2.5 -3 5 0 M3.5 2 q2.5 -3 5 0" fill="none" stroke-width="2.8" />
    <path d="M-5 11 q5 4 10 0" fill="none" stroke-width="2.6" />
    <path d="M-13 26 L0 42 L13 26" fill="none" stroke="#c8922b" stroke-width="4.5" />
    <circle cy="31" r="6.5" fill="#ffd75e" />
  </>
);

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

const Mekanork = () => (
  <>
    <g transform="rotate(24 20 10)">
      <path d="M16 44 V-18 C9 -22 7 -32 12 -39 V-28 L20 -24 L28 -28 V-39 C33 -32 31 -22 24 -18 V44 Z" fill="#aab6c2" />
      <path d="M20.5 -18 V44 H24 V-18 C28 -20 31 -26 30 -32 L28 -28 Z" fill="#7b8997" stroke="none" />
    </g>
    <path d="M-38 44 C-37 28 -28 21 -18 19 H16 C26 21 34 28 35 44 Z" fill="#8a552b" />
    <path d="M-26 44 L-18 22 M24 44 L16 22" stroke="#d9a441" stroke-width="4" fill="none" />
    <path
      d="M-23 -10 C-23 -30 -12 -36 0 -36 C12 -36 23 -30 23 -10 L24 8 C22 25 12 31 0 31 C-12 31 -22 25 -24 8 Z"
      fill="#6f9483"
    />
    <path d="M8 -30 C18 -26 23 -20 23 -10 L24 8 C22 25 12 31 2 31 C16 20 16 -12 8 -30 Z" fill="#55786a" stroke="none" />
    <path d="M-24 -10 C-26 -31 -13 -38 0 -38 C13 -38 26 -31 24 -10 C10 -17 -10 -17 -24 -10 Z" fill="#7a4623" />
    <path d="M-4 -38 H4 V-15 H-4 Z" fill="#a0642f" stroke="none" />
    <path d="M-25 -7 H25" stroke-width="8" />
    <circle cx="-11" cy="-6" r="11.5" fill="#e2ad43" />
    <circle cx="11" cy="-6" r="11.5" fill="#e2ad43" />
    <circle cx="-11" cy="-6" r="6.6" fill="#5fe0d6" stroke-width="2.6" />
    <circle cx="11" cy="-6" r="6.6" fill="#5fe0d6" stroke-width="2.6" />
    <path
      d="M-14.5 -8 a4.5 4.5 0 0 1 4 -3 M7.5 -8 a4.5 4.5 0 0 1 4 -3"
      stroke="#f2fffd"
      stroke-width="2.4"
      fill="none"
    />
    <path d="M-13 17 C-6 14 6 14 13 17 C11 24 -11 24 -13 17 Z" fill="#3b211a" stroke-width="2.8" />
    <path d="M-12 19 L-11 8 L-5 17 Z M12 19 L11 8 L5 17 Z" fill="#fff5d6" stroke-width="2.4" />
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

const Wizard = () => (
  <>
    <path d="M-34 44 C-33 28 -24 18 -14 14 H14 C24 18 33 28 34 44 Z" fill="#4a3a8c" />
    <path d="M-13 0 C-13 14 -7 18 0 18 C7 18 13 14 13 0 Z" fill="#eabb92" />
    <path
      d="M-20 0 C-24 20 -14 36 2 45 C14 34 24 20 20 0 C16 8 10 11 5 10 C2 8 -2 8 -5 10 C-10 11 -16 8 -20 0 Z"
      fill="#f7f3ea"
    />
    <path d="M-8 16 C-6 26 -2 32 2 38 M9 15 C9 22 7 28 5 32" stroke="#b9b0a2" stroke-width="2.6" fill="none" />
    <path d="M0 0 C-5 6 -4 11 0 12 C4 11 5 6 0 0 Z" fill="#d99b72" stroke-width="2.4" />
    <path d="M-12 2 L-4 4 M12 2 L4 4" stroke-width="3.4" />
    <path
      d="M-38 0 C-24 -4 -20 -12 -16 -22 C-11 -36 -2 -46 13 -47 C24 -47 29 -40 28 -31 C22 -37 15 -34 15 -27 C17 -16 24 -5 38 0 C20 9 -20 9 -38 0 Z"
      fill="#6a54c4"
    />
    <path
      d="M13 -47 C24 -47 29 -40 28 -31 C22 -37 15 -34 15 -27 C17 -16 24 -5 38 0 C30 4 20 6 10 6.5 C12 -6 2 -24 13 -47 Z"
      fill="#4a3a96"
      stroke="none"
    />
    <path d="M-20 -11 C-8 -6 8 -6 20 -11 L23 -5 C10 1 -12 1 -23 -5 Z" fill="#f1c04b" stroke-width="2.6" />
    <path
      d="M-3 -30 l2.2 4.6 l5 .6 l-3.7 3.5 l1 5 l-4.5 -2.5 l-4.5 2.5 l1 -5 l-3.7 -3.5 l5 -.6 Z"
      fill="#ffe38a"
      stroke="none"
    />
  </>
);
