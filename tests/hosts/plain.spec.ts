import type { APIRequestContext, Page, TestInfo } from '@playwright/test'
import { enter, passwordLabel, phoneLabel } from '../journeys/customer'
import { booked } from '../../app/messages/vi/booked'
import { places } from '../../app/messages/vi/places'
import { profile } from '../../app/messages/vi/profile'
import { expect, test } from '../journeys/fixtures'

const hostPort = Number(process.env.JOURNEYS_PORT ?? 8790) + 1
const host = `http://127.0.0.1:${hostPort}`

/** Salons and services of tests/hosts/plain-data.ts. */
const [salonId, serviceId] = [501, 3001]

/** What shows that something failed: a toast, or a section that asks to try again. */
const failures = /Có lỗi xảy ra|gián đoạn|chưa tải được|Thử lại/

async function expectWhole(page: Page): Promise<void> {
  await expect(page.locator('main')).not.toBeEmpty()
  await expect(page.getByText(failures)).toHaveCount(0)
}

/** A phone of one journey's own. */
function phoneOf({ project, testId }: TestInfo): string {
  const digits = [...`${project.name} ${testId}`].reduce(
    (sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9_000_000,
    7,
  )
  return `09${String(10_000_000 + digits)}`
}

/** Step 0 with salon and service chosen; tomorrow, where every hour is still to come. */
async function openTomorrow(page: Page, phone: string, tomorrow: string, more = ''): Promise<void> {
  const chosen = `salonId=${salonId}&phone=${phone}&chosenService=${serviceId}&date=${tomorrow}`
  await page.goto(`/booking?step=0&${chosen}${more}`)
  await expect(page.getByRole('heading', { name: 'Đặt lịch giữ chỗ' })).toBeVisible()
  // The host keeps no line.
  await expect(page.getByRole('link', { name: 'Báo anh khi có người hủy' })).toHaveCount(0)
}

/** Sells an hour as the chain's own app would, past this site. */
async function sellAtHost(request: APIRequestContext, phone: string, hour: Hour): Promise<void> {
  const { date, hourId, stylistId } = hour
  const dateBook = date.split('-').reverse().join('-')
  const chosenServices = [{ id: serviceId }]
  const reply = await request.post(`${host}/booking/rieng/dat-lich`, {
    data: {
      ...{ salonId, phone, dateBook },
      bookHours: [{ bookHourId: hourId, stylistId, chosenServices }],
    },
  })
  expect(reply.status()).toBe(200)
}

type Hour = { date: string; hourId: number; stylistId: number }

/** Confirms with the code that the host has sent, in the dialog or on the page. */
async function confirm(page: Page, phone: string): Promise<void> {
  await page.waitForURL(/code=/)
  const reply = await page.request.get(`${host}/tests/code?phone=${phone}`)
  const { code } = (await reply.json()) as { code: string }
  await page.getByRole('textbox', { name: 'Mã xác nhận' }).fill(code)
  await page.getByRole('button', { name: 'Xác nhận' }).click()
  await page.waitForURL(/\/booking\/success\?bookingId=\d+$/)
  // The host knows nobody by the browser that booked, and the gateway does.
  await expect(page.getByRole('main')).toContainText('82 Trần Đại Nghĩa')
}

async function logIn(page: Page, phone: string): Promise<void> {
  await page.goto('/dang-nhap')
  await enter(page.locator('main'), phoneLabel, phone)
  await enter(page.locator('main'), passwordLabel, '123456')
  await page.waitForURL((url) => url.pathname === '/')
}

/** Books the last free hour but `fromEnd`, and ticks the consent where it is asked for. */
async function book(page: Page, fromEnd: number): Promise<void> {
  const hours = page.locator('.choice:not(.choice--gone) input')
  await hours.nth((await hours.count()) - 1 - fromEnd).check()
  const consent = page.getByRole('checkbox', { name: /đồng ý cho salon dùng số điện thoại/ })
  if (await consent.first().isVisible()) await consent.first().check()
  await page.getByRole('button', { name: 'Hoàn tất' }).last().click()
  // With scripts a dialog asks for the consent, where the phone has not agreed before.
  const dialog = page.getByRole('dialog', { name: 'Bảo vệ thông tin của anh' })
  const arrived = page.waitForURL(/code=|booking\/success/)
  await Promise.race([arrived, dialog.waitFor()])
  if (!(await dialog.isVisible())) return
  await dialog.getByRole('checkbox').first().check()
  await dialog.getByRole('button', { name: 'Tiếp tục' }).click()
}

test('Home, salons and services show what the host has, and nothing that failed', async ({
  page,
}) => {
  await page.goto('/')
  await expectWhole(page)
  await page.goto('/system-salon')
  await expect(page.getByText('82 Trần Đại Nghĩa').first()).toBeAttached()
  await expectWhole(page)
  await page.goto('/dich-vu')
  await expect(page.getByText('Cắt gội').first()).toBeVisible()
  await expectWhole(page)
  await page.goto('/booking?step=2&salonId=501&phone=0')
  await expectWhole(page)
})

test('a visitor books, enters the code and sees the booking; who finds it sees it masked, who guesses it none [B-295, H-096, O-30]', async ({
  page,
  clock,
  newVisitor,
}, info) => {
  const phone = phoneOf(info)
  await openTomorrow(page, phone, clock.day(1))
  await expectWhole(page)
  await book(page, 0)
  await confirm(page, phone)
  await expectWhole(page)
  const stranger = await newVisitor()
  await stranger.goto(page.url())
  await expect(stranger.getByRole('heading', { name: 'Lịch Không Tồn Tại!' })).toBeVisible()
  await page.context().clearCookies()
  await page.goto('/booking/lookup')
  await page.locator('main input[name=phone]').fill(phone)
  await page.getByRole('button', { name: 'Tìm lịch' }).click()
  await page.waitForURL(/\/booking\/success\?bookingId=\d+$/)
  await expect(page.getByRole('main')).toContainText('có một lịch hẹn vào')
  await expect(page.locator('main')).not.toContainText(phone)
})

test('a member logs in, books without a code, cancels and reads the history [H-110, H-113, H-222]', async ({
  page,
  clock,
}, { project }) => {
  const phone = project.name === 'with scripts' ? '0912345678' : '0987654321'
  await logIn(page, phone)
  await expectWhole(page)
  await openTomorrow(page, phone, clock.day(1))
  await book(page, 3)
  await page.waitForURL(/\/booking\/success\?bookingId=\d+$/)
  await expectWhole(page)
  await page.getByRole('link', { name: 'Hủy lịch' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Hủy lịch' }).click()
  await expect(page.locator('.booking-card__state')).toHaveText('Lịch đặt đã hủy')
  await page.goto('/lich-su')
  await expectWhole(page)
  if (phone === '0912345678') await expect(page.locator('.visit-card')).toHaveCount(1)
})

test('an hour that is sold at the host, or in another browser, is gone here within 12 s [B-217, O-51] @scripts', async ({
  page,
  clock,
  newVisitor,
}, info) => {
  const date = clock.day(1)
  const stylistId = 5011
  await openTomorrow(page, phoneOf(info), date, `&stylistId=${stylistId}`)
  const free = page.locator('.choice:not(.choice--gone) input')
  const hourIds = await free.evaluateAll((inputs) =>
    inputs.map((input) => Number(input.getAttribute('value'))),
  )
  const [first = 0, second = 0] = hourIds.filter((_id, at) => at % 3 === 0)
  const gone = (id: number) => page.locator(`.choice--gone:has(input[value="${id}"])`)
  await sellAtHost(page.request, '0981000001', { date, hourId: first, stylistId })
  await expect(gone(first)).toBeAttached({ timeout: 12_000 })
  const other = await newVisitor()
  await openTomorrow(other, '0981000002', date, `&stylistId=${stylistId}`)
  await other.locator(`.choice input[value="${second}"]`).check()
  await other.getByRole('button', { name: 'Hoàn tất' }).click()
  const dialog = other.getByRole('dialog')
  await dialog.getByRole('checkbox', { name: /đồng ý cho salon dùng số điện thoại/ }).check()
  await dialog.getByRole('button', { name: 'Tiếp tục' }).click()
  await expect(gone(second)).toBeAttached({ timeout: 12_000 })
})

/** What leads to something that the plain host lacks. */
const controls = [
  booked.maskedText.replace(/\{.*/, ''),
  places.add,
  profile.erase,
  profile.feed,
  profile.notices,
  profile.outEverywhere,
  profile.placesManage,
  'href="/booking-at-home',
  'action="/booking-at-home',
  'href="/save-location',
  'href="/spa/',
  'href="/lich-su/7',
]

/** Scripts, and the link of each page to itself in English. */
const unread = /<script[^>]*>.*?<\/script>|<a [^>]*hreflang[^>]*>/gis

/** Pages that a customer of the chain may have kept. */
const kept = ['/booking-at-home', '/save-location', '/tai-khoan', '/lich-su', '/booking/lookup']

test('no page that a link leads to has a control that the host lacks, or a part that failed, logged in or out [O-43]', async ({
  page,
}, { project }) => {
  const found: Record<string, string[]> = {}
  for (const isMember of [false, true]) {
    if (isMember) await logIn(page, project.name === 'with scripts' ? '0912345678' : '0987654321')
    const rest = ['/', ...kept]
    const seen = new Set(rest)
    for (let path = rest.pop(); path !== undefined; path = rest.pop()) {
      const response = await page.request.get(path)
      const html = (await response.text()).replaceAll(unread, '')
      const wrong = controls.filter((text) => html.includes(text))
      wrong.push(...(failures.exec(html) ?? []))
      if (response.status() >= 400) wrong.push(String(response.status()))
      if (wrong.length > 0) found[`${isMember ? 'member' : 'visitor'} ${path}`] = wrong
      for (const [, href = ''] of html.matchAll(/<a [^>]*href="(\/[^"#]*)/g)) {
        const next = href.replaceAll('&amp;', '&')
        // One address of each page: queries and names of rows say no more.
        const form = next.replace(/\?.*/, '').replace(/\d+/g, '0')
        if (/^\/(en|dang-xuat|ngon-ngu)\b/.test(next) || seen.has(form)) continue
        seen.add(form)
        rest.push(next)
      }
    }
    expect(seen.size).toBeGreaterThan(20)
  }
  expect(found).toEqual({})
})
