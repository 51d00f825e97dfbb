import { Both } from './both.tsx';

export const TelescopingSpear = () => (
  <g transform="rotate(42)">
    <path d="M-6 44 V16 H6 V44 Z" fill="#7a4623" />
    <path d="M-4.4 16 V-6 H4.4 V16 Z" fill="#c98f45" />
    <path d="M-3 -6 V-24 H3 V-6 Z" fill="#eebf72" stroke-width="3" />
    <path d="M-8 13 H8 V19 H-8 Z M-6.5 -9 H6.5 V-3 H-6.5 Z" fill="#a8b9c8" stroke-width="2.6" />
    <Both d="M0 -50 C-8 -40 -11 -32 -9 -24 L-4 -21 H0" fill="#eef4f8" shade="#a8b9c8" />
    <path d="M0 -44 V-24" stroke="#5d7386" stroke-width="2.2" />
    <path d="M15 -4 L22 -13 L29 -4 M15 9 L22 0 L29 9" fill="none" stroke="#ffd75e" stroke-width="4" />
  </g>
);
