/** A basin one drinks from, with a bowl in its middle that overflows to all sides. */
export const Fountain = () => (
  <g fill="none" stroke="var(--art-wall-line)" stroke-width="3">
    <circle cy="3" r="46" fill="var(--art-shadow)" fill-opacity="0.35" stroke="none" />
    <circle r="44" fill="var(--art-wall)" />
    <circle r="40.5" stroke="var(--art-wall-top)" />
    <circle r="38" stroke-width="12" stroke-dasharray="2.5 27.35" />
    <circle r="32" fill="var(--art-water-2)" />
    <circle r="24" fill="var(--art-water-1)" stroke="none" />
    <circle r="21" stroke="#fff" stroke-width="9" stroke-dasharray="3.5 13" />
    <circle r="11.5" fill="var(--art-wall-top)" />
    <circle r="6" fill="#fff" stroke="var(--art-water-2)" />
  </g>
);
