import type { RouteOf } from '../shell/router.ts';
import { Detail } from './detail.tsx';
import { Editor } from './editor.tsx';
import { ShelfPage } from './shelf-page.tsx';
import './workshop.css';

/** Rooms and scenarios: all of them, the drawing board, or one. */
export const Screen = ({ route: { id } }: { readonly route: RouteOf<'workshop'> }) => {
  if (id === undefined) return <ShelfPage />;
  return id === 'draw' ? <Editor /> : <Detail id={id} />;
};
