import { expectNoBarriers } from './accessibility'
import { cancelAll, comeBack, visitors, logInNamed } from './own/book'
import { finger } from './finger'
import { expect, test } from './fixtures'
import { queryGateway, chooseFirstHour, freeHours, untilScripted } from './steps'

/** Hà Nội and TP. Hồ Chí Minh, which the booking offers by name. */
const largeCities: readonly string[] = ['62', '1']

test('a returning customer is greeted by his name and books from Home in 2 presses @narrow [H-034, B-011, B-173]', async ({
  page,
  baseURL,
}, { repeatEachIndex }) => {
  await comeBack(page, baseURL!, visitors[repeatEachIndex % visitors.length]!)
  const { press, effort } = finger(page)
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Chào anh Quân' })).toBeVisible()
  const proposal = page.getByRole('article', { name: 'Đặt lại như lần trước' })
  await expect(proposal).toContainText(/Salon .*\d+h\d\d · (CN|T\d), \d\d\/\d\d/)
  await press(proposal.getByRole('link', { name: /^Đặt lúc \d+h\d\d/ }))
  await expect(page.getByText(/Em giữ giờ này cho anh/).first()).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await press(page.getByRole('button', { name: 'Hoàn tất' }))
  await page.waitForURL(/\/booking\/success\?bookingId=/)
  await expect(page.getByRole('heading', { name: 'ĐẶT LỊCH THÀNH CÔNG' })).toBeVisible()
  expect(effort('Home, the last visit again')).toMatchObject({ presses: 2, digits: 0, scrolls: 0 })
  await page.goBack()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.locator('.known .booking-card')).toHaveCount(1)
  await cancelAll(page)
})

test('the proposal on Home has no barriers @nightly', async ({ page, baseURL }, {
  repeatEachIndex,
}) => {
  await comeBack(page, baseURL!, visitors[(repeatEachIndex + 1) % visitors.length]!)
  await page.goto('/')
  await expect(page.getByRole('article', { name: 'Đặt lại như lần trước' })).toBeVisible()
  await expectNoBarriers(page, 'known')
})

test.describe('the soonest chair around his usual salon @nightly', () => {
  // They are the same customer, who has one booking at a time.
  test.describe.configure({ mode: 'serial' })

  test('is booked from Home in 2 presses @narrow [B-011, B-173]', async ({ page, baseURL }, {
    repeatEachIndex,
  }) => {
    await comeBack(page, baseURL!, visitors[(repeatEachIndex + 2) % visitors.length]!)
    const { press, effort } = finger(page)
    await page.goto('/')
    const nearby = page.getByRole('region', { name: 'Sớm nhất quanh salon của anh' })
    await press(nearby.getByRole('link', { name: /^\d+h\d\d · .* km\)$/ }).last())
    await expect(page.getByText(/Em giữ giờ này cho anh/).first()).toBeVisible()
    await press(page.getByRole('button', { name: 'Hoàn tất' }))
    await page.waitForURL(/\/booking\/success\?bookingId=/)
    expect(effort('Home, the soonest')).toMatchObject({ presses: 2, digits: 0 })
    await cancelAll(page)
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('is booked from Home in 2 presses @narrow [B-001, B-010, B-011]', async ({
      page,
      baseURL,
    }, { repeatEachIndex }) => {
      await comeBack(page, baseURL!, visitors[(repeatEachIndex + 2) % visitors.length]!)
      const { press, effort } = finger(page)
      await page.goto('/')
      await press(page.getByRole('link', { name: 'Đặt ngay giờ trống sớm nhất' }))
      await expect(page.locator('input[name=hourId]:checked')).toHaveCount(1)
      await press(page.getByRole('button', { name: 'Hoàn tất' }).last())
      await expect(page).toHaveURL(/\/booking\/success\?bookingId=/)
      expect(effort('Home, the soonest, without JavaScript')).toMatchObject({
        presses: 2,
        digits: 0,
      })
      await cancelAll(page)
    })
  })
})

