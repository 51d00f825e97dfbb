import { type State, topTask } from '@archmage/engine';
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Message } from '../shell/message.tsx';
import type { TableSession } from '../table/session.ts';
import { useTexts } from '../texts/texts.ts';

/** Teams are made before anything lies on the board. */
export const isTeamMaking = (view: State): boolean => {
  const task = topTask(view);
  return task?.kind === 'choose' || task?.kind === 'draft' || (task?.kind === 'draw' && task.what === 'drafter');
};

interface DoorProps {
  readonly session: TableSession;
}

/** The screen on which teams are made; it is loaded for games that have one. */
export const TeamDoor = ({ session }: DoorProps) => {
  const { shell } = useTexts();
  const loaded = useScreen();
  if (loaded === undefined) return <p class="shell-loading">{shell.loading}</p>;
  if (loaded !== 'failed') return <loaded.Screen session={session} />;
  return (
    <Message title={shell.unloaded.title} text={shell.unloaded.text}>
      <button type="button" class="button button-main" onClick={() => location.reload()}>
        {shell.unloaded.reload}
      </button>
    </Message>
  );
};

const useScreen = () => {
  const [loaded, setLoaded] = useState<{ readonly Screen: ComponentType<DoorProps> } | 'failed' | undefined>(undefined);
  useEffect(() => {
    let isWanted = true;
    import('./team-screen.tsx').then(
      ({ TeamScreen }) => isWanted && setLoaded({ Screen: TeamScreen }),
      () => isWanted && setLoaded('failed'),
    );
    return () => {
      isWanted = false;
    };
  }, []);
  return loaded;
};
