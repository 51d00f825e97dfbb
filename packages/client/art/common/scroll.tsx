import type { ComponentChildren } from 'preact';
import { Both } from './both.tsx';

/** A scroll with what is written on it. */
export const Scroll = ({ children }: { readonly children: ComponentChildren }) => (
  <g transform="rotate(-9)">
    <Both d="M0 -26 H-21 V26 H0" fill="#fff3d2" shade="#eebf72" />
    {children}
    <path d="M-27 -29 H27 M-27 29 H27" stroke-width="17" />
    <path d="M-27 -29 H27 M-27 29 H27" stroke="#c98f45" stroke-width="10" />
    <path d="M-24 -31 H24 M-24 27 H24" stroke="#fff3d2" stroke-width="5" />
  </g>
);
