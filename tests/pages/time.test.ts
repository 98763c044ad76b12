import { expect, test } from 'vitest'
import { startOf } from '../../domain/frames.ts'
import { instantOf } from '../../domain/vietnam-day.ts'
import { cutAndWash, dayAhead, freeHours } from './bookings.ts'
import { Browser, openPage } from './browser.ts'
import { freshPhone } from './customers.ts'
import type { Page } from './page.ts'

const salonId = '33'
const main = (more = '', phone = freshPhone()) =>
  `/booking?step=0&salonId=${salonId}&phone=${phone}&chosenService=${cutAndWash}${more}`
const title = (page: Page) => page.part('.days__day--on .days__name').text

test('three days can be seen by their names, of which a guest may choose two [B-213, B-214, B-215]', async () => {
  const page = await openPage(main())
  const days = page.all('.days__day')
  expect(days.map((day) => day.part('.days__name').text)).toEqual([
    'Hôm nay',
    'Ngày mai',
    'Ngày kia',
  ])
  expect(days.map(({ element }) => element.is('a'))).toEqual([true, true, false])
  expect(days[2]!.attribute('aria-disabled')).toBe('true')
})

test('a day is chosen by a press, and the hours are those of that day [B-044, B-217]', async () => {
  const browser = new Browser()
  const page = await browser.open(main())
  const next = await browser.follow(page.part('.days').link(/Ngày mai/))
  expect(title(next)).toBe('Ngày mai')
  const date = await dayAhead(browser, 1)
  expect(next.part('input[name=date]').value).toBe(date)
  const shown = next.all('.choice:not(.choice--gone) input').map(({ value }) => value)
  const free = await freeHours(browser, salonId, { ahead: 1 })
  expect(shown).toEqual(free.map(({ id }) => id))
})

test('days wait for a salon and a service: without one there are neither days nor hours [B-216]', async () => {
  for (const path of [
    `/booking?step=0&salonId=${salonId}&phone=${freshPhone()}`,
    `/booking?step=0&salonId=0&phone=${freshPhone()}&chosenService=${cutAndWash}`,
  ]) {
    const page = await openPage(path)
    expect(page.all('.days'), path).toEqual([])
    expect(page.all('input[name=hourId]'), path).toEqual([])
  }
})

test('the hours stand in groups by the part of the day, each to be swiped [B-045]', async () => {
  const page = await openPage(main())
  const groups = page.all('.hours__group')
  expect(groups.length).toBeGreaterThan(1)
  for (const group of groups) {
    expect(group.part('.hours__name').text).not.toBe('')
    expect(
      group.all('.carousel input[name=hourId], [class*=slides] input[name=hourId]').length,
    ).toBeGreaterThan(0)
  }
})

test('past hours are not shown, and each group shows its number of free hours [B-045, B-224]', async () => {
  const browser = new Browser()
  const page = await browser.open(main())
  const { now } = await browser.execute<{ now: number }>('{ now }')
  const shown = page.all('.hours input[name=hourId]').map(({ value }) => Number(value))
  expect(shown.length).toBeGreaterThan(0)
  const today = await dayAhead(browser, 0)
  for (const id of shown) expect(instantOf(today, startOf(id))).toBeGreaterThan(now)
  for (const group of page.all('.hours__group')) {
    const free = group.all('.choice:not(.choice--gone)').length
    expect(group.part('.hours__name').text).toMatch(new RegExp(` · còn ${free} giờ$`))
  }
})

test('stylists are swiped through, and the first entry lets the system choose [B-042, B-043]', async () => {
  const page = await openPage(main())
  const stylists = page.part('.stylists').all('.stylist')
  expect(stylists.length).toBeGreaterThan(1)
  expect(stylists[0]!.text).toBe('Hệ thống chọn giúp anh')
  expect(stylists[0]!.attribute('aria-current')).toBe('true')
})

test('the stylists are those of the salon and day that are chosen [B-240]', async () => {
  const browser = new Browser()
  const names = async (salon: string, day: string) => {
    const page = await browser.open(main(`&date=${day}`).replace(`=${salonId}&`, `=${salon}&`))
    return page
      .all('.stylists .stylist__name')
      .slice(1)
      .map(({ text }) => text)
  }
  const [today, tomorrow] = await Promise.all([0, 1].map((ahead) => dayAhead(browser, ahead)))
  // A salon may have no stylist off on two consecutive days, but it has one in three.
  const salons = [salonId, '10', '34']
  const onBoth = await Promise.all(
    salons.map(async (salon) => [await names(salon, today!), await names(salon, tomorrow!)]),
  )
  for (const [first, second] of onBoth) expect([first!.length, second!.length]).not.toContain(0)
  expect(onBoth.filter(([first, second]) => first!.join() !== second!.join())).not.toEqual([])
  const [here, , elsewhere] = onBoth
  expect(elsewhere![1]!.filter((name) => here![1]!.includes(name))).toEqual([])
})

test('another day or stylist clears the hour [B-217, B-219]', async () => {
  const browser = new Browser()
  const date = await dayAhead(browser, 1)
  const hour = (await freeHours(browser, salonId, { ahead: 1 }))[0]!.id
  const page = await browser.open(main(`&date=${date}&hour=${hour}`))
  expect(page.all('input[name=hourId][checked]').map(({ value }) => value)).toEqual([hour])
  const stylist = page.part('.stylists').all('.stylist')[1]!
  expect(stylist.href).toMatch(/stylistId=\d+/)
  for (const link of [page.part('.days').link(/Hôm nay/), stylist]) {
    expect(link.href).not.toContain('hour=')
    expect((await browser.follow(link)).all('input[name=hourId][checked]')).toEqual([])
  }
})

test('a day that a guest may not choose leaves its hour to no other day, and says so [B-215, B-219]', async () => {
  const browser = new Browser()
  const hour = (await freeHours(browser, salonId)).at(-1)!.id
  const page = await browser.open(main(`&date=${await dayAhead(browser, 2)}&hour=${hour}`))
  expect(page.path).not.toContain('hour=')
  expect(page.all('input[name=hourId][checked]')).toEqual([])
  expect(page.part('#part-hour').text).toContain('Ngày anh đã chọn không đặt được nữa')
})

test('a stylist is chosen by a press, and left by one on the system [B-042]', async () => {
  const browser = new Browser()
  const page = await browser.open(main(`&date=${await dayAhead(browser, 1)}`))
  const chosen = await browser.follow(page.part('.stylists').all('.stylist')[1]!)
  expect(chosen.all('.stylist--on')).toHaveLength(1)
  expect(chosen.path).toMatch(/stylistId=\d+/)
  const left = await browser.follow(chosen.part('.stylists').all('.stylist')[0]!)
  expect(left.path).not.toContain('stylistId=')
})

test("a link's absent stylist is shown as busy, and others are offered [B-242, B-246]", async () => {
  const browser = new Browser()
  const page = await browser.open(main('&stylistId=999999'))
  expect(page.dialog.text).toMatch(
    /Stylist (hôm nay|ngày mai) đã kín lịch, anh chọn giúp em stylist khác nhé!/,
  )
  const after = await browser.follow(page.dialog.link('Đồng ý'))
  expect(after.dialogs()).toEqual([])
  expect(after.part('.stylist--on').text).toContain('Hệ thống chọn giúp anh')
})
