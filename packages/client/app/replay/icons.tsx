/** The signs of the bar, 24 x 24, in the colour of the text around them. */
const PATHS = {
  first: 'M6 5v14M19 5.5v13L9.5 12z',
  turnBack: 'M12 6v12L4.5 12zM20 6v12l-7.5-6z',
  back: 'M16.5 5.5v13L7 12z',
  run: 'M8 5v14l11-7z',
  stop: 'M8 5.5v13M16 5.5v13',
  forward: 'M7.5 5.5v13L17 12z',
  turnForward: 'M4 6v12l7.5-6zM12 6v12l7.5-6z',
  last: 'M18 5v14M5 5.5v13l9.5-6.5z',
  log: 'M5 6.5h14M5 12h14M5 17.5h9',
  share: 'M12 15V4M7.5 8L12 3.5 16.5 8M6 12H5v8h14v-8h-1',
  chances: 'M4 19.5h16M4 15l5-5 4 3 6.5-7.5',
} as const;

export type SignName = keyof typeof PATHS;

export const Sign = ({ name }: { readonly name: SignName }) => (
  <svg class={`replay-sign replay-sign-${name}`} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d={PATHS[name]} />
  </svg>
);
