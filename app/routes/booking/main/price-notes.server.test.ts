import { expect, test } from 'vitest'
import { priceNotes } from './load.server'

const [sunday, monday, tuesday] = ['2026-11-22', '2026-11-23', '2026-11-24']
const rule = {
  serviceId: 1001,
  dates: [sunday, tuesday],
  dayPrice: 140_000,
  stylistPrice: 130_000,
  dayStylistPrice: 150_000,
  stylistLevel: 2,
}
const stylist = {
  id: 31,
  name: 'Nam Phạm',
  level: 2,
  isMaster: false,
  stars: 4.8,
  customerCount: 1250,
}
const days = [sunday, monday, tuesday].map((date) => ({ date, isActive: date !== tuesday }))

function notes({ day = sunday, stylistId = null as number | null, rules = [rule] } = {}) {
  return priceNotes([{ id: 1001, price: 120_000 }], rules, {
    day,
    days,
    stylists: [stylist, { ...stylist, id: 32, level: 3, isMaster: true, stars: 0 }],
    stylistId,
  })
}

test('days show their prices where these differ, closed ones never [B-218, B-288]', () => {
  expect(notes().days.map(({ price }) => price)).toEqual(['140K', '120K', null])
  expect(notes({ stylistId: 31 }).days.map(({ price }) => price)).toEqual(['150K', '130K', null])
  expect(notes({ rules: [] }).days.map(({ price }) => price)).toEqual([null, null, null])
})

test('a stylist shows his rating, his customers and what he costs besides [B-245, B-289]', () => {
  expect(notes({ day: monday }).stylists?.map(({ facts }) => facts)).toEqual([
    ['4,8/5 · 1,2k khách', '+10K'],
    ['Master', '1,2k khách'],
  ])
})

test('a price that is not the usual one is explained by parts that add up [B-218, B-288, B-289]', () => {
  expect(notes().priceSum).toBe('140K = 120K + 20K cuối tuần')
  expect(notes({ stylistId: 31 }).priceSum).toBe(
    '150K = 120K + 20K cuối tuần + 10K stylist Nam Phạm',
  )
  expect(notes({ day: monday, stylistId: 31 }).priceSum).toBe('130K = 120K + 10K stylist Nam Phạm')
  expect(notes({ day: tuesday }).priceSum).toBe('140K = 120K + 20K ngày lễ')
  expect(notes({ day: monday }).priceSum).toBeNull()
})
