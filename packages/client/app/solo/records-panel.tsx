import { fill } from '@archmage/words';
import { useEffect, useState } from 'preact/hooks';
import { LevelMark } from '../../art/solo/levels.tsx';
import { world } from '../world.ts';
import { type Records, recordsOf } from './records.ts';
import { SOLO_LEVELS, type SoloLevel } from './solo-wish.ts';
import { useSoloTexts } from './texts/texts.ts';
import { soloWords } from './use-solo-words.ts';

/** The climb from pink to black, and what was achieved on the way. */
export const RecordsPanel = () => {
  const { records: said } = useSoloTexts();
  const records = useRecords();
  if (records === undefined || records.levels.length === 0) return null;
  const { levels, next, streak } = records;
  const nameOf = (level: SoloLevel) => soloWords.value?.levels[level] ?? level;
  return (
    <section class="card solo-records" aria-labelledby="solo-records">
      <h2 id="solo-records">{said.title}</h2>
      <ol class="solo-climb" aria-label={said.climb}>
        {SOLO_LEVELS.map((level) => {
          const isWon = levels.some((each) => each.level === level && each.wins > 0);
          return (
            <li key={level} class={isWon ? 'solo-climb-won' : ''} aria-current={level === next ? 'step' : undefined}>
              <svg viewBox="-50 -50 100 100" aria-hidden="true" focusable="false">
                <LevelMark level={level} />
              </svg>
              <span class="shell-unseen">{fill(isWon ? said.won : said.open, { level: nameOf(level) })}</span>
            </li>
          );
        })}
      </ol>
      <p>{next === undefined ? said.top : fill(said.next, { level: nameOf(next) })}</p>
      <p>{fill(said.streak, { count: streak })}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{said.level}</th>
            <th scope="col">{said.wins}</th>
            <th scope="col">{said.margin}</th>
            <th scope="col">{said.turns}</th>
          </tr>
        </thead>
        <tbody>
          {levels.map(({ games, level, margin, turns, vision, wins }) => (
            <tr key={`${level} ${vision}`}>
              <th scope="row">{vision ? fill(said.vision, { level: nameOf(level) }) : nameOf(level)}</th>
              <td>{fill(said.share, { wins, games })}</td>
              <td>{margin === undefined ? '–' : `+${margin}`}</td>
              <td>{turns ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="soft">{said.kept}</p>
    </section>
  );
};

const useRecords = (): Records | undefined => {
  const [records, setRecords] = useState<Records>();
  useEffect(() => {
    void world()
      .library.list()
      .then((shelf) => {
        if (shelf.ok) setRecords(recordsOf(shelf.value.games));
      });
  }, []);
  return records;
};
