/** What an ability or an object offers, as the label of a choice. */
export const offers = {
  heal: 'Heal a wounded neighbour',
  regenerate: 'Get up again',
  lock: 'Open or close a portcullis',
  break: 'Break a portcullis',
  walk: 'Pass through a wall',
  fire: 'Throw a fireball',
  drink: 'Drink the potion',
} as const;
