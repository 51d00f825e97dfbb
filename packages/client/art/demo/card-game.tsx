import { cardGame } from '../card-game/index.tsx';
import type { Draw } from '../gallery.ts';
import { TokenIcon } from '../token.tsx';

const SIDES = ['yellow', 'blue'] as const;
const CHARACTERS: readonly (readonly [string, Draw])[] = Object.entries(cardGame.characters);
const OBJECTS: readonly (readonly [string, Draw])[] = Object.entries(cardGame.objects);
const NEW = ['assassin', 'berserker', 'crossbowman', 'darkAngel', 'general', 'samurai', 'telekineticist'];

/** The pictures of the Card Game, large and as small as on a phone. */
export const CardGame = () => (
  <>
    <h2>Characters and objects</h2>
    <div class="gallery-row" style={{ '--size': '150px' }}>
      {CHARACTERS.filter(([kind]) => NEW.includes(kind)).map(([kind, draw]) => (
        <TokenIcon key={kind} kind={kind} sort="character" side="yellow" draw={draw} />
      ))}
    </div>
    {[96, 48, 28].map((size) =>
      SIDES.map((side) => (
        <div key={side} class="gallery-row" style={{ '--size': `${size}px` }}>
          {CHARACTERS.map(([kind, draw]) => (
            <TokenIcon key={kind} kind={kind} sort="character" side={side} draw={draw} />
          ))}
          {OBJECTS.map(([kind, draw]) => (
            <TokenIcon key={kind} kind={kind} sort="object" side={side} draw={draw} />
          ))}
        </div>
      )),
    )}
  </>
);
