import { type BySeat, compile, parsePosition } from '@archmage/engine';
import { learn, type Onlooker } from '@archmage/host';
import type { GameLine } from '@archmage/protocol';
import { useEffect, useState } from 'preact/hooks';
import { bringFor } from '../boxes.ts';
import { linkedRecording, type Recording } from '../replay/recording.ts';
import { ReplayView } from '../replay/replay-view.tsx';
import type { RouteOf } from '../shell/router.ts';
import { Failed } from './failed.tsx';
import { viewerIn } from './far-game.ts';
import { FAR } from './far-host.ts';
import { followed, nothingTold } from './fold.ts';
import { type Asked, ask } from './http.ts';
import { learnMe, myId } from './person.ts';
import { recordOf } from './record.ts';
import { useOnlineTexts } from './texts/texts.ts';

/** A game from afar to be looked at again: all of it once it is over, until then as far as one may know it. */
export const Screen = ({ route }: { readonly route: RouteOf<'replay'> }) => {
  const { table } = useOnlineTexts();
  const [found, setFound] = useState<Asked<Recording> | undefined>(undefined);
  const open = () => void recordingOf(route.id.slice(FAR.length)).then(setFound);
  useEffect(open, [route.id]);
  if (found === undefined) return <p class="shell-loading">{table.opening}</p>;
  if (!found.ok) return <Failed denied={found} onRetry={open} />;
  return <ReplayView recording={found.value} first={route.at ?? 0} />;
};

const recordingOf = async (id: string): Promise<Asked<Recording>> => {
  await learnMe();
  const line = await ask('gameLine', 'GET', `/games/${id}`);
  if (!line.ok) return line;
  await bringFor(line.value.rules);
  const finished = line.value.status === 'over' ? await recordOf(id) : undefined;
  const names = namesOf(line.value);
  if (finished !== undefined) return { ok: true, value: { ...linkedRecording({ kind: 'game', ...finished }), names } };
  const found = await underWay(id, viewerIn(line.value, myId()));
  return found.ok ? { ok: true, value: { ...found.value, names } } : found;
};

/** A computer player has his name by his level. */
const namesOf = ({ seats: { blue, yellow } }: GameLine): Partial<BySeat<string>> => ({
  ...(yellow && yellow.bot === undefined && { yellow: yellow.name }),
  ...(blue && blue.bot === undefined && { blue: blue.name }),
});

const underWay = async (id: string, viewer: Onlooker): Promise<Asked<Recording>> => {
  const log = await ask('history', 'GET', `/games/${id}/log`);
  if (!log.ok) return log;
  for (const text of log.value.own) learn(text);
  const rules = compile(log.value.rules);
  const start = rules.ok ? parsePosition(log.value.start, rules.value) : rules;
  const told = start.ok ? followed(nothingTold(start.value), log.value.entries) : 'short';
  if (!rules.ok || told === 'short') return { ok: false, code: 'unreadable' };
  const recording: Recording = {
    from: 'link',
    id: undefined,
    title: '',
    rules: rules.value,
    players: { yellow: 'human', blue: 'human' },
    onlookers: [viewer],
    record: undefined,
    story: () => told,
  };
  return { ok: true, value: recording };
};
