import { networkOf } from '../../workers/kit/request'

/** Streams that one network may have open in an isolate; its other screens poll. */
export const STREAMS_PER_ADDRESS = 200

/** The streams that are open in an isolate. */
export type OpenStreams = {
  /** Counts one more until the returned function is called; null where there are too many. */
  enter: (address: string | undefined) => (() => void) | null
}

/** A count of none yet. Each backend may limit its streams further, and a host may not at all. */
export function createOpenStreams(): OpenStreams {
  const counts = new Map<string, number>()
  return {
    enter(address) {
      if (address === undefined) return () => undefined
      const network = networkOf(address)
      const count = counts.get(network) ?? 0
      if (count >= STREAMS_PER_ADDRESS) return null
      counts.set(network, count + 1)
      return () => {
        const left = (counts.get(network) ?? 0) - 1
        if (left > 0) counts.set(network, left)
        else counts.delete(network)
      }
    },
  }
}
