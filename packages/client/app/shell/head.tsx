import { fill } from '@archmage/words';
import { useTexts } from '../texts/texts.ts';
import { Icon } from './icons.tsx';
import { showKeys } from './keys-dialog.tsx';
import { Logo } from './logo.tsx';
import { showMenu } from './menu-dialog.tsx';
import { PageLinks } from './page-links.tsx';
import { hrefOf } from './router.ts';
import { language, THEMES, theme } from './settings.ts';

/** The bar above every screen. */
export const Head = () => {
  const { shell } = useTexts();
  return (
    <header class="shell-head">
      <button type="button" class="shell-skip button button-main" onClick={skip}>
        {shell.skip}
      </button>
      <div class="shell-bar">
        <a class="shell-brand" href={hrefOf({ name: 'home' })}>
          <Logo />
          <span>{shell.name}</span>
        </a>
        <nav class="shell-nav" aria-label={shell.main}>
          <PageLinks />
        </nav>
        <LanguageSwitch />
        <ThemeSwitch />
        <button type="button" class="button-icon" aria-label={shell.keys.open} onClick={showKeys}>
          <Icon name="help" />
        </button>
        <button
          type="button"
          class="button-icon"
          aria-label={shell.settings.title}
          aria-haspopup="dialog"
          onClick={showMenu}
        >
          <Icon name="sliders" />
        </button>
      </div>
    </header>
  );
};

const skip = (): void => document.querySelector<HTMLElement>('main')?.focus();

const LanguageSwitch = () => {
  const { shell } = useTexts();
  const other = language.value === 'en' ? 'fr' : 'en';
  return (
    <button
      type="button"
      class="button-icon"
      lang={other}
      aria-label={shell.settings.languages[other]}
      onClick={() => {
        language.value = other;
      }}
    >
      <span aria-hidden="true">{other.toUpperCase()}</span>
    </button>
  );
};

const ThemeSwitch = () => {
  const { shell } = useTexts();
  const next = THEMES[(THEMES.indexOf(theme.value) + 1) % THEMES.length] ?? 'system';
  return (
    <button
      type="button"
      class="button-icon"
      aria-label={fill(shell.settings.themeIs, { theme: shell.settings.themes[theme.value] })}
      onClick={() => {
        theme.value = next;
      }}
    >
      <Icon name={theme.value} />
    </button>
  );
};
