import type { ParseError, Ruleset, Seat } from '@archmage/engine';
import { type Failure, type Learnt, simpleStart } from '@archmage/host';
import { explainIn, fill, foundIn } from '@archmage/words';
import { useState } from 'preact/hooks';
import { Icon } from '../shell/icons.tsx';
import { begin } from '../start/begin.ts';
import { MixChoice } from '../start/box-choice.tsx';
import { ChanceChoice } from '../start/chance-choice.tsx';
import { FailureNote } from '../start/failure-note.tsx';
import { freshSeed } from '../start/fresh-seed.ts';
import { OpponentChoice } from '../start/opponent-choice.tsx';
import { RadioCards, Switch } from '../start/radio-cards.tsx';
import { rememberedWish } from '../start/remember.ts';
import { RulesChoice, type Settled } from '../start/rules-choice.tsx';
import {
  agreedWords,
  BOOK_WISH,
  BOX_NAMES,
  freshId,
  OPENINGS,
  playersOf,
  SETS,
  seatOf,
  type Wish,
} from '../start/wish.ts';
import '../start/start.css';
import { lexicon, useAllTexts } from '../texts/texts.ts';
import { type OwnWish, ownRules, settledIn, surePairs } from './own-rules.ts';
import { ownName } from './own-words.ts';
import { useWorkshopTexts } from './texts/texts.ts';

/** Who plays and how it begins; one press begins a game with these rooms or this scenario. */
export const PlayForm = ({ own }: { readonly own: Learnt }) => {
  const { start } = useAllTexts();
  const { game } = useWorkshopTexts();
  const [wish, setWish] = useState(rememberedWish);
  const [options, setOptions] = useState<OwnWish>(() => ({ set: fittingSets(own)[0] ?? 'paladins', sure: true }));
  const [state, setState] = useState<'asking' | 'running' | Failure>('asking');
  const change = (part: Partial<Wish>) => setWish((before) => ({ ...before, ...part }));
  const settled = settledIn(own, options);
  const agreed = agreedOn(wish, settled);
  const rules = ownRules(own, options, agreedWords(agreed, 'yellow'));
  const isLaid = own.kind === 'rooms' && options.set !== 'mixed' && wish.opening === 'simple';
  const run = async (): Promise<void> => {
    if (!rules.ok || state === 'running') return;
    setState('running');
    const first = wish.mode === 'oneScreen' ? 'yellow' : seatOf(wish.side);
    const played = ownRules(own, options, agreedWords(agreed, first));
    if (!played.ok) return;
    const opening = isLaid ? 'simple' : 'full';
    setState((await begin(settingOf(own, played.value, { ...agreed, opening }, first))) ?? 'asking');
  };
  return (
    <form
      class="workshop-play"
      onSubmit={(event) => {
        event.preventDefault();
        void run();
      }}
    >
      <h2>{fill(game.title, { name: ownName(own) })}</h2>
      {own.kind === 'rooms' && (
        <RoomOptions own={own} options={options} onChange={setOptions} opening={wish.opening} onOpening={change} />
      )}
      <OpponentChoice wish={wish} onChange={change} />
      <RulesChoice wish={agreed} onChange={change} settled={settled} />
      <ChanceChoice wish={wish} onChange={change} />
      {!rules.ok && (
        <p class="start-wrong" role="alert">
          {fill(game.impossible, { reason: explainIn(lexicon.value, rules.error) })}
        </p>
      )}
      {typeof state === 'object' && <FailureNote failure={state} onRetry={() => void run()} />}
      <div class="start-foot">
        <button type="submit" class="button button-main start-go" disabled={!rules.ok}>
          <Icon name="play" />
          {state === 'running' ? start.begin.starting : start.begin.start}
        </button>
      </div>
    </form>
  );
};

interface RoomOptionsProps {
  readonly own: Learnt;
  readonly options: OwnWish;
  readonly onChange: (options: OwnWish) => void;
  readonly opening: Wish['opening'];
  readonly onOpening: (change: Pick<Wish, 'opening'>) => void;
}

/** With which box, whether one's own are sure to be there, and whether everything lies ready. */
const RoomOptions = ({ own, options, onChange, opening, onOpening }: RoomOptionsProps) => {
  const { start } = useAllTexts();
  const { game } = useWorkshopTexts();
  const sets = fittingSets(own);
  const foreign = foreignIn(own);
  return (
    <>
      <RadioCards
        legend={game.set}
        options={sets.map((value) => ({ value, ...game.sets[value] }))}
        value={options.set}
        onChange={(set) => onChange({ ...options, set })}
      />
      {options.set === 'mixed' && (
        <MixChoice mix={options.mix ?? BOX_NAMES} onChange={(mix) => onChange({ ...options, mix })} />
      )}
      {foreign !== undefined && (
        <p class="soft small">{fill(game.unfit, { terrain: foundIn(lexicon.value, foreign).found })}</p>
      )}
      {options.set !== 'mixed' && surePairs(own, options.set) !== undefined && (
        <Switch
          name={game.sure.name}
          note={game.sure.note}
          isOn={options.sure}
          onChange={(sure) => onChange({ ...options, sure })}
        />
      )}
      {options.set !== 'mixed' && (
        <RadioCards
          legend={start.begin.opening}
          options={OPENINGS.map((value) => ({ value, ...start.begin.openings[value] }))}
          value={opening}
          onChange={(next) => onOpening({ opening: next })}
        />
      )}
    </>
  );
};

const fittingSets = (own: Learnt) => SETS.filter((set) => ownRules(own, { set, sure: false }).ok);

/** What the base set has not. */
const foreignIn = (own: Learnt): ParseError | undefined => {
  const rules = ownRules(own, { set: 'base', sure: false });
  return own.kind === 'scenario' || rules.ok ? undefined : rules.error;
};

/** Without what the last game had and this one cannot have. */
const agreedOn = (wish: Wish, settled: readonly Settled[]): Wish => ({
  ...wish,
  game: 'whole',
  ...(settled.includes('target') ? { target: BOOK_WISH.target } : {}),
  ...(settled.includes('handicap') ? { handicap: '' } : {}),
});

const settingOf = (own: Learnt, rules: Ruleset, wish: Wish, first: Seat) => {
  const seed = wish.seed.trim() || freshSeed();
  return {
    id: freshId(),
    title: wish.title.trim() || (own.kind === 'scenario' ? ownName(own) : ''),
    rules,
    players: playersOf(wish, first),
    options: { takeback: wish.takeback, memory: wish.memory },
    seed,
    started: Date.now(),
    ...(wish.opening === 'simple' ? { start: simpleStart(rules, seed) } : {}),
  };
};
