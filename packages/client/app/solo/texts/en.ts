export const en = {
  begin: {
    title: 'Alone in the prison',
    lead: 'You bring your team out; everybody else is played by their cards. You see what each of them would do, and why.',
    level: 'Level',
    levelNote: '{count} of the {all} cards bring a reinforcement',
    vision: 'Vision of the Arch-Mage',
    visionNote: 'Cards with an eye make him look at a place: rooms are turned up or turned',
    chance: 'Dice',
    chances: {
      fresh: { name: 'New ones', note: 'As luck will have it' },
      daily: { name: 'Those of today', note: 'The same for everybody, all day long' },
      own: { name: 'Your own', note: 'Any words; the same words, the same dice' },
    },
    seed: 'Words for the dice',
    team: 'Who begins on the line',
    teamNote: 'Four of eight. The others wait in the bag, and come when rooms are turned up.',
    teamCount: '{count} of 4 chosen',
    start: 'Begin',
    starting: 'One moment…',
  },
} as const;
