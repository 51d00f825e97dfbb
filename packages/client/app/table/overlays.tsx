import { isAsked, type Seat, type State, topTask } from '@archmage/engine';
import { CombatScene } from '../parts/combat-scene.tsx';
import { Curtain } from '../parts/curtain.tsx';
import { WhyBox } from '../parts/why-box.tsx';
import { type Fight, fightIn, oddsOf } from '../play/odds.ts';
import { openRule } from '../rules/open-rule.ts';
import { useOnDemand } from '../shell/on-demand.ts';
import { useTexts } from '../texts/texts.ts';
import { cardsOf } from './cards.tsx';
import { HintButton, HintPanel } from './hint-door.tsx';
import { seatName } from './narrate.ts';
import type { TableSession } from './session.ts';

interface OverlayProps {
  readonly session: TableSession;
}

export const TableCurtain = ({ session, to }: OverlayProps & { readonly to: Seat }) => {
  const { curtain } = useTexts().table;
  const task = topTask(session.table.view.value)?.kind ?? 'act';
  const why = task in curtain ? curtain[task as keyof typeof curtain] : curtain.turn;
  return <Curtain to={to} name={seatName(to)} why={why} onLift={session.director.lift} />;
};

/** The combat that is being decided, or has just been. */
export const Combat = ({ session }: OverlayProps) => {
  const { director, table } = session;
  const scene = table.scene.value;
  const { rules } = table.host;
  if (scene !== undefined) {
    const laid = { yellow: true, blue: true };
    return <CombatScene {...scene} rules={rules} laid={laid} onClose={director.closeScene} />;
  }
  const view = table.view.value;
  const task = topTask(view);
  if (task?.kind !== 'commit' || table.rerun.value !== undefined || table.curtain.value !== undefined) return null;
  return <Choice session={session} view={view} fight={fightIn({ rules, view }, task)} />;
};

interface ChoiceProps extends OverlayProps {
  readonly view: State;
  readonly fight: Fight;
}

const Choice = ({ session, view, fight }: ChoiceProps) => {
  const { hand, table } = session;
  const { rules } = table.host;
  const seat = table.seat.value;
  const chooser = seat !== undefined && isAsked(view, seat) ? seat : undefined;
  const laid = { yellow: isLaid(view, 'yellow'), blue: isLaid(view, 'blue') };
  return (
    <CombatScene
      rules={rules}
      view={view}
      fight={fight}
      chooser={chooser}
      cards={chooser === undefined ? undefined : cardsOf(session)}
      laid={laid}
      odds={seat === undefined ? undefined : oddsOf(fight, seat)}
      onPick={(held) => hand.play(held.card)}
      onAsk={(held) => hand.askCard(held.card)}
      tools={<HintButton session={session} />}
    >
      <HintPanel session={session} at="combat" />
      <Why session={session} />
    </CombatScene>
  );
};

const isLaid = ({ players }: State, seat: Seat): boolean => players[seat].committed !== undefined;

export const Why = ({ session }: OverlayProps) => {
  const { why } = session.table;
  if (why.value === undefined) return null;
  return (
    <WhyBox
      {...why.value}
      onRule={openRule}
      onClose={() => {
        why.value = undefined;
      }}
    />
  );
};

interface EndProps extends OverlayProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The result, loaded when a game is over. Who won stands above the board in any case. */
export const TheEnd = ({ session, isOpen, onClose }: EndProps) => {
  const { busy, scene, view } = session.table;
  const isThere = isOpen && view.value.ending !== undefined && scene.value === undefined && !busy.value;
  const loaded = useOnDemand(isThere, loadEnd);
  return isThere && loaded !== undefined ? <loaded.Result session={session} onClose={onClose} /> : null;
};

const loadEnd = () => import('./the-end.tsx');
