import type { Face } from '../../art/card.tsx';
import { CombatCard } from '../../art/combat-card.tsx';
import { ArtSprite } from '../../art/defs.tsx';
import { ART } from '../../art/gallery.ts';
import { Logo } from '../../art/logo.tsx';
import { TokenIcon } from '../../art/token.tsx';
import { TurnCard } from '../../art/turn-card.tsx';

const SIDES = ['yellow', 'blue'] as const;
await ART.load();
const CHARACTERS = ART.all().flatMap(({ characters }) => Object.keys(characters));
const KINDS = [...CHARACTERS, ...new Set(ART.all().flatMap(({ objects }) => Object.keys(objects)))];
const CARDS: readonly Face[] = [
  ...[2, 3, 4, 5].map((value) => ({ sort: 'action', value }) as const),
  { sort: 'jump', value: 0 },
  ...[0, 3, 6].map((value) => ({ sort: 'combat', value }) as const),
];

/** All the pictures, large and as small as on a phone. */
export const Gallery = () => (
  <main class="gallery">
    <ArtSprite />
    <h1 class="demo-title">Gallery</h1>
    {[96, 48, 28].map((size) => (
      <section key={size}>
        {SIDES.map((side) => (
          <div key={side} class="gallery-row" style={{ '--size': `${size}px` }}>
            {KINDS.map((kind) => (
              <TokenIcon key={kind} kind={kind} side={side} sort={CHARACTERS.includes(kind) ? 'character' : 'object'} />
            ))}
            <TokenIcon kind={undefined} side={side} sort="character" />
            {['warrior', 'goblin', 'wizard'].map((kind) => (
              <TokenIcon key={kind} kind={kind} side={side} sort="character" wounded />
            ))}
          </div>
        ))}
      </section>
    ))}
    {SIDES.map((side) => (
      <div key={side} class="gallery-row" style={{ '--size': '112px' }}>
        {CARDS.map((face) => {
          const Card = face.sort === 'combat' ? CombatCard : TurnCard;
          return <Card key={`${face.sort}${face.value}`} face={face} side={side} />;
        })}
        <CombatCard face={undefined} side={side} />
      </div>
    ))}
    <div class="gallery-row" style={{ '--size': '180px' }}>
      <Logo />
    </div>
  </main>
);
