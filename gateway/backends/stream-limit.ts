import { whenOver, type Events } from '../../workers/kit/streams/open-stream'

/** How many streams of each address are open in this isolate. */
export type StreamLimit = {
  /** Takes a seat for as long as the events last; undefined when the address has too many. */
  open: <E>(address: string, open: () => Promise<Events<E>>) => Promise<Events<E> | undefined>
}

/**
 * Most open streams of one address in one isolate: customers of a carrier share an address, but no
 * single customer has so many screens.
 */
const MAX_STREAMS_PER_ADDRESS = 200

/** StreamLimit for all addresses, none taken. */
export function createStreamLimit(most = MAX_STREAMS_PER_ADDRESS): StreamLimit {
  const taken = new Map<string, number>()
  const change = (address: string, by: 1 | -1): void => {
    const count = (taken.get(address) ?? 0) + by
    if (count > 0) taken.set(address, count)
    else taken.delete(address)
  }
  return {
    async open(address, open) {
      if ((taken.get(address) ?? 0) >= most) return undefined
      change(address, 1)
      try {
        return whenOver(await open(), () => change(address, -1))
      } catch (error) {
        change(address, -1)
        throw error
      }
    },
  }
}
