import { WhyBox } from '../../parts/why-box.tsx';
import { openRule } from '../../rules/open-rule.ts';
import type { TableSession } from '../session.ts';

/** Why something cannot be done, if somebody asked. */
export const Why = ({ session }: { readonly session: TableSession }) => {
  const { why } = session.table;
  if (why.value === undefined) return null;
  return (
    <WhyBox
      {...why.value}
      onRule={openRule}
      onClose={() => {
        why.value = undefined;
      }}
    />
  );
};
