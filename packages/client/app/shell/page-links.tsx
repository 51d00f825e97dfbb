import { useTexts } from '../texts/texts.ts';
import { hrefOf, type Route, route } from './router.ts';

export const PageLinks = () => {
  const { shell } = useTexts();
  return (
    <>
      {PAGES.map(({ to, name }) => (
        <a key={name} href={hrefOf(to)} aria-current={route.value.name === name ? 'page' : undefined}>
          {shell.pages[name]}
        </a>
      ))}
    </>
  );
};

const PAGES: readonly { readonly to: Route; readonly name: 'new' | 'games' | 'rules' }[] = [
  { to: { name: 'new', start: 'choose' }, name: 'new' },
  { to: { name: 'games' }, name: 'games' },
  { to: { name: 'rules', id: undefined }, name: 'rules' },
];
