/** What the same sentences must look like in another language: the same names, lists as long, other words. */
export type Wording<T> = T extends string
  ? string
  : T extends (...given: infer Given) => infer Made
    ? (...given: Given) => Made
    : { readonly [Name in keyof T]: Wording<T[Name]> }
