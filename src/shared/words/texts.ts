// What the types of all texts are made of. The English object is the source of a type, and German and French are
// checked against it: a text that is missing, surplus or of another type is a compile error.

/** The type of a language's texts, made of the English ones: the same keys, read-only at every level. */
export type Texts<T> = T extends (...args: never) => unknown
  ? T
  : { readonly [K in keyof T]: Texts<T[K]> }

export interface Named {
  readonly title: string
  readonly hint: string
}

/** A key of the keyboard and what it does. */
export interface KeyHelp {
  /** The action the key belongs to, if only some games have it. */
  readonly for?: string
  readonly keys: readonly string[]
  readonly does: string
}
