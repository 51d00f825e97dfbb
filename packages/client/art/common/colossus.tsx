import { Both } from './both.tsx';

export const Colossus = () => (
  <>
    <Both d="M0 12 H-16 C-30 10 -44 18 -48 34 L-50 48 H0" fill="#c98f5c" shade="#9d673a" />
    <Both d="M-46 26 C-36 18 -26 18 -20 26 L-24 46 H-48 Z" fill="#6d7b88" shade="#4d5965" />
    <Both d="M0 -32 C-14 -32 -22 -24 -21 -8 C-22 8 -16 22 0 26" fill="#dba97c" shade="#b27b4e" />
    <Both d="M0 -38 C-16 -38 -25 -28 -22 -12 L-14 -16 H0" fill="#8b979f" shade="#6a7680" />
    <path d="M-4 -40 H4 V-10 H-4 Z" fill="#c2ccd3" stroke-width="2.6" />
    <path d="M-17 -7 L-5 -4 M17 -7 L5 -4" stroke-width="4.4" />
    <Both d="M-14 -2 h8 v4 h-7 Z" fill="#fff" width={2.2} />
    <path d="M-9 .6 h0 M9 .6 h0" stroke-width="4" />
    <path d="M-10 15 C-4 12 4 12 10 15" fill="none" stroke-width="4" />
    <path d="M-6 14 l2.4 5 l2.6 -5 Z M6 14 l-2.4 5 l-2.6 -5 Z" fill="#fff8e0" stroke-width="1.8" />
    <path d="M-30 44 V30 H30 V44" fill="none" stroke-width="9" />
    <path d="M-30 44 V30 H30 V44 M-15 30 V46 M0 30 V46 M15 30 V46" fill="none" stroke="#c2ccd3" stroke-width="4" />
  </>
);
