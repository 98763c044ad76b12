import { describe, expect, test } from 'vitest'
import { addDays, instantOf } from '../../kit/vietnam-time'
import {
  type MessageFacts,
  nextStep,
  firstSendableAt,
  isNight,
  type MessageSubject,
  plannedMessages,
} from './plan'

const day = '2026-11-24'
const at = (hour: number, minute = 0, days = 0) => instantOf(addDays(day, days), hour * 60 + minute)

function subject(over: Partial<MessageSubject> = {}): MessageSubject {
  return {
    status: 'confirmed',
    bookedAt: at(10, 0, -3),
    startsAt: at(15),
    endsAt: at(16),
    doneAt: null,
    deskCanceledAt: null,
    hasReplied: false,
    ...over,
  }
}

const plan = (over: Partial<MessageSubject> = {}) =>
  plannedMessages(subject(over)).map(({ kind, from }) => [kind, from])

describe('the plan of a booking', () => {
  test('confirms at once, reminds at 19:00 the evening before and two hours before', () => {
    expect(plan()).toEqual([
      ['booked', at(10, 0, -3)],
      ['evening', at(19, 0, -1)],
      ['soon', at(13)],
    ])
  })

  test.each([
    ['three hours before the evening message', { bookedAt: at(16, 0, -1) }, ['booked', 'soon']],
    ['a minute earlier', { bookedAt: at(15, 59, -1) }, ['booked', 'evening', 'soon']],
    ['within three hours', { bookedAt: at(12) }, ['booked']],
    ['a minute earlier than that', { bookedAt: at(11, 59) }, ['booked', 'soon']],
    ['with the answer that he comes', { hasReplied: true }, ['booked']],
  ])('booked %s', (_when, over, kinds) => {
    expect(plan(over).map(([kind]) => kind)).toEqual(kinds)
  })

  test('what is booked at night is confirmed at 6:30, and no reminder follows within three hours', () => {
    expect(plan({ bookedAt: at(23, 0, -1), startsAt: at(9) })).toEqual([['booked', at(6, 30)]])
    expect(plan({ bookedAt: at(23, 0, -1), startsAt: at(11) })).toEqual([
      ['booked', at(6, 30)],
      ['soon', at(9)],
    ])
  })

  test('a visit that reception reported is followed by one invitation, two hours later', () => {
    expect(plan({ status: 'done', doneAt: at(16) })).toEqual([['review', at(18)]])
    expect(plan({ status: 'done', doneAt: at(20, 30) })).toEqual([['review', at(6, 30, 1)]])
    expect(plan({ status: 'done' }), 'closed without a report').toEqual([])
  })

  test('a booking that its desk cancels gets the news alone, outside the night and before its hour', () => {
    const canceled = { status: 'canceled', deskCanceledAt: at(20, 0, -1) } as const
    expect(plan(canceled)).toEqual([['canceled', at(20, 0, -1)]])
    expect(plan({ ...canceled, deskCanceledAt: at(23, 0, -1) })).toEqual([['canceled', at(6, 30)]])
    expect(plan({ ...canceled, deskCanceledAt: at(15) })).toEqual([])
  })

  test.each(['canceled', 'expired', 'no_show', 'pending_otp', 'checked_in', 'serving'] as const)(
    'a booking that is %s gets none',
    (status) => expect(plan({ status })).toEqual([]),
  )
})

test('no message between 21:55 and 6:30: the night begins early, as providers take time', () => {
  expect([at(21, 54), at(21, 55), at(0), at(6, 29), at(6, 30)].map(isNight)).toEqual([
    false,
    true,
    true,
    true,
    false,
  ])
  expect([at(12), at(23), at(3)].map(firstSendableAt)).toEqual([at(12), at(6, 30, 1), at(6, 30)])
})

describe('the next step', () => {
  const facts = (over: Partial<MessageFacts> = {}): MessageFacts => ({
    subject: subject(),
    begun: [],
    total: 0,
    ...over,
  })
  const sent = (kind: 'booked' | 'evening' | 'soon') => ({ kind, tries: 1, nextAt: null })

  test('sends what is due, the latest of several after an outage', () => {
    expect(nextStep(facts(), at(10, 0, -3))).toEqual({ kind: 'send', message: 'booked', tries: 0 })
    expect(nextStep(facts(), at(13))).toEqual({ kind: 'send', message: 'soon', tries: 0 })
  })

  test('waits for the next message, and for the visit after the last', () => {
    expect(nextStep(facts({ begun: [sent('booked')], total: 1 }), at(11, 0, -3))).toEqual({
      kind: 'wait',
      next: at(19, 0, -1),
    })
    const begun = [sent('booked'), sent('soon')]
    expect(nextStep(facts({ begun, total: 2 }), at(13, 1))).toEqual({ kind: 'wait', next: at(18) })
  })

  test('sends no fourth message of an appointment, whichever of its bookings had the others', () => {
    expect(nextStep(facts({ total: 3 }), at(13))).toEqual({ kind: 'wait', next: null })
  })

  test('tells that the desk cancels after three messages, once', () => {
    const canceled = subject({ status: 'canceled', deskCanceledAt: at(13) })
    const begun = [sent('booked'), sent('evening'), sent('soon')]
    const told = { ...sent('booked'), kind: 'canceled' as const }
    expect(nextStep(facts({ subject: canceled, begun, total: 3 }), at(13))).toEqual({
      kind: 'send',
      message: 'canceled',
      tries: 0,
    })
    expect(
      nextStep(facts({ subject: canceled, begun: [...begun, told], total: 4 }), at(13, 1)),
    ).toEqual({ kind: 'wait', next: null })
  })

  test('tries again after 1, 5 and 15 minutes, and drops what comes too late', () => {
    const open = { kind: 'soon' as const, tries: 2, nextAt: at(13, 6) }
    const tried = facts({ begun: [sent('booked'), open], total: 2 })
    expect(nextStep(tried, at(13, 1))).toEqual({ kind: 'wait', next: at(13, 6) })
    expect(nextStep(tried, at(13, 6))).toEqual({ kind: 'send', message: 'soon', tries: 2 })
    expect(nextStep(tried, at(14, 30))).toEqual({ kind: 'drop', message: 'soon' })
    const answered = { ...tried, subject: subject({ hasReplied: true }) }
    expect(nextStep(answered, at(13, 6))).toEqual({ kind: 'drop', message: 'soon' })
  })

  test('drops the evening message that failed, once he has answered that he comes', () => {
    const open = { kind: 'evening' as const, tries: 1, nextAt: at(19, 1, -1) }
    const tried = facts({ begun: [sent('booked'), open], total: 2 })
    expect(nextStep(tried, at(19, 1, -1))).toEqual({ kind: 'send', message: 'evening', tries: 1 })
    const answered = { ...tried, subject: subject({ hasReplied: true }) }
    expect(nextStep(answered, at(19, 1, -1))).toEqual({ kind: 'drop', message: 'evening' })
  })
})
