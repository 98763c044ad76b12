import { expect, test } from './fixtures'
import { enter, passwordLabel, toast } from './customer'
import { chooseFirstHour, finish, pressInactive, untilScripted, salonId } from './steps'
import type { Page } from '@playwright/test'
import { expectNoBarriers } from './accessibility'

/** Cắt gội Combo 4 Đá nóng, which offer 504 sells for 339K. */
const combo4 = 1007

/** The line of the main screen that leads to the offers. */
function row(page: Page) {
  return page.locator('.offer-part .pick__row')
}

/** The button of step 4. */
function apply(page: Page) {
  return page.locator('.bottom-bar').getByRole('link', { name: 'Áp dụng ưu đãi' })
}

/** Opens step 4 with a service chosen. */
async function openOffers(page: Page, phone: string, salonId: string, more = ''): Promise<void> {
  await page.goto(
    `/booking?step=4&salonId=${salonId}&phone=${phone}&chosenService=${combo4}&flow=1${more}`,
  )
  await untilScripted(page)
}

/** Books what is chosen, and sees that the total is the one that was shown. */
async function bookAtShownPrice(page: Page): Promise<void> {
  await chooseFirstHour(page)
  await expect(page).toHaveURL(/hour=\d+/)
  const shown = await priceIn(page, '.summary__total .price')
  await finish(page)
  await page.waitForURL(/\/booking\/success/)
  expect(await priceIn(page, '.booked__total .price')).toBe(shown)
}

/** The price that counts, without the one that is struck through. */
async function priceIn(page: Page, place: string): Promise<string> {
  return page
    .locator(place)
    .first()
    .evaluate((price) => (price.querySelector('ins') ?? price).textContent ?? '')
}

/** A gold member with offers of his own, which no test here uses up. */
const gold = '0912345678'

test('an offer is chosen, left and chosen again, and the booking costs what was shown [B-108, B-181, B-291]', async ({
  page,
  salon,
  customer,
}) => {
  await openOffers(page, customer.phone, salon.id)
  const total = page.locator('.offers__total')
  const choose = page.getByRole('link', { name: 'Chọn ưu đãi Combo 4 chỉ 339K', exact: true })
  const drop = page.getByRole('link', { name: 'Bỏ chọn ưu đãi Combo 4 chỉ 339K' })
  await choose.press('Enter')
  await expect(total).toContainText('339.000 VNĐ')
  await expect(total.locator('del')).toBeVisible()
  await expect(drop).toBeFocused()
  await drop.press('Enter')
  await expect(total).toContainText('Chưa chọn ưu đãi')
  await expect(choose).toBeFocused()
  await choose.click()
  await apply(page).click()
  await page.getByRole('link', { name: 'Xong' }).click()
  await expect(row(page)).toContainText('Đã chọn 1 ưu đãi')
  await bookAtShownPrice(page)
})

test('a press on the button of the offers without an offer shows what is missing [B-178] @nightly', async ({
  page,
  salon,
  customer,
}) => {
  await openOffers(page, customer.phone, salon.id)
  await pressInactive(apply(page))
  await expect(toast(page, 'Anh chọn một ưu đãi rồi áp dụng giúp em nhé!')).toBeVisible()
  await expect(page).toHaveURL(/step=4/)
})

