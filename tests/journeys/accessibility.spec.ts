import type { Page } from '@playwright/test'
import { addresses, allRoutes } from '../route-samples'
import { expectNoBarriers, expectNoSidewaysScroll } from './accessibility'
import { bookByRequest } from './own/book'
import { expect, test } from './fixtures'
import {
  chooseFirstHour,
  cutAndWash,
  dayAhead,
  finish,
  logIn,
  openChosen,
  salonId,
  untilScripted,
} from './steps'

/** A customer with some of everything; nothing is changed here. */
const owner = '0912345678'
/** So many pages are looked at in one journey; journeys run side by side. */
const PAGES_AT_ONCE = 4
const chosen = `salonId=${salonId}&phone=0912345670&chosenService=${cutAndWash}`

const pages = allRoutes().flatMap(({ isPage, samples }) =>
  isPage ? samples.map(({ path }) => path) : [],
)

/** States of the booking screen that have an address, and what shows that they are there. */
const screens: readonly (readonly [path: string, has: string])[] = [
  ['/booking?step=0&salonId=0&phone=0912345670', 'Xem tất cả salon'],
  ['/booking?step=0&salonId=0&phone=0', 'Tiếp tục'],
  [`/booking?step=0&salonId=${salonId}&phone=0912345670&next=1`, 'Mời anh chọn dịch vụ'],
  ['/booking?step=1&salonId=0&phone=0912345670&q=cau+giay', 'Cầu Giấy'],
  [`/booking?step=2&flow=1&view=grid&${chosen}`, 'Xong'],
  [`/booking?step=4&flow=1&tab=2&${chosen}`, 'Ưu đãi riêng của anh'],
  [
    `/booking?step=0&salonId=${salonId}&phone=0912345670&chosenService=1007&offer_ask=1`,
    'Xem tất cả ưu đãi',
  ],
  [`/booking?step=0&offers=510,511&${chosen}`, 'chưa dùng được'],
  ['/booking?step=0&salonId=28&phone=0912345670', 'Quay lại chọn salon'],
  [`/booking?step=0&${chosen}&moved=1003`, 'Hệ thống chọn giúp anh'],
  [
    `/booking?step=0&salonId=10&phone=0912345670&chosenService=${cutAndWash}&stylistId=1002`,
    'đã kín lịch',
  ],
  [`/booking?step=0&salonId=${salonId}&phone=0912345670&chosenService=1018`, 'Thêm vào lịch'],
  [`/booking?step=0&${chosen}&backup=1`, 'Salon gần đó còn giờ hôm nay'],
]

/** Pages of a customer's own as a logged-out visitor sees them. */
const logInNeeded = [
  '/vong-quay-may-man',
  '/vong-quay-may-man/nhiem-vu',
  '/vong-quay-may-man/doi-qua/3',
  '/stylist-xuat-sac',
  '/kham-pha?loc=da-thich',
  '/tai-khoan',
]

const sizes = [
  { width: 390, height: 844 },
  { width: 320, height: 640 },
]

/**
 * Looks for barriers on what is shown, at the width of a phone and at the narrowest, where nothing
 * may reach out sideways.
 */
async function look(page: Page, where: string): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size)
    if (size.width === 320) await expectNoSidewaysScroll(page, `${where} at 320 px`)
    await expectNoBarriers(page, `${where} at ${size.width} px`)
  }
}

async function unfold(page: Page): Promise<void> {
  for (const folded of await page.locator('main details:not([open]) > summary').all())
    if (await folded.isVisible()) await folded.click()
}

let known: Promise<Map<string, string>> | undefined

/** The addresses of the table, looked up once by each worker. */
function addressesOf(page: Page, baseURL: string): Promise<Map<string, string>> {
  return (known ??= (async () => {
    const cookie = (await page.context().cookies())
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ')
    return addresses(baseURL, cookie, await dayAhead(page.request, 1))
  })())
}

