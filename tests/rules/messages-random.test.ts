import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MAX_MESSAGES, type MessageKind } from '../../workers/booking/messages/plan'
import { addDays, instantOf, vietnamMinutes } from '../../workers/kit/vietnam-time'
import { isWhole } from '../sample'
import type { QuietHours } from '../../domain/quiet-hours'
import {
  HOUR,
  hasReplied,
  MINUTE,
  type Post,
  World,
  type Booking,
  type Kill,
  type Provider,
} from './message-world'

const day0 = '2026-11-23'
const hourOfDay = fc.integer({ min: 8 * 60 + 30, max: 20 * 60 })
const appointmentTime = fc.record({ days: fc.nat(4), minutes: hourOfDay })

/** Lateness can be announced from this long before the hour until this long after it (ms). */
const LATE_FROM = 3 * HOUR
const LATE_UNTIL = 15 * MINUTE

const quietHours = fc.record({
  from: fc.integer({ min: 34, max: 44 }).map((halves) => halves * 30),
  until: fc.integer({ min: 13, max: 24 }).map((halves) => halves * 30),
})

type Action =
  | { act: 'pass'; minutes: number }
  | { act: 'toHour'; before: number }
  | { act: 'change'; to: { days: number; minutes: number } }
  | { act: 'cancel' | 'response' | 'serve' | 'done' | 'visit' | 'absent' | 'closeDay' }
  | { act: 'late'; minutes: number }
  | { act: 'quiet'; quiet: QuietHours }
  | { act: 'provider'; provider: Provider }
  | { act: 'kill'; kill: Kill }

const passing = (most: number) =>
  fc.record({ act: fc.constant('pass' as const), minutes: fc.nat(most) })
const changingTo = (to: fc.Arbitrary<{ days: number; minutes: number }>) =>
  fc.record({ act: fc.constant('change' as const), to })
const withProvider = (...providers: Provider[]) =>
  fc.record({ act: fc.constant('provider' as const), provider: fc.constantFrom(...providers) })
const killing = fc.record({
  act: fc.constant('kill' as const),
  kill: fc.record({ calls: fc.nat(8), isAfter: fc.boolean(), isAuthAlone: fc.boolean() }),
})

/** What happens to a booking and around it. */
const anything: fc.Arbitrary<Action> = fc.oneof(
  { weight: 3, arbitrary: passing(18 * 60) },
  { weight: 3, arbitrary: passing(20) },
  {
    weight: 3,
    arbitrary: fc.record({ act: fc.constant('toHour' as const), before: fc.nat(200) }),
  },
  { weight: 2, arbitrary: changingTo(appointmentTime) },
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constant('late' as const),
      minutes: fc.constantFrom(5, 10, 15),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ act: fc.constant('quiet' as const), quiet: quietHours }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      act: fc.constantFrom('cancel', 'response', 'serve', 'done', 'absent', 'closeDay'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('visit' as const) }) },
  { weight: 2, arbitrary: withProvider('up', 'up', 'down', 'lost', 'silent', 'refusing') },
  { weight: 3, arbitrary: killing },
)

/** Changes, each of whose messages may be lost, refused or left in doubt before the next. */
const changes: fc.Arbitrary<Action> = fc.oneof(
  {
    weight: 4,
    arbitrary: changingTo(fc.record({ days: fc.integer({ min: 2, max: 4 }), minutes: hourOfDay })),
  },
  { weight: 4, arbitrary: passing(3) },
  { weight: 1, arbitrary: withProvider('up', 'down', 'lost', 'lost', 'silent', 'refusing') },
  { weight: 1, arbitrary: killing },
)

