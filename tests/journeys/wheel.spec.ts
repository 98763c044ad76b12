import { expect, test, type Page } from '@playwright/test'
import { expectNoBarriers } from './barriers'
import { logIn, untilScripted } from './walk'

const address = '/vong-quay-may-man'
/** Customers of the demo with spins and points, one for each size: a day can be checked in once. */
const players = { mobile: '0912345678', desktop: '0912345680' }

/** Has spins enough for all who only turn the wheel. */
const spinner = '0912345679'

function playerOf(project: string): string {
  return project === 'desktop' ? players.desktop : players.mobile
}

async function numberIn(page: Page, name: 'spins-left' | 'points'): Promise<number> {
  return Number(await page.getByTestId(name).innerText())
}

/** Turns the wheel once and waits until it stands; answers what kind of gift came. */
async function spin(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Quay ngay' }).click()
  await expect(page.getByTestId('spin-result')).toBeVisible()
  return (await page.getByTestId('spin-result').getAttribute('data-kind'))!
}

test('a wheel day: check in, claim, spin until something is won, exchange points for spins and for a voucher [H-011, H-249, H-252…H-256, H-259…H-265]', async ({
  page,
}, { project }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(address)
  await expect(
    page.getByRole('img', { name: /Vòng quay may mắn có 10 ô: Chúc may mắn, \+10 điểm/ }),
  ).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Anh đăng nhập để chơi nhé!' })).toBeVisible()
  await logIn(page, playerOf(project.name))

  await page.goto(`${address}/nhiem-vu`)
  const atFirst = await numberIn(page, 'spins-left')
  await page.getByRole('button', { name: 'Điểm danh' }).click()
  await expect(page.getByText('Đã cộng lượt quay cho anh.')).toBeVisible()
  await expect(page.getByTestId('spins-left')).toHaveText(String(atFirst + 1))
  await expect(page.getByText('Hôm nay đã nhận')).toBeVisible()
  await page.reload()
  await expect(page.getByTestId('spins-left')).toHaveText(String(atFirst + 1))
  const visit = page.getByRole('listitem').filter({ hasText: 'Đặt lịch và đến đúng hẹn' })
  await visit.getByRole('button', { name: 'Nhận 2 lượt' }).click()
  await expect(page.getByTestId('spins-left')).toHaveText(String(atFirst + 3))

  await page.getByRole('link', { name: 'Đổi lượt' }).click()
  const points = await numberIn(page, 'points')
  await page.getByRole('button', { name: 'Đổi 450 điểm' }).click()
  await expect(page.getByText('Đổi điểm thành công')).toBeVisible()
  await expect(page.getByTestId('points')).toHaveText(String(points - 450))
  await expect(page.getByTestId('spins-left')).toHaveText(String(atFirst + 8))
  await expect(
    page.locator('.wheel-lines li').filter({ hasText: 'Đổi 5 lượt quay' }),
  ).toContainText('-450')

  await page.getByRole('link', { name: 'Vòng quay', exact: true }).click()
  await untilScripted(page)
  let won = ''
  let left = atFirst + 8
  while (left > 0 && !['VOUCHER', 'SERVICE', 'PRODUCT'].includes(won)) {
    won = await spin(page)
    left -= won === 'SPIN' ? 0 : 1
    await expect(page.getByTestId('spins-left')).toHaveText(String(left))
  }
  const gift = (await page.getByTestId('spin-result').locator('p').first().innerText()).replace(
    'Anh nhận được: ',
    '',
  )
  const code = page.getByTestId('spin-result').locator('.wheel-code strong')
  const itsCode = (await code.count()) > 0 ? await code.innerText() : ''
  if (won !== 'NONE') {
    await page.getByRole('link', { name: 'Xem quà của anh' }).click()
    const mine = page.getByTestId('my-gifts').getByRole('listitem').first()
    await expect(mine).toContainText(gift)
    await expect(mine).toContainText(itsCode)
  }

  await page.getByRole('link', { name: 'Đổi quà' }).click()
  await expect(page.locator('.wheel-vouchers li')).toHaveCount(6)
  await page.getByRole('link', { name: 'Trang sau' }).click()
  await expect(page.locator('.wheel-vouchers li')).toHaveCount(2)
  await page.getByRole('link', { name: 'Trang trước' }).click()
  await page.getByRole('link', { name: /Voucher 20K/ }).click()
  await page.getByRole('button', { name: 'Đổi 150 điểm' }).click()
  await expect(page.getByText('Đổi quà thành công, mã của anh ở ngay đầu danh sách.')).toBeVisible()
  await expect(page.getByTestId('my-gifts').getByRole('listitem').first()).toContainText(
    /Voucher 20K[\s\S]*VQ[0-9A-Z]{10}/,
  )
})

