import type { ComponentChildren } from 'preact';
import { IconFrame } from '../shell/icons.tsx';
import { withRoom } from './bench.ts';
import type { BenchProps } from './editor.tsx';
import { type Arrow, asTwin, blankRoom, MOTIONS, type Motion, moved } from './room-draft.ts';
import { useWorkshopTexts } from './texts/texts.ts';

interface RoomToolsProps extends BenchProps {
  readonly arrow: Arrow;
}

/** What is done to a whole room at once. */
export const RoomTools = ({ arrow, onChange }: RoomToolsProps) => {
  const { editor } = useWorkshopTexts();
  const twin = arrow === 'cw' ? 'ccw' : 'cw';
  return (
    <fieldset class="workshop-tools" aria-label={`${editor.tools}: ${editor.room[arrow]}`}>
      {MOTIONS.map((motion) => (
        <button
          key={motion}
          type="button"
          class="button button-small workshop-tool"
          aria-label={editor.motions[motion]}
          title={editor.motions[motion]}
          onClick={() =>
            onChange((bench) => {
              const room = bench.pairs[bench.at]?.[arrow];
              return room ? withRoom(bench, arrow, moved(room, motion)) : bench;
            })
          }
        >
          <IconFrame>{ICONS[motion]}</IconFrame>
        </button>
      ))}
      <button
        type="button"
        class="button button-small"
        onClick={() =>
          onChange((bench) => {
            const pair = bench.pairs[bench.at];
            return pair ? withRoom(bench, twin, asTwin(pair[arrow], pair[twin])) : bench;
          })
        }
      >
        {editor.twin}
      </button>
      <button
        type="button"
        class="button button-small"
        onClick={() =>
          onChange((bench) => {
            const pair = bench.pairs[bench.at];
            return pair ? withRoom(bench, arrow, blankRoom(pair.number, arrow)) : bench;
          })
        }
      >
        {editor.clear}
      </button>
    </fieldset>
  );
};

const ICONS: Readonly<Record<Motion, ComponentChildren>> = {
  leftRight: <path d="M12 3v18M9 7v10H3zM15 7v10h6z" />,
  topBottom: <path d="M3 12h18M7 9h10V3zM7 15h10v6z" />,
  turn: <path d="M19 12a7 7 0 1 1-2.2-5.1M17.5 2.8v4.4h-4.4" />,
};
