/** The words that come with the first turn. */
export const en = {
  undo: {
    nothing: 'Undo',
    yours: 'Undo: {what}',
    theirs: 'Undo {seat}: {what}',
    deed: '{piece}, {what}',
    what: {
      jump: 'Jump',
      rotate: 'Turned room',
      card: 'Action card',
      pass: 'End of turn',
      place: 'Placed token',
      other: 'last step',
    },
    reach: '{count} {count#step#steps}; before: {why}',
    stops: {
      strict: 'strict game',
      first: 'the game began',
      answered: '{seat} acted',
      time: 'time was up',
      room: 'a room was revealed',
      cards: 'cards were shown',
      teams: 'the teams were shown',
      shown: 'something was shown',
    },
    whyNot: {
      strict: 'This game is strict: what is done is done.',
      learnt: 'Nothing can be taken back here: {why}.',
    },
    ask: {
      title: 'Undo what {seat} did?',
      text: 'It is {seat}’s: {what}. {seat} will have the turn again.',
      yes: 'Undo it',
      no: 'Leave it',
    },
  },
  lull: {
    yours: 'Your turn is over.',
    theirs: '{seat}’s turn is over.',
    time: 'Time is up: {seat}’s turn is over.',
    soon: '{seat} begins in a moment.',
    asked: '{seat} waits until you say so.',
    seat: '{seat}, take the screen.',
    goOn: 'Go on',
  },
  said: {
    chosen: '{piece} is chosen.',
    way: 'To {place}, {steps} of {speed} squares.',
    proposed: 'To be confirmed: {deed}, {detail}.',
    torn: 'What is meant? {options}',
  },
  aim: '{target} points win: lead yours out here, or defeat theirs',
  aimSaid:
    '{target} points win. {seat} scores by leading characters out over the line of {other}, and by defeating those of {other}.',
  sound: 'Sound',
} as const;
