import { beforeAll, expect, test, vi } from 'vitest'
import { coded } from '../kit/message'
import { DB, fillWithDemoData, get, salonsAt } from './testing/seeded-db'
import { daysBetween } from '../kit/vietnam-time'
import { lunarNewYearDays } from './seed'

const salons = salonsAt(0)
beforeAll(fillWithDemoData)

test('a closed salon has a reason and its five nearest open salons [B-362, B-163]', async () => {
  const off = await salons.getSalonOff({ salonId: 28 })
  if (off.status !== 200) throw new Error('salon 28 is known')
  expect(off.body.message).toEqual(
    coded('SALON_RESTS_FOR', { reason: 'Salon tạm nghỉ để nâng cấp' }),
  )
  const near = await salons.salonsNear({ latitude: 10.7495, longitude: 106.6375 })
  expect(off.body.alternativeIds).toEqual(near.slice(0, 5).map((salon) => salon.id))
  expect(await salons.getSalonOff({ salonId: 9 })).toEqual({
    status: 200,
    body: { message: '', alternativeIds: [] },
  })
  expect((await salons.getSalonOff({ salonId: 999 })).status).toBe(404)
})

const openingOf = async (salonId: number, workDate: string) => {
  const opening = await salons.getOpening({ salonId, workDate })
  if (opening.status !== 200) throw new Error('no such salon')
  return opening.body
}

test('the reason of a closed salon and of a closed day has the requested language [B-362, H-205]', async () => {
  const english = coded('SALON_RESTS_FOR', { reason: 'The salon is closed for refurbishment' })
  expect(await salons.getSalonOff({ salonId: 28, lang: 'en' })).toMatchObject({
    body: { message: english },
  })
  const day = { salonId: 28, workDate: '2026-11-21', lang: 'en' as const }
  expect(await salons.getOpening(day)).toMatchObject({ body: { message: english } })
  const newYear = await salons.getOpening({ salonId: 9, workDate: '2027-02-06', lang: 'en' })
  expect(newYear).toMatchObject({
    body: { message: coded('CLOSED_FOR', { day: '2027-02-06', reason: 'lunar New Year' }) },
  })
})

test('a salon serves from 8h30 to 20h30 on any day of the week [H-205]', async () => {
  for (const day of ['2026-11-21', '2026-11-22', '2026-11-23']) {
    expect(await openingOf(9, day)).toEqual({
      isOpen: true,
      openMinutes: 510,
      closeMinutes: 1230,
      message: '',
    })
  }
  expect((await salons.getOpening({ salonId: 999, workDate: '2026-11-21' })).status).toBe(404)
})

test('a closed salon and a day before the opening are refused with a reason [H-205]', async () => {
  expect(await openingOf(28, '2026-11-21')).toMatchObject({
    isOpen: false,
    message: coded('SALON_RESTS_FOR', { reason: 'Salon tạm nghỉ để nâng cấp' }),
  })
  expect(await openingOf(18, '2026-11-22')).toMatchObject({
    isOpen: false,
    message: coded('SALON_OPENS_ON', { day: '2026-11-23' }),
  })
  expect((await openingOf(18, '2026-11-23')).isOpen).toBe(true)
})

test('the chain closes on the eve and the first three days of the lunar year, 2026 to 2030 [H-205]', async () => {
  const firstDays = ['2026-02-17', '2027-02-06', '2028-01-26', '2029-02-13', '2030-02-02']
  for (const first of firstDays)
    expect((await openingOf(9, first)).message).toEqual(
      coded('CLOSED_FOR', { day: first, reason: 'Tết Nguyên đán' }),
    )
  const around = await Promise.all(
    ['2027-02-04', '2027-02-05', '2027-02-08', '2027-02-09'].map((day) => openingOf(9, day)),
  )
  expect(around.map((day) => day.isOpen)).toEqual([true, false, false, true])
})

test('before Tết a salon serves until 23h, with a note; its own row counts before the chain’s [H-205]', async () => {
  const until = (closes: number, hours: string) => ({
    ...{ isOpen: true, openMinutes: 510, closeMinutes: closes },
    message: coded('OPENING_NOTE', { note: hours }),
  })
  expect(await openingOf(12, '2027-01-22')).toEqual(until(23 * 60, 'Mở đến 23h đón Tết'))
  expect(await openingOf(12, '2027-02-04')).toEqual(until(23 * 60, 'Mở đến 23h đón Tết'))
  expect(await openingOf(9, '2027-01-22')).toEqual(until(22 * 60, 'Mở đến 22h đón Tết'))
  expect(await openingOf(12, '2027-01-21')).toMatchObject({ closeMinutes: 1230, message: '' })
  expect(await openingOf(12, '2027-02-05')).toMatchObject({ isOpen: false })
  expect(await openingOf(12, '2027-02-09')).toMatchObject({ openMinutes: 570, closeMinutes: 1230 })
  const english = await salons.getOpening({ salonId: 12, workDate: '2027-02-09', lang: 'en' })
  expect(english).toMatchObject({
    body: {
      message: coded('OPENING_NOTE', { note: 'First day of the lunar year, from 9.30 am' }),
    },
  })
})

test.each([
  ['ends before it begins', 1200, 900],
  ['begins before the first frame', 400, 900],
  ['ends past midnight', 510, 1500],
])('a season row that %s leaves the usual hours, and is logged [H-205]', async (_how, from, to) => {
  const log = vi.spyOn(console, 'error').mockReturnValue(undefined)
  await DB.prepare(
    `INSERT OR REPLACE INTO season_day (date, salon_id, open_minutes, close_minutes)
     VALUES ('2027-03-01', 12, ?, ?)`,
  )
    .bind(from, to)
    .run()
  expect(await openingOf(12, '2027-03-01')).toEqual({
    ...{ isOpen: true, openMinutes: 510, closeMinutes: 1230, message: '' },
  })
  expect(log).toHaveBeenCalledWith(expect.stringContaining('season_day 12 2027-03-01'))
  log.mockRestore()
})

test('a date that does not exist is refused [H-205]', async () => {
  expect((await get('/salon/opening?salonId=9&workDate=31-02-2027')).status).toBe(422)
  expect((await get('/salon/opening?salonId=9')).status).toBe(422)
})

test('each year to 2050 has its four days of the lunar New Year, twelve or thirteen moons after the last', () => {
  const days = lunarNewYearDays('2026-11-28')
  const first = days.filter((_day, index) => index % 4 === 1)
  expect(first.map((day) => Number(day.slice(0, 4)))).toEqual(
    Array.from({ length: 25 }, (_, index) => 2026 + index),
  )
  for (const [index, day] of first.entries()) {
    expect(day.slice(5) >= '01-21' && day.slice(5) <= '02-20').toBe(true)
    if (index > 0) expect([354, 355, 383, 384, 385]).toContain(daysBetween(first[index - 1]!, day))
  }
  expect(days).toEqual(expect.arrayContaining(['2027-02-05', '2027-02-08', '2050-01-22']))
})

test('two years before the list ends the seed fails and says so', () => {
  expect(() => lunarNewYearDays('2048-12-31')).not.toThrow()
  expect(() => lunarNewYearDays('2049-01-01')).toThrow('known to 2050 only')
})
