import { render } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Board } from '../board.tsx';
import type { BoardModel, Gestures, Highlight, Spot } from '../model.ts';
import type { StageRef } from '../stage.ts';
import { Gallery } from './gallery.tsx';
import { describe, modelOf, reachOf, state } from './model.ts';
import './demo.css';

declare global {
  interface Window {
    demo: {
      stage: StageRef;
      log: unknown[];
      turn: (room: number, quarters: number) => void;
      show: (model: BoardModel) => void;
      model: BoardModel;
    };
  }
}

const stage: StageRef = { current: undefined };
const log: unknown[] = [];
const first = modelOf(state);

const pointedOut = (model: BoardModel, spot: Spot): BoardModel => {
  const token = model.tokens.find(
    ({ place, sort }) => spot.kind === 'place' && place === spot.place && sort === 'character',
  );
  if (token === undefined) return { ...model, highlights: [], trails: [] };
  const reach = reachOf(token.id);
  const longest = reach.at(-1);
  const highlights: Highlight[] = reach.map(({ end, steps }) => ({
    on: { kind: 'place', place: end },
    tone: 'reach',
    text: `${steps}`,
    label: `reach in ${steps}`,
  }));
  return {
    ...model,
    tokens: model.tokens.map((one) => ({
      ...one,
      mood: one.id === token.id ? 'selected' : one.mood === 'selected' ? 'ready' : one.mood,
    })),
    highlights: [...highlights, ...samples(model)],
    trails: longest
      ? [{ tone: 'reach', places: [token.place, ...longest.walk.flatMap((leg) => ('to' in leg ? [leg.to] : []))] }]
      : [],
  };
};

const samples = (model: BoardModel): readonly Highlight[] => {
  const enemy = model.tokens.filter(({ side, carrier }) => side === 'blue' && carrier === undefined);
  const tones = ['danger', 'magic', 'work', 'place', 'chosen', 'faint'] as const;
  return [
    ...tones.flatMap((tone, nth): Highlight[] => {
      const on = enemy[nth];
      return on
        ? [{ on: { kind: 'place', place: on.place }, tone, text: tone === 'danger' ? '58%' : undefined, label: tone }]
        : [];
    }),
    { on: { kind: 'room', room: 2 }, tone: 'work', text: '1', label: 'reveal' },
    { on: { kind: 'edge', place: 10, side: 1 }, tone: 'work', text: undefined, label: 'open' },
  ];
};

const Demo = () => {
  const [model, setModel] = useState(first);
  const [portrait, setPortrait] = useState(matchMedia('(orientation: portrait)').matches);
  useEffect(() => {
    const query = matchMedia('(orientation: portrait)');
    query.onchange = () => setPortrait(query.matches);
    window.demo = {
      stage,
      log,
      model,
      show: setModel,
      turn: (room, quarters) => {
        void stage.current?.play({ kind: 'turn', room, quarters }).then(() =>
          setModel((now) => ({
            ...now,
            rooms: now.rooms.map((one) => (one.room === room ? { ...one, turn: (one.turn + quarters + 4) % 4 } : one)),
          })),
        );
      },
    };
  }, [model]);
  const gestures = useMemo<Gestures>(
    () => ({
      onPick: (spot) => {
        log.push({ pick: spot });
        setModel((now) => pointedOut(now, spot));
      },
      onAsk: (spot) => log.push({ ask: spot }),
      onPoint: (spot) => log.push({ point: spot }),
      onDrag: (drag) => log.push({ drag }),
    }),
    [],
  );
  return (
    <main class="demo">
      <h1 class="demo-title">Board</h1>
      <div class="demo-board">
        <Board
          model={model}
          gestures={gestures}
          orientation={portrait ? 'portrait' : 'landscape'}
          label="Labyrinth"
          describe={describe}
          stage={stage}
        />
      </div>
    </main>
  );
};

const root = document.getElementById('demo');
if (root) render(location.hash === '#gallery' ? <Gallery /> : <Demo />, root);
