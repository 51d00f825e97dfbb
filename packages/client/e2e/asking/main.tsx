import { scene } from '@archmage/engine/testing';
import { memoryLibrary, startGame } from '@archmage/host';
import { settingOf, worldOf } from '@archmage/host/testing';
import { render } from 'preact';
import '../../app/shell/theme.css';
import '../../app/shell/base.css';
import '../../app/shell/shell.css';
import { bring } from '../../app/boxes.ts';
import { Announcer } from '../../app/shell/announce.tsx';
import { ConfirmDialog } from '../../app/shell/confirm.tsx';
import { listenToKeys } from '../../app/shell/keys.ts';
import { Notices } from '../../app/shell/notices.tsx';
import { applySettings } from '../../app/shell/settings.ts';
import { TableView } from '../../app/table/screen/table-view.tsx';
import { sessionOf } from '../../app/table/session.ts';
import { learnToSpeak } from '../../app/texts/texts.ts';

/** The table as it is, with the testing box on it: its tokens are in the address. */
const begin = async (): Promise<void> => {
  applySettings();
  await learnToSpeak();
  // The testing box is the base set with another Mekanork, and looks like it.
  await bring(['base.1']);
  listenToKeys();
  const { rules, state } = scene(decodeURIComponent(location.hash.slice(2)), { rules: 'asking.1' });
  const world = worldOf(memoryLibrary());
  const started = await startGame(settingOf({ rules, start: state }), world);
  if (!started.ok) throw new Error(started.failure.why);
  const session = sessionOf(started.value, () => Promise.reject(new Error('Nobody thinks here.')));
  const root = document.querySelector('#app');
  if (root === null) return;
  render(
    <div class="shell shell-table">
      <main id="main" class="shell-main" tabindex={-1}>
        <TableView session={session} />
      </main>
      <Notices />
      <Announcer />
      <ConfirmDialog />
    </div>,
    root,
  );
};

void begin();
