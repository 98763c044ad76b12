import { expect, test } from 'vitest'
import { readSoonest, soonestAddress } from './query'

test('the address contains place, services and last hour, and is read back the same', () => {
  const wanted = {
    near: { latitude: 21.031, longitude: 105.8 },
    provinceId: '62',
    salonId: '9',
    serviceIds: ['1001', '1038'],
    people: 3,
    stylist: { salonId: '9', id: '1101' },
    after: '1795233000000_1.1_11',
  }
  const address = soonestAddress(wanted)
  expect(address).toBe(
    '/som-nhat?near=21.031,105.8&province=62&salon=9&chosenService=1001,1038&people=3&stylist=9-1101&after=1795233000000_1.1_11',
  )
  expect(readSoonest(new URL(address, 'https://muot.example').searchParams)).toEqual(wanted)
  expect(soonestAddress({})).toBe('/som-nhat')
})

test('invalid values in an address count as missing', () => {
  const query = new URLSearchParams(
    'near=95,105&province=-1&chosenService=a,,1001,9e9&people=6&stylist=9',
  )
  expect(readSoonest(query)).toEqual({
    near: null,
    provinceId: null,
    salonId: null,
    serviceIds: ['1001'],
    people: 1,
    stylist: null,
    after: null,
  })
  expect(readSoonest(new URLSearchParams('near=denied')).near).toBeNull()
})