test('the dialog on the main screen applies the best offer, and the chosen hour stays [B-107, B-127] @nightly', async ({
  page,
  salon,
  customer,
}) => {
  await page.goto(
    `/booking?step=0&salonId=${salon.id}&phone=${customer.phone}&chosenService=${combo4}`,
  )
  await untilScripted(page)
  const { hourId } = await chooseFirstHour(page)
  await expect(page).toHaveURL(new RegExp(`hour=${hourId}`))
  await expect(row(page)).toContainText('Combo 4 chỉ 339K')
  await page.getByRole('link', { name: 'Bỏ ưu đãi này' }).click()
  await expect(row(page)).not.toContainText('Combo 4 chỉ 339K')
  await page.getByRole('link', { name: /Tiết kiệm thêm .* “Combo 4 chỉ 339K”/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Ưu đãi' })
  await dialog.getByRole('link', { name: 'Áp dụng ưu đãi' }).press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(row(page)).toContainText('Combo 4 chỉ 339K')
  await expect(page.locator('.summary__total .price')).toContainText('339.000 VNĐ')
  await expect(page).toHaveURL(new RegExp(`hour=${hourId}`))
})

test("the log-in for own offers has the booking's phone and leads back [B-102, B-335] @nightly", async ({
  page,
  salon,
}) => {
  await openOffers(page, gold, salon.id, '&tab=2')
  await page.getByRole('main').getByRole('link', { name: 'Đăng nhập' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(/0912.?345.?678/)
  await enter(dialog, passwordLabel, '123456')
  await expect(page.getByRole('article', { name: 'Voucher đổi điểm 30K' })).toBeVisible()
  expect(await priceIn(page, '.offers__total .price')).not.toBe('')
})

test('while a price is on its way the button is busy, and a press books nothing [B-291]', async ({
  page,
  salon,
  customer,
}) => {
  await page.goto(
    `/booking?step=0&salonId=${salon.id}&phone=${customer.phone}&chosenService=${combo4}`,
  )
  await untilScripted(page)
  await chooseFirstHour(page)
  await expect(row(page)).toContainText('Combo 4 chỉ 339K')
  const arrive: (() => void)[] = []
  await page.route(/booking\.data/, async (route) => {
    if (route.request().method() === 'GET') await new Promise<void>((go) => arrive.push(go))
    await route.continue()
  })
  const posts: string[] = []
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()))
  const done = page.getByRole('button', { name: 'Hoàn tất' })
  await page.getByRole('link', { name: 'Bỏ ưu đãi này' }).click()
  await expect.poll(() => arrive.length).toBe(1)
  await expect(done).toHaveAttribute('aria-busy', 'true')
  await done.dispatchEvent('click')
  arrive.pop()?.()
  await expect(done).not.toHaveAttribute('aria-busy')
  expect(posts.filter((url) => url.includes('booking.data'))).toEqual([])
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await finish(page)
  await page.waitForURL(/\/booking\/success/)
  expect(await priceIn(page, '.booked__total .price')).not.toContain('339')
})

test.describe('a code that is typed', () => {
  test('can be sent once something stands there, and is refused under its field [B-103, B-115] @nightly', async ({
    page,
    customer,
  }) => {
    await openOffers(page, customer.phone, salonId)
    const field = page.getByLabel('Mã ưu đãi')
    const send = page.getByRole('button', { name: 'Áp dụng', exact: true })
    await expect(send).toBeDisabled()
    await field.fill('HETLUOT')
    await send.click()
    await expect(field).toHaveAccessibleDescription('Mã đã hết lượt sử dụng')
    await field.fill('')
    await expect(send).toBeDisabled()
  })

  test('brings its offer, which is applied and booked [B-114, B-371]', async ({
    page,
    salon,
    customer,
  }) => {
    await openOffers(page, customer.phone, salon.id)
    await page.getByLabel('Mã ưu đãi').fill('shine30')
    await page.getByLabel('Mã ưu đãi').press('Enter')
    await expect(page.locator('.offers .notice--success')).toContainText('Lấy mã thành công')
    await apply(page).click()
    await page.getByRole('link', { name: 'Xong' }).click()
    await expect(row(page)).toContainText('Tiết kiệm 30.000 VNĐ')
    await bookAtShownPrice(page)
    await expect(page.locator('.booked__details')).toContainText('-30.000 VNĐ')
  })
})

test('a picture’s QR code is read; one without shows a message and the camera [B-104, B-117] @nightly', async ({
  page,
  customer,
}) => {
  await openOffers(page, customer.phone, salonId)
  const picture = page.locator('input[type=file]')
  await picture.setInputFiles('tests/journeys/pictures/no-qr.png')
  const popup = page.getByRole('dialog')
  await expect(popup).toContainText(
    'Ảnh này không có mã QR, hoặc mã quá nhỏ hay bị mờ. Anh chọn ảnh khác hoặc quét bằng camera giúp em nhé!',
  )
  await expect(popup.getByRole('button', { name: 'Chọn ảnh khác' })).toBeVisible()
  await expect(popup.getByRole('button', { name: 'Quét bằng camera' })).toBeVisible()
  await expectNoBarriers(page, 'a picture without a code')
  await page.keyboard.press('Escape')
  await expect(popup).toHaveCount(0)
  await picture.setInputFiles('tests/journeys/pictures/qr-shine30.png')
  await expect(page.locator('.offers .notice--success')).toContainText('Lấy mã thành công')
  await expect(page).toHaveURL(/codes=SHINE30/)
})

test.describe('the camera @nightly', () => {
  test('reads a code that is held before it, and goes out [B-118]', async ({ page, customer }) => {
    await page.addInitScript(() => {
      const tracks: MediaStreamTrack[] = []
      Object.assign(globalThis, { tracks })
      navigator.mediaDevices.getUserMedia = () => {
        const canvas = document.createElement('canvas')
        Object.assign(canvas, { width: 480, height: 480 })
        const pen = canvas.getContext('2d')!
        const held = new Image()
        // Drawn again and again, as a stream of a still canvas has no pictures.
        setInterval(() => {
          pen.fillStyle = '#ddd'
          pen.fillRect(0, 0, 480, 480)
          if ((globalThis as { isHeld?: boolean }).isHeld && held.complete)
            pen.drawImage(held, 90, 90, 300, 300)
        }, 50)
        held.src = (globalThis as { qr?: string }).qr ?? ''
        const stream = canvas.captureStream(10)
        tracks.push(...stream.getTracks())
        return Promise.resolve(stream)
      }
    })
    await openOffers(page, customer.phone, salonId)
    await giveQr(page)
    const scan = page.getByRole('button', { name: 'Quét mã QR' })
    await scan.click()
    const dialog = page.getByRole('dialog', { name: 'Quét mã QR' })
    await expect(dialog.getByText('Anh đưa mã QR vào giữa khung hình')).toBeVisible()
    await expectNoBarriers(page, 'the camera')
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    expect(await states(page)).toEqual(['ended'])
    await scan.click()
    await expect(dialog.getByText('Anh đưa mã QR vào giữa khung hình')).toBeVisible()
    await page.evaluate(() => void Object.assign(globalThis, { isHeld: true }))
    await expect(page.locator('.offers .notice--success')).toContainText('Lấy mã thành công')
    expect(await states(page)).toEqual(['ended', 'ended'])
  })

  for (const [name, text] of [
    ['NotAllowedError', 'Anh chưa cho phép dùng camera.'],
    ['NotFoundError', 'Em không tìm thấy camera trên máy này.'],
  ] as const) {
    test(`that cannot be used (${name}) shows a message [B-118]`, async ({ page, customer }) => {
      await page.addInitScript((error) => {
        navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', error))
      }, name)
      await openOffers(page, customer.phone, salonId)
      await page.getByRole('button', { name: 'Quét mã QR' }).click()
      await expect(page.getByRole('dialog')).toContainText(text)
    })
  }
})

async function giveQr(page: Page): Promise<void> {
  const { readFile } = await import('node:fs/promises')
  const text = (await readFile('tests/journeys/pictures/qr-shine30.png')).toString('base64')
  await page.evaluate(
    (qr) => void Object.assign(globalThis, { qr }),
    `data:image/png;base64,${text}`,
  )
}

function states(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    (globalThis as unknown as { tracks: MediaStreamTrack[] }).tracks.map(
      ({ readyState }) => readyState,
    ),
  )
}
