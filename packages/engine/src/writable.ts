/** A copy before it is handed on. */
export type Writable<T> = { -readonly [Field in keyof T]: T[Field] };
