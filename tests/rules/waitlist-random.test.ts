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

/** What one customer of the line wants. */
type Wanted = {
  mode: 'ask' | 'book'
  from: number
  until: number
  frames: number
  delivery: 1 | 2 | 3
  people: number
  stylist: number | null
}

type Waiting = Wanted & { id: string; seen: Set<number>; ignored: number }

/** The waitlist as one would explain it: a queue, a table of who is busy, and no storage. */
class ReferenceQueue {
  #line: Waiting[] = []

  constructor(
    readonly stylists: readonly number[],
    readonly skinners: readonly number[],
    readonly midnight: number,
  ) {}

  /** How many others may still be offered something. */
  openBeside(id: string, now: number): number {
    return this.#line.filter((one) => one.id !== id && !this.#isLate(one, one.until, now)).length
  }

  join(id: string, wanted: Wanted, taken: readonly Place[], now: number): void {
    const entry = { ...wanted, id, seen: new Set<number>(), ignored: 0 }
    entry.seen = this.#hours(entry, taken, now)
    this.#line.push(entry)
  }

  /** The line is full: the last did not get in. */
  refuse(id: string): false {
    this.end(id)
    return false
  }

  end(id: string): void {
    this.#line = this.#line.filter((entry) => entry.id !== id)
  }

  wake(id: string): void {
    for (const entry of this.#line) if (entry.id === id) entry.ignored = 0
  }

  /** The customer did not want these places, or did not say: what they free is no news to them. */
  passOn(
    id: string,
    places: readonly Place[],
    taken: readonly Place[],
    now: number,
    why: 'declined' | 'ignored',
  ): void {
    const entry = this.#line.find((one) => one.id === id)
    if (!entry || (why === 'ignored' && entry.mode === 'book')) return
    const without = taken.filter((place) => !places.includes(place))
    const before = this.#hours(entry, taken, now)
    for (const hour of this.#hours(entry, without, now)) if (!before.has(hour)) entry.seen.add(hour)
    if (why === 'declined') entry.ignored = 0
    else entry.ignored++
  }

  /** Who gets an offer now, as `entry@hour`; `placesOf` says which of the team serve. */
  match(
    booked: readonly Place[],
    offers: ReadonlyMap<string, readonly Place[]>,
    now: number,
    placesOf: (id: string) => readonly Place[] | undefined,
  ): string[] {
    const minutes = (now - this.midnight) / MINUTE
    const isNight = minutes % 1440 >= 21 * 60 + 55 || minutes % 1440 < 6 * 60 + 30
    const waiting = new Map(offers)
    const made: string[] = []
    for (const entry of this.#line) {
      const taken = [...booked, ...[...waiting.values()].flat()]
      const free = this.#hours(entry, taken, now)
      // An hour that somebody has booked is news again when it is freed; one that is only offered is not.
      const known = this.#hours(entry, booked, now)
      for (const hour of entry.seen) if (!known.has(hour)) entry.seen.delete(hour)
      const isHeld = waiting.has(`offered:${entry.id}`)
      if (isHeld || entry.ignored >= 2 || (entry.mode === 'ask' && isNight)) continue
      const news = [...free].filter((hour) => !entry.seen.has(hour))
      const hour = news.find((one) => this.#isWithinHalf(entry, one, [...waiting.values()].flat()))
      if (hour === undefined) continue
      made.push(`${entry.id}@${hour}`)
      const places = placesOf(entry.id) ?? []
      const isRight =
        places.length === entry.people * (entry.delivery === 3 ? 2 : 1) &&
        places.every(({ hourId, frames }) => hourId === hour && frames === entry.frames) &&
        places.every(({ staffId }) => this.#isFree(staffId, hour, entry.frames, taken)) &&
        new Set(places.map(({ staffId }) => staffId)).size === places.length
      if (!isRight) throw new Error(`wrong places at ${hour}: ${JSON.stringify(places)}`)
      waiting.set(`offered:${entry.id}`, places)
    }
    return made
  }

  #hours(entry: Waiting, taken: readonly Place[], now: number): Set<number> {
    const found = new Set<number>()
    for (let hour = entry.from; hour <= entry.until; hour++) {
      const isLate = this.#isLate(entry, hour, now)
      const isClosing = 510 + (hour - 1 + entry.frames) * 20 > 1230
      const freeOf = (team: readonly number[]) =>
        team.filter((id) => this.#isFree(id, hour, entry.frames, taken)).length
      const cutters = entry.stylist === null ? this.stylists : [entry.stylist]
      const isServed =
        (entry.delivery === 2 || freeOf(cutters) >= entry.people) &&
        (entry.delivery === 1 || freeOf(this.skinners) >= entry.people)
      if (!isLate && !isClosing && isServed) found.add(hour)
    }
    return found
  }

  #isLate({ mode }: Waiting, hour: number, now: number): boolean {
    const starts = this.midnight + (510 + (hour - 1) * 20) * MINUTE
    return starts - now < (mode === 'ask' ? 20 : 60) * MINUTE
  }

  #isFree(staffId: number, hour: number, frames: number, taken: readonly Place[]): boolean {
    return !taken.some(
      (place) =>
        place.staffId === staffId &&
        place.hourId < hour + frames &&
        hour < place.hourId + place.frames,
    )
  }

  /** At most half of a team wait for an answer in a frame, or one customer or group alone. */
  #isWithinHalf(entry: Waiting, hour: number, waiting: readonly Place[]): boolean {
    const teams = [
      ...(entry.delivery === 2 ? [] : [this.stylists]),
      ...(entry.delivery === 1 ? [] : [this.skinners]),
    ]
    return teams.every((team) => {
      for (let frame = hour; frame < hour + entry.frames; frame++) {
        const held = waiting.filter(
          ({ staffId, hourId, frames }) =>
            team.includes(staffId) && hourId <= frame && frame < hourId + frames,
        ).length
        if (held > 0 && held + entry.people > Math.max(1, Math.ceil(team.length / 2))) return false
      }
      return true
    })
  }
}

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
      this.reference.openBeside(id, this.at) < 100 || this.reference.refuse(id),
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
