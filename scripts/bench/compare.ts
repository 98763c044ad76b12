/** Throws where two contents differ, naming the first difference; `name` sent `theirs`. */
export function insistOnSame(name: string, ours: unknown, theirs: unknown): void {
  const difference = firstDifference(ours, theirs, '')
  if (difference)
    throw new Error(
      `${name} answers something else, so that its speed means nothing: ${difference}`,
    )
}

/**
 * The path of the first difference of two JSON values; undefined when they are equal. The order of
 * fields is ignored, that of lists is not.
 */
export function firstDifference(one: unknown, other: unknown, at: string): string | undefined {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) {
    return Object.is(one, other)
      ? undefined
      : `${at || '/'}: ${JSON.stringify(one)?.slice(0, 200)} and ${JSON.stringify(other)?.slice(0, 200)}`
  }
  const [mine, theirs] = [new Map(Object.entries(one)), new Map(Object.entries(other))]
  if (Array.isArray(one) !== Array.isArray(other) || mine.size !== theirs.size)
    return `${at || '/'}: ${[...mine.keys()].join()} and ${[...theirs.keys()].join()}`
  for (const [key, value] of mine) {
    const difference = theirs.has(key)
      ? firstDifference(value, theirs.get(key), `${at}/${key}`)
      : `${at}/${key} is missing`
    if (difference) return difference
  }
  return undefined
}
