import { beforeEach, expect, test } from 'vitest'
import { addDays } from '../../../kit/vietnam-time'
import { booking, salons } from '../../testing/client'
import { setUpDemoData } from '../../testing/demo-data'
import { bindings, today } from '../../testing/salon-day'

const NEAR = salons.near

setUpDemoData()
beforeEach(() => void (salons.near = NEAR))

function backups(choosenServices: number[], over: object = {}) {
  return booking().listBackupHours({ salonId: 9, bookDate: today, choosenServices, ...over })
}

test('the three nearest other salons with free hours for the services, by distance [B-368, B-162]', async () => {
  const found = await backups([1001])
  expect(
    found.map(({ salonId, distanceKm, keepsChosen }) => [salonId, distanceKm, keepsChosen]),
  ).toEqual([
    [10, 1.5, true],
    [11, 2.5, true],
    [12, 3.5, true],
  ])
  for (const { hours } of found) {
    expect(hours.length).toBeGreaterThan(0)
    expect(hours.every((hour) => hour.isFree && hour.id >= 3)).toBe(true)
  }
})

test('a backup salon lists missing services, and must have one [B-368, O-27]', async () => {
  salons.near = [10, 12]
  expect(
    (await backups([1001, 1022])).map(({ salonId, keepsChosen }) => [salonId, keepsChosen]),
  ).toEqual([
    [10, false],
    [12, true],
  ])
  expect((await backups([1022])).map(({ salonId }) => salonId)).toEqual([12])
})

test('a salon without a free hour that day is not offered [B-368]', async () => {
  const closed = JSON.stringify({
    isOpen: false,
    openMinutes: 510,
    closeMinutes: 1230,
    message: 'Nghỉ',
  })
  await bindings.DB.prepare('UPDATE neighbour_copy SET body = ? WHERE name = ?')
    .bind(closed, `opening:17:${today}`)
    .run()
  salons.near = [17, 18]
  expect((await backups([1010])).map(({ salonId }) => salonId)).toEqual([18])
})

test('no service or a wrong day has no backups; six are read [B-283, B-368]', async () => {
  expect(await backups([])).toEqual([])
  expect(await backups([1001], { bookDate: addDays(today, 3) })).toEqual([])
  const closed = JSON.stringify({
    isOpen: false,
    openMinutes: 510,
    closeMinutes: 1230,
    message: 'Nghỉ',
  })
  const shut = [20, 21, 22, 23, 24, 25]
  await bindings.DB.prepare(
    `UPDATE neighbour_copy SET body = ?1 WHERE name IN (SELECT 'opening:' || value || ':' || ?2 FROM json_each(?3))`,
  )
    .bind(closed, today, JSON.stringify(shut))
    .run()
  // The first six are closed; the seventh has hours.
  salons.near = [...shut, 11]
  expect(await backups([1001])).toEqual([])
})
