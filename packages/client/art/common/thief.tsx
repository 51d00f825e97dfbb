export const Thief = () => (
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
