/** The eye of the Vision of the Arch-Mage, in a box from -50 to 50. */
export const VisionEye = () => (
  <g stroke="#2a1745" stroke-linejoin="round" stroke-linecap="round">
    <path d={RAYS} fill="none" stroke="#2a1745" stroke-width="10" />
    <path d={RAYS} fill="none" stroke="#e9b949" stroke-width="5" />
    <path d="M-46 4 C-24 -26 24 -26 46 4 C24 34 -24 34 -46 4 Z" fill="#fff8e8" stroke-width="5" />
    <circle cy="4" r="16" fill="#8a58bd" stroke-width="4.4" />
    <circle cy="4" r="7" fill="#1b0f2b" stroke="none" />
    <circle cx="-5" cy="-2" r="4" fill="#fff" stroke="none" />
  </g>
);

const RAYS = 'M0 -32 V-44 M-22 -28 L-29 -38 M22 -28 L29 -38';

/** Somebody more: a figure that comes down out of nowhere. */
export const ReinforcementMark = () => (
  <g stroke="#2a1745" stroke-linejoin="round" stroke-linecap="round">
    <ellipse cy="34" rx="40" ry="12" fill="#b48cff" stroke-width="4.4" />
    <ellipse cy="34" rx="24" ry="6" fill="#f1e6ff" stroke="none" />
    <path d="M-20 34 C-22 10 -12 4 0 4 C12 4 22 10 20 34 Z" fill="#6a54c4" stroke-width="4.4" />
    <circle cy="-10" r="14" fill="#a98be0" stroke-width="4.4" />
    <path d="M30 -38 V-14 M18 -26 H42" stroke-width="13" />
    <path d="M30 -38 V-14 M18 -26 H42" stroke="#ffe28a" stroke-width="6.4" />
  </g>
);

/** A face of one's own. */
export const PersonalityBadge = () => (
  <g stroke="#2a1745" stroke-linejoin="round" stroke-linecap="round">
    <path
      d="M-36 -30 C-20 -40 20 -40 36 -30 C40 0 28 34 0 44 C-28 34 -40 0 -36 -30 Z"
      fill="#f2c230"
      stroke-width="5"
    />
    <path d="M0 -37 C20 -38 30 -34 36 -30 C40 0 28 34 0 44 Z" fill="#c9941a" stroke="none" />
    <path
      d="M-25 -10 C-20 -19 -10 -18 -6 -8 C-12 -4 -20 -5 -25 -10 Z M25 -10 C20 -19 10 -18 6 -8 C12 -4 20 -5 25 -10 Z"
      fill="#2a1745"
      stroke="none"
    />
    <path d="M-16 14 C-6 24 6 24 16 14" fill="none" stroke-width="5" />
  </g>
);