test('each piece of the proposal is changed by itself, and the others stay [B-011] @nightly', async ({
  page,
  baseURL,
}, { repeatEachIndex }) => {
  await comeBack(page, baseURL!, visitors[(repeatEachIndex + 1) % visitors.length]!)
  await page.goto('/')
  await untilScripted(page)
  const proposal = page.getByRole('article', { name: 'Đặt lại như lần trước' })
  await proposal.getByRole('link', { name: 'Đổi giờ' }).click()
  await expect(page.getByText(/Đã chọn \d+ dịch vụ/).first()).toBeVisible()
  await expect(page.locator('input[name=hourId]:checked')).toHaveCount(0)
  await page.goBack()
  await proposal.getByRole('link', { name: 'Đổi salon' }).click()
  await expect(page.getByRole('heading', { name: 'Chọn salon' })).toBeVisible()
})

test('a change is labelled on every screen, needs no confirmation, and as the second booking of a device offers once to install the site [H-102, O-17, B-216] @nightly', async ({
  page,
  baseURL,
  salon,
  customer,
}) => {
  await logInNamed(page, { baseURL, customer })
  await page.goto(
    `/booking?step=0&salonId=${salon.id}&phone=${customer.phone}&chosenService=1001&date=${salon.tomorrow}`,
  )
  await untilScripted(page)
  const old = await chooseFirstHour(page)
  await page.getByRole('button', { name: 'Hoàn tất' }).click()
  await page.waitForURL(/\/booking\/success/)
  await page.getByRole('link', { name: 'Đổi lịch' }).click()
  const bar = page.getByRole('complementary', { name: 'Đang đổi lịch' })
  await expect(bar).toContainText(`Đổi lịch ${old.label}`)
  await expect(page.locator('input[name=date]')).toHaveValue(salon.tomorrow)
  await expect(page.locator('#part-hour')).toBeInViewport()
  const fresh = await chooseFirstHour(page)
  await expect(page.locator('.summary__bar')).toContainText(old.label)
  await expect(page.locator('.summary__bar')).toContainText(`→ ${fresh.label}`)
  await page.getByRole('button', { name: 'Hoàn tất' }).click()
  await page.waitForURL(/notice=changed/)
  await expect(page.getByRole('heading', { name: /^Đã đổi sang / })).toContainText(fresh.label)
  const offer = page.getByRole('heading', { name: 'Lần sau mở nhanh hơn' })
  const beInstallable = () =>
    page.evaluate(() => {
      const prompt = () => Promise.resolve()
      window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt }))
    })
  await expect(page.getByRole('button', { name: 'Không cần' })).toHaveCount(0)
  await beInstallable()
  await expect(offer).toBeVisible()
  await page.getByRole('button', { name: 'Không cần' }).click()
  await expect(page.locator(':focus')).toHaveRole('heading')
  await beInstallable()
  await expect(offer).toHaveCount(0)
})

test('a new customer whose position is allowed books from Home at the nearest salon in 6 presses and one typed phone @narrow [H-031, B-011, H-135] @nightly', async ({
  page,
  salon,
  customer,
}) => {
  const { salon: place } = await queryGateway<{ salon: { latitude: number; longitude: number } }>(
    page.request,
    'query($id: ID!) { salon(id: $id) { latitude longitude } }',
    { id: salon.id },
  )
  await page.context().grantPermissions(['geolocation'])
  await page.context().setGeolocation(place)
  const { press, type, effort } = finger(page)
  await page.goto('/')
  await untilScripted(page)
  await type(page.getByPlaceholder('Nhập SĐT để đặt lịch'), customer.phone)
  await press(page.getByRole('button', { name: 'ĐẶT LỊCH NGAY' }))
  await expect(page).toHaveURL(/\/booking\?phone=0/)
  const nearest = page.getByRole('navigation', { name: 'Gần anh nhất' })
  await press(nearest.getByRole('link', { name: salon.name }))
  await press(page.locator('#part-services .chip'))
  await press(freeHours(page).first())
  await press(page.getByText('đồng ý cho salon dùng số điện thoại').first())
  await press(page.getByRole('button', { name: 'Hoàn tất' }))
  await page.waitForURL(/\/booking\/success\?bookingId=/)
  await expect(page.getByRole('heading', { name: 'ĐẶT LỊCH THÀNH CÔNG' })).toBeVisible()
  const { presses, digits } = effort('a newcomer, near his position')
  expect(presses).toBeLessThanOrEqual(6)
  expect(digits).toBe(10)
})

