import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { holdRequests, cutAndWash, untilScripted, openChosen } from './steps'
import { expectNoBarriers } from './accessibility'
import { freeStylist } from './own/stylist'

const picker = '/booking?step=1&salonId=0&phone=0912345670'
const services = '/booking?step=2&salonId=9&phone=0912345670&flow=1'
const cards = (page: Page) => page.locator('.salon-card')

test('keys and scrolling fingers while the page’s code starts do not prevent its start @nightly', async ({
  page,
}) => {
  // In every gap that the start leaves.
  await page.addInitScript(() => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      document
        .querySelector('input[type=search]')
        ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'h', bubbles: true }))
      for (const type of ['pointercancel', 'touchcancel', 'dragend', 'copy', 'reset'])
        document.querySelector('main')?.dispatchEvent(new Event(type, { bubbles: true }))
      if (!document.querySelector('html.js')) port2.postMessage(null)
    }
    port2.postMessage(null)
  })
  await page.goto(picker)
  await untilScripted(page)
})

test('what is typed is searched for by itself, half a second after the last key [B-053, B-054]', async ({
  page,
}) => {
  await page.goto(picker)
  await untilScripted(page)
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('searchbox').pressSequentially('ha noi')
  await page.clock.runFor(499)
  await expect(page).not.toHaveURL(/q=/)
  await page.clock.runFor(1)
  await expect(page).toHaveURL(/q=ha(\+|%20)noi/)
  await expect(page.getByRole('link', { name: /Hà Nội \d+ cơ sở/ })).toBeVisible()
})

test('words that no longer count leave the search boxes of salons and services [B-053, B-083] @nightly', async ({
  page,
}) => {
  const box = page.getByRole('searchbox')
  await page.goto(picker)
  await untilScripted(page)
  await box.fill('cau giay')
  await page.getByRole('link', { name: 'Tất cả tỉnh thành' }).click()
  await expect(page.getByRole('heading', { name: 'Miền Bắc' })).toBeVisible()
  await expect(box).toHaveValue('')
  await page.getByRole('switch', { name: /Có chỗ đậu ô tô/ }).check()
  await expect(page).toHaveURL(/parking=1/)
  await expect(page).not.toHaveURL(/q=c/)
  await page.goto(services)
  await untilScripted(page)
  await box.fill('uon')
  await expect(page.getByText(/^Tìm thấy/)).toBeVisible()
  await page.getByRole('link', { name: 'Xem tất cả dịch vụ' }).click()
  await expect(page.getByText(/^Tìm thấy/)).toHaveCount(0)
  await expect(box).toHaveValue('')
})

for (const [step, address, press, arrived] of [
  ['salons', picker, /Hà Nội \d+ cơ sở/, /cityId=/],
  ['services', services, 'Quay lại', /step=0/],
] as const)
  test(`a press right after typing in the search of ${step} is not undone by the search [B-054]`, async ({
    page,
  }) => {
    await page.goto(address)
    await untilScripted(page)
    const release = await holdRequests(page)
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.getByRole('searchbox').pressSequentially('uon')
    const link = page.getByRole('link', { name: press })
    await link.click()
    await expect(link).toHaveAttribute('aria-busy', 'true')
    await page.clock.runFor(500)
    release()
    await expect(page).toHaveURL(arrived)
    await expect(page).not.toHaveURL(/q=uon/)
  })

test('the switch for parking and the list of districts filter at once [B-063, B-065] @nightly', async ({
  page,
}) => {
  await page.goto(picker)
  await page.getByRole('link', { name: /Hà Nội/ }).click()
  await expect(page.getByRole('combobox', { name: 'Quận huyện' })).toBeVisible()
  const all = await cards(page).count()
  const parking = page.getByRole('switch', { name: /Có chỗ đậu ô tô/ })
  await parking.check()
  await expect(page).toHaveURL(/parking=1/)
  await expect.poll(() => cards(page).count()).toBeLessThan(all)
  await parking.uncheck({ force: true })
  await expect(cards(page)).toHaveCount(all)
  await page.getByRole('combobox', { name: 'Quận huyện' }).selectOption({ label: 'Quận Cầu Giấy' })
  await expect(cards(page)).toHaveCount(3)
})

