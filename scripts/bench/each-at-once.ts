/** Does the work for each item, for so many of them at a time. */
export async function eachAtOnce<T>(
  items: readonly T[],
  count: number,
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  // All take the next item from the same iterator.
  const queue = items.values()
  await Promise.all(
    Array.from({ length: count }, async () => {
      for (const item of queue) await work(item)
    }),
  )
}
