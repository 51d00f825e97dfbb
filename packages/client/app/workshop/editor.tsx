import { useEffect, useState } from 'preact/hooks';
import { ArtSprite } from '../../art/defs.tsx';
import { announce } from '../shell/announce.tsx';
import { useKeys } from '../shell/keys.ts';
import { hrefOf } from '../shell/router.ts';
import { useTitle } from '../shell/screen.tsx';
import { type Bench, beginBench, redone, undone, withRoom } from './bench.ts';
import { misplacedIn } from './check.ts';
import { CheckNote } from './check-note.tsx';
import { storeDraft, storedDraft } from './draft-store.ts';
import { EDITOR_KEYS } from './editor-keys.ts';
import { KeepBar } from './keep-bar.tsx';
import { PairBar } from './pair-bar.tsx';
import { Palette } from './palette.tsx';
import { RoomCanvas, spotWords } from './room-canvas.tsx';
import { ARROWS, type Arrow, nextEdge, painted, withEdge } from './room-draft.ts';
import { lacksGear } from './room-flaws.ts';
import { RoomTools } from './room-tools.tsx';
import { cellAt, edgeAt, type GridSpot, kindAt } from './spots.ts';
import { TextPane } from './text-pane.tsx';
import { useWorkshopTexts } from './texts/texts.ts';
import './editor.css';

/** The drawing board: both rooms of a pair, the text of all of them, and whether they can be played. */
export const Editor = () => {
  const { editor, back } = useWorkshopTexts();
  const [bench, setBench] = useState(() => beginBench(storedDraft()?.text));
  const [name, setName] = useState(() => storedDraft()?.name ?? '');
  const [brush, setBrush] = useState('pit');
  useTitle(editor.title);
  useEffect(() => storeDraft({ text: bench.text, name }), [bench.text, name]);
  const change = (next: (bench: Bench) => Bench) => setBench(next);
  useKeys(EDITOR_KEYS, {
    undo: ({ shiftKey }) => change(shiftKey ? redone : undone),
    redo: () => change(redone),
  });
  return (
    <div class="workshop workshop-editor">
      <ArtSprite />
      <div class="workshop-head">
        <a href={hrefOf({ name: 'workshop', id: undefined })}>{back}</a>
        <h1 tabindex={-1}>{editor.title}</h1>
        <p class="soft">{editor.lead}</p>
      </div>
      <div class="workshop-drawing">
        <Palette brush={brush} onBrush={setBrush} />
        <PairBar bench={bench} onChange={change} />
        <Rooms bench={bench} brush={brush} onChange={change} />
        <p class="soft small workshop-keys">{editor.keys}</p>
      </div>
      <CheckNote bench={bench} />
      <KeepBar bench={bench} name={name} onName={setName} onChange={change} />
      <TextPane bench={bench} onChange={change} />
    </div>
  );
};

export interface BenchProps {
  readonly bench: Bench;
  readonly onChange: (change: (bench: Bench) => Bench) => void;
}

const Rooms = ({ bench, brush, onChange }: BenchProps & { readonly brush: string }) => {
  const { editor } = useWorkshopTexts();
  const pair = bench.pairs[bench.at];
  const wrong = bench.error && misplacedIn(bench.text, bench.error);
  if (pair === undefined) return undefined;
  const wrongIn = (arrow: Arrow) =>
    wrong?.number === pair.number && wrong.arrow === arrow ? (wrong.spot ?? 'room') : undefined;
  return (
    <div class="workshop-pair">
      {ARROWS.map((arrow) => (
        <section key={arrow} class="card workshop-sheet" aria-label={editor.room[arrow]}>
          <div class="workshop-sheet-head">
            <h2>{editor.room[arrow]}</h2>
            {lacksGear(pair, arrow) && <p class="small workshop-amiss">{editor.gearless}</p>}
          </div>
          <RoomCanvas
            room={pair[arrow]}
            wrong={wrongIn(arrow)}
            onSpot={(spot, stroke) => onChange((now) => touched(now, arrow, spot, { brush, stroke }))}
          />
          <RoomTools bench={bench} arrow={arrow} onChange={onChange} />
        </section>
      ))}
    </div>
  );
};

interface Touch {
  readonly brush: string;
  readonly stroke: string;
}

const touched = (bench: Bench, arrow: Arrow, spot: GridSpot, { brush, stroke }: Touch): Bench => {
  const room = bench.pairs[bench.at]?.[arrow];
  if (room === undefined) return bench;
  const edge = edgeAt(spot);
  const next =
    kindAt(spot) === 'cell' ? painted(room, cellAt(spot), brush) : withEdge(room, edge, nextEdge(room.edges[edge]));
  if (next === room) return bench;
  announce(spotWords(next, spot));
  return withRoom(bench, arrow, next, stroke);
};
