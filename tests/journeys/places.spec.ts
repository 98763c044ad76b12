import { expect, test } from './fixtures'
import { untilScripted } from './steps'

const denied = 'Bạn chưa cho phép quyền truy cập vị trí, bạn mở quyền hoặc tìm theo tỉnh thành nhé!'

test.beforeEach(async ({ page, customer }) => {
  await customer.logIn(page)
  await page.goto('/save-location?edit=new')
  await untilScripted(page)
})

test('a place is searched, saved, and removed after a confirmation [H-007, H-199, H-200]', async ({
  page,
}) => {
  await page.getByLabel('Tên địa chỉ').fill('Nhà bà')
  await page.getByRole('searchbox').fill('dich vong hau')
  await page.getByRole('searchbox').press('Enter')
  await page.getByRole('button', { name: 'Phường Dịch Vọng Hậu, Quận Cầu Giấy, Hà Nội' }).click()
  await expect(page.getByLabel('Phường, xã').locator('option:checked')).toHaveText(
    'Phường Dịch Vọng Hậu',
  )
  await expect(page.getByLabel('Tên địa chỉ')).toHaveValue('Nhà bà')
  await page.getByRole('button', { name: 'Lưu địa chỉ' }).click()
  await expect(page.getByText('Em đã lưu địa chỉ.')).toBeVisible()
  await page.getByRole('link', { name: 'Xóa Nhà bà' }).click()
  const dialog = page.getByRole('dialog', { name: 'Xóa địa chỉ này?' })
  await dialog.getByRole('button', { name: 'Xóa' }).click()
  await expect(page.locator(':focus')).toHaveText('Em đã xóa địa chỉ.')
})

test('each choice of a province or district brings the lists below it, and the focus stays [H-007]', async ({
  page,
}) => {
  const province = page.getByLabel('Tỉnh, thành phố', { exact: true })
  const district = page.getByLabel('Quận, huyện')
  await province.selectOption({ label: 'TP. Hồ Chí Minh' })
  await district.selectOption({ label: 'Quận 1' })
  await page.getByLabel('Phường, xã').selectOption({ label: 'Phường Bến Nghé' })
  await province.focus()
  await province.selectOption({ label: 'Hà Nội' })
  await expect(district.locator('option', { hasText: 'Quận Cầu Giấy' })).toBeAttached()
  await expect(district).toHaveValue('')
  await expect(province).toBeFocused()
})

test('the position is requested only by a press, and fills the form [B-331] @nightly', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 21.0335, longitude: 105.7985 })
  await page.reload()
  await untilScripted(page)
  await expect(page.getByText('Em đã ghi vị trí của anh')).toHaveCount(0)
  await page.getByRole('button', { name: 'Dùng vị trí hiện tại' }).click()
  await expect(page.getByText('Em đã ghi vị trí của anh')).toBeVisible()
  await expect(page.locator('input[name=point]')).toHaveValue('21.034,105.799')
})

test('a denied position shows a message, and the lists remain [B-327] @nightly', async ({
  page,
  context,
}) => {
  await context.clearPermissions()
  await page.getByRole('button', { name: 'Dùng vị trí hiện tại' }).click()
  await expect(page.getByText(denied).first()).toBeAttached()
})
