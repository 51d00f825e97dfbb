import { useOnDemand } from '../../shell/on-demand.ts';
import type { TableSession } from '../session.ts';

/** Fetched once the table stands: nobody has chosen anybody before. */
export const ChosenCharacter = ({ session }: { readonly session: TableSession }) => {
  const loaded = useOnDemand(true, loadCharacter);
  return loaded === undefined ? null : <loaded.ChosenCharacter session={session} />;
};

const loadCharacter = () => import('./character.tsx');
