import type { Page } from '@playwright/test'
import { bookByRequest } from './own/book'
import { expect, test } from './fixtures'

test.use({ serviceWorkers: 'allow' })

/** Waits until the service worker has stored the card and the page without one. */
async function untilStored(page: Page): Promise<void> {
  const stored = () =>
    page.evaluate(async () => {
      const cache = await caches.open('muot-offline')
      return (await cache.keys()).map(({ url }) => new URL(url).pathname + new URL(url).search)
    })
  await expect.poll(stored).toEqual(expect.arrayContaining(['/offline', '/offline?chung=1']))
}

test('without a network a reload shows the card, and one press deletes all that is stored', async ({
  page,
  context,
  salon,
  customer,
}) => {
  const address = await bookByRequest(page.request, { salon, phone: customer.phone })
  await page.goto(address)
  await untilStored(page)
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Lịch hẹn của anh' })).toBeVisible()
  await expect(page.getByText(address.slice(-6))).toBeVisible()
  const loadedFaces = () =>
    page.evaluate(() =>
      [...document.fonts].flatMap(({ family, status }) => (status === 'loaded' ? [family] : [])),
    )
  await expect.poll(loadedFaces).toContainEqual(expect.stringContaining('Be Vietnam Pro'))
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Tải lại trang' }).click()
  await expect(page.getByRole('heading', { name: 'Chi tiết lịch hẹn' })).toBeVisible()
  await page.goto('/offline')
  await page.getByRole('button', { name: 'Xóa và không lưu trên máy này' }).click()
  await expect(page.getByRole('heading', { name: 'Em đã xóa lịch lưu trên máy này' })).toBeVisible()
  // A card that was being read meanwhile may leave an empty cache.
  const left = await page.evaluate(async () => {
    const opened = (await caches.keys()).map((name) => caches.open(name))
    const pages = await Promise.all(opened.map(async (cache) => (await cache).keys()))
    return [pages.flat(), (await navigator.serviceWorker.getRegistrations()).length]
  })
  expect(left).toEqual([[], 0])
})

test('what is canceled without a network waits, is sent with the next page and is shown there', async ({
  page,
  context,
  salon,
  customer,
}) => {
  await page.goto(await bookByRequest(page.request, { salon, phone: customer.phone }))
  await untilStored(page)
  await context.setOffline(true)
  await page.reload()
  await page.getByText('Hủy lịch hẹn', { exact: true }).click()
  await page.getByRole('button', { name: 'Hủy lịch hẹn này' }).click()
  await expect(page.getByText('Chưa gửi: anh muốn hủy lịch.')).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Tải lại trang' }).click()
  await page.waitForURL(/\/lich\/[\w-]+\?xong=huy/)
  await expect(page.getByText('Hủy Lịch Thành Công!')).toBeVisible()
})
