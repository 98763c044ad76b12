import { whenOver, type Events } from '../../workers/kit/streams/open-stream'

/** How many streams of each address are open in this isolate. */
export type Seats = {
  /** Takes a seat for as long as the events last; undefined when the address has too many. */
  take: <E>(address: string, open: () => Promise<Events<E>>) => Promise<Events<E> | undefined>
}

/** Streams of one address in one isolate at most: a carrier's customers share one, while nobody has so many screens of his own. */
const MOST_SEATS = 200

/** Seats for all addresses, none taken. */
export function openSeats(most = MOST_SEATS): Seats {
  const taken = new Map<string, number>()
  const change = (address: string, by: 1 | -1): void => {
    const count = (taken.get(address) ?? 0) + by
    if (count > 0) taken.set(address, count)
    else taken.delete(address)
  }
  return {
    async take(address, open) {
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
