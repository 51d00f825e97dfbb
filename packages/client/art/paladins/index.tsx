import type { ArtOf } from '../gallery.ts';
import { Pit } from '../pit.tsx';
import { Breach } from './breach.tsx';
import { characters } from './characters.tsx';
import { Fountain } from './fountain.tsx';
import { Over, Under } from './ground.tsx';
import { Illusion } from './illusion.tsx';
import { objects } from './objects.tsx';
import { Rocks } from './rocks.tsx';

export const paladins: ArtOf<'paladins.1'> = {
  characters,
  objects,
  things: { pit: Pit, fountain: Fountain, rocks: Rocks },
  under: Under,
  over: Over,
  covers: { pit: Illusion, rubble: Illusion },
  gates: { 'breach-blue': () => <Breach side="blue" />, 'breach-yellow': () => <Breach side="yellow" /> },
};
