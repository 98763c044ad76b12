import { expect, test } from './fixtures'

test('a screen below 768 px has the menu of phones, and one of 768 px the links of wide ones [B-398, H-285] @nightly', async ({
  page,
}) => {
  await page.setViewportSize({ width: 767, height: 800 })
  await page.goto('/')
  const folded = page.locator('.header__menu summary')
  await expect(folded).toHaveAccessibleName('Menu')
  await expect(page.getByRole('navigation', { name: 'Điều hướng chính' })).toBeHidden()
  await page.setViewportSize({ width: 768, height: 800 })
  await expect(folded).toHaveAccessibleName('Thêm')
  await expect(page.getByRole('navigation', { name: 'Điều hướng chính' })).toBeVisible()
})
