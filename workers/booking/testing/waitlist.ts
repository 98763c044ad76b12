import { runInDurableObject } from 'cloudflare:test'
import { ulid } from '../../kit/ids'
import { salonDay } from '../salon-day/stub'
import { openEntry } from '../store/waitlist'
import type { NewEntry } from '../waitlist/match'
import type { SalonDay } from '../salon-day/salon-day'
import type { SalonDayState } from '../salon-day/state'
import { bindings, dayOf, orderOf, person, phoneOf, today } from './salon-day'

let phones = 600_000

/** A salon-day's line, with what its customers do. */
export function lineOf(salonId: number) {
  const stub = () => salonDay(bindings, salonId, today)
  const day = dayOf(salonId)
  return {
    day,
    /** Somebody waits for a cut from 9h50 (frame 5) to 15h10, unless told otherwise. */
    join: async (over: Partial<NewEntry> = {}, phone = phoneOf(++phones)) => {
      const now = Date.now()
      const until = now + 24 * 3_600_000
      const at = { salonId, date: today, moves: over.moves ?? null, until, now }
      const opened = await openEntry(bindings.DB, { id: ulid(now), phone, ...at })
      if (opened.kind !== 'open') throw new Error(`not in line: ${opened.kind}`)
      const entry: NewEntry = {
        ...{ id: opened.id, mode: 'ask', fromHour: 5, untilHour: 21, moves: null },
        ...{ people: [person(5)], note: '', wishes: '{}', ...over },
      }
      if (!(await stub().joinWaitlist(entry))) throw new Error('not in line')
      return { id: entry.id, phone }
    },
    view: async (id: string) => await stub().waitlistEntry(id),
    accept: async (id: string, offerId: string) => (await stub().acceptOffer(id, offerId)).kind,
    decline: async (id: string, offerId: string) => await stub().declineOffer(id, offerId),
    leave: (id: string) => stub().leaveWaitlist(id, 'left'),
    wake: (id: string) => stub().wakeEntry(id),
    offerOf: async (id: string) => (await stub().waitlistEntry(id))?.offer ?? null,
    /** The only stylist's whole day is booked, two frames each, by customers of their own. */
    fill: async (hours: readonly number[] = evenHours) => {
      const orders = hours.map((hourId) => orderOf(hourId, { phone: phoneOf(++phones) }))
      await Promise.all(orders.map((order) => day.book(order)))
      return new Map(orders.map((order, index) => [hours[index], order.bookingId]))
    },
    /** Calls in one turn, as those that reach the object together. */
    inObject: <T>(act: (instance: SalonDay) => Promise<T>) => runInDurableObject(stub(), act),
    inState: <T>(act: (state: SalonDayState) => T) => day.withState(act),
  }
}

/** Frames of two from 9h10 to the evening. */
export const evenHours = Array.from({ length: 16 }, (_, index) => 3 + 2 * index)
