import { whenOver, type Events } from '../../workers/kit/streams/open-stream'

/** Who listens to what: the address, and the salon-day as one name. */
type StreamKey = { address: string; salonDay: string }

/** How many streams are open in this isolate. */
export type StreamLimit = {
  /** Counts a stream for as long as its events last; undefined when too many are open. */
  open: <E>(streamKey: StreamKey, open: () => Promise<Events<E>>) => Promise<Events<E> | undefined>
}

/**
 * Most open streams in one isolate. Customers of a carrier share an address, but no single customer
 * has so many screens. The booking backend counts streams, not their listeners.
 */
const MAX_STREAMS = { address: 200, salonDay: 2000, addressAtSalonDay: 50 }

/** StreamLimit with no open stream. */
export function createStreamLimit(most = MAX_STREAMS): StreamLimit {
  const taken = new Map<string, number>()
  const change = (names: readonly string[], by: 1 | -1): void => {
    for (const name of names) {
      const count = (taken.get(name) ?? 0) + by
      if (count > 0) taken.set(name, count)
      else taken.delete(name)
    }
  }
  const isTaken = (name: string, max: number): boolean => (taken.get(name) ?? 0) >= max
  return {
    async open({ address, salonDay }, open) {
      const names = [
        `address ${address}`,
        `day ${salonDay}`,
        `both ${address} ${salonDay}`,
      ] as const
      if (
        isTaken(names[0], most.address) ||
        isTaken(names[1], most.salonDay) ||
        isTaken(names[2], most.addressAtSalonDay)
      )
        return undefined
      change(names, 1)
      try {
        return whenOver(await open(), () => change(names, -1))
      } catch (error) {
        change(names, -1)
        throw error
      }
    },
  }
}
