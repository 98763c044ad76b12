/** Does the work for all items, so many at a time; the outcomes in the items' order. */
export async function inGroups<T, R>(
  items: readonly T[],
  width: number,
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const outcomes: R[] = []
  for (let at = 0; at < items.length; at += width)
    outcomes.push(...(await Promise.all(items.slice(at, at + width).map(work))))
  return outcomes
}
