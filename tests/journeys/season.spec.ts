import { expect, type Page, test } from '@playwright/test'
import { instantOf } from '../../domain/vietnam-day.ts'
import { type Stack, startStack } from '../../scripts/stack.ts'
import { sameEachWeek } from '../../scripts/clock.ts'
import { expectNoBarriers, expectNoSidewaysScroll } from './accessibility'
import { cutAndWash, finish, freshPhone, untilScripted } from './steps'

/** A salon that takes twice the surcharge of the others, until 23h. */
const SALON = 12

/** A chain of its own, whose clock shows so many minutes of a day when it is there. */
async function startAt(day: string, minutes: number): Promise<Stack> {
  const wanted = instantOf(day, minutes)
  // How long a chain takes to start is known when it has started once.
  for (let lead = 30_000; ; lead *= 2) {
    const clockOffsetMs = wanted - lead - Date.now()
    const stack = await startStack({ clockOffsetMs, vars: { booking: sameEachWeek } })
    if (Date.now() + clockOffsetMs < wanted) return stack
    await stack.stop()
  }
}

/** Opens the main screen with the salon and a cut chosen. */
async function open(page: Page, { url }: Stack, more = ''): Promise<void> {
  const chosen = `step=0&salonId=${SALON}&phone=${freshPhone()}&chosenService=${cutAndWash}`
  await page.goto(`${url}/booking?${chosen}${more}`)
}

const later = (page: Page) => page.getByRole('combobox', { name: /Ngày khác|Another day/ })
const total = (page: Page) => page.locator('.summary__total')

test.describe('15 January 2027, when Tết is sold from 9h', () => {
  test.describe.configure({ mode: 'serial' })
  test.setTimeout(600_000)
  let chain: Stack
  test.beforeAll(async () => {
    test.setTimeout(600_000)
    chain = await startAt('2027-01-15', 8 * 60 + 59)
  })
  test.afterAll(() => chain.stop())

  test('an open page shows the new days by itself, and a day before Tết is booked at the price that stood there @narrow [B-213, B-289]', async ({
    page,
  }) => {
    await open(page, chain)
    await untilScripted(page)
    await expect(page.getByText('Em mở thêm ngày đặt lịch lúc 9h00, T6, 15/01.')).toBeVisible()
    await expect(later(page)).toHaveCount(0)
    await expect(later(page)).toBeVisible({ timeout: 300_000 })
    await later(page).selectOption({ label: 'T6, 22/01 · 15 Chạp · 180K' })
    await page.getByRole('button', { name: 'Xem ngày' }).press('Enter')
    await expect(page.locator('.hours')).toContainText('+60K ngày Tết')
    await expect(later(page)).toHaveValue('2027-01-22')
    await expect(total(page)).toContainText('180.000')
    const last = page.locator('.choice:not(.choice--gone)', { hasText: '21h50' })
    await expect(last).toContainText('+60K')
    await last.locator('input').check()
    await finish(page)
    await expect(page.locator('.booking-card')).toContainText('21h50')
    await expect(page.locator('main')).toContainText('180.000')
  })

  test('without JavaScript, in English and at 320 px the later days are a list with a button @narrow [B-213]', async ({
    browser,
  }) => {
    const page = await browser.newPage({
      ...{ javaScriptEnabled: false, viewport: { width: 320, height: 640 } },
    })
    await open(page, chain, '&lang=en')
    const label = 'Wed, 27 Jan · Lunar 12/20 · 180K'
    await later(page).selectOption({ label })
    await page.getByRole('button', { name: 'See day' }).click()
    await expect(page).toHaveURL(/date=2027-01-27/)
    await expect(page.locator('.hours')).toContainText('+60K around the lunar New Year')
    await expect(total(page)).toContainText('180,000')
    await page.close()
  })

  test('with the later days the page has no barrier and no sideways scroll @narrow @nightly', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await open(page, chain, '&date=2027-01-22')
    await untilScripted(page)
    await expect(later(page)).toBeVisible()
    await expectNoBarriers(page, 'days before Tết')
    await expectNoSidewaysScroll(page, 'days before Tết')
  })
})

/** What each day shows at 8h: its chips, how many days follow, its first and its last hour. */
const days = [
  {
    day: '2027-01-08',
    chips: /Ngày thường.*Cuối tuần.*Chưa mở/s,
    later: 0,
    hours: null,
    dear: false,
  },
  {
    day: '2027-01-22',
    chips: /15 Chạp.*16 Chạp.*17 Chạp/s,
    later: 11,
    hours: [510, 1310],
    dear: true,
  },
  {
    day: '2027-02-05',
    chips: /29 Chạp · salon nghỉ.*Mùng 1.*Mùng 2/s,
    later: 7,
    hours: [570, 1170],
  },
  {
    day: '2027-02-06',
    chips: /Mùng 1 · salon nghỉ.*Mùng 2.*Mùng 3/s,
    later: 6,
    hours: [570, 1170],
  },
  {
    day: '2027-02-07',
    chips: /Mùng 2 · salon nghỉ.*Mùng 3.*Mùng 4/s,
    later: 5,
    hours: [570, 1170],
  },
  {
    day: '2027-02-08',
    chips: /Mùng 3 · salon nghỉ.*Mùng 4.*Ngày thường/s,
    later: 4,
    hours: [570, 1170],
  },
  { day: '2027-02-09', chips: /Mùng 4.*Ngày thường.*Ngày thường/s, later: 3, hours: [570, 1170] },
] as const

for (const one of days)
  test(`on ${one.day} the days and hours are those of the season @narrow [B-213, B-214] @nightly`, async ({
    page,
  }) => {
    test.setTimeout(600_000)
    const chain = await startAt(one.day, 8 * 60)
    try {
      // A day that does not answer in 0.3 s has no mark yet: the page comes without it.
      await expect(async () => {
        await open(page, chain)
        await expect(page.locator('.days')).toHaveText(one.chips, { timeout: 1000 })
      }).toPass()
      await untilScripted(page)
      await expect(later(page).locator('option[value^="2027"]')).toHaveCount(one.later)
      if (!one.hours) {
        await expect(page.getByText('lúc 9h00, T6, 15/01')).toBeVisible()
        return
      }
      // Also of full hours, which are folded.
      const labels = await page.locator('.hours .choice__label').allTextContents()
      const minutes = labels.map((label) => {
        const [hour = 0, minute = 0] = label.split('h').map(Number)
        return hour * 60 + minute
      })
      expect(Math.min(...minutes)).toBeGreaterThanOrEqual(one.hours[0])
      expect(Math.max(...minutes)).toBeGreaterThan(1100)
      expect(Math.max(...minutes)).toBeLessThanOrEqual(one.hours[1] + 40)
      await expect(page.getByText('ngày Tết', { exact: false })).toHaveCount('dear' in one ? 2 : 0)
    } finally {
      await chain.stop()
    }
  })
