import { render } from 'preact';
import './shell/theme.css';
import './shell/base.css';
import './shell/shell.css';
import { listenToKeys } from './shell/keys.ts';
import { followAddress } from './shell/router.ts';
import type { ScreenPlans } from './shell/screen.tsx';
import { applySettings } from './shell/settings.ts';
import { Shell } from './shell/shell.tsx';
import { learnToSpeak, telling } from './texts/texts.ts';
import { knowing } from './workshop/knowing.ts';

const PLANS: ScreenPlans = {
  home: { layout: 'page', load: () => telling(() => import('./screens/home.tsx')) },
  new: { layout: 'page', load: () => telling(() => import('./screens/new-game.tsx')) },
  game: { layout: 'table', load: () => import('./screens/table.tsx') },
  replay: { layout: 'table', load: () => telling(() => import('./screens/replay.tsx')) },
  link: { layout: 'table', load: () => telling(() => import('./screens/replay.tsx')) },
  games: { layout: 'page', load: () => knowing(() => telling(() => import('./screens/games.tsx'))) },
  workshop: { layout: 'page', load: () => knowing(() => telling(() => import('./workshop/workshop-screen.tsx'))) },
  lessons: { layout: 'page', load: () => import('./school/lessons-screen.tsx') },
  lesson: { layout: 'table', load: () => import('./school/lesson-screen.tsx') },
  puzzles: { layout: 'page', load: () => import('./puzzles/puzzles-screen.tsx') },
  puzzle: { layout: 'table', load: () => import('./puzzles/puzzle-screen.tsx') },
  online: { layout: 'page', load: () => telling(() => import('./online/online-screen.tsx')) },
  afar: { layout: 'table', load: () => telling(() => import('./online/afar-screen.tsx')) },
  rules: { layout: 'page', load: () => telling(() => import('./rules/rules-screen.tsx')) },
  keys: { layout: 'page', load: () => telling(() => import('./screens/keys.tsx')) },
};

const begin = async (): Promise<void> => {
  applySettings();
  await learnToSpeak();
  followAddress();
  listenToKeys();
  const root = document.querySelector('#app');
  if (root) render(<Shell plans={PLANS} />, root);
  void import('./shell/service-worker.ts').then(({ registerServiceWorker }) => registerServiceWorker());
};

void begin();
