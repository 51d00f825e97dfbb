import { Both } from './both.tsx';

export const Backstabber = () => (
  <>
    <Both d="M0 -44 C-22 -42 -33 -22 -30 4 C-28 22 -36 30 -42 46 H0" fill="#7c2f4f" shade="#56203a" />
    <Both d="M0 -31 C-16 -28 -22 -12 -20 8 C-18 22 -10 30 0 32" fill="#2b1a2c" />
    <Both d="M0 -20 H-15 C-18 2 -10 16 0 20" fill="#e9b48a" shade="#c98a5e" />
    <Both d="M0 -27 C-12 -26 -18 -16 -17 -6 C-12 -14 -7 -17 0 -16" fill="#1d1420" width={2.8} />
    <Both d="M-14 -6 C-10 -10 -5 -9 -3 -4 C-7 -2 -11 -2 -14 -6 Z" fill="#fff" width={2.4} />
    <path d="M-8 -5.6 h0 M8 -5.6 h0" stroke-width="4.8" />
    <Both d="M0 4 C-8 4 -14 3 -17 1 C-16 16 -8 27 0 30" fill="#b53e63" shade="#8a2c4b" width={3} />
    <g transform="rotate(-28 22 14)">
      <Blade d="M22 -36 L15 -26 L17 10 H27 L29 -26 Z" />
      <path d="M12 10 H32 V16 H12 Z" fill="#e6b34a" stroke-width="2.8" />
      <path d="M18 16 H26 V32 H18 Z" fill="#5f3616" />
    </g>
    <path
      d="M12 24 C12 17 20 15 24 19 C30 16 36 20 35 27 C34 36 26 40 19 37 C14 35 12 30 12 24 Z"
      fill="#c98a5e"
      stroke-width="3"
    />
  </>
);

/** A blade is lit from the left. */
const Blade = ({ d }: { readonly d: string }) => (
  <>
    <path d={d} fill="#eef4f8" />
    <path d="M22 -36 L29 -26 L27 10 H22 Z" fill="#a8b9c8" stroke="none" />
  </>
);