test('axe passes Home, the log-in, the account, the booking screen, the salons and a booking at 320 px', async ({
  page,
  salon,
  customer,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const lookOnce = async (where: string) => {
    await expectNoSidewaysScroll(page, where)
    await expectNoBarriers(page, where)
  }
  const open = async (path: string) => {
    await page.goto(path)
    await untilScripted(page)
  }
  await open('/')
  await lookOnce('Home')
  await page.locator('.header__account').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await lookOnce('the log-in')
  await open(`/booking?step=0&${chosen}`)
  await lookOnce('the booking screen')
  await open('/booking?step=1&salonId=0&phone=0912345670&q=cau+giay')
  await lookOnce('the salons')
  await open(await bookByRequest(page.request, { salon, phone: customer.phone }))
  await lookOnce('a booking')
  await customer.logIn(page)
  await open('/tai-khoan')
  await lookOnce('the account')
})

for (let from = 0; from < pages.length; from += PAGES_AT_ONCE) {
  const some = pages.slice(from, from + PAGES_AT_ONCE)
  test(`axe passes pages ${from + 1} to ${from + some.length}, unfolded, at 390 and 320 px @nightly`, async ({
    page,
    baseURL,
  }) => {
    await logIn(page, owner)
    const at = await addressesOf(page, baseURL!)
    for (const path of some) {
      await page.goto(at.get(path)!)
      await untilScripted(page)
      await expect(page.locator('h1').first()).toBeAttached()
      await unfold(page)
      await look(page, path)
    }
  })
}

test('axe passes what a logged-out visitor sees of personal pages @nightly', async ({ page }) => {
  for (const path of logInNeeded) {
    await page.goto(path)
    await untilScripted(page)
    await look(page, path)
  }
})

for (const part of [0, 1, 2, 3])
  test(`axe passes states of the booking screen, part ${part + 1}, also at 200 % @nightly`, async ({
    page,
  }) => {
    for (const [path, has] of screens.filter((_screen, at) => at % 4 === part)) {
      await page.goto(path)
      await untilScripted(page)
      await expect(page.getByText(has).first()).toBeVisible()
      await look(page, path)
      await page.setViewportSize({ width: 720, height: 450 })
      await expectNoSidewaysScroll(page, `${path} at 720 px`)
    }
  })

test('no barrier that a machine can find on a wide screen, its menu open @wide @nightly', async ({
  page,
}) => {
  for (const path of ['/', '/system-salon', `/booking?step=0&${chosen}`]) {
    await page.goto(path)
    await untilScripted(page)
    await page.locator('.header__menu summary').click()
    await expectNoBarriers(page, `${path}, wide`)
  }
})

test('no barrier that a machine can find in the open menu of a small screen @nightly', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/cua-hang')
  await untilScripted(page)
  await page.locator('.header__menu summary').first().click()
  await expectNoBarriers(page, 'the open menu')
  await expectNoSidewaysScroll(page, 'the open menu')
})

test('no barrier that a machine can find in a group @nightly', async ({ page }) => {
  await logIn(page, '0987654321')
  await openChosen(page, '0987654321', `&p2=1012&p3=${cutAndWash}&person=2`)
  await untilScripted(page)
  await expect(page.locator('.person')).toHaveCount(3)
  await look(page, 'a group of three')
})

for (const [what, path, link] of [
  ['a film [H-025]', '/', 'main a[href*="youtu"]:visible'],
  ['forgetting an address', '/save-location', 'main a[href*="remove="]'],
  ['logging in', '/', '.header__account'],
  ['the look-up of a booking', '/', '.header__lookup'],
] as const)
  test(`no barrier that a machine can find in the dialog for ${what} @nightly`, async ({
    page,
  }) => {
    if (path === '/save-location') await logIn(page, owner)
    await page.goto(path)
    await untilScripted(page)
    await page.locator(link).first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await look(page, what)
  })

test('axe passes the dialog for the code of a booking’s owner [O-30] @nightly', async ({
  page,
}) => {
  await page.goto('/booking/success?bookingId=01KDEMQ0000000GVANG0000001')
  await untilScripted(page)
  await page.getByRole('link', { name: 'Xác nhận bằng mã' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await look(page, 'the code of whoever booked')
})

test('no barrier that a machine can find from advice and consent to the canceled booking [B-275, O-46] @nightly', async ({
  page,
  salon,
  customer,
}) => {
  await openChosen(page, customer.phone, '', salon.id)
  await untilScripted(page)
  await page.getByText('Ghi chú & yêu cầu thêm').click()
  await page.getByText('Nhân viên tư vấn cho anh').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await look(page, 'the advice dialog')
  await page.getByRole('button', { name: 'Có thể tư vấn nhưng ít thôi' }).click()
  await chooseFirstHour(page)
  await page.getByRole('button', { name: 'Hoàn tất' }).click()
  await expect(dialog).toBeVisible()
  await look(page, 'the consent dialog')
  await page.keyboard.press('Escape')
  await finish(page)
  await expect(page.getByRole('heading', { name: 'ĐẶT LỊCH THÀNH CÔNG' })).toBeVisible()
  await look(page, 'the success page')
  await page.getByRole('link', { name: 'Hủy lịch' }).click()
  await expect(dialog).toBeVisible()
  await look(page, 'the cancel dialog')
  await dialog.getByRole('button', { name: 'Hủy lịch' }).click()
  await expect(page.locator('.booking-card__state')).toHaveText('Lịch đặt đã hủy')
  await look(page, 'a canceled booking')
})

test('no barrier that a machine can find in the dialog for a code @nightly', async ({
  page,
  salon,
}) => {
  await openChosen(page, '0944444444', '', salon.id)
  await untilScripted(page)
  await chooseFirstHour(page)
  await finish(page)
  await expect(page.getByRole('dialog').getByLabel(/Mã/).first()).toBeVisible()
  await look(page, 'the code dialog')
})
