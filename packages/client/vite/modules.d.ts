declare module 'virtual:catalogue/en' {
  import type { Book } from '../app/rules/book.ts';

  export const books: readonly Book[];
}

declare module 'virtual:catalogue/fr' {
  import type { Book } from '../app/rules/book.ts';

  export const books: readonly Book[];
}
