import { expect, test } from './fixtures'
import { finger } from './finger'
import { toast } from './customer'
import { queryGateway, logIn, untilScripted } from './steps'

/**
 * Each has a visit that may be rated, which only this journey does; a repeated one takes the next.
 */
const raters = ['0977777777', '0912345679', '0912345680'] as const

test('a visit is rated and rated anew without leaving its page, and a picture liked [H-224, H-227]', async ({
  page,
}, { repeatEachIndex }) => {
  await logIn(page, raters[repeatEachIndex % raters.length]!)
  const { viewer } = await queryGateway<{ viewer: { visits: { nodes: { id: string }[] } } }>(
    page.request,
    '{ viewer { visits { nodes { id } } } }',
  )
  await page.clock.install()
  await page.goto(`/lich-su/${viewer.visits.nodes[0]!.id}`)
  await untilScripted(page)
  // With the clock stopped no toast goes away, so that they can be counted.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
  for (const [saved, stars] of ['4', '5'].entries()) {
    const form = page.locator('form').filter({ has: page.getByLabel('Anh muốn nói thêm điều gì?') })
    // A rating that is there folds its form away; unfolded once, it stays so.
    if (!(await form.isVisible())) await page.getByText('Sửa đánh giá của anh').click()
    await form.locator(`input[name=stars][value="${stars}"]`).check()
    await form.getByLabel('Anh muốn nói thêm điều gì?').fill(`Cắt gọn, gội kỹ: ${stars}.`)
    await form.getByRole('button', { name: /Gửi đánh giá|Lưu đánh giá/ }).click()
    await expect(page.getByTestId('rating')).toHaveAttribute('data-stars', stars)
    await expect(page.getByTestId('rating')).toContainText(`Cắt gọn, gội kỹ: ${stars}.`)
    await expect(toast(page, 'Cảm ơn anh, em đã ghi nhận đánh giá!')).toHaveCount(saved + 1)
  }
  const picture = page
    .getByTestId('visit-photo')
    .filter({ has: page.locator('button[name=verdict]') })
    .first()
  await picture.getByRole('button', { name: /Ưng ý|Anh ưng ảnh này/ }).click()
  await expect(picture.getByRole('button', { name: 'Anh ưng ảnh này' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
})

test(
  'a finger on the button of a visit in the list books it again, one on the visit opens it',
  { tag: '@narrow' },
  async ({ page }) => {
    await logIn(page, '0912345678')
    const { press } = finger(page)
    await page.goto('/lich-su')
    const card = page.locator('.visit-card').first()
    await press(card.getByText('Đặt lại như lần này'))
    await expect(page).toHaveURL(/\/booking\?/)
    await page.goBack()
    await press(card.getByRole('heading').getByRole('link'))
    await expect(page).toHaveURL(/\/lich-su\/\w+$/)
  },
)
