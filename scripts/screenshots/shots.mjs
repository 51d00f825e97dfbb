const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
const NARROW = { width: 320, height: 640 };

/**
 * Each picture: its name, the address after the `#`, the window, the theme and the language. `before` brings the page to
 * where it is taken; `whole` takes all of it and not only what the window shows.
 */
export const SHOTS = [
  { name: 'home', at: '/', viewport: DESKTOP, theme: 'light', language: 'en' },
  { name: 'home-dark', at: '/', viewport: DESKTOP, theme: 'dark', language: 'en' },
  { name: 'home-phone', at: '/', viewport: PHONE, theme: 'dark', language: 'en', whole: true },
  { name: 'home-narrow-fr', at: '/', viewport: NARROW, theme: 'light', language: 'fr', whole: true },
  { name: 'rules', at: '/rules', viewport: DESKTOP, theme: 'light', language: 'en' },
  { name: 'rules-rule-dark', at: '/rules/B-WIZ-02', viewport: DESKTOP, theme: 'dark', language: 'en' },
  { name: 'rules-chapter', at: '/rules/base.16', viewport: DESKTOP, theme: 'light', language: 'en' },
  {
    name: 'rules-search-dark',
    at: '/rules',
    viewport: DESKTOP,
    theme: 'dark',
    language: 'en',
    before: (page) => page.locator('.rules-search input').fill('thief pit'),
  },
  { name: 'rules-phone-fr', at: '/rules/B-WIZ-02', viewport: PHONE, theme: 'light', language: 'fr', whole: true },
];
