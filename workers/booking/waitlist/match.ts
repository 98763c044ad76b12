import { ulid } from '../../kit/ids'
import { fitsOpening, instantOfHour } from '../salon-day/hours'
import type { Hold } from '../salon-day/holds'
import { type Place, placesOf, type StaffNeed } from '../salon-day/ledger'
import { covers } from '../salon-day/slot-hold'
import type { SalonDayState } from '../salon-day/state'
import { answerUntil, isAsleep, isInTime, isReady, isWithinShare, MAX_LINE, readyAt } from './rules'
import { isSameWish, type WaitlistEntry, type Wish } from './waitlist'

/** What matching reads and changes: the whole of it synchronously, and nothing else. */
export type MatchState = Pick<SalonDayState, 'holds' | 'waitlist' | 'prepared' | 'now'>

const OFFERED = 'offered:'

/** Id of the hold of an entry's offer; no booking's id has a colon. */
export function offerHold(entryId: string): string {
  return `${OFFERED}${entryId}`
}

/** The places that are held for an entry; undefined while nothing is offered to it. */
export function heldFor({ holds }: MatchState, { id }: WaitlistEntry): Hold | undefined {
  return holds.get(offerHold(id))
}

/** What a new entry is made of. */
export type NewEntry = Wish & Pick<WaitlistEntry, 'id'>

/**
 * Puts a customer at the end of the line; who joins again keeps their place, with the new wish.
 * False: the line is too long, the booking that they would move is not there, or they have left
 * meanwhile.
 */
export function joinWaitlist(state: MatchState, added: NewEntry): boolean {
  const { holds, waitlist } = state
  const known = waitlist.get(added.id)
  if (known) {
    if (known.ended === null) changeWish(state, known, added)
    return known.ended === null
  }
  const open = waitlist.all().filter((entry) => isOpen(state, entry))
  const isMovable = added.moves === null || holds.get(added.moves)?.state === 'booked'
  if (open.length >= MAX_LINE || !isMovable) return false
  const entry: WaitlistEntry = {
    ...added,
    seen: [],
    ignored: 0,
    pausedUntil: 0,
    offer: null,
    bookingId: null,
    ended: null,
    nextAt: null,
  }
  waitlist.add({ ...entry, seen: freeHoursFor(state, entry) })
  return true
}

/** Whether an entry may still be offered something: the last hour of its window is not over. */
function isOpen(state: MatchState, { ended, mode, untilHour }: WaitlistEntry): boolean {
  const last = instantOfHour(state.prepared.date, untilHour)
  return ended === null && isInTime(mode, last, state.now())
}

/**
 * Gives an entry its customer's new wish. What is held for the old one is matched anew, unless it is
 * being booked: a booking takes no place from its customer.
 */
function changeWish(state: MatchState, known: WaitlistEntry, added: NewEntry): void {
  const isBooking = state.waitlist.accepting.has(known.id) || known.bookingId !== null
  if (isBooking || isSameWish(known, added)) return
  const seen = freeHoursFor(state, { ...known, ...added })
  state.waitlist.change(known.id, { ...added, seen, ignored: 0 })
  state.holds.drop(offerHold(known.id))
}

/**
 * Offers what has become free to the first in line whom it fits, in one synchronous step. Only
 * hours are offered that were taken when their customer looked last: the others they have seen.
 */
export function matchWaitlist(state: MatchState): void {
  const { holds, waitlist } = state
  const now = state.now()
  for (const { id } of waitlist.all()) {
    const entry = settled(state, id)
    if (!entry || entry.ended !== null) continue
    const free = freeHoursFor(state, entry)
    // What waits for somebody's answer, or is pressed, is still no news to those who have seen it.
    const known = entry.seen.length === 0 ? [] : freeHoursFor(state, entry, unbooked(state))
    const seen = entry.seen.filter((hourId) => known.includes(hourId))
    const isFree = entry.bookingId === null && !heldFor(state, entry) && isReady(entry, now)
    const offer = isFree ? firstOffer(state, entry, free.filter(isNews(seen))) : null
    if (offer) {
      const startsAt = instantOfHour(state.prepared.date, offer.hourId)
      holds.add({
        id: offerHold(id),
        state: 'offered',
        dueAt: answerUntil(startsAt, now),
        replaces: null,
        network: null,
        places: offer.places,
      })
      const { hourId, staff } = offer
      waitlist.change(id, {
        seen,
        offer: { id: ulid(now), hourId, staff, state: 'new' },
        nextAt: now,
      })
    } else if (seen.length < entry.seen.length) waitlist.change(id, { seen })
  }
}