/** Carries out an act on the booking that stands; acts that its state does not allow do nothing. */
async function carryOut(world: World, booking: Booking, step: Action): Promise<Booking> {
  const { now } = world
  const { status, startsAt } = booking
  const isConfirmed = status === 'confirmed'
  const isAhead = isConfirmed && startsAt > now
  switch (step.act) {
    case 'pass':
      await world.pass(step.minutes * MINUTE)
      return booking
    case 'toHour':
      await world.pass(Math.max(0, startsAt - step.before * MINUTE - now))
      return booking
    case 'change': {
      const to = instantOf(addDays(day0, step.to.days), step.to.minutes)
      return isAhead && to > now ? world.book(to, booking) : booking
    }
    case 'cancel':
      if (isAhead) booking.status = 'canceled'
      return booking
    case 'response':
      if (isAhead) booking.isComing = true
      return booking
    case 'late': {
      const isInTime = now >= startsAt - LATE_FROM && now < startsAt + LATE_UNTIL
      if (!isConfirmed || !isInTime || booking.lateMinutes !== null) return booking
      booking.lateMinutes = step.minutes
      booking.endsAt += step.minutes * MINUTE
      return booking
    }
    case 'serve':
      if (isConfirmed) booking.status = 'serving'
      return booking
    case 'done':
      if (status === 'serving') Object.assign(booking, { status: 'done', doneAt: now })
      return booking
    case 'visit':
      await world.pass(Math.max(0, startsAt - now))
      if (booking.status === 'confirmed')
        Object.assign(booking, { status: 'done', doneAt: world.now })
      return booking
    case 'absent':
      if (isConfirmed && startsAt <= now) booking.status = 'no_show'
      return booking
    case 'closeDay':
      if (['confirmed', 'serving'].includes(status) && booking.endsAt <= now)
        booking.status = 'done'
      return booking
    case 'quiet':
      world.quiet = step.quiet
      return booking
    case 'provider':
      world.provider = step.provider
      return booking
    case 'kill':
      world.kill = { ...step.kill }
      return booking
  }
}

const numRuns = isWhole ? 5_000 : 300
const TEST_TIMEOUT_MS = 600_000

/** Expects what holds for each message, whatever else happened to its booking. */
function expectInOrder({ kind, at, booking, quiet }: Post): void {
  const minutes = vietnamMinutes(at)
  expect(minutes >= 22 * 60 || minutes < 6 * 60 + 30, `${kind} at night`).toBe(false)
  const isQuiet = minutes >= quiet.from || minutes < quiet.until
  expect(isQuiet, `${kind} in his quiet hours`).toBe(false)
  const { status, doneAt, startsAt } = booking
  if (kind === 'review') expect([status, doneAt === null]).toEqual(['done', false])
  else expect([kind, status, startsAt > at]).toEqual([kind, 'confirmed', true])
  if (kind === 'evening' || kind === 'soon')
    expect(hasReplied(booking), 'a reminder after the answer').toBe(false)
}

/** What was posted in random lives, none of which may break a rule. */
async function countSent(acts: fc.Arbitrary<Action>) {
  const counts = { sent: 0, repeated: 0, late: 0, kinds: new Set<MessageKind>() }
  await fc.assert(
    fc.asyncProperty(
      fc.nat(24 * 60),
      appointmentTime,
      fc.array(acts, { maxLength: 20, size: 'max' }),
      async (bookedMinutes, time, steps) => {
        const world = new World(instantOf(day0, bookedMinutes))
        const wanted = instantOf(addDays(day0, time.days), time.minutes)
        let booking = world.book(Math.max(wanted, world.now + 20 * MINUTE))
        for (const step of steps) booking = await carryOut(world, booking, step)
        world.provider = 'up'
        await world.pass(7 * 24 * HOUR)

        const sent = world.posts.filter(({ isTaken }) => isTaken)
        const keys = sent.map(({ key }) => key)
        expect(new Set(keys).size, 'twice').toBe(keys.length)
        expect(keys.length, 'more than three').toBeLessThanOrEqual(MAX_MESSAGES)
        for (const post of world.posts) expectInOrder(post)
        expect([...world.plans], 'looks at a booking for ever').toEqual([])
        for (const { kind } of sent) counts.kinds.add(kind)
        counts.sent += sent.length
        counts.repeated += world.repeated
        for (const { lateMinutes } of world.bookings.values()) if (lateMinutes) counts.late++
      },
    ),
    { numRuns },
  )
  return counts
}

test(
  'random lives of a booking, killed at every call: no message after its state is over, at most three, none at night or in his quiet hours, none twice',
  async () => {
    const { sent, repeated, late, kinds } = await countSent(anything)
    expect(sent, 'lives without messages prove nothing').toBeGreaterThan(numRuns / 2)
    expect(repeated, 'messages that are not asked for again prove nothing').toBeGreaterThan(0)
    expect(late, 'nobody is late').toBeGreaterThan(numRuns / 20)
    expect([...kinds].sort()).toEqual(['booked', 'evening', 'review', 'soon'])
  },
  TEST_TIMEOUT_MS,
)

test(
  'random lives of many changes, in which answers are lost: at most three all the same',
  async () => {
    const { sent } = await countSent(changes)
    expect(sent).toBeGreaterThan(numRuns * 2)
  },
  TEST_TIMEOUT_MS,
)
