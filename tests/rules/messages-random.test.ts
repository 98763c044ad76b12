import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MAX_MESSAGES, type MessageKind } from '../../workers/booking/messages/plan'
import { addDays, instantOf, vietnamMinutes } from '../../workers/kit/vietnam-time'
import { isWhole } from '../sample'
import { type Action, anything, appointmentTime, carryOut, changes, day0 } from './message-actions'
import { HOUR, hasReplied, MINUTE, type Post, World } from './message-world'

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
