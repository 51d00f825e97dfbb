import { offerName } from '@archmage/words';
import type { ComponentChild } from 'preact';
import { useRef } from 'preact/hooks';
import { CharacterPanel } from '../../parts/character-panel.tsx';
import { choicesOf, type Deed } from '../../play/choices.ts';
import { prospects } from '../../play/draft.ts';
import { isCommanded, type Seen } from '../../play/seen.ts';
import { texts } from '../../texts/texts.ts';
import { refusedOf, whyFor } from '../hand/asking.ts';
import { draftIn, type Intent, pieceOf } from '../hand/intent.ts';
import { deedDetail, deedLabel, loadLabel, speechOf } from '../said/narrate.ts';
import type { TableSession } from '../session.ts';
import { type Eyes, isSameEyes } from '../showing.ts';

/** The chosen character, and all it can do as buttons. It stays as it is while something moves, so that nothing jumps. */
export const ChosenCharacter = ({ session }: { readonly session: TableSession }) => {
  const { table } = session;
  const eyes: Eyes = { viewer: table.viewer.value, seat: table.seat.value };
  const kept = useRef<{ readonly eyes: Eyes; readonly panel: ComponentChild } | undefined>(undefined);
  const isKept = table.busy.value && kept.current !== undefined && isSameEyes(kept.current.eyes, eyes);
  if (!isKept) kept.current = { eyes, panel: panelOf(session) };
  return <>{kept.current?.panel}</>;
};

const panelOf = (session: TableSession): ComponentChild => {
  const { table } = session;
  const intent = table.intent.value;
  const piece = pieceOf(intent);
  const view = table.view.value;
  if (piece === undefined || (view.pieces[piece]?.at ?? -1) < 0) return null;
  const seen = table.asked.value;
  const isOwn = seen !== undefined && isCommanded(seen, piece);
  return (
    <CharacterPanel
      rules={table.host.rules}
      view={view}
      piece={piece}
      deeds={isOwn ? [...deedButtons(session, seen, piece), ...loadButtons(session, seen, intent)] : []}
      refused={refusedIn(session, isOwn ? seen : undefined, piece)}
    />
  );
};

/** Moves are shown on the board; here they would be a list of squares. */
const deedButtons = ({ hand }: TableSession, seen: Seen, piece: number) => {
  const abilities = choicesOf(seen).characters.get(piece);
  if (abilities === undefined) return [];
  const { attacks, uses, rotations, reveals, jumps } = abilities;
  const button = (deed: Deed, nth: number) => ({
    key: `${deed.action.type} ${nth}`,
    label: deedLabel(seen, deed),
    detail: deedDetail(seen, deed),
    tone: deed.tone,
    onDo: () => hand.propose(deed),
  });
  const many = uses.filter((deed) => aimedAlike(uses, deed) > MANY);
  const aims = many.filter((deed, nth) => many.findIndex((other) => isSameOffer(other, deed)) === nth);
  const few = uses.filter((deed) => !many.includes(deed));
  return [
    ...[...attacks, ...few, ...rotations, ...reveals, ...jumps].map(button),
    ...aims.map((deed) => ({
      ...button(deed, aims.indexOf(deed)),
      key: deed.action.offer,
      label: `${offerName(speechOf(seen.rules, seen.view).words, deed.action.offer)}\u00a0…`,
      onDo: () => hand.aim(piece, deed.action.offer),
    })),
  ];
};

/** More squares than this are chosen on the board. */
const MANY = 4;

const isSameOffer = (one: Deed<'use'>, other: Deed<'use'>): boolean => one.action.offer === other.action.offer;

const aimedAlike = (uses: readonly Deed<'use'>[], deed: Deed<'use'>): number =>
  uses.filter((other) => isSameOffer(other, deed)).length;

/** Before a way is drawn; afterwards they stand beside it. */
const loadButtons = ({ hand }: TableSession, seen: Seen, intent: Intent) => {
  const draft = draftIn(intent);
  if (draft === undefined || draft.legs.length > 0) return [];
  const { here, onTheWay } = prospects(draft);
  return [...here, ...onTheWay].map((offer, nth) => ({
    key: `load ${nth}`,
    label: loadLabel(seen, offer, draft.at),
    tone: 'place' as const,
    onDo: () => hand.accept(offer),
  }));
};

/** An exercise is about one thing: there, who wants to know why not asks the board. */
const refusedIn = (session: TableSession, seen: Seen | undefined, piece: number) => {
  if (session.table.coach.value?.leads === 'exercise') return undefined;
  return seen ? refusedButtons(session, seen, piece) : [];
};

const refusedButtons = ({ table }: TableSession, seen: Seen, piece: number) =>
  refusedOf(seen, piece).map(({ key, wish }) => ({
    key,
    label: refusedLabel(seen, key),
    onAsk: () => {
      table.why.value = whyFor(seen, wish);
    },
  }));

const refusedLabel = ({ rules, view }: Seen, key: string): string => {
  const { refused } = texts.value.table;
  const { words } = speechOf(rules, view);
  return key in refused ? refused[key as keyof typeof refused] : offerName(words, key);
};
