import { FIELDS } from './medallion-shapes.ts';
import './art.css';

/** Gradients and clips that the drawings share. A page that shows a token without a board needs an `ArtSprite`. */
export const ArtDefs = () => (
  <defs>
    <Ramp id="art-brass" stops={['--art-brass-1', '--art-brass-2', '--art-brass-3']} />
    <Ramp id="art-brass-low" stops={['--art-brass-3', '--art-brass-2', '--art-brass-1']} />
    <Ramp id="art-steel" stops={['--art-steel-1', '--art-steel-2', '--art-steel-3']} />
    <Ramp id="art-steel-low" stops={['--art-steel-3', '--art-steel-2', '--art-steel-1']} />
    <Ramp id="art-field-yellow" stops={['--art-yellow-1', '--art-yellow-2']} />
    <Ramp id="art-field-blue" stops={['--art-blue-1', '--art-blue-2']} />
    <Ramp id="art-leather" stops={['--art-leather-1', '--art-leather-2']} />
    <Ramp id="art-parchment" stops={['--art-parchment-1', '--art-parchment-2']} />
    <Ramp id="art-back" stops={['--art-back-1', '--art-back-2']} />
    <radialGradient id="art-pit" cx="50%" cy="50%" r="62%">
      <stop offset="0.35" style={{ stopColor: 'var(--art-pit-2)' }} />
      <stop offset="1" style={{ stopColor: 'var(--art-pit-1)' }} />
    </radialGradient>
    <clipPath id="art-bust-yellow">
      <path d={FIELDS.yellow.bust} />
    </clipPath>
    <clipPath id="art-bust-blue">
      <path d={FIELDS.blue.bust} />
    </clipPath>
  </defs>
);

export const ArtSprite = () => (
  <svg class="art-sprite" aria-hidden="true">
    <ArtDefs />
  </svg>
);

interface RampProps {
  readonly id: string;
  readonly stops: readonly string[];
}

/** From the top down. */
const Ramp = ({ id, stops }: RampProps) => (
  <linearGradient id={id} x1="0.25" y1="0" x2="0.6" y2="1">
    {stops.map((name, nth) => (
      <stop key={name} offset={nth / (stops.length - 1)} style={{ stopColor: `var(${name})` }} />
    ))}
  </linearGradient>
);
