import { expect, test } from 'vitest'
import { readSoonest, soonestAddress } from './query'

test('the address of the page says where, for what and behind which hour, and reads back the same', () => {
  const wanted = {
    near: { latitude: 21.031, longitude: 105.8 },
    provinceId: 62,
    salonId: 9,
    serviceIds: [1001, 1038],
    after: '1795233000000_1.1_11',
  }
  const address = soonestAddress(wanted)
  expect(address).toBe(
    '/som-nhat?near=21.031,105.8&province=62&salon=9&chosenService=1001,1038&after=1795233000000_1.1_11',
  )
  expect(readSoonest(new URL(address, 'https://muot.example').searchParams)).toEqual(wanted)
  expect(soonestAddress({})).toBe('/som-nhat')
})

test('what makes no sense in an address counts as not said', () => {
  const query = new URLSearchParams('near=95,105&province=-1&chosenService=a,,1001,9e9')
  expect(readSoonest(query)).toEqual({
    near: null,
    provinceId: 0,
    salonId: 0,
    serviceIds: [1001],
    after: null,
  })
  expect(readSoonest(new URLSearchParams('near=denied')).near).toBeNull()
})
