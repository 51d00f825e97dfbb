export const home = {
  lead: 'Two teams, one labyrinth, and rooms that turn under your feet.',
  about:
    'Lead eight characters through rooms nobody has seen yet, turn the floor against your rival, and be the first to bring five points to the far side.',
  quick: 'Play now',
  quickNote: 'The whole game against the computer',
  simple: 'Simple start',
  simpleNote: 'Rooms open, pieces placed: straight into play',
  choose: 'New game…',
  chooseNote: 'Opponent, side, options',
  games: 'My games',
  gamesNote: 'Go on with one, or watch it again',
  workshop: 'Rooms and scenarios',
  workshopNote: 'Draw rooms, bring files, play scenarios',
  rules: 'Rules',
  rulesNote: 'How to play in short, and every rule with search',
  start: 'Ways to start',
  more: 'More',
  facts: {
    title: 'Good to know',
    offline: 'Your games stay in this browser. No account, and no network once the page has loaded.',
    screen: 'Two people can share this screen: a curtain keeps every secret.',
    keys: 'Everything works with mouse, touch or keyboard. Press ? for the keys.',
  },
  unofficial:
    'An unofficial fan project, not connected with the authors or publishers of the games. Code, words and drawings are our own.',
} as const;
