import type { ArtOf } from '../gallery.ts';
import { Pit } from '../pit.tsx';
import { characters } from './characters.tsx';
import { objects } from './objects.tsx';

export const prison: ArtOf<'prison.1'> = { characters, objects, things: { pit: Pit } };
