import { useId } from 'preact/hooks';
import { bring } from '../boxes.ts';
import { useOnDemand } from '../shell/on-demand.ts';
import { useAllTexts } from '../texts/texts.ts';

const HOW_LINES = ['aim', 'turn', 'move', 'reveal', 'rotate', 'carry', 'combat', 'wounds', 'jump', 'leave'] as const;
export type HowLine = (typeof HOW_LINES)[number];

/** They show the base set. */
const loadPictures = async () => {
  const [pictures] = await Promise.all([import('./how-picture.tsx'), bring(['base.1'])]);
  return pictures;
};

/** The whole game in ten lines, for whoever plays it for the first time. The pictures come after the words. */
export const HowToPlay = () => {
  const { how } = useAllTexts().rules;
  const title = useId();
  const drawn = useOnDemand(true, loadPictures);
  return (
    <section class="rules-how" aria-labelledby={title}>
      <h2 id={title}>{how.title}</h2>
      <ul>
        {HOW_LINES.map((line) => (
          <li key={line} class="rules-how-line">
            <span class="rules-how-picture">{drawn && <drawn.HowPicture line={line} />}</span>
            <p>
              <strong>{how[line].name}</strong> {how[line].text}
            </p>
          </li>
        ))}
      </ul>
      <p class="soft">{how.more}</p>
    </section>
  );
};
