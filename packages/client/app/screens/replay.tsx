import type { Failure } from '@archmage/host';
import { useEffect, useState } from 'preact/hooks';
import { type LinkFailure, readLink } from '../host/links.ts';
import { linkedRecording, openRecording, type Recording } from '../replay/recording.ts';
import { ReplayView } from '../replay/replay-view.tsx';
import { UnreadGame, UnreadLink } from '../replay/unread.tsx';
import type { RouteName, RouteOf } from '../shell/router.ts';
import { Loaded, type ScreenModule, type ScreenPlan } from '../shell/screen.tsx';
import { useTexts } from '../texts/texts.ts';
import { world } from '../world.ts';

type Opened =
  | { readonly is: 'opening' }
  | { readonly is: 'open'; readonly recording: Recording }
  | { readonly is: 'unread'; readonly failure: LinkFailure }
  | { readonly is: 'unopened'; readonly failure: Failure };

type ReplayRoute = RouteOf<'replay'> | RouteOf<'link'>;

/** A stored game, or what somebody's link holds. */
export const Screen = ({ route }: { readonly route: ReplayRoute }) =>
  route.name === 'replay' && isFar(route.id) ? <Loaded plan={FAR_REPLAY} route={route} /> : <Replay route={route} />;

/** A game that is kept by a server. */
const isFar = (id: string): boolean => id.startsWith('afar.');

const FAR_REPLAY: ScreenPlan<RouteName> = {
  layout: 'table',
  load: () => import('../online/far-replay.tsx') as Promise<ScreenModule<RouteName>>,
};

const Replay = ({ route }: { readonly route: ReplayRoute }) => {
  const { shell } = useTexts();
  const [opened, setOpened] = useState<Opened>({ is: 'opening' });
  const [tries, setTries] = useState(0);
  const source = route.name === 'link' ? route.text : route.id;
  useEffect(() => {
    let wanted = true;
    void open(route).then((answer) => wanted && setOpened(answer));
    return () => {
      wanted = false;
    };
  }, [route.name, source, tries]);
  if (opened.is === 'opening') return <p class="shell-loading">{shell.loading}</p>;
  if (opened.is === 'unread') return <UnreadLink failure={opened.failure} />;
  if (opened.is === 'unopened') return <UnreadGame failure={opened.failure} onRetry={() => setTries(tries + 1)} />;
  return <ReplayView recording={opened.recording} first={('at' in route ? route.at : undefined) ?? 0} />;
};

const open = async (route: ReplayRoute): Promise<Opened> => {
  if (route.name === 'link') {
    const read = await readLink(route.text);
    return read.ok ? { is: 'open', recording: linkedRecording(read.value) } : { is: 'unread', failure: read.failure };
  }
  const loaded = await openRecording(route.id, world().library);
  return loaded.ok ? { is: 'open', recording: loaded.value } : { is: 'unopened', failure: loaded.failure };
};
