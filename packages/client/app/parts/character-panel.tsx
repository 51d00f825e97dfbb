import { isInPlay, type Member, type PieceId, type Ruleset, type State } from '@archmage/engine';
import { abilityText, fill, kindName, nameOf, offerName } from '@archmage/words';
import { useId } from 'preact/hooks';
import type { Tone } from '../../board/model.ts';
import { loadsOf, memberOf } from '../play/seen.ts';
import { useTexts } from '../texts/texts.ts';
import { PieceIcon, useArt } from './art.tsx';
import { Glyph, type GlyphName } from './glyphs.tsx';
import { capital, useSpeech } from './words.ts';
import './parts.css';
import './character-panel.css';

export interface DeedButton {
  readonly key: string;
  readonly label: string;
  /** The cost, or the odds. */
  readonly detail?: string | undefined;
  readonly tone: Tone;
  readonly onDo: () => void;
}

export interface RefusedButton {
  readonly key: string;
  readonly label: string;
  readonly onAsk: () => void;
}

export interface CharacterPanelProps {
  readonly rules: Ruleset;
  readonly view: State;
  readonly piece: PieceId;
  readonly deeds: readonly DeedButton[];
  /** `undefined` where nothing is said of what it cannot do. */
  readonly refused: readonly RefusedButton[] | undefined;
}

/** Who this is and all it can do, or why not. */
export const CharacterPanel = (props: CharacterPanelProps) => {
  const { rules, view, piece } = props;
  const title = useId();
  const speech = useSpeech(rules, view);
  useArt();
  const { kind, owner } = memberOf(rules, piece);
  const wounded = view.pieces[piece]?.wounded === true;
  return (
    <section class={`who who-${owner}`} aria-labelledby={title}>
      <div class="who-head">
        <span class="who-portrait">
          <PieceIcon rules={rules} piece={piece} wounded={wounded} />
        </span>
        <div class="who-title">
          <h3 id={title}>
            <span aria-hidden="true">{kindName(speech.words, kind)}</span>
            <span class="shell-unseen">{capital(nameOf(speech, piece))}</span>
          </h3>
          <Values {...props} />
        </div>
      </div>
      <p class="who-ability">{abilityText(speech.words, kind)}</p>
      <Condition {...props} />
      <Deeds {...props} />
    </section>
  );
};

const Values = ({ rules, piece }: CharacterPanelProps) => {
  const member = memberOf(rules, piece);
  const { character } = useTexts().parts;
  if (member.sort === 'object') return <p class="who-bonus">{bonusOf(member, character)}</p>;
  return (
    <dl class="who-values">
      <Value icon="feet" label={character.speed} value={member.speed} />
      <Value icon="swords" label={character.combat} value={member.combat} />
    </dl>
  );
};

const bonusOf = ({ attack, defence }: Member, texts: { readonly attack: string; readonly defence: string }): string =>
  [attack === 0 ? '' : fill(texts.attack, { add: attack }), defence === 0 ? '' : fill(texts.defence, { add: defence })]
    .filter((text) => text !== '')
    .join(', ');

const Value = ({
  icon,
  label,
  value,
}: {
  readonly icon: GlyphName;
  readonly label: string;
  readonly value: number;
}) => (
  <div class="who-value">
    <dt>
      <Glyph name={icon} />
      {label}
    </dt>
    <dd>{value}</dd>
  </div>
);

/** Wounded or not, and what it carries or is carried by. */
const Condition = ({ rules, view, piece }: CharacterPanelProps) => {
  const { character, seats } = useTexts().parts;
  const speech = useSpeech(rules, view);
  const state = view.pieces[piece];
  const carrier = state?.carrier;
  return (
    <ul class="who-condition">
      {state?.wounded && (
        <li class="who-wounded">
          <Glyph name="drop" />
          {character.wounded}
        </li>
      )}
      {isLent(view, piece) && (
        <li class="who-charmed">
          <Glyph name="spark" />
          {fill(character.charmed, { seat: seats[view.turn.seat] })}
        </li>
      )}
      {countedOf(rules, piece).map(({ id, left }) => (
        <li key={id}>
          <Glyph name="spark" />
          {fill(character.left, {
            offer: offerName(speech.words, id),
            count: left(view, memberOf(rules, piece).owner),
          })}
        </li>
      ))}
      {loadsOf(view, piece).map((load) => (
        <li key={load}>
          <span class="who-load">
            <PieceIcon rules={rules} piece={load} wounded={view.pieces[load]?.wounded === true} />
          </span>
          {fill(character.carries, { name: nameOf(speech, load) })}
        </li>
      ))}
      {carrier !== undefined && state !== undefined && isInPlay(state) && (
        <li>
          <span class="who-load">
            <PieceIcon rules={rules} piece={carrier} />
          </span>
          {fill(character.carriedBy, { name: nameOf(speech, carrier) })}
        </li>
      )}
    </ul>
  );
};

/** What it may do so many times in a game (P-GOLEM-02). */
const countedOf = (rules: Ruleset, piece: PieceId) =>
  memberOf(rules, piece).offers.flatMap(({ id, left }) => (left === undefined ? [] : [{ id, left }]));

const isLent = ({ turn }: State, piece: PieceId): boolean =>
  turn.purses.some(({ lent, only }) => lent && only === piece);

const ICONS: Readonly<Record<Tone, GlyphName>> = {
  reach: 'feet',
  danger: 'swords',
  magic: 'spark',
  work: 'cog',
  place: 'hand',
  chosen: 'check',
  faint: 'eye',
  pointed: 'eye',
};

const Deeds = ({ rules, view, piece, deeds, refused }: CharacterPanelProps) => {
  const { character } = useTexts().parts;
  const name = nameOf(useSpeech(rules, view), piece);
  if (deeds.length === 0 && !refused?.length) return refused && <p class="who-none">{character.noDeeds}</p>;
  return (
    <ul class="who-deeds" aria-label={fill(character.deeds, { name })}>
      {deeds.map(({ key, label, detail, tone, onDo }) => (
        <li key={key}>
          <button type="button" class={`button who-deed who-${tone}`} onClick={onDo}>
            <Glyph name={ICONS[tone]} />
            <span class="who-label">
              <span>{label}</span>
              {detail !== undefined && <span class="who-detail">{detail}</span>}
            </span>
          </button>
        </li>
      ))}
      {refused?.map(({ key, label, onAsk }) => (
        <li key={key}>
          <button
            type="button"
            class="button who-deed who-refused"
            aria-disabled="true"
            aria-label={fill(character.why, { label })}
            onClick={onAsk}
          >
            <Glyph name="lock" />
            <span class="who-label">{label}</span>
          </button>
        </li>
      ))}
    </ul>
  );
};
