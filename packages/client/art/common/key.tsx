/** Several boxes have one. */
export const Key = () => (
  <g transform="rotate(45)">
    <path d="M-4.5 -8 H4.5 V15 H18 V23 H13 V28 H18 V37 H-4.5 Z" fill="#e6b34a" />
    <path d="M0 -37 a14 14 0 1 0 .1 0 Z M-8 -6 H8" fill="none" stroke-width="16" />
    <path d="M0 -37 a14 14 0 1 0 .1 0 Z M-8 -6 H8" fill="none" stroke="#e6b34a" stroke-width="8.8" />
    <path d="M-14 -23 A14 14 0 0 1 0 -37 M-8 -8 H8" fill="none" stroke="#fff0bf" stroke-width="3" />
  </g>
);
