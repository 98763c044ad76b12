/**
 * The form of the same sentences in another language: the same keys and list lengths, other texts.
 */
export type Wording<T> = T extends string
  ? string
  : T extends (...given: infer Given) => infer Made
    ? (...given: Given) => Made
    : { readonly [Name in keyof T]: Wording<T[Name]> }
