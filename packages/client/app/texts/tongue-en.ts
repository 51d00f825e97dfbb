export { en as words } from '@archmage/words';
export { en as texts } from './en.ts';
