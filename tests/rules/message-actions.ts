import fc from 'fast-check'
import type { QuietHours } from '../../domain/quiet-hours'
import { addDays, instantOf } from '../../workers/kit/vietnam-time'
import { type Booking, HOUR, type Kill, MINUTE, type Provider, type World } from './message-world'

export const day0 = '2026-11-23'
const hourOfDay = fc.integer({ min: 8 * 60 + 30, max: 20 * 60 })
export const appointmentTime = fc.record({ days: fc.nat(4), minutes: hourOfDay })

/** Lateness can be announced from this long before the hour until this long after it (ms). */
const LATE_FROM = 3 * HOUR
const LATE_UNTIL = 15 * MINUTE

const quietHours = fc.record({
  from: fc.integer({ min: 34, max: 44 }).map((halves) => halves * 30),
  until: fc.integer({ min: 13, max: 24 }).map((halves) => halves * 30),
})

export type Action =
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
export const anything: fc.Arbitrary<Action> = fc.oneof(
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
export const changes: fc.Arbitrary<Action> = fc.oneof(
  {
    weight: 4,
    arbitrary: changingTo(fc.record({ days: fc.integer({ min: 2, max: 4 }), minutes: hourOfDay })),
  },
  { weight: 4, arbitrary: passing(3) },
  { weight: 1, arbitrary: withProvider('up', 'down', 'lost', 'lost', 'silent', 'refusing') },
  { weight: 1, arbitrary: killing },
)

/** Carries out an act on the booking that stands; acts that its state does not allow do nothing. */
export async function carryOut(world: World, booking: Booking, step: Action): Promise<Booking> {
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
