export { LullPanel } from './lull-panel.tsx';
export { MuteButton } from './mute-button.tsx';
export { AimSaid, Signs } from './signs.tsx';
export { speakOf } from './spoken.ts';
export { takeBack, UndoButton } from './undo-button.tsx';