test('the nearby search requests the position, then lists five and ten salons [B-062, B-326, B-331]', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 21.0335, longitude: 105.7985 })
  await page.goto(picker)
  await untilScripted(page)
  await expect(page).not.toHaveURL(/near=/)
  await page.getByRole('button', { name: 'Tìm salon gần anh' }).click()
  await expect(cards(page)).toHaveCount(5)
  await expect(cards(page).first()).toContainText('phút di chuyển')
  await page.getByRole('link', { name: 'Xem thêm' }).click()
  await expect(cards(page)).toHaveCount(10)
})

/** The browser finds the position when the result is called. */
async function holdPosition(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    navigator.geolocation.getCurrentPosition = (found) => {
      const coords = { latitude: 21.0335, longitude: 105.7985 } as GeolocationCoordinates
      Object.assign(window, { find: () => found({ coords, timestamp: 0 } as GeolocationPosition) })
    }
  })
  return async () => {
    await page.waitForFunction(() => 'find' in window)
    await page.evaluate(() => (window as unknown as { find: () => void }).find())
  }
}

test('a position that was allowed before takes back no phone that was typed meanwhile [H-031] @nightly', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation'])
  const find = await holdPosition(page)
  await page.goto('/booking?salonId=0&phone=0&step=0')
  await untilScripted(page)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Số điện thoại của anh').fill('0912345670')
  await dialog.getByRole('button', { name: 'Tiếp tục' }).click()
  await expect(page).toHaveURL(/phone=0912345670/)
  await find()
  await expect(page).toHaveURL(/phone=0912345670.*near=21\.034,105\.799/)
  await expect(dialog).toHaveCount(0)
})

test('a position that comes after the next press leaves the customer where he went [B-326] @nightly', async ({
  page,
}) => {
  const find = await holdPosition(page)
  await page.goto(picker)
  await untilScripted(page)
  await page.getByRole('button', { name: 'Tìm salon gần anh' }).click()
  await page.getByRole('link', { name: /Hà Nội/ }).click()
  await expect(page.getByRole('combobox', { name: 'Quận huyện' })).toBeVisible()
  const address = page.url()
  await find()
  await expect(page.getByRole('combobox', { name: 'Quận huyện' })).toBeVisible()
  expect(page.url()).toBe(address)
})

test('a position that comes in the moment of a press does not undo it [B-326] @nightly', async ({
  page,
}) => {
  await holdPosition(page)
  await page.goto(picker)
  await untilScripted(page)
  await page.getByRole('button', { name: 'Tìm salon gần anh' }).click()
  await page.waitForFunction(() => 'find' in window)
  await page.getByRole('link', { name: /Hà Nội/ }).evaluate((link: HTMLElement) => {
    const { find } = window as unknown as { find: () => void }
    link.click()
    find()
  })
  await expect(page.getByRole('combobox', { name: 'Quận huyện' })).toBeVisible()
  await expect(page).not.toHaveURL(/near=/)
})

test('a denied position shows a message and the cities [B-036, B-327, B-328]', async ({
  page,
  context,
}) => {
  await context.clearPermissions()
  await page.goto('/booking?step=0&salonId=0&phone=0912345670')
  await page.getByRole('link', { name: 'Tìm salon gần anh' }).click()
  await expect(
    page
      .getByText(
        'Bạn chưa cho phép quyền truy cập vị trí, bạn mở quyền hoặc tìm theo tỉnh thành nhé!',
      )
      .first(),
  ).toBeAttached()
  await expect(
    page.getByText(
      'Bạn đang khóa quyền truy cập vị trí, bạn tìm salon theo thành phố bên dưới nhé!',
    ),
  ).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Miền Bắc' })).toBeVisible()
})

test('the dialog of a closed salon gives way to the salon that is chosen there [B-124, B-125]', async ({
  page,
}) => {
  await page.goto(`/booking?salonId=28&phone=0912345670&step=0&chosenService=${cutAndWash}`)
  await untilScripted(page)
  const dialog = page.getByRole('dialog', { name: 'Thông báo' })
  await dialog.locator('.salon-card').first().click()
  await expect(page).toHaveURL(/salonId=[1-9].*chosenService=1001/)
  await expect(dialog).toHaveCount(0)
})

