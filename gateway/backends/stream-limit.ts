import { whenOver, type Events } from '../../workers/kit/streams/open-stream'
import { STREAM_LIFE_MS } from './streams'

/** Who listens to what: the address, and the salon-day as one name. */
type StreamKey = { address: string; salonDay: string }

/** How many streams are open in this isolate. */
export type StreamLimit = {
  /**
   * Counts a stream until its events end, its request is aborted or it is too old to be alive;
   * undefined when too many are open.
   */
  open: <E>(
    streamKey: StreamKey,
    open: () => Promise<Events<E>>,
    signal: AbortSignal,
  ) => Promise<Events<E> | undefined>
}

/**
 * Most open streams in one isolate. Customers of a carrier share an address, but no single customer
 * has so many screens. The booking backend counts streams, not their listeners.
 */
const MAX_STREAMS = { address: 200, salonDay: 2000, addressAtSalonDay: 50 }

/**
 * Ms after which a stream is no longer counted: a minute more than it lives. A request can die
 * without its stream's end being noticed.
 */
const COUNTED_MS = STREAM_LIFE_MS + 60_000

/** A counted stream. */
type StreamSlot = { names: readonly string[]; until: number }

/** StreamLimit with no open stream; `clock` is epoch ms. */
export function createStreamLimit(most = MAX_STREAMS, clock = () => Date.now()): StreamLimit {
  const taken = new Map<string, number>()
  // The oldest first, as all are counted equally long.
  const slots = new Set<StreamSlot>()
  const change = (names: readonly string[], by: 1 | -1): void => {
    for (const name of names) {
      const count = (taken.get(name) ?? 0) + by
      if (count > 0) taken.set(name, count)
      else taken.delete(name)
    }
  }
  const free = (slot: StreamSlot): void => {
    if (slots.delete(slot)) change(slot.names, -1)
  }
  const freeOld = (now: number): void => {
    for (const slot of slots) {
      if (slot.until > now) return
      free(slot)
    }
  }
  const isTaken = (name: string, max: number): boolean => (taken.get(name) ?? 0) >= max
  return {
    async open({ address, salonDay }, open, signal) {
      const names = [
        `address ${address}`,
        `day ${salonDay}`,
        `both ${address} ${salonDay}`,
      ] as const
      freeOld(clock())
      if (
        isTaken(names[0], most.address) ||
        isTaken(names[1], most.salonDay) ||
        isTaken(names[2], most.addressAtSalonDay)
      )
        return undefined
      const slot = { names, until: clock() + COUNTED_MS }
      slots.add(slot)
      change(names, 1)
      const release = (): void => {
        signal.removeEventListener('abort', release)
        free(slot)
      }
      // Nobody takes events for a client who left before the first one, so their end is not seen.
      signal.addEventListener('abort', release)
      if (signal.aborted) release()
      try {
        return whenOver(await open(), release)
      } catch (error) {
        release()
        throw error
      }
    },
  }
}
