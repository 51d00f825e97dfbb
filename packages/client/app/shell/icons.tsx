import type { ComponentChildren } from 'preact';

/** Line drawings of 24 x 24, in the colour of the text around them. */
const PATHS = {
  close: 'M6 6l12 12M18 6L6 18',
  help: 'M9 9.2a3 3 0 1 1 4.6 2.6c-1 .7-1.6 1.2-1.6 2.4M12 17.6v.01',
  light:
    'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  dark: 'M19.5 14.2A8 8 0 0 1 9.8 4.5a8 8 0 1 0 9.7 9.7z',
  system: 'M4 5h16v11H4zM9 20h6M12 16v4',
  search: 'M10.5 4.5a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM15 15l5 5',
  left: 'M14.5 5l-7 7 7 7',
  right: 'M9.5 5l7 7-7 7',
  play: 'M8 5.5v13l11-6.5z',
  door: 'M6 20V10a6 6 0 0 1 12 0v10M4 20h16M14 13.5v.01',
  scroll: 'M7 4h10a2 2 0 0 1 2 2v1h-4M7 4a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h8a2 2 0 0 0 2-2V7M8.5 10h5M8.5 13.5h5',
  shelf: 'M4 19.5h16M6 19V6h3v13M11 19V8h3v11M16 19l-.5-12.7 2.9-.3L20 18.8',
  school: 'M3 9.5L12 5l9 4.5-9 4.5zM7 12v4.5c2.8 2 7.2 2 10 0V12M21 9.5v5.5',
  puzzle: 'M4 8h4.5a2 2 0 1 1 4 0H17v4a2 2 0 1 1 0 4v4H4z',
  lantern:
    'M9 4.5h6M12 2.500v2M7.500 8.500h9l1 9.500h-11zM8.500 20.500h7M9 8.500V6.500h6v2M12 11.500c1.800 2 1.800 4 0 4.500-1.800-.500-1.800-2.500 0-4.500z',
  draw: 'M4 20l1-4.5L16.5 4l3.5 3.5L8.5 19zM14 6.5l3.5 3.5',
  globe:
    'M12 3.500a8.500 8.500 0 1 0 0 17 8.500 8.500 0 0 0 0-17zM3.800 12h16.400M12 3.500c5 5 5 12 0 17M12 3.500c-5 5-5 12 0 17',
  sliders: 'M5 7h8M17 7h2M5 12h2M11 12h8M5 17h9M18 17h1M15 5v4M9 10v4M16 15v4',
} as const;

export type IconName = keyof typeof PATHS;

export const Icon = ({ name }: { readonly name: IconName }) => (
  <IconFrame>
    <path d={PATHS[name]} />
  </IconFrame>
);

/** What all icons have in common, for those that are drawn where they are used. */
export const IconFrame = ({ children }: { readonly children: ComponentChildren }) => (
  <svg
    class="icon"
    viewBox="0 0 24 24"
    width="22"
    height="22"
    fill="none"
    stroke="currentColor"
    stroke-width="1.8"
    stroke-linecap="round"
    stroke-linejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    {children}
  </svg>
);
