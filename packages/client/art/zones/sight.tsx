export interface SightProps {
  /** Who sees through the slit: those before it (from below), or those on both sides. */
  readonly way: 'out' | 'both';
}

/** A line of sight through an arrow-slit on an edge that runs from 0 to 100: it goes out, and may not come in. */
export const Sight = ({ way }: SightProps) => (
  <g transform="translate(50 0)" stroke-linecap="round" stroke-linejoin="round" pointer-events="none">
    <path d={CONE} fill="#ffe28a" fill-opacity="0.5" />
    {way === 'both' && <path d={CONE} transform="scale(1 -1)" fill="#ffe28a" fill-opacity="0.5" />}
    <path d="M0 62 V-62" stroke="#17110d" stroke-width="13" />
    <path d="M0 62 V-62" stroke="#ffd75e" stroke-width="6.4" />
    <Head />
    {way === 'both' ? (
      <g transform="scale(1 -1)">
        <Head />
      </g>
    ) : (
      <Eye />
    )}
  </g>
);

const Head = () => <path d="M0 -80 L17 -52 L0 -60 L-17 -52 Z" fill="#ffd75e" stroke="#17110d" stroke-width="4" />;

/** At the end that sees. */
const Eye = () => (
  <g transform="translate(0 74)">
    <path d="M-27 0 C-14 -18 14 -18 27 0 C14 18 -14 18 -27 0 Z" fill="#fff6de" stroke="#17110d" stroke-width="4.4" />
    <circle r="8.4" fill="#17110d" />
  </g>
);

const CONE = 'M-13 -6 L-58 -86 C-20 -98 20 -98 58 -86 L13 -6 Z';
