/** What the commands besides `play` answer. */
export const commands = {
  check: { legal: 'Legal.' },
  rules: {
    header: { catalogue: 'catalogue', rules: 'rules', cases: 'cases', cited: 'cited', uncited: 'uncited' },
    /** Said above a text of docs/rules, which are in English. */
    language: '',
  },
  replay: {
    action: 'Action {number}, {seat} {action}',
    refused: '{name}, is refused today: {code} ({rule}).',
    differs: '{name}, differs in event {event}: stored {stored|nothing}, decided {decided|nothing}.',
    hash: 'The record promises the hash {promised}, and its events lead to {hash}.',
  },
  verify: {
    kept: 'The dice kept their promise: {draws} draws follow from the seed.',
    noDice: 'The record has no header [dice "…"], so its dice promised nothing.',
    noSeed: 'The record has no header [seed "…"]: it is revealed when the game is over.',
    otherSeed: 'The seed is not the one the dice promised: its hash is another.',
    otherDraw: 'Action {number}: chance drew "{drawn}", and the seed says "{due|nothing}".',
  },
} as const;
