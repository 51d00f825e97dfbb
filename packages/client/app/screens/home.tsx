import { progress } from '../school/progress.ts';
import { Icon, type IconName } from '../shell/icons.tsx';
import { hrefOf, type Route } from '../shell/router.ts';
import { useTitle } from '../shell/screen.tsx';
import { useAllTexts } from '../texts/texts.ts';
import { AimLine } from './aim-line.tsx';
import { HomeArt } from './home-art.tsx';
import { useLatestGame } from './latest-game.ts';
import './home.css';

/** The first thing a newcomer sees. */
export const Screen = () => {
  const { home, shell } = useAllTexts();
  useTitle(undefined);
  return (
    <div class="home">
      <div class="home-hero">
        <div class="home-words">
          <h1 tabindex={-1}>{shell.name}</h1>
          <p class="home-lead">{home.lead}</p>
          <AimLine />
          {progress.value.met ? <Welcome /> : <FirstVisit />}
        </div>
        <HomeArt />
      </div>
      <nav class="home-more" aria-label={home.more}>
        <Start to={{ name: 'new', start: 'choose' }} icon="sliders" title={home.choose} note={home.chooseNote} />
        <Start to={{ name: 'new', start: 'solo' }} icon="lantern" title={home.solo} note={home.soloNote} />
        <Start to={{ name: 'online' }} icon="globe" title={home.online} note={home.onlineNote} />
        <Start to={{ name: 'lessons' }} icon="school" title={home.lessons} note={home.lessonsNote} />
        <Start to={{ name: 'puzzles' }} icon="puzzle" title={home.puzzles} note={home.puzzlesNote} />
        <Start to={{ name: 'games' }} icon="shelf" title={home.games} note={home.gamesNote} />
        <Start to={{ name: 'rules', id: undefined }} icon="scroll" title={home.rules} note={home.rulesNote} />
        <Start to={{ name: 'workshop', id: undefined }} icon="draw" title={home.workshop} note={home.workshopNote} />
      </nav>
      <section class="home-facts">
        <h2>{home.facts.title}</h2>
        <ul>
          <li>{home.facts.offline}</li>
          <li>{home.facts.screen}</li>
          <li>{home.facts.keys}</li>
        </ul>
      </section>
      <p class="home-unofficial">{home.unofficial}</p>
    </div>
  );
};

/** Two ways in, of which neither is the right one; whoever knows the game plays. */
const FirstVisit = () => {
  const { home } = useAllTexts();
  return (
    <>
      <nav class="home-starts home-first" aria-label={home.start}>
        <Start to={{ name: 'lesson', id: FIRST_LESSON }} icon="school" title={home.learn} note={home.learnNote} main />
        <Start to={{ name: 'new', start: 'guided' }} icon="door" title={home.guided} note={home.guidedNote} />
      </nav>
      <p class="home-known">
        {home.known} <a href={hrefOf({ name: 'new', start: 'quick' })}>{home.quick}</a>
        {' · '}
        <a href={hrefOf({ name: 'new', start: 'simple' })}>{home.simple}</a>
      </p>
    </>
  );
};

/** A test knows whether it still is. */
export const FIRST_LESSON = 'walk';

/** The game that is under way comes first; the way in is never pressed upon anybody again. */
const Welcome = () => {
  const { home } = useAllTexts();
  const game = useLatestGame();
  const isOpen = game !== undefined && game !== 'unknown';
  return (
    <nav class="home-starts" aria-label={home.start} data-waits={game === 'unknown' ? '' : undefined}>
      {isOpen && <Start to={{ name: 'game', id: game.id }} icon="play" title={home.goOn} note={game.title} main />}
      <Start
        to={{ name: 'new', start: 'quick' }}
        icon="play"
        title={home.quick}
        note={home.quickNote}
        main={game === undefined}
      />
      <Start to={{ name: 'new', start: 'simple' }} icon="door" title={home.simple} note={home.simpleNote} />
    </nav>
  );
};

interface StartProps {
  readonly to: Route;
  readonly icon: IconName;
  readonly title: string;
  readonly note: string;
  readonly main?: boolean;
}

const Start = ({ to, icon, title, note, main = false }: StartProps) => (
  <a class={main ? 'home-start home-start-main' : 'home-start'} href={hrefOf(to)}>
    <span class="home-start-icon">
      <Icon name={icon} />
    </span>
    <span>
      <strong>{title}</strong>
      <span class="home-start-note">{note}</span>
    </span>
  </a>
);
