import type { Page } from '@playwright/test'
import { expectNoBarriers } from './accessibility'
import { expect, test } from './fixtures'
import { apply, bookAtShownPrice, openOffers, row } from './offers'
import { salonId } from './steps'

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
