import { legal } from '@archmage/engine';
import type { Bot } from './bot.ts';

/** Any legal action, each as likely as the other. */
export const random: Bot = ({ rules, view, seat, random: draw }) => {
  const choices = legal(rules, view, seat);
  return { action: choices.at(draw(choices.length)) };
};
