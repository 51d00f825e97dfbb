import type { ArtOf } from '../gallery.ts';
import { Pit } from '../pit.tsx';
import { characters } from './characters.tsx';
import { objects } from './objects.tsx';

export const base: ArtOf<'base.1'> = { characters, objects, things: { pit: Pit } };
