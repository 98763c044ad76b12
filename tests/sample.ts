/** Whether the whole of each matrix runs, as by `npm run test:all`. */
export const isWhole = process.env.TEST_MATRICES === 'all'

/** The part of a matrix that must hold before a change lands; all of it when the whole runs. */
export function partOf<T>(
  items: readonly T[],
  isPart: (item: T, index: number) => boolean,
): readonly T[] {
  return isWhole ? items : items.filter(isPart)
}
