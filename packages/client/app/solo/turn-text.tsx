import { stateAt } from '@archmage/host';
import { tellTrace } from '@archmage/words/solo';
import { useEffect, useState } from 'preact/hooks';
import { Dialog } from '../shell/dialog.tsx';
import { speechOf } from '../table/said/narrate.ts';
import type { SoloTable } from './companion.ts';
import { latestSteps } from './reasons.ts';
import { useSoloTexts } from './texts/texts.ts';
import { traceTexts } from './use-solo-words.ts';

interface TextProps {
  readonly solo: SoloTable;
  readonly onClose: () => void;
}

/** Their latest turn as text: each card, why it did what it did, and what came of it. */
export const TurnText = ({ solo, onClose }: TextProps) => {
  const { table: said } = useSoloTexts();
  const steps = useSteps(solo);
  return (
    <Dialog title={said.read} onClose={onClose}>
      <div class="solo-text">
        {steps.length === 0 && <p>{said.noTurn}</p>}
        {steps.map(({ happened, lines: [heading, ...lines], told }) => (
          <section key={told}>
            <h3>{heading}</h3>
            <ul>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            {happened.length > 0 && <p>{happened.join(' ')}</p>}
          </section>
        ))}
      </div>
    </Dialog>
  );
};

interface Step {
  readonly told: number;
  readonly lines: readonly string[];
  /** What the log tells of it. */
  readonly happened: readonly string[];
}

const useSteps = ({ reasons, table }: SoloTable): readonly Step[] => {
  const [steps, setSteps] = useState<readonly Step[]>([]);
  useEffect(() => {
    const story = table.host.story('yellow');
    const texts = traceTexts.value;
    let isWanted = texts !== undefined;
    const read = async (): Promise<void> => {
      const all = latestSteps({ ...story, chapters: story.chapters.slice(0, table.told.value) });
      for (const [nth, told] of all.entries()) {
        const trace = await reasons.next(told);
        if (!isWanted || trace === undefined || texts === undefined) return;
        const speech = speechOf(table.host.rules, stateAt(story, told));
        const happened = linesIn(table, told, all[nth + 1] ?? story.chapters.length);
        setSteps((before) => [...before, { told, lines: tellTrace(speech, texts, trace), happened }]);
      }
    };
    void read();
    return () => {
      isWanted = false;
    };
  }, []);
  return steps;
};

const linesIn = ({ log }: SoloTable['table'], from: number, to: number): readonly string[] =>
  log
    .peek()
    .entries.flatMap(({ lines }) => lines)
    .filter(({ chapter }) => chapter >= from && chapter < to)
    .map(({ text }) => text);
