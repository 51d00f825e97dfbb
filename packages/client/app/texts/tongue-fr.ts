export { fr as words } from '@archmage/words';
export { fr as texts } from './fr.ts';
