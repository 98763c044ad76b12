import { expect, test } from '@playwright/test'
import { logIn, untilScripted } from './walk'

const address = '/stylist-xuat-sac'
/** Customers of the demo who vote, one for each size: a vote is kept. */
const voters = { mobile: '0912345679', desktop: '0977777777' }

test('everybody sees the ranking; a customer votes, changes his mind, and has one vote [H-021, H-228, H-229, H-230]', async ({
  page,
}, { project }) => {
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /^Stylist xuất sắc tháng \d{2}\/\d{4}$/,
  )
  const ranked = page.getByTestId('by-votes').getByRole('listitem')
  await expect(ranked).toHaveCount(10)
  await expect(
    ranked.first().getByRole('link', { name: /Đăng nhập để bình chọn/ }),
  ).toHaveAttribute('href', `/dang-nhap?next=${encodeURIComponent(address)}`)

  await logIn(page, project.name === 'desktop' ? voters.desktop : voters.mobile)
  await page.goto(address)
  await untilScripted(page)
  for (const at of [3, 4]) {
    const name = (await ranked.nth(at).getByRole('heading').innerText()).replace(/\s*Master$/, '')
    const vote = ranked.nth(at).getByRole('button', { name: /Bình chọn cho/ })
    if (await vote.isVisible()) {
      await vote.click()
      await expect(
        page.getByText(`Anh đã bình chọn cho ${name}. Cảm ơn anh!`).first(),
      ).toBeVisible()
    }
    const mine = page.getByTestId('by-votes').getByTestId('my-vote')
    await expect(mine).toHaveCount(1)
    await page.reload()
    await expect(
      page
        .getByTestId('by-votes')
        .getByRole('listitem')
        .filter({ has: page.getByTestId('my-vote') }),
    ).toContainText(name)
  }
})

test('the ranking can be seen for another topic, the month before, and one salon [H-231, H-232]', async ({
  page,
}) => {
  await page.goto(address)
  await page.getByRole('link', { name: 'Uốn & nhuộm' }).click()
  await expect(page).toHaveURL(/\/stylist-xuat-sac\/uon-nhuom-\d{4}-\d{2}$/)
  await page.getByRole('link', { name: /^Bảng tháng / }).click()
  await expect(page.getByText('Bảng này đã khép lại, anh xem kết quả nhé!')).toBeVisible()
  await expect(page.getByRole('button', { name: /Bình chọn cho/ })).toHaveCount(0)
  await page.goto(address)
  await page.getByLabel('Salon', { exact: true }).selectOption({ value: '9' })
  await page.getByRole('button', { name: 'Xem' }).click()
  await expect(page).toHaveURL(/salonId=9/)
  await expect(page.getByRole('heading', { name: /^Stylist tại .*Cầu Giấy/ })).toBeVisible()
  expect(await page.getByTestId('by-stars').getByRole('listitem').count()).toBeGreaterThan(5)
  await page.goto(`${address}/khong-co`)
  await expect(page.getByRole('heading', { name: 'Bảng bình chọn này không có' })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a vote is a form, and a reload votes for nobody again [H-229]', async ({ page }) => {
    await logIn(page, '0987654321')
    await page.goto(`${address}?salonId=12`)
    const vote = page
      .getByTestId('by-stars')
      .getByRole('button', { name: /Bình chọn cho/ })
      .first()
    await vote.click()
    await expect(page).toHaveURL(/salonId=12&da-binh-chon=1$/)
    await page.reload()
    await expect(page.getByTestId('my-vote')).toHaveCount(1)
  })
})

test('the challenges of the staff show goals and who is furthest [H-234]', async ({ page }) => {
  await page.goto(address)
  await page.getByRole('link', { name: 'Thử thách của nhân viên' }).click()
  await expect(page.getByTestId('challenge')).toHaveCount(3)
  await expect(page.getByText(/^Mục tiêu: 18 lượt bình chọn$/)).toBeVisible()
})

test('Home leads to the style masters [H-041]', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator(`main a[href="${address}"]`)).toHaveCount(1)
})

for (const path of [address, `${address}?salonId=9`, '/thu-thach']) {
  test(`${path} is for everybody`, async ({ page }) => {
    await page.goto(path)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`${path.split('?')[0]}$`),
    )
  })
}
