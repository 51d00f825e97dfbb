import { isAsked, SEATS, type Seat, topTask } from '@archmage/engine';
import { DraftBar } from '../parts/draft-bar.tsx';
import { SetupTray } from '../parts/setup-tray.tsx';
import { type Abilities, choicesOf } from '../play/choices.ts';
import { prospects } from '../play/draft.ts';
import { isDeadly, memberOf, ruleOf, type Seen } from '../play/seen.ts';
import { openRule } from '../rules/open-rule.ts';
import { fill } from '../texts/fill.ts';
import { useTexts } from '../texts/texts.ts';
import { whyOf } from './asking.ts';
import { draftIn, type Intent, placingOf, rotationIn, setupOf, tokensToPlace } from './intent.ts';
import { countLeft, isSetupReady, kindsLeft } from './lay-out.ts';
import { deedDetail, deedLabel, kindWord, loadLabel, optionLabel, seatName } from './narrate.ts';
import { hintText } from './prompt-text.ts';
import { QuestionTray } from './question-tray.tsx';
import type { TableSession } from './session.ts';
import './dock.css';

interface DockProps {
  readonly session: TableSession;
}

/** Tokens to lay out, during set-up and when a room was revealed. */
export const Trays = ({ session }: DockProps) => {
  const seen = answering(session);
  const asked = seen && topTask(seen.view);
  const task = asked?.kind;
  if (seen === undefined) return null;
  if (asked?.kind === 'question') return <QuestionTray session={session} seen={seen} task={asked} />;
  if (task === 'lineup' || task === 'hide' || task === 'forgo') return <Tray session={session} seen={seen} />;
  return task === 'place' ? <PlacingTray session={session} seen={seen} /> : null;
};

/** What is being prepared, and the button that does it. */
export const Dock = ({ session }: DockProps) => {
  const seen = answering(session);
  const intent = session.table.intent.value;
  if (seen !== undefined && intent.kind === 'proposed') return <Proposal {...{ session, seen, intent }} />;
  if (seen !== undefined && intent.kind === 'torn') return <Menu {...{ session, seen, intent }} />;
  const isDrawn = (draftIn(intent)?.legs.length ?? 0) > 0;
  return seen !== undefined && isDrawn ? <Drawing {...{ session, seen, intent }} /> : <Hint session={session} />;
};

/** The game as the one sees it who is asked; also while his answer is on its way. */
const answering = ({ table }: TableSession): Seen | undefined => {
  const seen = table.seen.value;
  return seen !== undefined && isAsked(seen.view, seen.seat) ? seen : undefined;
};

const Hint = ({ session }: DockProps) => <p class="table-hint">{hintText(session.table)}</p>;

interface PartProps extends DockProps {
  readonly seen: Seen;
}

const Tray = ({ session, seen }: PartProps) => {
  const { table: said } = useTexts();
  const { hand, table } = session;
  const intent = table.intent.value;
  const { picked } = setupOf(intent);
  const task = topTask(seen.view)?.kind;
  const label = { hide: said.tray.hide, forgo: said.tray.forgo }[task as 'hide'] ?? said.tray.line;
  return (
    <div class="table-tray">
      <SetupTray
        rules={seen.rules}
        side={seen.seat}
        kinds={kindsLeft(seen, intent)}
        left={countLeft(seen, intent)}
        picked={picked}
        label={label}
        onPick={hand.pickKind}
        onDrop={(kind, x, y) => hand.dropKind(kind, table.stage.current?.spotAt(x, y))}
        onAsk={(kind) => openRule(ruleOf(seen.rules, kind))}
      />
      {task !== 'hide' && (
        <button
          type="button"
          class="button button-main table-done"
          aria-disabled={!isSetupReady(seen, intent)}
          onClick={hand.confirm}
        >
          {task === 'lineup'
            ? said.tray.confirmLine
            : fill(said.tray.confirmForgo, { kind: picked === undefined ? '…' : kindWord(picked) })}
        </button>
      )}
    </div>
  );
};

const PlacingTray = ({ session, seen }: PartProps) => {
  const { table: said } = useTexts();
  const { hand, table } = session;
  const { picked, laid } = placingOf(table.intent.value, seen);
  const tokens = tokensToPlace(seen.view);
  return (
    <div class="table-tray">
      {SEATS.map((side) => (
        <SideTokens key={side} session={session} seen={seen} side={side} picked={picked} />
      ))}
      <button
        type="button"
        class="button button-main table-done"
        aria-disabled={!tokens.every((token) => laid.has(token))}
        onClick={hand.confirm}
      >
        {said.tray.confirmPlace}
      </button>
    </div>
  );
};

interface SideProps extends PartProps {
  readonly side: Seat;
  readonly picked: number | undefined;
}

const SideTokens = ({ session, seen, side, picked }: SideProps) => {
  const { table: said } = useTexts();
  const { hand, table } = session;
  const { laid } = placingOf(table.intent.value, seen);
  const own = tokensToPlace(seen.view).filter((token) => memberOf(seen.rules, token).owner === side);
  const rest = own.filter((token) => !laid.has(token));
  // Of two alike the one that is still to be placed (P-MIX-08).
  const tokenOf = (kind: string) => [...rest, ...own].find((token) => memberOf(seen.rules, token).kind === kind) ?? -1;
  if (own.length === 0) return null;
  return (
    <SetupTray
      rules={seen.rules}
      side={side}
      kinds={[...new Set(rest.map((token) => memberOf(seen.rules, token).kind))]}
      left={rest.length}
      picked={picked === undefined || !own.includes(picked) ? undefined : memberOf(seen.rules, picked).kind}
      label={fill(said.tray.place, { seat: seatName(side) })}
      onPick={(kind) => hand.pickToken(tokenOf(kind))}
      onDrop={(kind, x, y) => hand.dropToken(tokenOf(kind), table.stage.current?.spotAt(x, y))}
      onAsk={(kind) => openRule(ruleOf(seen.rules, kind))}
    />
  );
};

const Proposal = ({ session, seen, intent }: PartProps & { readonly intent: Intent }) => {
  const { table: said } = useTexts();
  if (intent.kind !== 'proposed') return null;
  const other = otherWay(session, intent);
  return (
    <section class="table-proposal" aria-label={said.proposal}>
      <p>
        <strong>{deedLabel(seen, intent.deed)}</strong>
        <span class="soft">{deedDetail(seen, intent.deed)}</span>
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

const Drawing = ({ session, seen, intent }: PartProps & { readonly intent: Intent }) => {
  const { table: said } = useTexts();
  const draft = draftIn(intent);
  const { hand, table } = session;
  if (draft === undefined) return null;
  const { here, onTheWay } = prospects(draft);
  const problem = draft.refusal && whyOf({ rules: seen.rules, view: draft.preview }, draft.refusal);
  return (
    <DraftBar
      steps={draft.steps}
      speed={draft.speed}
      cost={1}
      offers={[...here, ...onTheWay].map((offer, nth) => ({
        key: `${nth + 1}`,
        label: loadLabel({ ...seen, view: draft.preview }, offer, draft.at),
        onDo: () => hand.accept(offer),
      }))}
      problem={problem?.text}
      warning={isDeadly(draft, draft.at) ? said.deadly : undefined}
      canConfirm={draft.refusal === undefined}
      onConfirm={hand.confirm}
      onUndo={hand.undo}
      onCancel={hand.cancel}
      onAsk={() => {
        table.why.value = problem;
      }}
    />
  );
};

const abilitiesFor = (seen: Seen, piece: number): Abilities | undefined => choicesOf(seen).characters.get(piece);
