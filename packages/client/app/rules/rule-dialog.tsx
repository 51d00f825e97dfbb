import { fill } from '@archmage/words';
import { Dialog } from '../shell/dialog.tsx';
import { hrefOf } from '../shell/router.ts';
import { useAllTexts } from '../texts/texts.ts';
import { backToRule, closeRule, openRule, ruleTrail } from './open-rule.ts';
import { RuleText } from './rule-text.tsx';

/** The rule that was asked for, over whatever screen it was asked on. */
export const RuleDialog = () => {
  const { rules } = useAllTexts();
  const id = ruleTrail.value.at(-1);
  const before = ruleTrail.value.at(-2);
  if (id === undefined) return undefined;
  return (
    <Dialog
      title={id}
      onClose={closeRule}
      actions={
        <>
          {before && (
            <button type="button" class="button" onClick={backToRule}>
              {fill(rules.back, { id: before })}
            </button>
          )}
          <a class="button" href={hrefOf({ name: 'rules', id })} onClick={closeRule}>
            {rules.open}
          </a>
        </>
      }
    >
      <RuleText id={id} follow={openRule} />
    </Dialog>
  );
};
