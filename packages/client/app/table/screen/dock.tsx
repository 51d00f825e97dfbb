import { isAsked, topTask } from '@archmage/engine';
import { type Abilities, choicesOf } from '../../play/choices.ts';
import { lull } from '../../play/lull.ts';
import { combatTask, type Seen } from '../../play/seen.ts';
import { useOnDemand } from '../../shell/on-demand.ts';
import { useTexts } from '../../texts/texts.ts';
import { draftIn, type Intent, rotationIn } from '../hand/intent.ts';
import { deedDetail, deedLabel, optionLabel, stakesText } from '../said/narrate.ts';
import { hintText } from '../said/prompt-text.ts';
import type { TableSession } from '../session.ts';
import { LullDoor } from '../turn/door.tsx';
import './dock.css';

interface DockProps {
  readonly session: TableSession;
}

/** What a question may be answered, and tokens to lay out in set-up or a revealed room: loaded when there are any. */
export const Trays = ({ session }: DockProps) => {
  const seen = answering(session);
  const asked = seen && topTask(seen.view);
  const task = asked?.kind;
  const isSetup = task === 'lineup' || task === 'hide' || task === 'forgo';
  const loaded = useOnDemand(isSetup || task === 'place', loadTrays);
  // Before a fight it is asked where the fight is shown.
  const isHere = task === 'question' && seen !== undefined && combatTask(seen.view) === undefined;
  const asking = useOnDemand(isHere, loadQuestion);
  if (seen === undefined) return null;
  if (asked?.kind === 'question')
    return isHere && asking ? <asking.QuestionTray session={session} seen={seen} task={asked} /> : null;
  if (loaded === undefined) return null;
  if (isSetup) return <loaded.Tray session={session} seen={seen} />;
  return task === 'place' ? <loaded.PlacingTray session={session} seen={seen} /> : null;
};

const loadTrays = () => import('./trays.tsx');
const loadQuestion = () => import('./question-tray.tsx');

/** What is being prepared, and the button that does it. */
export const Dock = ({ session }: DockProps) => {
  const seen = answering(session);
  const intent = session.table.intent.value;
  const drawing = useOnDemand(seen !== undefined, loadDrawing);
  if (seen !== undefined && intent.kind === 'proposed') return <Proposal {...{ session, seen, intent }} />;
  if (seen !== undefined && intent.kind === 'torn') return <Menu {...{ session, seen, intent }} />;
  if (lull.value !== undefined) return <LullDoor session={session} />;
  const draft = draftIn(intent);
  if (seen === undefined || drawing === undefined || !draft?.legs.length) return <Hint session={session} />;
  return <drawing.Drawing session={session} seen={seen} draft={draft} />;
};

/** Fetched as soon as somebody may draw a way. */
const loadDrawing = () => import('./drawing.tsx');

/** The game as the one sees it who is asked; also while his answer is on its way. */
const answering = ({ table }: TableSession): Seen | undefined => {
  const seen = table.seen.value;
  return seen !== undefined && isAsked(seen.view, seen.seat) ? seen : undefined;
};

const Hint = ({ session }: DockProps) => <p class="table-hint">{hintText(session.table)}</p>;

interface PartProps extends DockProps {
  readonly seen: Seen;
}

const Proposal = ({ session, seen, intent }: PartProps & { readonly intent: Intent }) => {
  const { table: said } = useTexts();
  if (intent.kind !== 'proposed') return null;
  const other = otherWay(session, intent);
  return (
    <section class="table-proposal" aria-label={said.proposal}>
      <p>
        <strong>{deedLabel(seen, intent.deed)}</strong>
        <span class="soft">{deedDetail(seen, intent.deed)}</span>
        <Stakes text={stakesText(seen, intent.deed.action)} />
      </p>
      <div class="table-row">
        <button type="button" class="button button-quiet" onClick={session.hand.cancel}>
          {said.cancel}
        </button>
        {other && (
          <button type="button" class="button" onClick={() => session.hand.propose(other)}>
            {said.otherWay}
          </button>
        )}
        <button type="button" class="button button-main" onClick={session.hand.confirm}>
          {said.confirm}
        </button>
      </div>
    </section>
  );
};

const Stakes = ({ text }: { readonly text: string }) => (text === '' ? null : <span class="table-stakes">{text}</span>);

/** A room that may be turned either way. */
const otherWay = ({ table }: TableSession, intent: Intent) => {
  const turn = rotationIn(intent);
  const seen = table.seen.value;
  if (turn === undefined || seen === undefined) return undefined;
  return abilitiesFor(seen, turn.piece)?.rotations.find(
    ({ action }) => action.tile === turn.tile && action.way !== turn.way,
  );
};

const Menu = ({ session, seen, intent }: PartProps & { readonly intent: Intent }) => {
  const { table: said } = useTexts();
  if (intent.kind !== 'torn') return null;
  return (
    <section class="table-proposal table-menu" aria-label={said.menu}>
      <p>
        <strong>{said.menu}</strong>
      </p>
      <div class="table-row">
        {intent.options.map((option, nth) => (
          <button key={`${nth + 1}`} type="button" class="button" onClick={() => session.hand.take(option)}>
            {optionLabel(seen, option)}
          </button>
        ))}
        <button type="button" class="button button-quiet" onClick={session.hand.cancel}>
          {said.cancel}
        </button>
      </div>
    </section>
  );
};

const abilitiesFor = (seen: Seen, piece: number): Abilities | undefined => choicesOf(seen).characters.get(piece);
