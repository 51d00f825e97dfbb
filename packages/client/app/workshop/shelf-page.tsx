import { useId } from 'preact/hooks';
import { ArtSprite } from '../../art/defs.tsx';
import { Icon } from '../shell/icons.tsx';
import { hrefOf } from '../shell/router.ts';
import { useTitle } from '../shell/screen.tsx';
import { BringPanel } from './bring-panel.tsx';
import { kept, learntKept } from './kept.ts';
import { OwnCard } from './own-card.tsx';
import { ours } from './own-words.ts';
import { isDrawing } from './replace-draft.ts';
import { useWorkshopTexts } from './texts/texts.ts';

/** Everything there is besides the boxes. */
export const ShelfPage = () => {
  const texts = useWorkshopTexts();
  const [mine, house] = [useId(), useId()];
  useTitle(texts.title);
  const own = (kept.value ?? []).flatMap(({ id }) => learntKept(id) ?? []);
  return (
    <div class="workshop">
      <ArtSprite />
      <div class="workshop-head">
        <h1 tabindex={-1}>{texts.title}</h1>
        <p class="soft">{texts.lead}</p>
      </div>
      <div class="shell-row">
        <a class="button button-main" href={hrefOf({ name: 'workshop', id: 'draw' })}>
          <Icon name="draw" />
          {isDrawing() ? texts.goOn : texts.draw}
        </a>
      </div>
      <BringPanel />
      <section class="workshop-section" aria-labelledby={mine}>
        <h2 id={mine}>{texts.mine}</h2>
        {own.length === 0 && <p class="soft">{texts.none}</p>}
        <ul class="workshop-cards">
          {own.map((each) => (
            <OwnCard key={each.id} own={each} />
          ))}
        </ul>
      </section>
      <section class="workshop-section" aria-labelledby={house}>
        <h2 id={house}>{texts.house}</h2>
        <p class="soft">{texts.houseNote}</p>
        <ul class="workshop-cards">
          {ours().map((each) => (
            <OwnCard key={each.id} own={each} />
          ))}
        </ul>
      </section>
    </div>
  );
};
