import { useId } from 'preact/hooks';
import { TokenIcon } from '../../art/token.tsx';
import { hrefOf } from '../shell/router.ts';
import { language } from '../shell/settings.ts';
import { bound } from '../texts/bound.ts';
import { useAllTexts } from '../texts/texts.ts';
import { scenariosHere } from './scenarios-here.ts';

/** The scenarios that come with the game, each with a page of its own, and the way to one's own. */
export const ScenarioChoice = () => {
  const { own, scenarios: said } = useAllTexts().start.begin;
  const title = useId();
  return (
    <section class="start-choice start-scenarios" aria-labelledby={title}>
      <h2 id={title}>{said.title}</h2>
      <p class="start-note">{said.note}</p>
      <ul class="start-options">
        {scenariosHere().map(({ id, name, story, teams }) => (
          <li key={id}>
            <a class="start-option" href={hrefOf({ name: 'workshop', id })}>
              <span class="start-tokens" aria-hidden="true">
                <TokenIcon kind={teams?.yellow[0]} sort="character" side="yellow" />
                <TokenIcon kind={teams?.blue[0]} sort="character" side="blue" />
              </span>
              <span class="start-said">
                <span class="start-name">{name[language.value]}</span>
                <span class="soft small">{bound(story[language.value])}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
      <a href={hrefOf({ name: 'workshop', id: undefined })}>{own}</a>
    </section>
  );
};
