// Those that come in several boxes.

export const Cleric = () => (
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

export const Mekanork = () => (
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

export const Wizard = () => (
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
