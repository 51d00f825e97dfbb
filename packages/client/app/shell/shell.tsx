import { ruleTrail } from '../rules/open-rule.ts';
import { telling } from '../texts/texts.ts';
import { Announcer } from './announce.tsx';
import { ConfirmDialog } from './confirm.tsx';
import { Head } from './head.tsx';
import { useKeys } from './keys.ts';
import { KeysDialog, showKeys } from './keys-dialog.tsx';
import { MenuDialog } from './menu-dialog.tsx';
import { Notices } from './notices.tsx';
import { useOnDemand } from './on-demand.ts';
import { go, route } from './router.ts';
import { ScreenFor, type ScreenPlans } from './screen.tsx';
import { SHELL_KEYS } from './shell-keys.ts';

/** Everything around the screens. */
export const Shell = ({ plans }: { readonly plans: ScreenPlans }) => {
  useKeys(SHELL_KEYS, { help: showKeys, home: () => go({ name: 'home' }) });
  const { name } = route.value;
  const layout = name === 'unknown' ? 'page' : plans[name].layout;
  return (
    <div class={`shell shell-${layout}`}>
      <Head />
      <main id="main" class="shell-main" tabindex={-1}>
        <ScreenFor plans={plans} route={route.value} />
      </main>
      <Notices />
      <Announcer />
      <MenuDialog />
      <KeysDialog />
      <AskedRule />
      <ConfirmDialog />
    </div>
  );
};

const loadRule = () => telling(() => import('../rules/rule-dialog.tsx'));

/** A rule over the screen; it is loaded when somebody asks. */
const AskedRule = () => {
  const loaded = useOnDemand(ruleTrail.value.length > 0, loadRule);
  return loaded === undefined ? null : <loaded.RuleDialog />;
};
