import { HoldHourDocument, ReleaseHourDocument } from '../../schema/generated/graphql'
import { expectNoBarriers } from './accessibility'
import { sendsDocument, queryGateway, cutAndWash, untilScripted } from './steps'
import { expect, test } from './fixtures'
import { freeStylist } from './own/stylist'

const list = '/som-nhat'
const denied = 'Bạn chưa cho phép quyền truy cập vị trí, bạn mở quyền hoặc tìm theo tỉnh thành nhé!'

test('a denied position changes nothing, an allowed one finds hours, a far one shows all salons [B-326, B-328, B-331]', async ({
  page,
  context,
}) => {
  const locate = async () => {
    await untilScripted(page)
    await page.getByRole('button', { name: 'Tìm gần anh' }).click()
  }
  await page.goto(list)
  await locate()
  await expect(page.getByText(denied).first()).toBeAttached()
  await expect(page).toHaveURL(/\/som-nhat$/)
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 21.033, longitude: 105.798 })
  await locate()
  await expect(page).toHaveURL(/\?near=21\.033,105\.798/)
  await expect(page.locator('.soonest-row').first()).toContainText(/ km, đi khoảng \d+ phút/)
  // A document goes on with the position that it knows.
  await context.setGeolocation({ latitude: 10.001, longitude: 109.5 })
  await page.goto(list)
  await locate()
  await expect(page.getByRole('heading', { name: /^Trong 15 km quanh anh chưa có/ })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Xem hệ thống salon' })).toBeVisible()
})

test('a pressed city and the way to the next hours leave the focus at the heading @nightly', async ({
  page,
}) => {
  await page.goto(list)
  await untilScripted(page)
  const heading = page.getByRole('heading', { level: 1 })
  await page.getByRole('main').getByRole('link', { name: 'Hà Nội', exact: true }).click()
  await expect(heading).toBeFocused()
  await page.getByRole('link', { name: 'Xem giờ tiếp theo' }).click()
  await expect(page).toHaveURL(/after=/)
  await expect(heading).toBeFocused()
})

test('a press holds the hour and opens the booking; of one that was taken meanwhile the next is offered in place [B-217, B-230]', async ({
  page,
  newVisitor,
  salon,
}) => {
  const { stylistId } = await freeStylist(page.request, { salonId: salon.id, date: salon.today })
  await page.goto(`${list}?stylist=${salon.id}-${stylistId}`)
  await untilScripted(page)
  const rows = page.locator('.soonest-row')
  await expect(rows).toHaveCount(2)
  const first = new URLSearchParams((await rows.first().getAttribute('href'))!.split('?')[1])
  const next = (await rows.last().getAttribute('href'))!
  const other = await newVisitor()
  const { holdHour } = await queryGateway<{ holdHour: { __typename: string } }>(
    other.request,
    'mutation($input: HoldHourInput!) { holdHour(input: $input) { __typename } }',
    {
      input: {
        salonId: salon.id,
        date: first.get('date'),
        people: [{ serviceIds: [cutAndWash], hourId: first.get('hour'), stylistId }],
      },
    },
  )
  expect(holdHour.__typename).toBe('HourHeld')
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await rows.first().click()
  await expect(page.getByRole('alert')).toContainText('vừa có người đặt')
  await expect(rows).toHaveCount(1)
  await expect(rows.first()).toHaveAttribute('href', next)
  await expect(rows.first()).toBeFocused()
  await expect(page).toHaveURL(/\/som-nhat\?stylist=/)
  // The next row needs the stylist at the same time.
  await queryGateway(other.request, 'mutation { releaseHour { __typename } }')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/booking\?/)
  await expect(page.getByText(/Em giữ giờ này cho anh/).first()).toBeVisible()
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
})

test('with JavaScript the districts follow the chosen province at once, and one of them is near @nightly', async ({
  page,
}) => {
  await page.goto(list)
  await untilScripted(page)
  const area = page.getByLabel('Khu vực')
  await expect(area).toHaveCount(0)
  const province = page.getByLabel('Tỉnh, thành phố', { exact: true })
  await province.selectOption({ label: 'An Giang' })
  await expect(area.locator('option')).toHaveCount(2)
  await province.selectOption({ label: 'Hà Nội' })
  await area.selectOption({ label: 'Quận Cầu Giấy' })
  await page.getByRole('button', { name: 'Xem giờ trống' }).click()
  await expect(page).toHaveURL(/near=21\.\d+(,|%2C)105\.\d+/)
  await expect(page.locator('.soonest-row').first()).toContainText(/ km, đi khoảng \d+ phút/)
  await expect(area.locator('option:checked')).toHaveText('Quận Cầu Giấy')
  await expectNoBarriers(page, 'soonest in a district')
  await province.selectOption({ label: 'An Giang' })
  await expect(area).toHaveValue('')
})

test('who leaves the list before a press is answered stays where he went, and the hour is released [B-217] @nightly', async ({
  page,
  salon,
}) => {
  const { stylistId } = await freeStylist(page.request, { salonId: salon.id, date: salon.today })
  await page.goto(`${list}?stylist=${salon.id}-${stylistId}`)
  await untilScripted(page)
  let answer = (): void => undefined
  const isAnswered = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/graphql', async (route) => {
    if (sendsDocument(route.request(), HoldHourDocument)) await isAnswered
    await route.fallback()
  })
  const pressed = page.waitForRequest((request) => sendsDocument(request, HoldHourDocument))
  await page.locator('.soonest-row').first().click()
  await pressed
  await page.getByRole('navigation', { name: 'Anh đang ở' }).getByRole('link').click()
  await expect(page).toHaveURL(/\/$/)
  const released = page.waitForRequest((request) => sendsDocument(request, ReleaseHourDocument))
  answer()
  await (await released).response()
  await expect(page).toHaveURL(/\/$/)
})

test('a hold that is given up in the moment of another press does not undo that [B-217] @nightly', async ({
  page,
  salon,
}) => {
  await page.addInitScript(() => {
    const later = window.setTimeout.bind(window)
    const due: (() => void)[] = []
    Object.assign(window, {
      setTimeout: (act: () => void, ms?: number) => {
        if (ms !== 2000) return later(act, ms)
        due.push(act)
        return later(act, 20_000)
      },
      timeUp: () => due.forEach((act) => act()),
    })
  })
  const { stylistId } = await freeStylist(page.request, { salonId: salon.id, date: salon.today })
  await page.goto(`${list}?stylist=${salon.id}-${stylistId}`)
  await untilScripted(page)
  await page.route('**/graphql', (route) =>
    sendsDocument(route.request(), HoldHourDocument) ? undefined : route.fallback(),
  )
  const pressed = page.waitForRequest((request) => sendsDocument(request, HoldHourDocument))
  await page.locator('.soonest-row').first().click()
  await pressed
  const toHome = page.getByRole('navigation', { name: 'Anh đang ở' }).getByRole('link')
  await toHome.evaluate((link: HTMLElement) => {
    const { timeUp } = window as unknown as { timeUp: () => void }
    link.click()
    timeUp()
  })
  await expect(page).toHaveURL(/\/$/)
})
