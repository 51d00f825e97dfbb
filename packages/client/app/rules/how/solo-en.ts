import type { HowGuide, SoloLine } from './guides.ts';

export const guide: HowGuide<SoloLine> = {
  title: 'How to play alone',
  lines: {
    aim: {
      name: 'Aim.',
      text: 'Be at five points before the others are: leave by the blue line, and strike down whoever stands in your way. Whoever of them leaves by your line scores against you.',
    },
    turn: {
      name: 'Your turn.',
      text: 'It is the game for two: play an action card and share its actions among your characters. On your first turn you begin by turning up a room beside your line.',
    },
    reveal: {
      name: 'New rooms.',
      text: 'Three tokens come out of the bag, yours and theirs. Two dice say where each one lands; for a six you choose the row or the column, and a double six throws the token out of the game.',
    },
    row: {
      name: 'Their turn.',
      text: 'Their cards are shuffled and laid in a row. They act one after the other, from left to right; the wounded lie sideways and are left out.',
    },
    card: {
      name: 'A card.',
      text: 'It lists six objectives, each with its action points. The first that can be reached with them is carried out. If none can, they go towards the one that has a cog.',
    },
    nearest: {
      name: 'No luck, no malice.',
      text: 'They take the way of fewest actions, then of fewest squares, and a die decides what is equal. They never weigh odds or danger: so you can see what comes.',
    },
    combat: {
      name: 'Combat.',
      text: 'You choose your combat card first, then theirs is turned up from their deck. Your spent cards are gone for good; theirs are shuffled again.',
    },
    more: {
      name: 'Reinforcements.',
      text: 'A card with the sign of your level calls one more of them into a room that is open. An eye turns up a room, if you play with the Vision of the Arch-Mage.',
    },
    threat: {
      name: 'Each is somebody.',
      text: 'All thirty-two have a personality that breaks a rule. Point at one to read it, and to see what it would do now.',
    },
  },
  more: 'After each of their moves you can read why it was made: which lines of the card were out of reach, and what was compared.',
};
