import { bringing } from '../boxes.ts';
import type { RouteName, RouteOf } from '../shell/router.ts';
import { Loaded, type ScreenPlan } from '../shell/screen.tsx';
import { StartAtOnce } from '../start/start-at-once.tsx';

export const Screen = ({ route }: { readonly route: RouteOf<'new'> }) => {
  if (route.start === 'choose') return <Loaded plan={CHOOSE} route={route} />;
  if (route.start === 'solo') return <Loaded plan={SOLO} route={route} />;
  return <StartAtOnce start={route.start} />;
};

/** Whoever chooses sees all there is; who begins at once waits for nothing of it. */
const CHOOSE: ScreenPlan<RouteName> = {
  layout: 'page',
  load: () => bringing(async () => ({ Screen: (await import('../start/new-game.tsx')).NewGame })),
};

/** What is played alone comes by itself: no other game needs anything of it. */
const SOLO: ScreenPlan<RouteName> = {
  layout: 'page',
  load: async () => ({ Screen: (await import('../solo/new-solo.tsx')).NewSolo }),
};
