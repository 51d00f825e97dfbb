import { Both } from './both.tsx';

// What the faces of several characters have in common.

export const FACE = 'M0 -14 H-18 C-20 10 -10 24 0 27';
export const SHOULDERS = 'M0 26 H-12 C-24 27 -34 32 -36 46 H0';
export const CAP = 'M0 -42 C-20 -41 -38 -28 -30 -8 C-16 -16 -8 -17 0 -17';

export const Face = () => <Both d={FACE} fill="#f3c59b" shade="#dba97c" />;

export const Eyes = () => (
  <>
    <Both d="M-15 0 C-11 -6 -6 -5 -3 1 C-7 4 -11 4 -15 0 Z" fill="#fff" width={2.6} />
    <path d="M-8.6 0 h0 M8.6 0 h0" stroke-width="5.2" />
  </>
);