function isNews(seen: readonly number[]): (hourId: number) => boolean {
  return (hourId) => !seen.includes(hourId)
}

/**
 * The entry, after its booking has become one, or will never: a request that died has left that to
 * the holds. Without the booking that it was to move it is over.
 */
function settled(state: MatchState, id: string): WaitlistEntry | undefined {
  const { holds, waitlist } = state
  const entry = waitlist.get(id)
  if (!entry || entry.ended !== null || waitlist.accepting.has(id)) return entry
  const booking = entry.bookingId === null ? undefined : holds.get(entry.bookingId)
  if (booking && booking.state !== 'writing') endEntry(state, id, 'booked')
  else if (!booking && entry.bookingId !== null) waitlist.change(id, { bookingId: null })
  if (!booking && entry.moves !== null && !holds.get(entry.moves)) endEntry(state, id, 'over')
  return waitlist.get(id)
}

/** Ends an entry, and gives back what is held for it. */
export function endEntry(
  state: MatchState,
  id: string,
  ended: NonNullable<WaitlistEntry['ended']>,
): void {
  if (state.waitlist.get(id)?.ended !== null) return
  state.holds.drop(offerHold(id))
  state.waitlist.change(id, { ended, nextAt: state.now() })
}

/** Holds of which no booking is being made: their places may be free again in a moment. */
function unbooked({ holds }: MatchState): string[] {
  return holds
    .all()
    .flatMap(({ id, state }) => (state === 'offered' || state === 'chosen' ? id : []))
}

/** The hours of an entry's window at which all of its customers can be served, without some holds. */
function freeHoursFor(
  state: MatchState,
  entry: WaitlistEntry,
  without: readonly string[] = [],
): number[] {
  const { holds, prepared } = state
  const now = state.now()
  const window = Array.from(
    { length: entry.untilHour - entry.fromHour + 1 },
    (_, index) => entry.fromHour + index,
  )
  return holds.without([entry.moves, ...without], () =>
    window.filter(
      (hourId) =>
        isInTime(entry.mode, instantOfHour(prepared.date, hourId), now) &&
        planAt(state, entry, hourId) !== null,
    ),
  )
}

/** What an entry's customers need when the first of them comes at an hour. */
export function needsAt({ people }: WaitlistEntry, hourId: number): StaffNeed[] {
  const first = Math.min(...people.map((person) => person.hourId))
  return people.map(({ frames, delivery, stylistId, skinnerId, hourId: own }) => ({
    hourId: hourId + own - first,
    frames,
    delivery,
    stylistId,
    skinnerId,
  }))
}

function planAt({ holds, prepared }: MatchState, entry: WaitlistEntry, hourId: number) {
  const needs = needsAt(entry, hourId)
  const fits = needs.every((need) => fitsOpening(prepared.opening, need.hourId, need.frames))
  return fits ? holds.ledger.plan(needs) : null
}

/** The first of these hours whose places may be held for an answer. */
function firstOffer(state: MatchState, entry: WaitlistEntry, hours: readonly number[]) {
  return state.holds.without([entry.moves], () => {
    for (const hourId of hours) {
      const staff = planAt(state, entry, hourId)
      const places = staff && placesOf(needsAt(entry, hourId), staff)
      if (staff && places && mayWait(state, places)) return { hourId, staff, places }
    }
    return null
  })
}

