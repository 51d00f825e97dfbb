import type { ArtOf } from '../gallery.ts';
import { Pit } from '../pit.tsx';
import { characters } from './characters.tsx';
import { objects } from './objects.tsx';
import { Rubble } from './rubble.tsx';

export const cardGame = {
  characters,
  objects,
  things: { pit: Pit },
  gates: { 'wall-broken': Rubble },
} satisfies ArtOf<'cards.1'>;
