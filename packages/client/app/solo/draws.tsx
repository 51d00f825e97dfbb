import type { EventOf, Option, State } from '@archmage/engine';
import { fill, optionIn, questionText } from '@archmage/words';
import type { ComponentChildren } from 'preact';
import { Die, TurnDie } from '../../art/solo/dice.tsx';
import { PieceIcon } from '../parts/art.tsx';
import { speechOf } from '../table/said/narrate.ts';
import type { Table } from '../table/store.ts';
import { lexicon } from '../texts/texts.ts';
import { useSoloTexts } from './texts/texts.ts';

type Draw = EventOf<'chosen'>;

/** What chance has said since somebody last decided, in its order: a pair of dice that fits nowhere is rolled again. */
export const Draws = ({ table }: { readonly table: Table }) => {
  const { table: said } = useSoloTexts();
  const draws = drawsIn(table);
  if (draws.length === 0) return null;
  const view = table.view.value;
  return (
    <div class="solo-draws">
      <h3>{said.draws}</h3>
      <ol>
        {draws.map((draw, nth) => {
          const label = labelOf(table, view, draw);
          return (
            <li key={`${nth + 1}`} title={label}>
              <Face table={table} draw={draw} />
              <span class="shell-unseen">{label}</span>
            </li>
          );
        })}
      </ol>
    </div>
  );
};

const drawsIn = (table: Table): readonly Draw[] => {
  const chapters = table.host.story('yellow').chapters.slice(0, table.told.value);
  const last = chapters.findLastIndex(({ actor }) => actor !== 'chance');
  return chapters
    .slice(last + 1)
    .flatMap(({ events }) => events)
    .filter((event): event is Draw => event.type === 'chosen' && event.by === 'chance');
};

const labelOf = ({ host }: Table, view: State, { asks, option }: Draw): string =>
  `${questionText(lexicon.value, asks)} ${option === undefined ? '' : optionIn(speechOf(host.rules, view), option as Option)}`;

const Face = ({ table, draw: { asks, option } }: { readonly table: Table; readonly draw: Draw }) => {
  const { way } = useSoloTexts().table;
  const { number, piece, word } = option as Option;
  if (asks === 'rotationDie' && number !== undefined)
    return (
      <Boxed>
        <TurnDie way={word === 'cw' ? 'clockwise' : 'counterclockwise'} quarters={number} />
      </Boxed>
    );
  if ((asks === 'redDie' || asks === 'whiteDie') && number !== undefined)
    return (
      <Boxed>
        <Die colour={asks === 'redDie' ? 'red' : 'white'} value={number} />
      </Boxed>
    );
  if (piece !== undefined) return <PieceIcon rules={table.host.rules} piece={piece} />;
  const text =
    asks === 'tie'
      ? fill(way, { n: number })
      : optionIn(speechOf(table.host.rules, table.view.value), option as Option);
  return <b class="solo-draw-text">{text}</b>;
};

const Boxed = ({ children }: { readonly children: ComponentChildren }) => (
  <svg class="art-token" viewBox="-50 -50 100 100" aria-hidden="true" focusable="false">
    {children}
  </svg>
);
