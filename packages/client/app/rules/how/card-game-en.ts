import type { CardGameLine, HowGuide } from './guides.ts';

export const guide: HowGuide<CardGameLine> = {
  title: 'How to play the Card Game',
  lines: {
    aim: {
      name: 'Aim.',
      text: 'Be the first with the points of the scenario: bring your characters out through the rival’s starting zone, and strike down his. The game ends at once.',
    },
    wheel: {
      name: 'The wheel.',
      text: 'Each turn adds three action points to your wheel, two on the very first. Spend what you like on whom you like; you keep three at most.',
    },
    zones: {
      name: 'Zones.',
      text: 'A room has four zones: circle, triangle, square and gear. For one action a character walks from zone to zone, as far as its speed. Three of a side have room in one.',
    },
    enemies: {
      name: 'Where an enemy stands.',
      text: 'You may walk into his zone, but not through it: stay, or go out again the way you came in. Once he is struck down the zone is open to all.',
    },
    edges: {
      name: 'What stands between.',
      text: 'Walls and closed portcullises stop everybody, pits and arrow-slits nearly everybody. Where two rooms meet, both their edges count. They turn with their rooms.',
    },
    post: {
      name: 'Your starting zone.',
      text: 'There a character faces one icon of the room in front of it. It can enter if that zone lies just there and nothing stands between; to face another icon costs one step.',
    },
    reveal: {
      name: 'New rooms.',
      text: 'For one action a character beside a face-down room turns it up. Whoever did so places the characters and his rival’s objects; the rival places the rest. One card to a zone.',
    },
    rotate: {
      name: 'Turning rooms.',
      text: 'For one action a character in a gear zone turns its room a quarter the way the arrow points, or the other room of the same colour. All stay in their zones.',
    },
    combat: {
      name: 'Combat.',
      text: 'For one action a character attacks an enemy in the same zone. Everybody unwounded there takes part. Each side adds a secret combat card, and the lower sum is wounded.',
    },
    shots: {
      name: 'Shots.',
      text: 'A crossbow and a Bow reach along rows and columns of zones, until somebody or a wall is in the way. You see out through a slit of your own zone, not in through it from afar.',
    },
    wounds: {
      name: 'Wounds.',
      text: 'Whoever is wounded lies there and keeps what it carries. Beaten once more it dies, for one point; a friend can carry it to safety.',
    },
    jump: {
      name: 'Jumping.',
      text: 'One action and a jump card take a character from any zone at a pit to any other. When all three are spent, a combat card other than 0 will do.',
    },
  },
  more: 'Each of the twenty-five characters can also do something of its own: point at it to read what. The three tutorials begin with two characters and no combat.',
};
