import { isAsked, type Seat, type State, topTask } from '@archmage/engine';
import { CombatScene } from '../../parts/combat-scene.tsx';
import { type Fight, fightIn, oddsOf } from '../../play/odds.ts';
import { combatTask } from '../../play/seen.ts';
import { useOnDemand } from '../../shell/on-demand.ts';
import { HintButton, HintPanel } from '../hints/hint-door.tsx';
import type { TableSession } from '../session.ts';
import { cardsOf } from './cards.tsx';
import type { QuestionProps } from './question-tray.tsx';
import { Why } from './why.tsx';

interface CombatProps {
  readonly session: TableSession;
}

/** The combat that is being decided, or has just been. */
export const Combat = ({ session }: CombatProps) => {
  const { director, table } = session;
  const scene = table.scene.value;
  const { rules } = table.host;
  if (scene !== undefined) {
    const laid = { yellow: true, blue: true };
    return <CombatScene {...scene} rules={rules} laid={laid} onClose={director.closeScene} />;
  }
  const view = table.view.value;
  const task = combatTask(view);
  if (task === undefined || table.rerun.value !== undefined || table.curtain.value !== undefined) return null;
  return <Choice session={session} view={view} fight={fightIn({ rules, view }, task)} />;
};

interface ChoiceProps extends CombatProps {
  readonly view: State;
  readonly fight: Fight;
}

const Choice = ({ session, view, fight }: ChoiceProps) => {
  const { hand, table } = session;
  const { rules } = table.host;
  const seat = table.seat.value;
  const coach = table.coach.value;
  const chooser = seat !== undefined && isAsked(view, seat) ? seat : undefined;
  const asked = topTask(view);
  const isQuestion = asked?.kind === 'question';
  const laid = { yellow: isLaid(view, 'yellow'), blue: isLaid(view, 'blue') };
  return (
    <CombatScene
      rules={rules}
      view={view}
      fight={fight}
      chooser={isQuestion ? undefined : chooser}
      cards={chooser === undefined || isQuestion ? undefined : cardsOf(session)}
      question={
        isQuestion &&
        chooser !== undefined && <Question session={session} seen={{ rules, view, seat: chooser }} task={asked} />
      }
      laid={laid}
      clocks={table.clocks.value}
      odds={seat === undefined ? undefined : oddsOf(fight, seat)}
      onPick={(held) => hand.play(held.card)}
      onAsk={(held) => hand.askCard(held.card)}
      tools={<HintButton session={session} />}
    >
      <HintPanel session={session} at="combat" />
      {coach && <coach.Panel at="combat" />}
      <Why session={session} />
    </CombatScene>
  );
};

/** What a rule asks before cards are chosen, whichever it is. */
const Question = (props: QuestionProps) => {
  const loaded = useOnDemand(true, loadQuestion);
  return loaded === undefined ? null : <loaded.QuestionTray {...props} />;
};

const loadQuestion = () => import('./question-tray.tsx');

const isLaid = ({ players }: State, seat: Seat): boolean => players[seat].committed !== undefined;
