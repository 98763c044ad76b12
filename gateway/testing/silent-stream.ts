import type { endedAfter } from '../context'

/** Events that never come; `left` is called when nobody waits for them any more. */
export function silentStream(
  left: () => void = () => undefined,
): ReturnType<typeof endedAfter<number>> {
  let end = (): void => undefined
  const over = new Promise<{ done: true; value: undefined }>(
    (resolve) => (end = () => resolve({ done: true, value: undefined })),
  )
  return {
    [Symbol.asyncIterator]() {
      return this
    },
    next: () => over,
    return: async () => {
      left()
      end()
      return over
    },
  }
}
