import type { Page } from '@playwright/test'
import { expect, test, type OwnSalon } from './fixtures'
import { tryToBook } from '../chain-client.ts'
import { firstHourWith, rememberConsent } from './own/book'
import { phoneThatNeedsCode } from './own/run'
import {
  queryGateway,
  cancelHere,
  chooseFirstHour,
  codeFor,
  cutAndWash,
  freePlaces,
  openChosen,
  serverNow,
  untilScripted,
} from './steps'

const field = (page: Page) => page.getByRole('dialog').getByRole('textbox', { name: 'Mã xác nhận' })

const send =
  'mutation($id: ID!, $p: String!) { sendBookingCode(input: { bookingId: $id, phone: $p, channel: ZALO }) { __typename } }'

/**
 * Opens the code step of a booking whose code was sent by Zalo, without the way there; `again` ms
 * are left until another one may be sent.
 */
async function openCodeStep(page: Page, salon: OwnSalon, again = 0): Promise<void> {
  const phone = phoneThatNeedsCode()
  const date = salon.tomorrow
  const hourId = await firstHourWith(page.request, { salonId: salon.id, date })
  const { outcome, bookingId } = await tryToBook(page.request, {
    salonId: salon.id,
    phone,
    date,
    hourId: hourId,
  })
  expect(outcome).toBe('BookingNeedsCode')
  const chosen = `salonId=${salon.id}&phone=${phone}&chosenService=${cutAndWash}&date=${date}&hour=${hourId}`
  await queryGateway(page.request, send, { id: bookingId, p: phone })
  const sent = `&via=ZALO&again=${(await serverNow(page.request)) + again}`
  await page.goto(`/booking?step=0&${chosen}&code=${bookingId}${sent}`)
  await untilScripted(page)
}

test('a booking that needs a code survives a reload until it is confirmed [B-295, B-300]', async ({
  page,
  baseURL,
  salon,
}) => {
  const phone = phoneThatNeedsCode()
  await rememberConsent(page, baseURL!, phone)
  await openChosen(page, phone, `&date=${salon.tomorrow}`, salon.id)
  await untilScripted(page)
  const { hourId, date } = await chooseFirstHour(page)
  const places = async () => (await freePlaces(page.request, date, salon.id)).get(hourId)!
  await expect(page.getByText(/Em giữ giờ này cho anh/)).toBeVisible()
  const held = await places()
  await page.getByRole('button', { name: 'Hoàn tất' }).click()
  await page.waitForURL(/code=/)
  expect(await places()).toBeLessThanOrEqual(held)
  await expect(page.getByRole('dialog')).toContainText('Anh kiểm tra Zalo để lấy mã nhé!')
  await page.reload()
  await untilScripted(page)
  await field(page).fill(await codeFor(page.request, phone))
  await page.getByRole('dialog').getByRole('button', { name: 'Xác nhận' }).click()
  await page.waitForURL(/\/booking\/success\?bookingId=/)
  await expect(page.getByText('Đặt lịch thành công!').first()).toBeAttached()
  await expect(page.getByRole('heading', { name: 'ĐẶT LỊCH THÀNH CÔNG' })).toBeVisible()
  await cancelHere(page)
})

test('the code field takes six digits, and a wrong code is refused [B-321, B-323, B-324]', async ({
  page,
  salon,
}) => {
  await openCodeStep(page, salon)
  const dialog = page.getByRole('dialog')
  await field(page).pressSequentially('12a')
  await expect(dialog).toContainText('Mã xác minh là số và có 6 kí tự')
  await expect(field(page)).toHaveValue('12')
  await field(page).fill('Mã xác nhận của anh là 000000, hết hạn sau 5 phút.')
  await expect(field(page)).toHaveValue('000000')
  await field(page).press('Enter')
  await expect(dialog).toContainText('Mã Xác Nhận Không Chính Xác!')
  await expect(page).toHaveURL(/code=/)
})

test('another code is sent only after a countdown, which ticks each second [B-318, B-319, B-320] @nightly', async ({
  page,
  salon,
}) => {
  await page.clock.install()
  await openCodeStep(page, salon, 40_000)
  const dialog = page.getByRole('dialog')
  const waiting = dialog.getByRole('button', { name: /^Gửi lại mã sau \d+ giây/ })
  await expect(waiting).toHaveAttribute('aria-disabled', 'true')
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
  const left = async () => Number(/\d+/.exec(await waiting.innerText())![0])
  const before = await left()
  await page.clock.runFor(1000)
  await expect.poll(left).toBe(before - 1)
  await page.clock.runFor(before * 1000)
  // The last one went by Zalo, so the next goes by SMS.
  await expect(dialog.getByRole('button', { name: /^Gửi lại mã qua SMS/ })).not.toHaveAttribute(
    'aria-disabled',
    'true',
  )
})

test('an expired code leads back to the hours with all other choices [B-295]', async ({
  page,
  salon,
}) => {
  await page.clock.install()
  await openCodeStep(page, salon)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('timer')).toContainText(/còn được giữ \d:\d\d/)
  await page.clock.fastForward('10:00')
  await expect(dialog).toContainText('Hết thời gian giữ chỗ rồi anh ạ.')
  await page.getByRole('link', { name: 'Chọn lại giờ' }).click()
  await expect(page.getByText('Đã chọn 1 dịch vụ').first()).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`salonId=${salon.id}`))
  await expect(page).not.toHaveURL(/code=|hour=/)
})

test('the dialog for the code is 480 pixels wide [B-126] @wide @nightly', async ({
  page,
  salon,
}) => {
  await openCodeStep(page, salon)
  const sheet = page.getByRole('dialog').locator('.dialog__sheet')
  expect((await sheet.boundingBox())?.width).toBe(480)
})
