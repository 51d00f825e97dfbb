import type { Refusal } from '@archmage/engine';
import { useState } from 'preact/hooks';
import { isRefused, type Seen } from '../play/seen.ts';
import { announce } from '../shell/announce.tsx';
import { whyOf } from '../table/hand/asking.ts';
import type { TableSession } from '../table/session.ts';
import { type Bench, beginBench, cleared, favoured, missingText, noted, shuffled, toggled, undone } from './bench.ts';
import { favourite, keepFavourite } from './favourite.ts';
import { isComplete, namedTeam, type Thing, toSend, withTeam } from './team.ts';
import { teamTexts } from './texts/texts.ts';

/** A team on the workbench: it is nobody's business until it is sent, and gone when the screen is. */
export interface Making {
  readonly bench: Bench;
  /** It is on its way to the game, and stays as it is. */
  readonly isSending: boolean;
  readonly toggle: (thing: Thing) => void;
  readonly undo: () => void;
  readonly clear: () => void;
  readonly random: () => void;
  readonly takeFavourite: () => void;
  readonly keepAsFavourite: () => void;
  readonly confirm: () => void;
}

export const useMaking = (session: TableSession, seen: Seen): Making => {
  const { director, hand, table } = session;
  const { why } = table;
  const [isSending, setSending] = useState(false);
  const [bench, setBench] = useState(() => beginBench(seen));
  const { team } = bench;
  const become = (next: Bench | Refusal) => {
    if (isSending) return;
    why.value = isRefused(next) ? whyOf(withTeam(seen, team), next) : undefined;
    if (isRefused(next)) return;
    announce(next.said);
    setBench(next);
  };
  return {
    bench,
    isSending,
    toggle: (thing) => become(toggled(seen, bench, thing)),
    undo: () => become(undone(seen, bench)),
    clear: () => become(cleared(seen, bench)),
    random: () => become(shuffled(seen, bench, anyNumber)),
    takeFavourite: () => become(favoured(seen, bench, favourite())),
    keepAsFavourite: () => become(noted(bench, teamTexts.peek().notes[keepFavourite(namedTeam(seen.rules, team))])),
    confirm: () => {
      become(noted(bench, missingText(seen, team)));
      if (isSending || !isComplete(seen.rules, team)) return;
      setSending(true);
      hand.act(...toSend(seen, team));
      // What could not be stored can be sent again: behind the sending, which itself may have to wait.
      director.whenFree(() => director.whenFree(() => setSending(false)));
    },
  };
};

const anyNumber = (below: number): number => {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  return Math.floor((drawn / 2 ** 32) * below);
};
