import { MINUTE_MS } from '../../../domain/durations'
import { ulid } from '../../kit/ids'
import { required } from '../../kit/request'
import { assignmentOf } from '../salon-day/ledger'
import type { Order, OrderResult } from '../pricing/order'
import { salonOf } from '../clients/salons'
import { sendFreedNotice } from '../clients/notices'
import { isNight } from '../messages/plan'
import { STEP_MS } from '../salon-day/recovery'
import { logFault, type SalonDayState } from '../salon-day/state'
import { salonDay } from '../salon-day/stub'
import { closeEntry, countOffer, readEntryPhone, uncountOffer } from '../store/waitlist'
import { endEntry, heldFor, matchWaitlist, needsAt, offerHold, passOn } from './match'
import { nextDay } from './rules'
import type { WaitlistEntry } from './waitlist'

/** Makes a booking of an order, as every other is made. */
type Book = (order: Order) => Promise<OrderResult>

/** The answer to a customer who takes an offer; gone: it does not stand any more. */
export type AcceptResult = OrderResult | { kind: 'gone' }

/** What has failed is tried again after so many ms. */
const RETRY_MS = MINUTE_MS

/** Where the chain counts bookings of its site. */
const WEB = 3

/**
 * Offers what is free, tells customers of their offers, books for those who want no question, and
 * closes the rows of entries that have ended. Each step may be repeated after a crash.
 */
export async function advanceWaitlist(state: SalonDayState, book: Book): Promise<void> {
  matchWaitlist(state)
  const now = state.now()
  const due = state.waitlist.all().filter(({ nextAt }) => nextAt !== null && nextAt <= now)
  await Promise.all(
    due.map(async (entry) => {
      try {
        await advance(state, book, entry)
      } catch (error) {
        logFault('waitlist', error)
        state.waitlist.change(entry.id, { nextAt: state.now() + RETRY_MS })
      }
    }),
  )
}

async function advance(state: SalonDayState, book: Book, entry: WaitlistEntry): Promise<void> {
  const { id, offer, ended } = entry
  if (ended !== null) return close(state, id, ended === 'booked')
  if (!offer || !heldFor(state, entry)) return state.waitlist.change(id, { nextAt: null })
  if (entry.mode === 'ask') return tell(state, entry, offer)
  state.waitlist.change(id, { nextAt: state.now() + RETRY_MS })
  await acceptOffer(state, book, id, offer.id)
}

/** Closes an entry's row. Who has booked waits nowhere else: their other entries end as well. */
async function close(state: SalonDayState, id: string, isBooked: boolean): Promise<void> {
  const others = await closeEntry(state.env.DB, id, isBooked)
  state.failpoint('entryClosed')
  for (const other of others)
    await salonDay(state.env, other.salonId, other.date).leaveWaitlist(other.id, 'hasBooking')
  state.waitlist.change(id, { nextAt: null })
}

/** Counts an offer among those of its customer's day, then tells them of it. */
async function tell(
  state: SalonDayState,
  { id }: WaitlistEntry,
  offer: NonNullable<WaitlistEntry['offer']>,
): Promise<void> {
  const { env, waitlist } = state
  const now = state.now()
  // An offer of the evening whose message failed: it stands on its page, and wakes nobody.
  if (isNight(now)) return waitlist.change(id, { nextAt: null })
  const counted = await countOffer(env.DB, { id: offer.id, entryId: id, now })
  state.failpoint('offerCounted')
  if (counted.kind === 'closed') return endEntry(state, id, counted.ended)
  if (counted.kind === 'tooMany') return pause(state, id, nextDay(now))
  const told = state.waitlist.get(id)
  const hold = told && heldFor(state, told)
  if (told?.offer?.id !== offer.id || !hold) {
    // Of a counted one the message may be out already.
    if (offer.state === 'new') await uncountOffer(env.DB, offer.id)
    return
  }
  waitlist.change(id, { offer: { ...offer, state: 'counted' } })
  const { salonId, date } = state.prepared
  const outcome = await sendFreedNotice(env, {
    key: `${id}:freed:${offer.id}`,
    entryId: id,
    phone: counted.phone,
    salonId,
    date,
    hourId: offer.hourId,
    until: hold.dueAt,
  })
  state.failpoint('offerSent')
  const after = waitlist.get(id)
  // The entry of who has taken the place meanwhile, or has left, is yet to be closed.
  if (after?.offer?.id !== offer.id || after.ended !== null) return
  // Who wants no messages now cannot answer in time: the next in line can.
  if (typeof outcome === 'object') {
    pause(state, id, outcome.quietUntil)
    return uncountOffer(env.DB, offer.id)
  }
  if (outcome === 'sent') waitlist.change(id, { offer: { ...offer, state: 'told' }, nextAt: null })
  else waitlist.change(id, { nextAt: outcome === 'undeliverable' ? null : now + RETRY_MS })
}

