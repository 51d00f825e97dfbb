import { useId } from 'preact/hooks';
import { bring } from '../boxes.ts';
import { useOnDemand } from '../shell/on-demand.ts';
import { useAllTexts } from '../texts/texts.ts';

const PRISON_LINES = ['slits', 'bow', 'spear', 'support', 'telepath', 'scream', 'gates', 'naga'] as const;
export type PrisonLine = (typeof PRISON_LINES)[number];

const loadPictures = async () => {
  const [pictures] = await Promise.all([import('./box-how-picture.tsx'), bring(['prison.1'])]);
  return pictures;
};

/** What Prison adds to the game, for whoever knows the base set. The pictures come after the words. */
export const PrisonHow = () => {
  const { prison } = useAllTexts().rules;
  const title = useId();
  const drawn = useOnDemand(true, loadPictures);
  return (
    <section class="rules-how" aria-labelledby={title}>
      <h1 id={title} tabindex={-1}>
        {prison.title}
      </h1>
      <p class="soft">{prison.lead}</p>
      <ul>
        {PRISON_LINES.map((line) => (
          <li key={line} class="rules-how-line">
            <span class="rules-how-picture">{drawn && <drawn.PrisonPicture line={line} />}</span>
            <p>
              <strong>{prison[line].name}</strong> {prison[line].text}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
};
