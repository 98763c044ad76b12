import { isEnumType, isObjectType } from 'graphql'
import { expect, test } from 'vitest'
import { bookingApi } from '../../../workers/booking/contract'
import { schema } from '../../graphql/schema'
import { aBooking } from '../../testing/people'
import { toBooking } from './mapping'

/** O-39: ours to define. */
const statuses = [
  'pending_otp',
  'confirmed',
  'checked_in',
  'serving',
  'done',
  'canceled',
  'no_show',
  'expired',
] as const

test('a booking has one of eight statuses, each with its name in the schema [H-293, O-39]', () => {
  const read = (status: string) =>
    bookingApi.getBooking.responses[200].safeParse({ ...aBooking(), status })
  const named = statuses.map((status) => toBooking(read(status).data!).status)
  expect(named).toEqual([
    'PENDING_CODE',
    'CONFIRMED',
    'CHECKED_IN',
    'SERVING',
    'DONE',
    'CANCELED',
    'NO_SHOW',
    'EXPIRED',
  ])
  const known = schema.getType('BookingStatus')
  expect(
    isEnumType(known) &&
      known
        .getValues()
        .map(({ name }) => name)
        .sort(),
  ).toEqual([...named].sort())
  expect(read('paid').data?.status, 'a host’s own word').toBe('confirmed')
})

test('nobody has a staff role: no type returns one, no mutation takes one [H-175]', () => {
  for (const name of ['Viewer', 'Profile', 'LoggedIn', 'LogInSession']) {
    const type = schema.getType(name)
    expect(
      isObjectType(type) &&
        Object.keys(type.getFields()).filter((field) => /role|staff|admin|permission/i.test(field)),
      name,
    ).toEqual([])
  }
  const inputs = Object.values(schema.getMutationType()!.getFields()).flatMap(({ args }) =>
    args.map(({ name }) => name),
  )
  expect(inputs.filter((name) => /role|staffId|admin|permission/i.test(name))).toEqual([])
})
