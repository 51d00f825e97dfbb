export const Sword = () => (
  <g transform="rotate(42)">
    <path d="M0 -47 L8 -36 V13 H-8 V-36 Z" fill="#eef4f8" />
    <path d="M0 -47 L8 -36 V13 H0 Z" fill="#a8b9c8" stroke="none" />
    <path d="M0 -34 V12" stroke-width="2.4" stroke="#6d8196" />
    <path d="M-20 11 C-20 16 -16 20 -10 20 H10 C16 20 20 16 20 11 C12 14 -12 14 -20 11 Z" fill="#e6b34a" />
    <path d="M-4.5 20 H4.5 V36 H-4.5 Z" fill="#8c3b2a" />
    <path d="M-4.5 26 L4.5 23 M-4.5 32 L4.5 29" stroke-width="2.2" />
    <circle cy="40" r="6" fill="#e6b34a" />
  </g>
);
