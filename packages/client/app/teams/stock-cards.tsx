import { abilityText, fill, kindName } from '@archmage/words';
import type { ComponentChildren } from 'preact';
import { TokenIcon } from '../../art/token.tsx';
import { Glyph } from '../parts/glyphs.tsx';
import { useWords } from '../parts/words.ts';
import { ruleOf, type Seen } from '../play/seen.ts';
import { openRule } from '../rules/open-rule.ts';
import { useTexts } from '../texts/texts.ts';
import { groundsOf, PairPicture } from './rooms.tsx';
import type { Candidate, Pair } from './stock.ts';
import type { Thing } from './team.ts';
import { boxName, useTeamTexts } from './texts/texts.ts';

/** How a thing stands: to be had, in the choice being made, in a team for good, or refused. */
export interface Standing {
  readonly state: 'free' | 'chosen' | 'taken' | 'refused';
}

export interface Shelf {
  readonly seen: Seen;
  readonly standing: (thing: Thing) => Standing;
  readonly onPick: (thing: Thing) => void;
}

interface CandidateProps extends Shelf {
  readonly candidate: Candidate;
}

/** A character or an object: who it is, its values, what it can do. */
export const CandidateCard = ({ candidate, ...shelf }: CandidateProps) => {
  const words = useWords();
  const { kind, piece, sort } = candidate;
  return (
    <Card shelf={shelf} thing={{ piece }} box={candidate.box} onAsk={() => openRule(ruleOf(shelf.seen.rules, kind))}>
      <TokenIcon kind={kind} sort={sort} side={shelf.seen.seat} />
      <span class="teams-card-head">
        <strong>{kindName(words, kind)}</strong>
        {sort === 'character' && <Values {...candidate} />}
      </span>
      <span class="teams-card-text">{abilityText(words, kind)}</span>
    </Card>
  );
};

const Values = ({ speed, combat }: Candidate) => {
  const { character } = useTexts().parts;
  return (
    <span class="teams-values">
      <span>
        <Glyph name="feet" />
        <span class="shell-unseen">{`, ${character.speed} `}</span>
        {speed}
      </span>
      <span>
        <Glyph name="swords" />
        <span class="shell-unseen">{`, ${character.combat} `}</span>
        {combat}
      </span>
    </span>
  );
};

interface PairProps extends Shelf {
  readonly pair: Pair;
}

export const PairCard = ({ pair, ...shelf }: PairProps) => {
  const words = useWords();
  const said = useTeamTexts();
  const { rules, view } = shelf.seen;
  return (
    <Card shelf={shelf} thing={{ pair: pair.number }} box={pair.box} onAsk={() => openRule('P-MIX-05')}>
      <PairPicture rules={rules} view={view} pair={pair} />
      <span class="teams-card-head">
        <strong>{fill(said.pair, { number: pair.number })}</strong>
      </span>
      <span class="teams-card-text">{groundsOf(rules, pair, words, said)}</span>
    </Card>
  );
};

interface CardProps {
  readonly shelf: Shelf;
  readonly thing: Thing;
  readonly box: string;
  readonly onAsk: () => void;
  readonly children: ComponentChildren;
}

const Card = ({ shelf, thing, box, onAsk, children }: CardProps) => {
  const said = useTeamTexts();
  const { state } = shelf.standing(thing);
  return (
    <li>
      <button
        type="button"
        class={`teams-card teams-card-${'pair' in thing ? 'pair' : 'token'} teams-card-${state}`}
        data-roving
        data-thing={'pair' in thing ? `pair ${thing.pair}` : `piece ${thing.piece}`}
        aria-pressed={state === 'chosen'}
        aria-disabled={state === 'refused' || state === 'taken'}
        onClick={() => shelf.onPick(thing)}
        onContextMenu={(event) => {
          event.preventDefault();
          onAsk();
        }}
      >
        {children}
        <span class="teams-card-box">{boxName(said, box)}</span>
        <span class="teams-card-mark">
          {(state === 'chosen' || state === 'taken') && <Glyph name="check" />}
          {state === 'taken' && <span class="shell-unseen">{said.taken}</span>}
        </span>
      </button>
    </li>
  );
};
