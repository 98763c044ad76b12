import { expect, test } from './fixtures'
import { enter, passwordLabel, phoneLabel } from './customer'
import { userMenu } from './log-in-dialog'
import { untilScripted } from './steps'

test('the contents of a post lead to its parts [H-247]', async ({ page }) => {
  await page.goto('/blog/goi-da-dau-dau')
  await page.getByRole('link', { name: 'Khi nào nên gặp bác sĩ' }).click()
  await expect(page).toHaveURL(/#khi-nao-di-kham$/)
  await expect(page.getByRole('heading', { name: 'Khi nào nên gặp bác sĩ' })).toBeInViewport()
})

test("an entry of a spa page's FAQ unfolds [H-244]", async ({ page }) => {
  await page.goto('/spa/da-nong')
  const answer = page.getByText('Ấm như cốc trà cầm được lâu.')
  await expect(answer).toBeHidden()
  await page.getByText('Đá nóng tới mức nào?').click()
  await expect(answer).toBeVisible()
})

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

test("a cached page loads the customer's likes separately, and a like toggles [H-235, H-238]", async ({
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
