import { expectNoBarriers } from './accessibility'
import { bookByRequest } from './own/book'
import { expect, test } from './fixtures'
import { untilScripted } from './steps'

// A group of two, each with a stylist.
test.use({ needs: { places: 2 } })

test('names of a group are saved on its manage page, not without a network, and the focus goes where it matters @nightly', async ({
  page,
  salon,
  customer,
}) => {
  await customer.logIn(page)
  const booked = await bookByRequest(page.request, { salon, phone: customer.phone, people: 2 })
  await page.goto(booked)
  await page.getByRole('link', { name: 'Thêm tên từng người' }).click()
  await untilScripted(page)
  const part = page.getByRole('region', { name: 'Tên từng người' })
  const [first, second] = [part.getByLabel('Khách hàng 1'), part.getByLabel('Khách hàng 2')]
  await expect(first).toBeInViewport()

  await first.fill('Tuấn')
  await second.fill('0912')
  await page.context().setOffline(true)
  await part.getByRole('button', { name: 'Lưu tên' }).click()
  await expect(page.locator('.toast')).toContainText('Máy anh đang mất mạng')
  await expect(first).toHaveValue('Tuấn')
  await page.context().setOffline(false)
  await part.getByRole('button', { name: 'Lưu tên' }).click()
  await expect(second).toHaveAccessibleDescription('Bạn nhập tên hợp lệ giúp chúng mình nhé!')
  await expect(second).toBeFocused()
  await expect(first).toHaveValue('Tuấn')
  await expectNoBarriers(page, 'a refused name')

  await second.fill(' bé  Bin')
  await part.getByRole('button', { name: 'Lưu tên' }).click()
  await expect(part.getByRole('status')).toHaveText('Em đã lưu tên từng người.')
  await expect(part.locator(':focus')).toHaveText('Em đã lưu tên từng người.')
  await expect(second).toHaveValue('bé Bin')
  await expectNoBarriers(page, 'saved names')
})
