export const Troll = () => (
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