test('the wheel turns and stops at the sector that the server drew [H-259]', async ({ page }) => {
  await logIn(page, spinner)
  await page.goto(address)
  await untilScripted(page)
  const asked = page.waitForResponse(/\/luot$/)
  await page.getByRole('button', { name: 'Quay ngay' }).click()
  const { spin: drawn } = (await (await asked).json()) as {
    spin: { position: number; giftName: string }
  }
  // While it turns nobody learns where it will stop.
  await expect(page.getByRole('button', { name: 'Đang quay…' })).toBeVisible()
  await expect(page.getByTestId('spin-result')).toHaveCount(0)
  await expect(page.getByTestId('spin-result')).toContainText(drawn.giftName)
  const turned = Number(
    /rotate\((-?[\d.]+)/.exec(
      (await page.locator('.wheel__turning').getAttribute('transform'))!,
    )![1],
  )
  expect((((turned + (drawn.position - 0.5) * 36) % 360) + 360) % 360).toBeCloseTo(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a spin is a form that leads to its result, and a reload does not spin again [H-259]', async ({
    page,
  }) => {
    await logIn(page, spinner)
    await page.goto(address)
    const left = await numberIn(page, 'spins-left')
    await page.getByRole('button', { name: 'Quay ngay' }).click()
    await expect(page).toHaveURL(/\?lan-quay=[0-9A-Z]{26}$/)
    const result = page.getByTestId('spin-result')
    await expect(result).toBeVisible()
    const after = await numberIn(page, 'spins-left')
    expect(left - after).toBe((await result.getAttribute('data-kind')) === 'SPIN' ? 0 : 1)
    await page.reload()
    await expect(result).toBeVisible()
    expect(await numberIn(page, 'spins-left')).toBe(after)
  })
})

const pages = ['', '/nhiem-vu', '/doi-luot', '/doi-qua', '/doi-qua/3', '/qua-tang', '/qua-cua-toi']

for (const path of pages) {
  test(`${address}${path} stands for a customer and, without a barrier, for a stranger`, async ({
    page,
  }) => {
    await page.goto(address + path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoBarriers(page, 'stranger')
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`${address}${path}$`),
    )
    await logIn(page, '0987654321')
    await page.goto(address + path)
    await expect(page.getByRole('heading', { name: 'Anh đăng nhập để chơi nhé!' })).toHaveCount(0)
  })
}

test('the wheel hides the mobile contact menu [H-094]', async ({ page }) => {
  for (const path of ['', '/nhiem-vu']) {
    await page.goto(address + path)
    await expect(page.locator('.floating__contact')).toHaveCount(0)
  }
  await page.goto('/system-salon')
  await expect(page.locator('.floating__contact')).toHaveCount(1)
})

test('the wheel is turned with the keyboard alone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await logIn(page, spinner)
  await page.goto(address)
  await untilScripted(page)
  const button = page.getByRole('button', { name: 'Quay ngay' })
  for (
    let press = 0;
    press < 60 && !(await button.evaluate((element) => element === document.activeElement));
    press++
  )
    await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByTestId('spin-result')).toBeVisible()
  await expect(page.getByTestId('spin-result').locator('xpath=..')).toHaveAttribute(
    'aria-live',
    'polite',
  )
})

test('what was claimed in another window is refused, and the page shows how things are now [H-256]', async ({
  page,
  context,
}) => {
  await logIn(page, spinner)
  await page.goto(`${address}/nhiem-vu`)
  await untilScripted(page)
  const other = await context.newPage()
  await other.goto(`${address}/nhiem-vu`)
  await other.getByRole('button', { name: 'Điểm danh' }).click()
  await expect(other.getByText('Đã cộng lượt quay cho anh.')).toBeVisible()
  const refused = page.waitForResponse((response) => response.request().method() === 'POST')
  await page.getByRole('button', { name: 'Điểm danh' }).click()
  expect((await refused).status()).toBe(409)
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Điểm danh' })).toHaveCount(0)
  await expect(page.getByText('Hôm nay đã nhận')).toBeVisible()
})
