import type { Damage, Failure, GameSummary, Outcome, Shelf } from '@archmage/host';
import { fill } from '@archmage/words';
import type { ComponentChildren } from 'preact';
import { useId, useState } from 'preact/hooks';
import { confirm } from '../shell/confirm.tsx';
import { hrefOf } from '../shell/router.ts';
import { allTexts, useAllTexts } from '../texts/texts.ts';
import { MendLink } from '../workshop/mend-link.tsx';
import { world } from '../world.ts';
import { FailureNote } from './failure-note.tsx';
import { failureWords } from './failure-words.ts';
import { GameCard } from './game-card.tsx';
import { fullName } from './game-words.ts';
import type { Looks } from './use-shelf.ts';

interface ShelvesProps {
  readonly shelf: Outcome<Shelf> | undefined;
  readonly looks: Looks;
  readonly onRetry: () => void;
  readonly onExport: (game: GameSummary) => void;
  readonly onGone: () => void;
}

/** The unfinished games first, then the others; damaged ones harm nobody. */
export const Shelves = ({ shelf, looks, onRetry, onExport, onGone }: ShelvesProps) => {
  const { games: words } = useAllTexts().start;
  const { failure, remove } = useRemoval(onGone);
  if (shelf === undefined) return <p>{words.reading}</p>;
  if (!shelf.ok) return <FailureNote failure={shelf.failure} onRetry={onRetry} />;
  const { games, damaged } = shelf.value;
  if (games.length + damaged.length === 0) return <Nothing />;
  const broken = [...damaged.map(unreadable), ...games.flatMap((game) => brokenIn(game, looks))];
  const sound = games.filter(({ id }) => broken.every((each) => each.id !== id));
  const cards = (list: readonly GameSummary[]) =>
    list.map((game) => {
      const look = looks.get(game.id);
      const deeds = { onExport: () => onExport(game), onDelete: () => remove(game.id, fullName(game)) };
      return <GameCard key={game.id} game={game} look={look?.ok ? look.value : undefined} {...deeds} />;
    });
  return (
    <>
      {failure && <FailureNote failure={failure} />}
      <Section title={words.going}>{cards(sound.filter(({ ending }) => ending === undefined))}</Section>
      <Section title={words.over}>{cards(sound.filter(({ ending }) => ending !== undefined))}</Section>
      {(['incomplete', 'damaged'] as const).map((why) => (
        <Section key={why} title={words[why]}>
          {broken
            .filter(({ damage }) => failureWords(damage).mend === (why === 'incomplete' || undefined))
            .map((each) => (
              <BrokenCard key={each.id} broken={each} onDelete={(name) => remove(each.id, name)} />
            ))}
        </Section>
      ))}
    </>
  );
};

/** Asks before it deletes; afterwards a game is gone for good. */
const useRemoval = (onGone: () => void) => {
  const [failure, setFailure] = useState<Failure>();
  const remove = async (id: string, name: string): Promise<void> => {
    const { ask } = allTexts.value.start.games;
    if (!(await confirm({ ...ask, text: fill(ask.text, { game: name }), grave: true }))) return;
    const removed = await world().library.remove(id);
    setFailure(removed.ok ? undefined : removed.failure);
    if (removed.ok) onGone();
  };
  return { failure, remove: (id: string, name: string) => void remove(id, name) };
};

const Section = ({ title, children }: { readonly title: string; readonly children: ComponentChildren[] }) => {
  const heading = useId();
  if (children.length === 0) return undefined;
  return (
    <section class="games-shelf" aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      <ul>{children}</ul>
    </section>
  );
};

interface Broken {
  readonly id: string;
  readonly damage: Damage;
  /** As far as it can be read. */
  readonly game?: GameSummary;
}

const unreadable = (id: string): Broken => ({ id, damage: { why: 'damaged', part: 'summary' } });

const brokenIn = (game: GameSummary, looks: Looks): readonly Broken[] => {
  const look = looks.get(game.id);
  if (look === undefined || look.ok || look.failure.why !== 'damaged') return [];
  return [{ id: game.id, damage: look.failure, game }];
};

const BrokenCard = ({ broken, onDelete }: { readonly broken: Broken; readonly onDelete: (name: string) => void }) => {
  const { games } = useAllTexts().start;
  const { text, detail, mend } = failureWords(broken.damage);
  const name = broken.game ? fullName(broken.game) : fill(games.unknownGame, { id: broken.id });
  return (
    <li class="card games-card games-broken">
      <div class="games-words">
        <h3>{name}</h3>
        <p>{text}</p>
        <p class="soft small">{detail}</p>
      </div>
      <div class="games-deeds">
        {mend && <MendLink />}
        <button
          type="button"
          class="button"
          aria-label={fill(games.deleteOf, { game: name })}
          onClick={() => onDelete(name)}
        >
          {games.delete}
        </button>
      </div>
    </li>
  );
};

const Nothing = () => {
  const { games } = useAllTexts().start;
  return (
    <div class="card games-none">
      <h2>{games.none}</h2>
      <p>{games.noneNote}</p>
      <a class="button button-main" href={hrefOf({ name: 'new', start: 'choose' })}>
        {games.new}
      </a>
    </div>
  );
};
