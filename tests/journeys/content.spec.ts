import { expect, test } from './fixtures'
import { enter, passwordLabel, phoneLabel, userMenu, spokenText } from './customer'
import { untilScripted } from './steps'

test('a visitor who likes a discovery logs in over the page, and it is liked until the log-out [H-021, H-237]', async ({
  page,
  customer,
}) => {
  await customer.becomeMember()
  await page.goto('/kham-pha')
  await untilScripted(page)
  const like = page
    .locator('article.content-card')
    .filter({ hasText: 'Tóc xoáy đôi' })
    .getByRole('button', { name: /thích/i })
  await expect(like).toHaveText('Thích')
  await like.click()
  const dialog = page.getByRole('dialog')
  await enter(dialog, phoneLabel, customer.phone)
  await enter(dialog, passwordLabel, customer.password)
  await expect(like).toHaveText('Đã thích')
  await userMenu(page).click()
  await page.getByRole('banner').getByRole('button', { name: 'Đăng xuất' }).click()
  await expect(like).toHaveText('Thích')
})

test("a cached page loads the customer's likes separately, and a like toggles [H-235, H-238] @nightly", async ({
  page,
  customer,
}) => {
  await customer.logIn(page)
  await page.goto('/kham-pha/6')
  await untilScripted(page)
  const like = page.getByRole('button', { name: /thích/i }).first()
  await expect(like).toHaveText('Thích')
  await like.click()
  await expect(like).toHaveText('Đã thích')
  await page.reload()
  await expect(like).toHaveText('Đã thích')
  await like.click()
  await expect(like).toHaveText('Thích')
  await page.goto('/kham-pha?loc=da-thich')
  await expect(page.getByRole('heading', { name: 'Anh chưa thích bài nào' })).toBeVisible()
})

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
