declare module 'virtual:catalogue' {
  import type { Book } from '../app/rules/book.ts';

  export const books: readonly Book[];
}