test('a new customer without a position books from Home through the soonest of his city in 6 presses and one typed phone @narrow [H-031, B-011, H-135] @nightly', async ({
  page,
  customer,
}) => {
  const { press, type, effort } = finger(page)
  await page.goto('/')
  await untilScripted(page)
  await press(page.getByRole('link', { name: 'Giờ trống sớm nhất quanh anh' }))
  const cities = page.getByRole('navigation', { name: 'Hoặc chọn ngay thành phố' })
  await press(cities.getByRole('link', { name: 'Hà Nội' }))
  await press(page.locator('.soonest-row').first())
  const dialog = page.getByRole('dialog')
  await type(dialog.getByLabel('Số điện thoại của anh'), customer.phone)
  await press(dialog.getByRole('button', { name: 'Tiếp tục' }))
  await press(page.getByText('đồng ý cho salon dùng số điện thoại').first())
  await press(page.getByRole('button', { name: 'Hoàn tất' }))
  await page.waitForURL(/\/booking\/success\?bookingId=/)
  const { presses, digits } = effort('a newcomer, by his city')
  expect(presses).toBeLessThanOrEqual(6)
  expect(digits).toBe(10)
  await cancelAll(page)
})

test.describe('in a large city @nightly @narrow', () => {
  test.use({ needs: { where: ({ provinceId }) => largeCities.includes(provinceId) } })

  test('a new customer without a position books from Home through the cities in 7 presses [H-031, B-011]', async ({
    page,
    salon,
    customer,
  }) => {
    const { press, type, effort } = finger(page)
    await page.goto('/')
    await untilScripted(page)
    await type(page.getByPlaceholder('Nhập SĐT để đặt lịch'), customer.phone)
    await press(page.getByRole('button', { name: 'ĐẶT LỊCH NGAY' }))
    await expect(page).toHaveURL(/\/booking\?phone=0/)
    const cities = page.getByRole('navigation', { name: 'Salon theo thành phố' })
    await press(cities.getByRole('link', { name: salon.provinceName }))
    await press(page.locator('.salon-card').filter({ hasText: salon.name }).first())
    await press(page.getByRole('link', { name: /^Khách hay chọn/ }))
    await press(freeHours(page).first())
    await press(page.getByText('đồng ý cho salon dùng số điện thoại').first())
    await press(page.getByRole('button', { name: 'Hoàn tất' }))
    await page.waitForURL(/\/booking\/success\?bookingId=/)
    const { presses, digits } = effort('a newcomer, by the cities')
    expect(presses).toBeLessThanOrEqual(7)
    expect(digits).toBe(10)
  })
})

test('a new customer takes a proposed salon and what most choose, and books from Home in 6 presses @narrow [H-031, B-002, H-135]', async ({
  page,
  customer,
}) => {
  const { press, type, effort } = finger(page)
  await page.goto('/')
  await untilScripted(page)
  await type(page.getByPlaceholder('Nhập SĐT để đặt lịch'), customer.phone)
  await press(page.getByRole('button', { name: 'ĐẶT LỊCH NGAY' }))
  await press(page.locator('#part-salon nav a').first())
  await press(page.locator('#part-services .chip'))
  await press(freeHours(page).first())
  await press(page.getByText('đồng ý cho salon dùng số điện thoại').first())
  await press(page.getByRole('button', { name: 'Hoàn tất' }))
  await page.waitForURL(/\/booking\/success\?bookingId=/)
  const { presses, digits } = effort('a newcomer, with what is proposed')
  expect(presses).toBeLessThanOrEqual(6)
  expect(digits).toBe(10)
})
