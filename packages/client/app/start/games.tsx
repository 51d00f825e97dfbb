import type { GameSummary } from '@archmage/host';
import { useRef, useState } from 'preact/hooks';
import { announce } from '../shell/announce.tsx';
import { hrefOf } from '../shell/router.ts';
import { useTitle } from '../shell/screen.tsx';
import { useAllTexts } from '../texts/texts.ts';
import { ExportDialog } from './export-dialog.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { Shelves } from './shelves.tsx';
import { StorageNote } from './storage-note.tsx';
import { useShelf } from './use-shelf.ts';
import './start.css';
import './games.css';

/** The stored games: to go on with, to watch, to take along, to delete. */
export const Games = () => {
  const { games } = useAllTexts().start;
  const { shelf, looks, refresh } = useShelf();
  const [open, setOpen] = useState<'import' | GameSummary>();
  const heading = useRef<HTMLHeadingElement>(null);
  const close = () => setOpen(undefined);
  useTitle(games.title);
  return (
    <div class="games">
      <div class="games-head">
        <h1 ref={heading} tabindex={-1}>
          {games.title}
        </h1>
        <div class="shell-row">
          <a class="button button-main" href={hrefOf({ name: 'new', start: 'choose' })}>
            {games.new}
          </a>
          <button type="button" class="button" onClick={() => setOpen('import')}>
            {games.import}
          </button>
        </div>
      </div>
      <p class="soft">{games.lead}</p>
      <StorageNote />
      <Shelves
        shelf={shelf}
        looks={looks}
        onRetry={refresh}
        onExport={setOpen}
        onGone={() => {
          announce(games.deleted);
          heading.current?.focus();
          void refresh();
        }}
      />
      {open === 'import' && (
        <ImportDialog
          onClose={close}
          onKept={() => {
            close();
            void refresh();
          }}
        />
      )}
      {typeof open === 'object' && <ExportDialog game={open} onClose={close} />}
    </div>
  );
};
