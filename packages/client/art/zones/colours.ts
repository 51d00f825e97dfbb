/** The six colours of rooms: what lies on the floor, its line, what is light on it, and a hem that tells twins without colour. */
export const ROOM_COLOURS = {
  blue: { fill: '#3f83c4', line: '#173a5e', pale: '#bfe0fb', hem: 'none' },
  green: { fill: '#3f9650', line: '#16401f', pale: '#c3efc6', hem: '46 14' },
  red: { fill: '#c8463c', line: '#561410', pale: '#ffcbbf', hem: '14 14' },
  yellow: { fill: '#dda52c', line: '#5a3d06', pale: '#fff0bd', hem: '2 13' },
  purple: { fill: '#8a58bd', line: '#371d55', pale: '#e3cdf8', hem: '40 13 2 13' },
  orange: { fill: '#dd7a2a', line: '#5e2a06', pale: '#ffdcb4', hem: '22 13 2 13 2 13' },
} as const;

export type RoomColour = keyof typeof ROOM_COLOURS;
