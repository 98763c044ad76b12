/**
 * Fills the `{name}` placeholders of a sentence. A language with plurals writes
 * `{n} {n|salon|salons}`: the first for one, the second for all other numbers.
 */
export function fillSentence(
  sentence: string,
  values: Readonly<Record<string, string | number>>,
): string {
  return sentence.replace(
    /\{(\w+)(?:\|(.*?)\|(.*?))?\}/g,
    (place, name: string, one?: string, many?: string) => {
      const value = String(values[name] ?? place)
      return (value === '1' ? one : many) ?? value
    },
  )
}
