import { SEATS, type Seat, topTask } from '@archmage/engine';
import { fill } from '@archmage/words';
import { SetupTray } from '../../parts/setup-tray.tsx';
import { memberOf, ruleOf, type Seen } from '../../play/seen.ts';
import { openRule } from '../../rules/open-rule.ts';
import { useTexts } from '../../texts/texts.ts';
import { placingOf, setupOf, tokensToPlace } from '../hand/intent.ts';
import { countLeft, isSetupReady, kindsLeft } from '../hand/lay-out.ts';
import { kindWord, seatName } from '../said/narrate.ts';
import type { TableSession } from '../session.ts';

interface PartProps {
  readonly session: TableSession;
  readonly seen: Seen;
}

/** What is laid out in set-up. */
export const Tray = ({ session, seen }: PartProps) => {
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
        onDrop={task === 'forgo' ? undefined : (kind, x, y) => hand.dropKind(kind, table.stage.current?.spotAt(x, y))}
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

/** What lay in a room that was revealed. */
export const PlacingTray = ({ session, seen }: PartProps) => {
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
