import { useId } from 'preact/hooks';
import { useOnDemand } from '../shell/on-demand.ts';
import { hrefOf } from '../shell/router.ts';
import { language } from '../shell/settings.ts';
import { useAllTexts } from '../texts/texts.ts';
import { SOLO_GUIDE } from './how/guides.ts';

/** How one plays alone, in a few lines; they come when somebody asks. */
export const SoloHow = () => <Guide key={language.value} />;

const Guide = () => {
  const { home, shell } = useAllTexts();
  const title = useId();
  const guide = useOnDemand(true, SOLO_GUIDE[language.value]);
  if (guide === undefined) return <p class="shell-loading">{shell.loading}</p>;
  return (
    <section class="rules-how" aria-labelledby={title}>
      <h1 id={title} tabindex={-1}>
        {guide.title}
      </h1>
      <ul>
        {Object.entries(guide.lines).map(([line, { name, text }]) => (
          <li key={line} class="rules-how-line">
            <p>
              <strong>{name}</strong> {text}
            </p>
          </li>
        ))}
      </ul>
      <p>{guide.more}</p>
      <p>
        <a href={hrefOf({ name: 'new', start: 'solo' })}>{home.solo}</a>
      </p>
    </section>
  );
};
