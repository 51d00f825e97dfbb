import type { Advice, Variant } from '@archmage/ai';
import { fill, tellApart } from '@archmage/words';
import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { Glyph } from '../../parts/glyphs.tsx';
import { type PlanStep, stepsOf } from '../../play/plan.ts';
import { Icon } from '../../shell/icons.tsx';
import { allTexts, useAllTexts } from '../../texts/texts.ts';
import { percent, speechOf } from '../said/narrate.ts';
import type { TableSession } from '../session.ts';
import type { Hint } from './hint.ts';
import { stepText } from './plan-words.ts';
import { sketchPlan, sketchStep } from './sketch.ts';

interface OpenedProps {
  readonly session: TableSession;
  readonly hint: Hint;
}

/** What the computer would do here, best first. It takes the focus when it opens. */
export const OpenHint = ({ session, hint }: OpenedProps) => {
  const { hint: said } = useAllTexts();
  const title = useId();
  const panel = useTakenFocus();
  const { hinting } = session;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    hinting.close();
  };
  return (
    <section ref={panel} class="hint" aria-labelledby={title} onKeyDown={onKeyDown}>
      <div class="hint-head">
        <h3 id={title} tabindex={-1}>
          <Glyph name="bulb" />
          {said.title}
        </h3>
        <p class="hint-note">{said.note}</p>
        <button type="button" class="button-icon hint-close" aria-label={said.close} onClick={hinting.close}>
          <Icon name="close" />
        </button>
      </div>
      <Plans session={session} hint={hint} />
    </section>
  );
};

const Plans = ({ session, hint }: OpenedProps) => {
  const { hint: said, table } = useAllTexts();
  if (hint.is === 'thinking') return <p class="hint-thinking">{table.hintComes}</p>;
  if (hint.is === 'failed' || hint.plans.length === 0) {
    return (
      <div class="hint-failed">
        <p>{said.failed}</p>
        <button type="button" class="button button-small" onClick={session.hinting.ask}>
          {said.again}
        </button>
      </div>
    );
  }
  const chances = hint.plans.map(({ chance }) => percent(chance));
  // A number that tells none from the others is said once.
  const isTelling = (nth: number): boolean => nth === 0 || new Set(chances).size > 1;
  return (
    <ol class="hint-plans">
      {hint.plans.map((plan, nth) => (
        <Plan key={`${nth + 1}`} session={session} hint={hint} plan={plan} nth={nth + 1}>
          {isTelling(nth) && <Chance chance={plan.chance} />}
        </Plan>
      ))}
    </ol>
  );
};

interface PlanProps extends OpenedProps {
  readonly plan: Advice;
  readonly nth: number;
  readonly children: ComponentChildren;
}

const Plan = ({ session, hint, plan, nth, children }: PlanProps) => {
  const { hint: said } = useAllTexts();
  const { seen } = hint;
  const variants = plan.variants ?? [];
  const told = tellApart(speechOf(seen.rules, seen.view), plan);
  return (
    <li class="hint-plan" aria-label={fill(said.nth, { nth })}>
      <p class="hint-reason">{told.gains}</p>
      {told.risks !== '' && <p class="hint-risk">{told.risks}</p>}
      {children}
      <Way session={session} hint={hint} plan={plan} way={plan} />
      {variants.length > 0 && (
        <details class="hint-variants">
          <summary>{fill(variants.length === 1 ? said.variant : said.variants, { count: variants.length })}</summary>
          <ol>
            {variants.map((variant, other) => (
              <li key={`${other + 1}`}>
                {percent(variant.chance) !== percent(plan.chance) && <Chance chance={variant.chance} />}
                <Way session={session} hint={hint} plan={plan} way={variant} />
              </li>
            ))}
          </ol>
        </details>
      )}
    </li>
  );
};

interface WayProps extends OpenedProps {
  readonly plan: Advice;
  readonly way: Variant;
}

/** The steps of a plan or of a variant, to be shown and to be played. */
const Way = ({ session, hint, plan, way }: WayProps) => {
  const { hint: said } = useAllTexts();
  const { hinting, table } = session;
  const { seen } = hint;
  const steps = useMemo(() => stepsOf(seen, way.steps), [seen, way]);
  const whole = useMemo(() => sketchPlan(steps, markLabel), [steps]);
  const isShown = table.sketch.value === whole;
  const follow = (): void => {
    const { variants: _, ...idea } = plan;
    hinting.follow({ ...idea, steps: way.steps, chance: way.chance });
  };
  return (
    <>
      <Steps session={session} steps={steps} />
      <div class="hint-row">
        {whole.highlights.length > 0 && (
          <button
            type="button"
            class="button button-small"
            aria-pressed={isShown}
            onClick={() => hinting.show(isShown ? undefined : whole)}
          >
            <Glyph name="eye" />
            {isShown ? said.hide : said.show}
          </button>
        )}
        <button type="button" class="button button-small button-main" onClick={follow}>
          {way.steps.length > 1 ? said.playFirst : said.play}
        </button>
      </div>
    </>
  );
};

const markLabel = (nth: number): string => fill(allTexts.value.hint.mark, { nth });

const Chance = ({ chance }: { readonly chance: number }) => {
  const { hint: said } = useAllTexts();
  const facts = { chance: percent(chance) };
  return (
    <p class="hint-chance">
      <span class="hint-bar" aria-hidden="true">
        <i style={{ width: `${percent(chance)}%` }} />
      </span>
      <span>{fill(said.chance, facts)}</span>
    </p>
  );
};

/** Each step shows on the board what it means, when it is pressed. */
const Steps = ({ session, steps }: Pick<OpenedProps, 'session'> & { readonly steps: readonly PlanStep[] }) => {
  const { hint: said } = useAllTexts();
  const { hinting, table } = session;
  const sketches = useMemo(() => steps.map((_, nth) => sketchStep(steps, nth + 1, markLabel)), [steps]);
  return (
    <ol class="hint-steps" aria-label={said.steps}>
      {steps.map((step, nth) => {
        const sketch = sketches[nth];
        const text = stepText(step);
        const isShown = sketch !== undefined && table.sketch.value === sketch;
        if (sketch === undefined || sketch.highlights.length === 0) return <li key={`${nth + 1}`}>{text}</li>;
        return (
          <li key={`${nth + 1}`}>
            <button
              type="button"
              class="hint-step"
              aria-pressed={isShown}
              onClick={() => hinting.show(isShown ? undefined : sketch)}
            >
              {text}
            </button>
          </li>
        );
      })}
    </ol>
  );
};

/**
 * The heading has the focus as soon as it is there; afterwards it goes back to where it was. What is taken away is still
 * in the page then, and has the focus: that moves before it is nowhere.
 */
const useTakenFocus = () => {
  const panel = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = panel.current;
    const before = document.activeElement;
    element?.querySelector('h3')?.focus({ preventScroll: true });
    return () => {
      const isFocusable = before instanceof HTMLElement || before instanceof SVGElement;
      const { activeElement, body } = document;
      const isLost = activeElement === null || activeElement === body || element?.contains(activeElement) === true;
      if (isLost && isFocusable && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  return panel;
};
