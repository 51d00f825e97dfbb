/** The settings of the table, which come when somebody looks at them. */
export const en = {
  sound: 'Sound',
  sounds: { on: 'Heard', off: 'Silent' },
  volume: 'Volume',
  volumes: { low: 'Low', middle: 'Middle', high: 'High' },
  elsewhere: 'While another tab is in front',
  elsewheres: { quiet: 'Quiet', heard: 'Heard all the same' },
  patience: 'After my last action point, the turn may be undone',
  patiences: { moment: 'For a moment', asked: 'Until I say “Go on”', none: 'No longer' },
} as const;
