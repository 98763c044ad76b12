import { expect, test } from 'vitest'
import type { Site } from '~/context'
import { bookingToChange, currentOn } from './current.server'

const phone = '0912345678'
const booking = {
  id: '01J',
  status: 'CONFIRMED',
  phone,
  date: '2026-11-23',
  hourLabel: '9h30',
  salonName: 'Salon 252',
  total: 120_000,
  people: [{ hourLabel: '9h30', services: [{ id: '1001' }] }],
  isAtHome: false,
  note: 'Dị ứng\r\nthuốc nhuộm',
  wishes: {
    requests: ['Da dễ kích ứng'],
    receiveAdvice: true,
    littleAdvice: true,
    acceptMakePhoto: true,
    numberPersons: 2,
  },
}

/** The change of that booking for a customer who decided so about photos in his account. */
function changing(changes: object = {}, photo: boolean | null = null) {
  const data = {
    viewer: { profile: { phone, consents: { booking: null, photo } } },
    browser: { bookings: [{ ...booking, ...changes }] },
  }
  const site = {
    gateway: { query: () => Promise.resolve({ ok: true, data, failed: [] }) },
  } as unknown as Site
  return bookingToChange(site, phone)
}

const typedOf = async (changes?: object, photo?: boolean) =>
  (await changing(changes, photo)).current?.typed

test('the form of a change begins with what the booking was sent with [H-170]', async () => {
  expect(await typedOf()).toEqual({
    note: 'Dị ứng\nthuốc nhuộm',
    requests: ['Da dễ kích ứng'],
    isManyPeople: true,
    advice: 'little',
    photo: true,
  })
  expect(await typedOf({ wishes: null }), 'of a host that sends no wishes').toEqual({
    note: 'Dị ứng\nthuốc nhuộm',
  })
})

test.each([
  [{ receiveAdvice: true, littleAdvice: false }, 'full'],
  [{ receiveAdvice: true, littleAdvice: true }, 'little'],
  [{ receiveAdvice: false, littleAdvice: false }, 'none'],
])('advice that was booked as %j is "%s" in the form [B-276, B-277]', async (advice, shown) => {
  expect(await typedOf({ wishes: { ...booking.wishes, ...advice } })).toMatchObject({
    advice: shown,
  })
})

test('a photo that was forbidden in the account since is not ticked again [O-46]', async () => {
  expect(await typedOf({}, false)).toMatchObject({ photo: false })
  expect(await typedOf({}, true)).toMatchObject({ photo: true })
})

test('only the form gets what is typed into it, and no consent beforehand [O-46]', async () => {
  const found = await changing()
  expect(currentOn({ screen: 'main' }, found)?.typed).toEqual(found.current?.typed)
  const asking = currentOn({ screen: 'main', asksConsent: true }, found)
  expect(asking?.typed).toMatchObject({ requests: ['Da dễ kích ứng'] })
  expect(asking?.typed).not.toHaveProperty('photo')
  expect(currentOn({ screen: 'services' }, found)).toMatchObject({ id: '01J', typed: {} })
  expect(currentOn({ screen: 'main' }, null)).toBeNull()
})

test("another phone's booking begins no form [O-30]", async () => {
  expect(await changing({ phone: '091***5678' })).toEqual({ current: null, isOwner: true })
})
