import type { Page } from '@playwright/test'
import { expect, test, type OwnCustomer } from './fixtures'
import { queryGateway, untilScripted } from './steps'

const address = '/vong-quay-may-man'

/** Opens the wheel for a member with one spin, which the day's check-in gives. */
async function openWithASpin(page: Page, customer: OwnCustomer): Promise<void> {
  await customer.logIn(page)
  const { claimQuest } = await queryGateway<{ claimQuest: { __typename: string } }>(
    page.request,
    'mutation { claimQuest(input: { questId: 1 }) { __typename } }',
  )
  expect(claimQuest.__typename).toBe('QuestClaimed')
  await page.goto(address)
  await untilScripted(page)
}

test('the wheel turns and stops at the sector that the server drew, which nobody can read before [H-259] @preview', async ({
  page,
  customer,
}) => {
  await openWithASpin(page, customer)
  const response = page.waitForResponse(
    async (one) => one.url().endsWith('/graphql') && (await one.text()).includes('spinWheel'),
  )
  await page.getByRole('button', { name: 'Quay ngay' }).click()
  const { data } = (await (await response).json()) as {
    data: { spinWheel: { spin: { position: number; giftName: string } } }
  }
  const { spin } = data.spinWheel
  await expect(page.getByRole('button', { name: 'Đang quay…' })).toBeVisible()
  await expect(page.getByTestId('spin-result')).toHaveCount(0)
  await expect(page.getByTestId('spin-result')).toContainText(spin.giftName)
  await expect(page.getByTestId('spin-result')).toBeInViewport({ ratio: 1 })
  const turned = Number(
    /rotate\((-?[\d.]+)/.exec(
      (await page.locator('.wheel__turning').getAttribute('transform'))!,
    )![1],
  )
  expect((((turned + (spin.position - 0.5) * 36) % 360) + 360) % 360).toBeCloseTo(0)
  const cosines = await page
    .locator('.wheel__sector > g')
    .evaluateAll((labels) => labels.map((label) => (label as SVGGElement).getScreenCTM()!.a))
  expect(Math.min(...cosines), 'no label stands on its head').toBeGreaterThan(-0.01)
})

test('the wheel is turned with the keyboard alone, takes a spin, and its result is read out [H-259] @nightly', async ({
  page,
  customer,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openWithASpin(page, customer)
  await expect(page.getByTestId('spins-left')).toHaveText('1')
  const button = page.getByRole('button', { name: 'Quay ngay' })
  for (
    let press = 0;
    press < 60 && !(await button.evaluate((element) => element === document.activeElement));
    press++
  )
    await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const result = page.getByTestId('spin-result')
  await expect(result).toBeVisible()
  await expect(result.locator('xpath=..')).toHaveAttribute('aria-live', 'polite')
  const isAnotherSpin = (await result.getAttribute('data-kind')) === 'SPIN'
  await expect(page.getByTestId('spins-left')).toHaveText(isAnotherSpin ? '1' : '0')
})

test('what was claimed in another window is refused, and the page shows how things are now [H-256] @nightly', async ({
  page,
  context,
  customer,
}) => {
  await customer.logIn(page)
  await page.goto(`${address}/nhiem-vu`)
  await untilScripted(page)
  const other = await context.newPage()
  await other.goto(`${address}/nhiem-vu`)
  await untilScripted(other)
  await other.getByRole('button', { name: 'Điểm danh' }).click()
  await expect(other.locator(':focus')).toHaveText('Đã cộng lượt quay cho anh.')
  await expect(other.getByTestId('spins-left')).toHaveText('1')
  const refused = page.waitForResponse((response) => response.request().method() === 'POST')
  await page.getByRole('button', { name: 'Điểm danh' }).click()
  expect((await refused).status()).toBe(409)
  await expect(page.locator(':focus').getByRole('alert')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Điểm danh' })).toHaveCount(0)
  await expect(page.getByText('Hôm nay đã nhận')).toBeVisible()
})
