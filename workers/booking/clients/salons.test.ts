import { expect, test } from 'vitest'
import { bindings } from '../testing/salon-day'
import { openingOf, salonOf } from './salons'

/** Booking's neighbour is a host of the chain's own, which sends what it has. */
const at = (data: unknown) =>
  ({ DB: bindings.DB, SALONS: { fetch: () => Promise.resolve(Response.json(data)) } }) as never

test('a salon of which its host knows little can be booked', async () => {
  const row = { addressNew: '12 Tràng Tiền', latitude: '21.02', map: null, openingDate: null }
  expect(await salonOf(at(row), 7001)).toEqual({
    name: '12 Tràng Tiền',
    address: '12 Tràng Tiền',
    phone: '',
    map: '',
    parkingMap: '',
    opens: null,
    sales: [],
    offersConsultation: false,
    latitude: 21.02,
    longitude: null,
  })
  const opening = { isOpen: 1, openMinutes: '480', closeMinutes: 1200, message: null }
  expect(await openingOf(at({ data: opening }), 7001, '2026-12-01')).toEqual({
    isOpen: true,
    openMinutes: 480,
    closeMinutes: 1200,
    message: '',
  })
})

test('a closed day may lack its hours, an open one not', async () => {
  const openingWith = (isOpen: boolean) =>
    openingOf(at({ isOpen, openMinutes: null, closeMinutes: null }), 7002, '2026-12-01')
  await expect(openingWith(true)).rejects.toThrow()
  expect(await openingWith(false)).toMatchObject({ isOpen: false, openMinutes: 0 })
})