/** Whether so many places may wait for an answer, beside those that do or are pressed. */
function mayWait({ holds }: MatchState, places: readonly Place[]): boolean {
  const { roster } = holds.ledger
  const waiting = holds
    .all()
    .filter(({ state }) => state === 'chosen' || state === 'offered')
    .flatMap((hold) => hold.places)
  return places.every((place) => {
    const kind = roster.find(({ id }) => id === place.staffId)?.kind
    const team = roster.filter((employee) => employee.kind === kind)
    const ofTeam = (list: readonly Place[], hourId: number) =>
      list.filter((one) => covers(one, hourId) && team.some(({ id }) => id === one.staffId)).length
    return framesOf(place).every((hourId) =>
      isWithinShare(
        ofTeam(waiting, hourId),
        ofTeam(places, hourId),
        team.filter(({ isThere }) => isThere[hourId]).length,
      ),
    )
  })
}

function framesOf({ hourId, frames }: Place): number[] {
  return Array.from({ length: frames }, (_, index) => hourId + index)
}

/**
 * Gives the places of an entry's offer back, for the next in line and then for everybody; to this
 * entry they are no news any more.
 */
export function passOn(
  state: MatchState,
  id: string,
  change: Partial<Omit<WaitlistEntry, 'id'>> = {},
): void {
  const entry = state.waitlist.get(id)
  if (!entry) return
  const before = freeHoursFor(state, entry)
  state.holds.drop(offerHold(id))
  const freed = freeHoursFor(state, entry).filter(isNews(before))
  state.waitlist.change(id, { seen: [...new Set([...entry.seen, ...freed])], ...change })
}

/**
 * Ends an offer that had no response in time. Only a customer who was told of it has ignored it; one
 * that was never told, as something failed, is made anew.
 */
export function lapse(state: MatchState, { id: holdId }: Hold): void {
  const entry = state.waitlist.get(holdId.slice(OFFERED.length))
  if (!entry) return state.holds.drop(holdId)
  const { ignored, offer, mode } = entry
  if (mode === 'book' || offer?.state === 'new') state.holds.drop(holdId)
  else
    passOn(state, entry.id, { nextAt: null, ignored: ignored + (offer?.state === 'told' ? 1 : 0) })
}

/** When the alarm must look at the waitlist next (epoch ms); Infinity: never. */
export function nextInLine(state: MatchState): number {
  const now = state.now()
  const open = state.waitlist.all().map((entry) => {
    const ready = entry.ended === null ? readyAt(entry, now) : Infinity
    return Math.min(entry.nextAt ?? Infinity, ready)
  })
  return Math.min(Infinity, ...open)
}

/** An entry as its page shows it. */
export type EntryView = Pick<
  WaitlistEntry,
  'mode' | 'fromHour' | 'untilHour' | 'people' | 'bookingId'
> & {
  isMove: boolean
  state: 'waiting' | 'offered' | 'asleep' | NonNullable<WaitlistEntry['ended']>
  /** 1: the first of those whose hours meet; null when it does not wait. */
  position: number | null
  offer: { id: string; hourId: number; stylistIds: (number | null)[]; until: number } | null
}

/** An entry with its place in line; null: there is none. */
export function viewOf(state: MatchState, id: string): EntryView | null {
  const entry = state.waitlist.get(id)
  if (!entry) return null
  const { mode, fromHour, untilHour, people, bookingId, moves, ended, offer } = entry
  const hold = ended === null ? heldFor(state, entry) : undefined
  // An offer is told only when it has been counted.
  const isOffered = hold !== undefined && offer !== null && offer.state !== 'new'
  const others = state.waitlist.all()
  const ahead = others
    .slice(
      0,
      others.findIndex((one) => one.id === id),
    )
    .filter((one) => isOpen(state, one) && !isAsleep(one))
    .filter((one) => one.fromHour <= untilHour && fromHour <= one.untilHour)
  const now = !isOpen(state, entry) ? 'over' : isAsleep(entry) ? 'asleep' : 'waiting'
  const shown = ended ?? (isOffered ? 'offered' : now)
  return {
    mode,
    fromHour,
    untilHour,
    people,
    bookingId,
    isMove: moves !== null,
    state: shown,
    position: shown === 'waiting' ? ahead.length + 1 : null,
    offer:
      isOffered && offer
        ? {
            id: offer.id,
            hourId: offer.hourId,
            stylistIds: offer.staff.map(({ stylistId }) => stylistId),
            until: hold.dueAt,
          }
        : null,
  }
}
