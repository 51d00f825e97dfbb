import type { Preference } from '../preferences.ts';

export const rope: Preference = { start: 0, rooms: [5, 4, 2, 1] };
