import type { ComponentChildren } from 'preact';
import { Die, TurnDie } from '../solo/dice.tsx';
import { LEVELS, LevelMark, type LevelName } from '../solo/levels.tsx';
import { PersonalityBadge, ReinforcementMark, VisionEye } from '../solo/marks.tsx';
import { OBJECTIVES, type ObjectiveName, ObjectiveSign } from '../solo/objectives.tsx';
import { fieldOf, PORTRAITS } from '../solo/portraits/index.ts';
import { TokenIcon } from '../token.tsx';

const NPCS = Object.entries(PORTRAITS);
const VALUES = [1, 2, 3, 4, 5, 6];
const QUARTERS = [1, 2, 3];
const SIZES = [64, 28];

const Boxed = ({ children }: { readonly children: ComponentChildren }) => (
  <svg viewBox="-50 -50 100 100" aria-hidden="true">
    {children}
  </svg>
);

/** The pictures of the solo game. */
export const Solo = () => (
  <>
    <h2>Non-Player Characters</h2>
    {[110, 48, 28].map((size) => (
      <div key={size} class="gallery-row" style={{ '--size': `${size}px`, maxWidth: `${(size + 8) * 8}px` }}>
        {NPCS.map(([npc, draw]) => (
          <TokenIcon key={npc} kind={npc} sort="character" side="blue" draw={draw} field={fieldOf(npc)} />
        ))}
      </div>
    ))}
    <h2>Levels, dice, marks, objectives</h2>
    {SIZES.map((size) => (
      <div key={size} class="gallery-row" style={{ '--size': `${size}px` }}>
        {(Object.keys(LEVELS) as LevelName[]).map((level) => (
          <Boxed key={level}>
            <LevelMark level={level} />
          </Boxed>
        ))}
        {(['red', 'white'] as const).flatMap((colour) =>
          VALUES.map((value) => (
            <Boxed key={`${colour}${value}`}>
              <Die colour={colour} value={value} />
            </Boxed>
          )),
        )}
        {(['clockwise', 'counterclockwise'] as const).flatMap((way) =>
          QUARTERS.map((quarters) => (
            <Boxed key={`${way}${quarters}`}>
              <TurnDie way={way} quarters={quarters} />
            </Boxed>
          )),
        )}
        <Boxed>
          <VisionEye />
        </Boxed>
        <Boxed>
          <ReinforcementMark />
        </Boxed>
        <Boxed>
          <PersonalityBadge />
        </Boxed>
        {(Object.keys(OBJECTIVES) as ObjectiveName[]).map((objective) => (
          <ObjectiveSign key={objective} objective={objective} />
        ))}
      </div>
    ))}
  </>
);
