/** A five-pointed star in a ring, around the corner where its four squares meet. */
export const Pentacle = () => (
  <g fill="none" stroke="var(--art-pentacle)" stroke-width="5" stroke-linejoin="round">
    <circle r="90" fill="var(--art-pentacle)" fill-opacity="0.13" />
    <circle r="78" stroke-width="2.5" />
    <circle r="84" stroke-width="9" stroke-dasharray="3 23.39" />
    <path d={STAR} stroke-width="15" stroke-opacity="0.28" />
    <path d={STAR} />
  </g>
);

const STAR = 'M0 -78 L45.8 63.1 L-74.2 -24.1 H74.2 L-45.8 63.1 Z';
