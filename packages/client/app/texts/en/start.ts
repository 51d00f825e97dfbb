import type { PlayerName } from '@archmage/ai';

type Levels = Readonly<Record<Exclude<PlayerName, 'human'>, string>>;

export const start = {
  unlent: {
    insecure:
      'This page did not come by https, so the browser keeps no games safely. They last as long as this page stays open.',
    unavailable:
      'The browser lends no storage: a private window or a setting forbids it. Games last as long as this page stays open.',
  },
  shortOfSpace: 'The browser has little space left. Delete games you no longer need before you begin a new one.',
  failures: {
    full: {
      title: 'There is no space left',
      text: 'The browser’s storage is full; what it keeps already is safe. Delete a game you no longer need, or clear space on this device, then try again.',
    },
    insecure: {
      title: 'This page is not secure',
      text: 'Games are sealed before they are stored, and the browser only does that for pages that come by https or from this machine. Open the game by such an address.',
    },
    unavailable: {
      title: 'The browser lends no storage',
      text: 'A private window or a setting may forbid it, or the browser has closed it. Try again, or open the game in an ordinary window.',
    },
    unfetched: {
      title: 'A part of the game did not come',
      text: 'What this game is played with could not be fetched. The network may be gone: try again when it is back.',
    },
    elsewhere: {
      title: 'The game went on in another window',
      text: 'Somebody plays it in another window or tab. Load it again to see where it stands.',
    },
    missing: { title: 'This game is not here', text: 'It was deleted, or it is kept in another browser.' },
    closed: { title: 'The game was closed', text: 'Open it again to go on.' },
    damaged: { title: 'This game cannot be read', text: 'It is damaged. You can delete it; all others are untouched.' },
  },
  damage: {
    summary: 'What is written about it makes no sense.',
    rules: 'It names rules that this version does not know.',
    beginning: 'Its beginning cannot be read.',
    action: 'Action number {number} cannot be read.',
  },
  missingOwn: {
    title: 'Something of this game is not here',
    text: 'It is played with rooms or a scenario of somebody’s own ({what}), which this browser does not have. Bring their file under “Rooms and scenarios”, and it opens again: nothing of it is lost.',
    bring: 'Bring the file',
  },
  again: 'Try again',
  toGames: 'To my games',
  levels: {
    random: 'Scatterbrain',
    greedy: 'Magpie',
    mcts: 'Gambler',
    planner: 'Planner',
    squire: 'Squire',
    rogue: 'Rogue',
    sergeant: 'Sergeant',
    scout: 'Scout',
    strategist: 'Strategist',
    archmage: 'Archmage',
    nonPlayer: 'Non-Player',
  } satisfies Levels as Levels,
  you: 'You',
  sides: { yellow: 'Yellow', blue: 'Blue' },
} as const;
