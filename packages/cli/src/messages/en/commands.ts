/** What the commands besides `play` answer. */
export const commands = {
  arena: {
    meeting: '{a} against {b}: {rules}, seed {seed}',
    score: '{a} won {wins}, drew {draws} and lost {losses} of {games} games.',
    share: '{a} has {score} % of the points; with 95 % certainty it is worth {low} to {high} %.',
    first: 'Whoever took the first turn has {share} % of the points.',
    turns: 'A game has {least} to {most} turns, {mean} on average.',
    time: '{name} thinks {mean} ms a turn on average, 95 % of the turns at most {p95} ms.',
    faults: 'Refused actions: {refusals}; exceptions: {exceptions}; stalls: {stalls}.',
    fault: '  {kind}, {rules}, seed {seed}: {message}',
    kinds: { refusal: 'refused', exception: 'exception thrown', stall: 'stall' },
    plans: 'Pairings to play: {pairings}; games: {games}. Each is kept in {file} as soon as it is over.',
    begins: '{number}/{of}  {a} against {b} …',
    ends: '{number}/{of}  {a} against {b}: {wins} won, {draws} drawn, {losses} lost, {score} % ({low} to {high})',
    rating: '{elo} ± {margin}  {name}',
    stopped: 'Stopped. The same command goes on from here.',
    written: 'The page {file} is written.',
    soaked: 'Games: {games}; seed {seed}',
    byRules: 'Games by rules:',
    byBot: 'Games by bot:',
  },
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
