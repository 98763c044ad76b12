import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ulid } from '../../workers/kit/ids'
import { Holds } from '../../workers/booking/salon-day/holds'
import type { Place } from '../../workers/booking/salon-day/ledger'
import {
  endEntry,
  joinWaitlist,
  lapse,
  matchWaitlist,
  offerHold,
  passOn,
  viewOf,
} from '../../workers/booking/waitlist/match'
import { Waitlist } from '../../workers/booking/waitlist/waitlist'
import { vietnamMinutes } from '../../domain/vietnam-day'
import { isWhole } from '../sample'
import { sqlInMemory } from './sql-in-memory'
import { ReferenceQueue, type Wanted } from './waitlist-reference'

const MINUTE = 60_000
const DATE = '2026-11-28'
/** Vietnamese midnight of the day. */
const MIDNIGHT = Date.parse(`${DATE}T00:00:00+07:00`)
const STYLISTS = [1, 2, 3, 4]
const SKINNERS = [51, 52]

const int = (min: number, max: number) => fc.integer({ min, max })
const wanted: fc.Arbitrary<Wanted> = fc
  .record({
    mode: fc.constantFrom('ask' as const, 'ask' as const, 'book' as const),
    from: int(1, 30),
    length: int(3, 12),
    frames: int(1, 4),
    delivery: fc.constantFrom(1 as const, 1 as const, 2 as const, 3 as const),
    people: fc.constantFrom(1, 1, 1, 2),
    stylist: fc.option(fc.constantFrom(...STYLISTS), { nil: null, freq: 3 }),
  })
  .map(({ from, length, stylist, people, delivery, ...rest }) => ({
    ...{ ...rest, from, people, delivery, until: Math.min(36, from + length) },
    stylist: people === 1 && delivery !== 2 ? stylist : null,
  }))
const which = fc.nat(1000)
const act = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('release' as const), which }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('join' as const), wanted }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('take' as const), which }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('accept' as const), which }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('decline' as const), which }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('leave' as const), which }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('wake' as const), which }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('wait' as const), minutes: int(1, 14) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('die' as const) }) },
)
type Act = typeof act extends fc.Arbitrary<infer A> ? A : never

/** A full day with a line before it; each act is played on the rules and on the reference. */
class Play {
  readonly sql = sqlInMemory()
  at: number
  offers = 0
  readonly reference: ReferenceQueue
  readonly state: {
    holds: Holds
    waitlist: Waitlist
    now: () => number
    prepared: Parameters<typeof matchWaitlist>[0]['prepared']
  }

  constructor(line: readonly Wanted[], startMinutes: number) {
    this.at = MIDNIGHT + startMinutes * MINUTE
    const opening = { isOpen: true, openMinutes: 510, closeMinutes: 1230, message: '' }
    this.state = {
      holds: new Holds(this.sql),
      waitlist: new Waitlist(this.sql),
      now: () => this.at,
      prepared: { salonId: 9, date: DATE, opening, staleAt: Infinity, endsAt: Infinity },
    }
    this.#open()
    for (const staffId of [...STYLISTS, ...SKINNERS])
      for (let hourId = 1; hourId <= 36; hourId += 2)
        this.state.holds.add(booked(`full-${staffId}-${hourId}`, [{ staffId, hourId, frames: 2 }]))
    this.reference = new ReferenceQueue(STYLISTS, SKINNERS, MIDNIGHT)
    for (const one of line) this.#join(one)
    this.#compare()
  }