/**
 * Lets the place that is offered go to the next in line, and offers nothing until an instant (epoch
 * ms). The customer was not told of it: where it is free by then, it is news to them.
 */
function pause({ holds, waitlist }: SalonDayState, id: string, pausedUntil: number): void {
  waitlist.change(id, { pausedUntil, nextAt: null })
  holds.drop(offerHold(id))
}

/** Books what is offered to an entry; concurrent calls get the same result. */
export async function acceptOffer(
  state: SalonDayState,
  book: Book,
  id: string,
  offerId: string,
): Promise<AcceptResult> {
  const { accepting } = state.waitlist
  const before = accepting.get(id)
  if (before) await before.catch(() => undefined)
  const accepted = bookOffer(state, book, id, offerId)
  accepting.set(id, accepted)
  try {
    return await accepted
  } finally {
    if (accepting.get(id) === accepted) accepting.delete(id)
    await state.scheduleAlarm()
  }
}

async function bookOffer(
  state: SalonDayState,
  book: Book,
  id: string,
  offerId: string,
): Promise<AcceptResult> {
  const { holds, waitlist, env } = state
  const entry = waitlist.get(id)
  const offer = entry?.offer
  if (!entry || offer?.id !== offerId) return { kind: 'gone' }
  if (entry.ended === 'booked' && entry.bookingId !== null)
    return acceptedOf(entry, entry.bookingId)
  const hold = heldFor(state, entry)
  if (!hold) return { kind: 'gone' }
  // An answer in the last second is in time, however long the booking takes.
  holds.mark(hold.id, 'offered', Math.max(hold.dueAt, state.now() + STEP_MS))
  const [phone, salon] = await Promise.all([
    readEntryPhone(env.DB, id),
    salonOf(env, state.prepared.salonId),
  ])
  // Whoever has left meanwhile is not booked.
  if (waitlist.get(id)?.ended !== null) return { kind: 'gone' }
  if (phone === null || !salon) {
    endEntry(state, id, 'over')
    return { kind: 'gone' }
  }
  const order: Order = {
    bookingId: ulid(state.now()),
    idempotencyKey: `offer-${offerId}`,
    content: offerId,
    phone,
    ownerToken: null,
    network: null,
    // Who joined had proved the phone.
    sessionPhone: phone,
    allowChange: entry.moves !== null,
    offered: { hold: hold.id, moves: entry.moves },
    salon: { opens: salon.opens, sales: salon.sales },
    isAtSalon: false,
    people: needsAt(entry, offer.hourId).map((need, index) => ({
      ...required(entry.people[index], 'a customer of an entry'),
      ...need,
      ...assignmentOf(offer.staff, index),
    })),
    offers: entry.people.some(({ offers }) => offers.length > 0)
      ? { refusal: null, uses: [] }
      : null,
    note: entry.note,
    wishes: entry.wishes,
    bookAt: WEB,
    utmSource: '',
    params: '{}',
  }
  waitlist.change(id, { bookingId: order.bookingId })
  state.failpoint('accepting')
  const result = await book(order)
  state.failpoint('accepted')
  if (result.kind === 'accepted') {
    waitlist.change(id, { bookingId: result.response.bookingId })
    endEntry(state, id, 'booked')
    return result
  }
  waitlist.change(id, { bookingId: null })
  if (result.kind === 'refused') passOn(state, id)
  else if (result.kind !== 'tooMany')
    endEntry(state, id, result.kind === 'hasBooking' ? 'hasBooking' : 'over')
  return result
}

/** The response to an offer that was accepted before. */
function acceptedOf({ people }: WaitlistEntry, bookingId: string): AcceptResult {
  const totals = people.map(({ total }) => total)
  return {
    kind: 'accepted',
    response: { bookingId, totals, needsCode: false, holdExpiresAt: null },
  }
}

/** Lets the place that is offered go to the next in line; its customer waits on. */
export function declineOffer(state: SalonDayState, id: string, offerId: string): boolean {
  const entry = state.waitlist.get(id)
  if (entry?.offer?.id !== offerId || !state.holds.get(offerHold(id))) return false
  passOn(state, id, { ignored: 0, nextAt: null })
  return true
}
