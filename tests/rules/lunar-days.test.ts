import { getLunarDate } from '@dqcai/vn-lunar'
import { Solar } from 'lunar-javascript'
import { expect, test } from 'vitest'
import { lunarDayOf } from '../../domain/lunar-day'
import { addDays } from '../../domain/vietnam-day'

type Month = { month: number; day: number }

/** As `lunarDayOf` names a day of a lunar month, 1 to 12; null for those that it leaves out. */
function named({ month, day }: Month) {
  if (month === 12 && day >= 15) return { month: 'chap', day }
  return month === 1 && day <= 4 ? { month: 'gieng', day } : null
}

function inVietnam(date: string): Month {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number]
  return getLunarDate(day, month, year)
}

function inChina(date: string): Month {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number]
  const lunar = Solar.fromYmd(year, month, day).getLunar()
  return { month: lunar.getMonth(), day: lunar.getDay() }
}

/** Every day of the four years. */
const days = Array.from({ length: 4 * 365 + 1 }, (_none, at) => addDays('2027-01-01', at))

test('the days around Tết have the names of a Vietnamese calendar, 2027 to 2030', () => {
  expect(days.at(-1)).toBe('2030-12-31')
  expect(days.map((date) => [date, lunarDayOf(date)])).toEqual(
    days.map((date) => [date, named(inVietnam(date))]),
  )
  expect(lunarDayOf('2027-01-22')).toEqual({ month: 'chap', day: 15 })
  expect(lunarDayOf('2027-02-05')).toEqual({ month: 'chap', day: 29 })
})

test('they are those of the Chinese calendar, which begins the year 2030 a day later', () => {
  const differs = days.filter(
    (date) => JSON.stringify(lunarDayOf(date)) !== JSON.stringify(named(inChina(date))),
  )
  expect(differs).toEqual(['2030-02-02', '2030-02-03', '2030-02-04', '2030-02-05', '2030-02-06'])
})
