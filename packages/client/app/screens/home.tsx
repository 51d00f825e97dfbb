import { Icon, type IconName } from '../shell/icons.tsx';
import { hrefOf, type Route } from '../shell/router.ts';
import { useTitle } from '../shell/screen.tsx';
import { useAllTexts } from '../texts/texts.ts';
import { HomeArt } from './home-art.tsx';
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
          <p class="home-about">{home.about}</p>
          <nav class="home-starts" aria-label={home.start}>
            <Start to={{ name: 'new', start: 'quick' }} icon="play" title={home.quick} note={home.quickNote} main />
            <Start to={{ name: 'new', start: 'simple' }} icon="door" title={home.simple} note={home.simpleNote} />
          </nav>
        </div>
        <HomeArt />
      </div>
      <nav class="home-more" aria-label={home.more}>
        <Start to={{ name: 'new', start: 'choose' }} icon="sliders" title={home.choose} note={home.chooseNote} />
        <Start to={{ name: 'games' }} icon="shelf" title={home.games} note={home.gamesNote} />
        <Start to={{ name: 'workshop', id: undefined }} icon="draw" title={home.workshop} note={home.workshopNote} />
        <Start to={{ name: 'rules', id: undefined }} icon="scroll" title={home.rules} note={home.rulesNote} />
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
