import { verifyDice } from '@archmage/host';
import { fill } from '@archmage/words';
import { useMemo } from 'preact/hooks';
import { useAllTexts } from '../texts/texts.ts';
import type { Recording } from './recording.ts';
import './dice-line.css';

/** Whether chance was honest, for a game that is over. */
export const DiceLine = ({ recording: { record, rules } }: { readonly recording: Recording }) => {
  const { dice } = useAllTexts().replay;
  const verdict = useMemo(() => (record === undefined ? undefined : verifyDice(rules, record)), [record, rules]);
  if (verdict === undefined) return undefined;
  const isBroken = ['otherSeed', 'otherDraw', 'otherEvents'].includes(verdict.said);
  return (
    <p class={`replay-dice small ${isBroken ? 'replay-dice-broken' : ''}`} data-dice={verdict.said}>
      <svg class="replay-die" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <rect x="3.500" y="3.500" width="17" height="17" rx="4" />
        <path d="M8 8v.01M16 8v.01M12 12v.01M8 16v.01M16 16v.01" />
      </svg>
      <span>{fill(dice[verdict.said], { ...verdict })}</span>
    </p>
  );
};
