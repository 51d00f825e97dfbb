import { render } from 'preact';
import '../../shell/theme.css';
import '../../shell/base.css';
import '../../shell/shell.css';
import { bring } from '../../boxes.ts';
import { language } from '../../shell/settings.ts';
import { learnToSpeak } from '../../texts/texts.ts';
import { Gallery } from './gallery.tsx';
import './demo.css';

const wishes = new URLSearchParams(location.search);
const { dataset } = document.documentElement;
dataset.theme = wishes.get('theme') ?? 'light';
dataset.motion = wishes.get('motion') ?? 'full';

if (wishes.get('lang') === 'fr') language.value = 'fr';

const root = document.getElementById('demo');
void Promise.all([learnToSpeak(), bring()]).then(() => {
  if (root) render(<Gallery show={wishes.get('show') ?? 'all'} />, root);
});
