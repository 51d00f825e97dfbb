import { type BotName, LEVELS, type Level } from '@archmage/ai';
import './level-portrait.css';

/** An emblem for an opponent, and a pip for each step of strength. It says nothing: what stands beside it does. */
export const LevelPortrait = ({ bot }: { readonly bot: BotName }) => {
  const level = LEVELS.find((each) => each === bot);
  if (level === undefined) return null;
  const strength = LEVELS.indexOf(level) + 1;
  return (
    <svg
      class="level-portrait"
      viewBox="-30 -30 60 72"
      style={{ '--level-heat': `${strength * 12}%` }}
      aria-hidden="true"
      focusable="false"
    >
      <circle class="level-rim" r="28" />
      <circle class="level-field" r="23" />
      <path class="level-emblem" d={EMBLEMS[level]} transform="translate(-18 -18) scale(1.5)" />
      {LEVELS.map((each, nth) => (
        <circle
          key={each}
          class={nth < strength ? 'level-pip level-pip-full' : 'level-pip'}
          cx={nth * 9 - 22.5}
          cy="36"
          r="3"
        />
      ))}
    </svg>
  );
};

/** Line drawings of 24 x 24: a sword, a mask, chevrons, a spyglass, a tower, a hat with a star. */
const EMBLEMS: Readonly<Record<Level, string>> = {
  squire: 'M12 2.500l1.500 3V14h-3V5.500zM7.500 14h9M12 14v5.500M10.500 20.500h3',
  rogue:
    'M3 8.500c3-2 6-2 9-.500 3-1.500 6-1.500 9 .500 0 5-1.700 8-4.700 8-2 0-3.300-1.500-4.300-3-1 1.500-2.300 3-4.300 3-3 0-4.700-3-4.700-8zM6.500 10.800c1-.800 2.200-.800 3.200 0M14.300 10.800c1-.800 2.200-.800 3.200 0',
  sergeant: 'M5 9.500L12 5l7 4.500M5 14.500L12 10l7 4.500M5 19.500L12 15l7 4.500',
  scout: 'M3 14.500l10-6.500 3 4.600-10 6.500zM13 8l5-3.300 3 4.600-5 3.300M10.500 16.500l3 5M9 17.500l-2.500 4',
  strategist: 'M6.500 20.500h11M8.500 20.500V12h7v8.500M7 12V6.500h2.400v2h1.600v-2h2v2h1.600v-2H17V12zM12 15.500v5',
  archmage:
    'M3 18c4-1.500 14-1.500 18 0-4 2-14 2-18 0zM6.500 17L13.500 3c0 3 1.500 4.500 2 6l2 8M11.700 10.500l.8 1.700 1.800.200-1.300 1.300.300 1.800-1.600-.900-1.600.900.300-1.800-1.300-1.300 1.800-.200z',
};