  /** New objects on the same storage, as after a power cut. */
  #open(): void {
    this.state.holds = new Holds(this.sql)
    this.state.waitlist = new Waitlist(this.sql)
    const isThere = Array.from({ length: 44 }, () => true)
    this.state.holds.ledger.setRoster([
      ...STYLISTS.map((id) => ({ id, kind: 'stylist' as const, level: 1, isThere })),
      ...SKINNERS.map((id) => ({ id, kind: 'skinner' as const, level: 1, isThere })),
    ])
  }

  play(one: Act): void {
    const { holds, waitlist } = this.state
    const booking = holds.all().filter(({ state }) => state === 'booked')
    const offered = holds.all().filter(({ state }) => state === 'offered')
    const pick = <T>(from: readonly T[], index: number) => from[index % Math.max(1, from.length)]
    switch (one.kind) {
      case 'release': {
        const gone = pick(booking, one.which)
        if (gone) holds.drop(gone.id)
        break
      }
      case 'take': {
        // Somebody else books what is free to everybody.
        const hourId = 1 + (one.which % 34)
        const [free] = holds.ledger.freeOf('stylist', hourId, 2, null)
        if (free) holds.add(booked(`taken-${ulid(0)}`, [{ staffId: free.id, hourId, frames: 2 }]))
        break
      }
      case 'join':
        this.#join(one.wanted)
        break
      case 'accept': {
        const offer = pick(offered, one.which)
        if (!offer) break
        const id = offer.id.slice(offerHold('').length)
        holds.drop(offer.id)
        holds.add(booked(`of-${id}`, offer.places))
        endEntry(this.state, id, 'booked')
        this.reference.end(id)
        break
      }
      case 'decline': {
        const offer = pick(offered, one.which)
        if (!offer) break
        const id = offer.id.slice(offerHold('').length)
        this.reference.passOn(id, offer.places, this.#taken(), this.at, 'declined')
        passOn(this.state, id, { ignored: 0, nextAt: null })
        break
      }
      case 'leave': {
        const entry = pick(waitlist.all(), one.which)
        if (!entry) break
        endEntry(this.state, entry.id, 'left')
        this.reference.end(entry.id)
        break
      }
      case 'wake': {
        const entry = pick(waitlist.all(), one.which)
        if (!entry) break
        waitlist.change(entry.id, { ignored: 0 })
        this.reference.wake(entry.id)
        break
      }
      case 'wait':
        this.at += one.minutes * MINUTE
        for (const hold of offered.filter(({ dueAt }) => dueAt <= this.at)) {
          const id = hold.id.slice(offerHold('').length)
          this.reference.passOn(id, hold.places, this.#taken(), this.at, 'ignored')
          lapse(this.state, hold)
        }
        break
      case 'die':
        this.#open()
    }
    this.#compare()
  }

  #join(one: Wanted): void {
    const id = ulid(this.at)
    this.reference.join(id, one, this.#taken(), this.at)
    const person = {
      ...{ hourId: one.from, frames: one.frames, delivery: one.delivery, stylistId: one.stylist },
      ...{ skinnerId: null, services: [], total: 0, offers: [] },
    }
    const entry = {
      ...{ id, mode: one.mode, fromHour: one.from, untilHour: one.until, moves: null },
      ...{ people: Array.from({ length: one.people }, () => person), note: '', wishes: '{}' },
    }
    expect(joinWaitlist(this.state, entry)).toBe(
      this.reference.open().length <= 100 || this.reference.refuse(id),
    )
  }

  /** All places but those of pressed hours, of which there are none. */
  #taken(): Place[] {
    return this.state.holds.all().flatMap(({ places }) => places)
  }

  /** The reference says who is offered what; the rules must have done so, and nothing else. */
  #compare(): void {
    const { holds, waitlist } = this.state
    const before = new Set(offersOf(holds))
    const placesIn = (of: 'booked' | 'offered') =>
      holds.all().flatMap(({ id, state, places }) => (state === of ? [[id, places] as const] : []))
    const booked = placesIn('booked').flatMap(([, places]) => places)
    const offered = new Map(placesIn('offered'))
    matchWaitlist(this.state)
    // Who of the team serves is the ledger's choice.
    const places = new Map(placesIn('offered'))
    const expected = this.reference.match(booked, offered, this.at, (id) =>
      places.get(offerHold(id)),
    )
    const made = offersOf(holds).filter((offer) => !before.has(offer))
    expect(made).toEqual(expected)
    this.offers += made.length
    for (const id of made) {
      const entry = waitlist.get(id.slice(0, 26))!
      const minutes = vietnamMinutes(this.at)
      if (entry.mode === 'ask') expect(minutes >= 390 && minutes < 22 * 60).toBe(true)
      waitlist.change(entry.id, { offer: { ...entry.offer!, state: 'told' } })
      expect(viewOf(this.state, entry.id)?.state).toBe('offered')
    }
    for (const staffId of [...STYLISTS, ...SKINNERS])
      for (let hour = 1; hour <= 36; hour++)
        expect(holds.ledger.coveredTimes(staffId, hour)).toBeLessThanOrEqual(1)
  }
}

function booked(id: string, places: Place[]) {
  return { id, state: 'booked' as const, dueAt: 0, replaces: null, network: null, places }
}

/** Live offers as `entry@hour`. */
function offersOf(holds: Holds): string[] {
  return holds
    .all()
    .filter(({ state }) => state === 'offered')
    .map(({ id, places }) => {
      const hour = Math.min(...places.map(({ hourId }) => hourId))
      return `${id.slice(offerHold('').length)}@${hour}`
    })
}

const [ENTRIES, ACTS, RUNS] = isWhole ? [95, 400, 20] : [60, 60, 12]

test('the waitlist offers what a simple queue offers, through crashes: none is passed over', () => {
  let offers = 0
  fc.assert(
    fc.property(
      fc.array(wanted, { minLength: ENTRIES, maxLength: ENTRIES, size: 'max' }),
      fc.array(act, { minLength: ACTS, maxLength: ACTS, size: 'max' }),
      fc.constantFrom(5 * 60, 8 * 60, 12 * 60, 16 * 60),
      (line, acts, start) => {
        const play = new Play(line, start)
        for (const one of acts) play.play(one)
        offers += play.offers
      },
    ),
    { numRuns: RUNS, endOnFailure: true },
  )
  expect(offers).toBeGreaterThan(RUNS * 10)
})
