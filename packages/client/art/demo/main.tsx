import { render } from 'preact';
import { ArtSprite } from '../defs.tsx';
import { CardGame } from './card-game.tsx';
import { Solo } from './solo.tsx';
import { Zones } from './zones.tsx';
import './demo.css';

const PAGES = { '#card-game': CardGame, '#zones': Zones, '#solo': Solo } as const;

const isPage = (hash: string): hash is keyof typeof PAGES => hash in PAGES;

const Page = PAGES[isPage(location.hash) ? location.hash : '#card-game'];
const root = document.getElementById('demo');
if (root)
  render(
    <main class="gallery">
      <ArtSprite />
      <Page />
    </main>,
    root,
  );
