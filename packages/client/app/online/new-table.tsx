import { compile } from '@archmage/engine';
import type { NewGameWish } from '@archmage/protocol';
import { explainIn, fill } from '@archmage/words';
import { useEffect, useState } from 'preact/hooks';
import { ArtSprite } from '../../art/defs.tsx';
import { bring } from '../boxes.ts';
import { go } from '../shell/router.ts';
import { BoxChoice } from '../start/box-choice.tsx';
import { RadioCards, Switch } from '../start/radio-cards.tsx';
import { rememberedWish } from '../start/remember.ts';
import { BOOK_WISH, GAMES, isMixable, rulesOf, TARGETS, type Wish } from '../start/wish.ts';
import { lexicon, useAllTexts } from '../texts/texts.ts';
import { sayFailed } from './failed.tsx';
import { ask } from './http.ts';
import { NameField } from './name-field.tsx';
import { PACE_NAMES, PACES, type PaceName } from './paces.ts';
import { beGuest } from './person.ts';
import { useOnlineTexts } from './texts/texts.ts';

const SEAT_WISHES = ['any', 'yellow', 'blue'] as const;
const WHO = ['link', 'lobby'] as const;

/** What is settled about a table besides its rules. */
interface Terms {
  readonly pace: PaceName;
  readonly seat: (typeof SEAT_WISHES)[number];
  readonly who: (typeof WHO)[number];
  readonly rated: boolean;
  readonly delayed: boolean;
}

const USUAL: Terms = { pace: 'calm', seat: 'any', who: 'link', rated: false, delayed: false };

/** Asks what is played, how fast, and with whom; then there is a table, and a link to it. */
export const NewTable = () => {
  const { make } = useOnlineTexts();
  const [wish, setWish] = useState<Wish>(onlyRules);
  const [terms, setTerms] = useState(USUAL);
  const isReady = useAllBoxes();
  const rules = isReady ? rulesOf(wish, 'yellow') : compile('base.1');
  const isPlayable = rules.ok && isMixable(wish);
  return (
    <form
      class="far-new"
      onSubmit={(event) => {
        event.preventDefault();
        if (rules.ok && isPlayable) void open(rules.value.id, terms);
      }}
    >
      <ArtSprite />
      <div class="far-lobby-head">
        <h1 tabindex={-1}>{make.title}</h1>
        <p class="soft">{make.lead}</p>
      </div>
      {isReady && <RulesWish wish={wish} onChange={(change) => setWish({ ...wish, ...change })} />}
      <TermsChoice terms={terms} onChange={(change) => setTerms({ ...terms, ...change })} />
      <NameField />
      {!rules.ok && (
        <p class="start-wrong" role="alert">
          {fill(make.wrong, { reason: explainIn(lexicon.value, rules.error) })}
        </p>
      )}
      <div class="far-new-foot">
        <button type="submit" class="button button-main" disabled={!isPlayable}>
          {make.go}
        </button>
      </div>
    </form>
  );
};

/** What was played last, without what a server settles otherwise. */
const onlyRules = (): Wish => {
  const { set, mix, teams, game } = rememberedWish();
  return { ...BOOK_WISH, set, mix, teams, game };
};

/** Whoever chooses sees all there is. */
const useAllBoxes = (): boolean => {
  const [isReady, setReady] = useState(false);
  useEffect(() => void bring().then(() => setReady(true)), []);
  return isReady;
};

interface RulesWishProps {
  readonly wish: Wish;
  readonly onChange: (change: Partial<Wish>) => void;
}

const RulesWish = ({ wish, onChange }: RulesWishProps) => {
  const { begin } = useAllTexts().start;
  return (
    <>
      <BoxChoice wish={wish} onChange={onChange} />
      {wish.set === 'base' && (
        <RadioCards
          legend={begin.game}
          options={GAMES.map((value) => ({ value, ...begin.games[value] }))}
          value={wish.game}
          onChange={(game) => onChange({ game })}
        />
      )}
      {!(wish.set === 'base' && wish.game === 'beginner') && (
        <RadioCards
          legend={begin.target}
          options={TARGETS.map((value) => ({ value, name: value }))}
          value={wish.target}
          onChange={(target) => onChange({ target })}
          layout="row"
        />
      )}
    </>
  );
};

interface TermsProps {
  readonly terms: Terms;
  readonly onChange: (change: Partial<Terms>) => void;
}

const TermsChoice = ({ terms, onChange }: TermsProps) => {
  const { make, pace } = useOnlineTexts();
  return (
    <>
      <RadioCards
        legend={pace.title}
        options={PACE_NAMES.map((value) => ({ value, ...pace[value] }))}
        value={terms.pace}
        onChange={(name) => onChange({ pace: name })}
      />
      <RadioCards
        legend={make.who}
        options={WHO.map((value) => ({ value, ...make[value] }))}
        value={terms.who}
        onChange={(who) => onChange({ who })}
      />
      <RadioCards
        legend={make.seat}
        options={SEAT_WISHES.map((value) => ({ value, name: make.seats[value] }))}
        value={terms.seat}
        onChange={(seat) => onChange({ seat })}
        layout="row"
      />
      <div class="start-options">
        <Switch {...make.rated} isOn={terms.rated} onChange={(rated) => onChange({ rated })} />
        {terms.who === 'lobby' && (
          <Switch {...make.delay} isOn={terms.delayed} onChange={(delayed) => onChange({ delayed })} />
        )}
      </div>
    </>
  );
};

const open = async (rules: string, terms: Terms): Promise<void> => {
  const guest = await beGuest();
  const { pace, seat, who, rated, delayed } = terms;
  const isOpen = who === 'lobby';
  const wish: NewGameWish = { rules, pace: PACES[pace], seat, open: isOpen, rated, delay: isOpen && delayed ? 60 : 0 };
  const made = guest.ok ? await ask('created', 'POST', '/games', wish) : guest;
  if (made.ok) go({ name: 'afar', id: made.value.game });
  else sayFailed(made);
};
