import { bookByRequest } from './book-by-request'
import { expect, test } from './fixtures'

test.use({ serviceWorkers: 'allow' })

test('without a network a reload shows the card, and one press deletes all that is stored', async ({
  page,
  context,
  salon,
  customer,
}) => {
  const address = await bookByRequest(page.request, { salon, phone: customer.phone })
  await page.goto(address)
  const stored = () =>
    page.evaluate(async () => {
      const cache = await caches.open('muot-offline')
      return (await cache.keys()).map(({ url }) => new URL(url).pathname + new URL(url).search)
    })
  await expect.poll(stored).toEqual(expect.arrayContaining(['/offline', '/offline?chung=1']))
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Lịch hẹn của anh' })).toBeVisible()
  await expect(page.getByText(address.slice(-6))).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Tải lại trang' }).click()
  await expect(page.getByRole('heading', { name: 'Chi tiết lịch hẹn' })).toBeVisible()
  await page.goto('/offline')
  await page.getByRole('button', { name: 'Xóa và không lưu trên máy này' }).click()
  await expect(page.getByRole('heading', { name: 'Em đã xóa lịch lưu trên máy này' })).toBeVisible()
  expect(
    await page.evaluate(async () => [
      await caches.keys(),
      (await navigator.serviceWorker.getRegistrations()).length,
    ]),
  ).toEqual([[], 0])
})
