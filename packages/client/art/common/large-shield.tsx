import { Both } from './both.tsx';

export const LargeShield = () => (
  <>
    <Both d="M0 -39 C-12 -39 -22 -36 -25 -31 V24 C-24 33 -12 38 0 39" fill="#a0642f" shade="#7a4623" />
    <path d="M-13 -37 V36 M13 -37 V36" fill="none" stroke="#5f3616" stroke-width="2.4" />
    <path d="M-25 -20 C-12 -15 12 -15 25 -20 M-25 18 C-12 23 12 23 25 18" fill="none" stroke-width="9" />
    <path
      d="M-24 -20 C-12 -15 12 -15 24 -20 M-24 18 C-12 23 12 23 24 18"
      fill="none"
      stroke="#a8b9c8"
      stroke-width="4.4"
    />
    <Both d="M0 -15 L-12 0 L0 15" fill="#eef4f8" shade="#a8b9c8" width={3} />
    <path d="M-20 -29 C-14 -33 -8 -34 -3 -34" fill="none" stroke="#eebf72" stroke-width="2.6" />
    <path d={ARROW} transform="translate(18 -6) rotate(62)" fill="none" stroke-width="7" />
    <path d={ARROW} transform="translate(18 -6) rotate(62)" fill="none" stroke="#fff3d2" stroke-width="3" />
  </>
);

const ARROW = 'M0 0 V-27 M-5 -22 L0 -28 L5 -22';
