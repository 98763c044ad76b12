/** Whether the whole of each matrix runs, as by `npm run test:all`. */
export const isWhole = process.env.TEST_MATRICES === 'all'

/** The part of a matrix that must hold before a change lands; all of it when the whole runs. */
export function partOf<T>(
  items: readonly T[],
  isPart: (item: T, index: number) => boolean,
): readonly T[] {
  return isWhole ? items : items.filter(isPart)
}

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