test('a new salon, also one for its free hours, clears note and switches [B-189] @nightly', async ({
  page,
  customer,
}) => {
  await page.clock.install()
  await page.goto(`/booking?step=0&salonId=9&phone=${customer.phone}&chosenService=${cutAndWash}`)
  await untilScripted(page)
  await page.getByText('Ghi chú & yêu cầu thêm').click()
  await page.getByLabel('Ghi chú cho salon').fill('Cửa sau')
  await page.clock.runFor(5000)
  await page.getByRole('link', { name: 'Anh chưa tìm được giờ phù hợp?' }).click()
  await page.locator('.backup__hour').first().click()
  await page
    .getByRole('dialog', { name: /^Đổi sang / })
    .getByRole('link', { name: 'Tiếp tục' })
    .click()
  await expect(page).not.toHaveURL(/salonId=9&/)
  await expect(page.locator('textarea[name=note]')).toHaveValue('')
})

test('a phone that is too long stays as it is typed and pasted, and is refused, not cut [B-308, B-391, H-146]', async ({
  page,
}) => {
  await page.goto('/booking?step=0&salonId=0&phone=0')
  await untilScripted(page)
  const dialog = page.getByRole('dialog')
  const field = dialog.locator('input[name=phone]')
  await field.pressSequentially('09123456789')
  await expect(field).toHaveValue('0912.345.6789')
  await dialog.getByRole('button', { name: 'Tiếp tục' }).click()
  await expect(dialog).toContainText('Số này thừa 1 số, anh xem lại giúp em nhé!')
  await field.fill('')
  await field.pressSequentially('0'.repeat(30))
  expect((await field.inputValue()).length).toBe(20)
})

const backupLink = (page: Page) =>
  page.getByRole('link', { name: 'Anh chưa tìm được giờ phù hợp?' })
const offered = (page: Page) => page.locator('.backup__salon')

test('five seconds without a stylist open the dialog about other salons [B-281, B-282, B-283]', async ({
  page,
  salon,
  customer,
}) => {
  await page.clock.install()
  const { stylistId } = await freeStylist(page.request, { salonId: salon.id, date: salon.today })
  await openChosen(page, customer.phone, `&stylistId=${stylistId}`, salon.id)
  await untilScripted(page)
  await expect(page.locator('.backup')).toHaveCount(0)
  // From here on the clock advances only by command.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
  await page.locator('.stylist').first().click()
  await expect(page.locator('.backup')).toHaveCount(1)
  await page.clock.runFor(4990)
  await expect(backupLink(page)).toBeHidden()
  await page.clock.runFor(20)
  await expect(backupLink(page)).toBeVisible()
  await page.clock.resume()
  await page
    .locator('.days')
    .getByRole('link', { name: /Ngày mai/ })
    .click()
  await expect(page.locator('.days__day--on')).toContainText('Ngày mai')
  await expect(page.locator('.backup')).toHaveCount(0)
})

test('an hour at another salon needs a confirmation, which can be canceled [B-285, B-286, B-287] @nightly', async ({
  page,
  salon,
  customer,
}) => {
  await openChosen(page, customer.phone, '&backup=1', salon.id)
  await untilScripted(page)
  const before = page.url()
  // A journey that has that salon takes its first hours.
  const hour = offered(page).first().locator('.backup__hour').last()
  const label = await hour.innerText()
  const address = await offered(page).first().locator('.strong').innerText()
  await hour.click()
  const popup = page.getByRole('dialog', { name: /^Đổi sang / })
  await expect(popup).toContainText(label)
  await expectNoBarriers(page, 'the confirmation of another salon')
  await popup.getByRole('link', { name: 'Quay lại' }).click()
  await expect(popup).toBeHidden()
  expect(page.url()).toBe(before)

  await hour.click()
  await popup.getByRole('link', { name: 'Tiếp tục' }).click()
  await expect(page.locator('#part-salon')).toContainText(address)
  await expect(page.locator('.hours input:checked + .choice__face')).toContainText(label)
  await expect(page.locator('.backup')).toHaveCount(0)
})
