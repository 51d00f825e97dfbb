import type { NpcCard } from '@archmage/engine/solo';
import { gameOf } from '@archmage/engine/solo';
import { kindName } from '@archmage/words';
import { useState } from 'preact/hooks';
import { OBJECTIVES, ObjectiveSign } from '../../art/solo/objectives.tsx';
import { TokenIcon } from '../../art/token.tsx';
import { capital } from '../parts/words.ts';
import { lexicon } from '../texts/texts.ts';
import { soloRules, USUAL } from './solo-wish.ts';
import { useSoloTexts } from './texts/texts.ts';
import { soloWords } from './use-solo-words.ts';
import './gallery.css';

/** All who may come, with what is on their cards; drawn once somebody wants to look. */
export const Gallery = () => {
  const { gallery: said } = useSoloTexts();
  const [isOpen, setOpen] = useState(false);
  const cards = gameOf(soloRules(USUAL)).cards.npcs;
  return (
    <details class="start-more" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span class="start-more-name">{said.title}</span>
        <span class="start-more-state">{cards.length}</span>
      </summary>
      {isOpen && (
        <ul class="solo-gallery">
          {cards.map((card) => (
            <Card key={card.id} card={card} />
          ))}
        </ul>
      )}
    </details>
  );
};

const Card = ({ card }: { readonly card: NpcCard }) => {
  const { gallery: said } = useSoloTexts();
  const words = soloWords.value?.npcs[card.id];
  return (
    <li class="solo-npc">
      <TokenIcon kind={card.class} face={card.name} sort="character" side="blue" />
      <div>
        <h2>
          {card.name} <small>{words?.epithet ?? card.epithet}</small>
        </h2>
        <p class="soft">{capital(kindName(lexicon.value, card.class))}</p>
      </div>
      <p class="solo-npc-can">{words?.can ?? card.personality}</p>
      <ol aria-label={said.lines}>
        {card.lines.map(({ ap, isDefault, n, objective }) => (
          <li key={n} class={isDefault ? 'solo-npc-default' : ''}>
            {objective in OBJECTIVES && <ObjectiveSign objective={objective} />}
            <span>
              {soloWords.value?.objectives[objective]?.name ?? objective}
              {isDefault && <span class="shell-unseen">, {said.default}</span>}
            </span>
            <b>{ap}</b>
          </li>
        ))}
      </ol>
    </li>
  );
};
