type Placeholders<S extends string> = S extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never

/** The values of a sentence's placeholders; a sentence without placeholders needs none. */
export type Values<S extends string> = Record<Placeholders<S>, string | number>

/**
 * Fills the `{name}` placeholders of a sentence of the catalogue; the compiler checks their names.
 * A language with plurals writes `{n} {n|salon|salons}`: the first for one, the second for all
 * other numbers.
 */
export function formatMessage<S extends string>(sentence: S, values: Values<S>): string {
  const given = values as Record<string, string | number>
  return sentence.replace(
    /\{(\w+)(?:\|(.*?)\|(.*?))?\}/g,
    (place, name: string, one?: string, many?: string) => {
      const value = String(given[name] ?? place)
      return (value === '1' ? one : many) ?? value
    },
  )
}
