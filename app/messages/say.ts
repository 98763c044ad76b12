type Placeholders<S extends string> = S extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never

/** What a sentence needs to be filled in; a sentence without placeholders needs nothing. */
export type Values<S extends string> = Record<Placeholders<S>, string | number>

/**
 * Fills the `{name}` places of a sentence of the catalogue; the names are checked by the compiler.
 * A language that counts
 * in words writes `{n} {n|salon|salons}`: the first for one, the second for all else.
 */
export function say<S extends string>(sentence: S, values: Values<S>): string {
  const given = values as Record<string, string | number>
  return sentence.replace(
    /\{(\w+)(?:\|(.*?)\|(.*?))?\}/g,
    (place, name: string, one?: string, many?: string) => {
      const value = String(given[name] ?? place)
      return (value === '1' ? one : many) ?? value
    },
  )
}
