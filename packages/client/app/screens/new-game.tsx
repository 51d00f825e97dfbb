import type { RouteOf } from '../shell/router.ts';
import { NewGame } from '../start/new-game.tsx';
import { StartAtOnce } from '../start/start-at-once.tsx';

export const Screen = ({ route }: { readonly route: RouteOf<'new'> }) => {
  if (route.start === 'choose') return <NewGame />;
  return <StartAtOnce opening={route.start === 'quick' ? 'full' : 'simple'} />;
};
