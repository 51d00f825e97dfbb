import type { PieceId } from '@archmage/engine';
import { cardOf } from '@archmage/engine/solo';
import { nameOf } from '@archmage/words';
import { tellParts } from '@archmage/words/solo';
import { useSignal } from '@preact/signals';
import { useEffect, useId } from 'preact/hooks';
import { PersonalityBadge } from '../../art/solo/marks.tsx';
import { TokenIcon } from '../../art/token.tsx';
import { capital } from '../parts/words.ts';
import { announce } from '../shell/announce.tsx';
import { Icon } from '../shell/icons.tsx';
import { speechOf } from '../table/said/narrate.ts';
import { isWide } from '../table/screen/wide.ts';
import type { Reckoned, SoloTable } from './companion.ts';
import { Draws } from './draws.tsx';
import { PaceBar } from './pace-bar.tsx';
import { useSoloTexts } from './texts/texts.ts';
import { TurnText } from './turn-text.tsx';
import { soloWords, traceTexts } from './use-solo-words.ts';
import './reasons.css';

interface PanelProps {
  readonly solo: SoloTable;
}

/** Why somebody does what he does: his card line by line, and the ways it leads. */
export const ReasonsPanel = ({ solo }: PanelProps) => {
  const { table: said } = useSoloTexts();
  const id = useId();
  const isReading = useSignal(false);
  const { pace, table } = solo;
  const found = solo.trace.value;
  const npc = found?.npc;
  const isTheirs = table.view.value.turn.seat === 'blue';
  // A phone has no room for what is not needed now.
  const isShort = !isWide.value && !isTheirs && found === undefined;
  return (
    <section class="solo-why" aria-labelledby={id}>
      <h2 id={id} class="shell-unseen">
        {said.panel}
      </h2>
      <div class="solo-tools">
        {!isShort && <PaceBar pace={pace} isTheirs={isTheirs} onSkip={solo.skip} />}
        <button
          type="button"
          class="button button-small"
          aria-haspopup="dialog"
          onClick={() => {
            isReading.value = true;
          }}
        >
          {said.read}
        </button>
      </div>
      {npc === undefined && !isShort && <p class="solo-hint">{found === undefined ? said.press : said.reckoning}</p>}
      {npc !== undefined && <Bearer solo={solo} npc={npc} when={found?.when ?? 'next'} />}
      {found?.trace && npc !== undefined && <Told solo={solo} reckoned={found} />}
      {!isShort && <Draws table={table} />}
      {isReading.value && <TurnText solo={solo} onClose={() => (isReading.value = false)} />}
    </section>
  );
};

interface BearerProps extends PanelProps {
  readonly npc: PieceId;
  readonly when: Reckoned['when'];
}

const Bearer = ({ solo, npc, when }: BearerProps) => {
  const { table: said } = useSoloTexts();
  const { rules } = solo.table.host;
  const card = cardOf(rules, npc);
  const words = soloWords.value?.npcs[card?.id ?? ''];
  if (card === undefined) return null;
  return (
    <>
      <div class="solo-bearer">
        <TokenIcon kind={card.class} face={card.name} sort="character" side="blue" />
        <div>
          <span class="solo-when">{said.when[when]}</span>
          <h3>
            {capital(nameOf(speechOf(rules, solo.table.view.value), npc))}{' '}
            <small>{words?.epithet ?? card.epithet}</small>
          </h3>
        </div>
        {when === 'would' && (
          <button
            type="button"
            class="button-icon"
            aria-label={said.close}
            title={said.close}
            onClick={() => {
              solo.looked.value = undefined;
            }}
          >
            <Icon name="close" />
          </button>
        )}
      </div>
      <p class="solo-can">
        <svg viewBox="-50 -50 100 100" aria-hidden="true" focusable="false">
          <PersonalityBadge />
        </svg>
        {words?.can ?? card.personality}
      </p>
    </>
  );
};

interface ToldProps extends PanelProps {
  readonly reckoned: Reckoned;
}

/** Line by line where there is room; on a phone behind its heading. */
const Told = ({ solo, reckoned }: ToldProps) => {
  const { table: said } = useSoloTexts();
  const texts = traceTexts.value;
  const { rules } = solo.table.host;
  const { trace, when } = reckoned;
  const parts = texts && trace && tellParts(speechOf(rules, solo.table.view.value), texts, trace);
  const heading = parts?.heading ?? '';
  useEffect(() => announce(heading), [heading]);
  if (parts === undefined || trace === undefined) return null;
  const all = (
    <>
      <ol class="solo-lines">
        {parts.lines.map((line, nth) => (
          <li key={line} class={`solo-line solo-line-${trace.lines[nth]?.verdict}`}>
            {line}
          </li>
        ))}
      </ol>
      {parts.approach.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {parts.tie && <p>{parts.tie}</p>}
      <Ways solo={solo} ways={parts.ways} />
      {when === 'would' && <p class="solo-unknown">{said.unknown}</p>}
    </>
  );
  if (isWide.value)
    return (
      <div class="solo-told">
        <p class="solo-goal">{heading}</p>
        {all}
      </div>
    );
  return (
    <details class="solo-told">
      <summary class="solo-goal">{heading}</summary>
      {all}
    </details>
  );
};

/** Each is drawn on the board while it is pointed at or has the focus. */
const Ways = ({ solo, ways }: PanelProps & { readonly ways: readonly string[] }) => {
  const point = (nth: number | undefined) => () => {
    solo.pointed.value = nth;
  };
  return (
    <ul class="solo-ways">
      {ways.map((way, nth) => (
        <li key={way}>
          <button
            type="button"
            onMouseEnter={point(nth)}
            onMouseLeave={point(undefined)}
            onFocus={point(nth)}
            onBlur={point(undefined)}
          >
            {way}
          </button>
        </li>
      ))}
    </ul>
  );
};
