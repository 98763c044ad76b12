import { load } from 'cheerio'
import { expect, test } from 'vitest'
import { priceNotes } from '../main/price-notes.server'
import { chosen, frame, main, mainSent } from '../testing/screen-data'

test('the third part is day, hour and stylist, where the system chooses first [T-16, T-17, T-18]', async () => {
  const $ = load(await mainSent())
  expect($('#part-hour-title').text()).toBe('3. Chọn ngày, giờ & stylist')
  expect($('.stylists summary').text()).toContain('Chọn Stylist')
  expect($('.stylist').first().text()).toBe('Hệ thống chọn giúp anh')
})

test('days are Hôm nay, Ngày mai, Ngày kia with weekday and date, an ordinary one or a weekend [T-28]', async () => {
  const offered = (
    [
      ['2026-11-22', 'TODAY', true],
      ['2026-11-23', 'TOMORROW', false],
      ['2026-11-24', 'DAY_AFTER', false],
    ] as const
  ).map(([date, tag, isWeekend]) => ({ date, tag, isWeekend, isActive: true, mark: null }))
  const about = { day: '2026-11-22', days: offered, stylists: [], stylistId: null }
  const { days } = priceNotes([], [], about)
  const $ = load(await mainSent({ days }))
  expect(
    $('.days__day')
      .toArray()
      .map((day) => $(day).text()),
  ).toEqual([
    'Hôm nayCN, 22/11Cuối tuần',
    'Ngày maiT2, 23/11Ngày thường',
    'Ngày kiaT3, 24/11Ngày thường',
  ])
})

test('no fitting hour, a busy stylist and a full salon have their sentences [T-32, T-33, T-34]', async () => {
  expect(load(await mainSent())('.backup__ask').text()).toBe('Anh chưa tìm được giờ phù hợp?')
  const full = {
    hours: { ...main.hours!, groups: [{ name: 'Sáng', hours: [{ ...frame, isFree: false }] }] },
  }
  const busy = async (day: string, more = '') =>
    load(await mainSent({ ...full, day }, `${chosen}&stylistId=31${more}`))('dialog').text()
  const tomorrow = {
    ...full,
    day: '2026-11-23',
    days: [{ ...main.days[0]!, date: '2026-11-23', tag: 'TOMORROW' as const }],
  }
  expect(await busy('2026-11-22')).toContain(
    'Stylist hôm nay đã kín lịch, anh chọn giúp em stylist khác nhé!',
  )
  expect(await busy('2026-11-22')).toContain('Đồng ý')
  expect(
    load(await mainSent(tomorrow, `${chosen}&stylistId=31&date=2026-11-23`))('dialog').text(),
  ).toContain('Stylist ngày mai đã kín lịch')
  expect(await busy('2026-12-05', '&date=2026-12-05')).toContain('Stylist 05/12 đã kín lịch')
  expect(load(await mainSent(full))('#part-hour').text()).toContain(
    'Salon đã kín lịch ngày này, anh chọn ngày hoặc salon khác nhé!',
  )
})
