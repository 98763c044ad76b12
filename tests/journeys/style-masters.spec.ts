import { expect, test } from './fixtures'
import { spokenText } from './customer'
import { untilScripted } from './steps'

test('a customer votes in place, changes his mind, and has one vote [H-229, H-230] @nightly', async ({
  page,
  customer,
}) => {
  await customer.logIn(page)
  await page.goto('/stylist-xuat-sac')
  await untilScripted(page)
  const ranked = page.getByTestId('by-votes').getByRole('listitem')
  const mine = ranked.filter({ has: page.getByTestId('my-vote') })
  for (const at of [3, 4]) {
    const name = (await ranked.nth(at).getByRole('heading').innerText()).replace(/\s*Master$/, '')
    await ranked
      .nth(at)
      .getByRole('button', { name: /Bình chọn cho/ })
      .click()
    await expect(spokenText(page, `Anh đã bình chọn cho ${name}. Cảm ơn anh!`)).toBeAttached()
    await expect(mine).toHaveCount(1)
    await expect(mine).toContainText(name)
  }
})
