import { topTask } from '@archmage/engine';
import { CoachPanel } from '../../exercise/coach-panel.tsx';
import type { TableSession } from '../../table/session.ts';
import { useSchoolTexts } from '../texts/texts.ts';
import type { Guide } from './guide.tsx';
import { type Idea, ideaText } from './ideas.ts';

interface GuideProps {
  readonly session: TableSession;
  readonly guide: Guide;
  readonly at: 'table' | 'combat';
}

/** Over a combat he speaks of the combat alone. */
export const GuidePanel = ({ session, guide, at }: GuideProps) => {
  const { guide: said } = useSchoolTexts();
  const tip = guide.tip.value;
  const idea = guide.idea.value;
  const close = { label: said.off, run: guide.leave };
  if (tip !== undefined && (tip.name === 'combat') === (at === 'combat')) {
    return (
      <CoachPanel title={said.title} text={guide.text.value} points={tip.points ?? []} close={close}>
        <button type="button" class="button button-small" onClick={guide.goOn}>
          {said.understood}
        </button>
      </CoachPanel>
    );
  }
  const isOfCombat = idea !== undefined && topTask(idea.seen.view)?.kind === 'commit';
  if (tip !== undefined || idea === undefined || isOfCombat !== (at === 'combat')) return null;
  return (
    <CoachPanel title={said.title} text={ideaText(idea)} close={close}>
      <Ideas session={session} idea={idea} />
    </CoachPanel>
  );
};

const Ideas = ({ session, idea }: Pick<GuideProps, 'session'> & { readonly idea: Idea }) => {
  const { guide: said } = useSchoolTexts();
  const { hinting, table } = session;
  const isShown = table.sketch.value === idea.sketch;
  return (
    <>
      {idea.sketch.highlights.length > 0 && (
        <button
          type="button"
          class="button button-small"
          aria-pressed={isShown}
          onClick={() => hinting.show(isShown ? undefined : idea.sketch)}
        >
          {isShown ? said.hide : said.show}
        </button>
      )}
      <button type="button" class="button button-small" onClick={() => hinting.follow(idea.plan)}>
        {said.play}
      </button>
    </>
  );
};
