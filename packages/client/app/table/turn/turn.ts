export { LullPanel } from './lull-panel.tsx';
export { speakOf } from './spoken.ts';
export { takeBack, UndoButton } from './undo-button.tsx';
