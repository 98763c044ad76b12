import { expect, test, type Page } from '@playwright/test'
import { expectNoBarriers } from './barriers'
import { ask, logIn, untilScripted } from './walk'

/** Customers of the demo with an unrated last visit, one for each size: a rating is kept. */
const raters = { mobile: '0912345678', desktop: '0912345680' }
/** The same for whoever rates without JavaScript. */
const scriptless = { mobile: '0912345679', desktop: '0977777777' }

function of(people: { mobile: string; desktop: string }, project: string): string {
  return project === 'desktop' ? people.desktop : people.mobile
}

async function openVisit(page: Page, at: number): Promise<void> {
  await page.goto('/lich-su')
  await page.getByTestId('visits').getByRole('link').nth(at).click()
  await expect(page).toHaveURL(/\/lich-su\/[0-9A-Z]{26}$/)
  await expect(page.getByRole('heading', { name: 'Dịch vụ đã làm' })).toBeVisible()
}

/** Gives so many stars; a rating that is there already is changed. */
async function rate(page: Page, stars: number, words: string): Promise<void> {
  const change = page.getByText('Sửa đánh giá của anh')
  if (await change.isVisible()) await change.click()
  const form = page.locator('form').filter({ has: page.getByLabel('Anh muốn nói thêm điều gì?') })
  await form.locator(`input[name=stars][value="${stars}"]`).check({ force: true })
  await form.getByLabel('Anh muốn nói thêm điều gì?').fill(words)
  await form.getByRole('button', { name: /Gửi đánh giá|Lưu đánh giá/ }).click()
  await expect(page.getByText('Cảm ơn anh, em đã ghi nhận đánh giá!').first()).toBeVisible()
}

test('from the history to a visit: it is rated, rated again, and stays as it was said last [H-222, H-223, H-224, O-38]', async ({
  page,
}, { project }) => {
  await logIn(page, of(raters, project.name))
  await openVisit(page, 0)
  await expect(page.getByText('Tổng thanh toán')).toBeVisible()
  await untilScripted(page)
  await rate(page, 4, 'Cắt gọn, gội kỹ.')
  await expect(page.getByTestId('rating')).toHaveAttribute('data-stars', '4')
  await page.reload()
  await expect(page.getByTestId('rating')).toContainText('Cắt gọn, gội kỹ.')
  await rate(page, 5, 'Nghĩ lại thì tuyệt vời.')
  await expect(page.getByTestId('rating')).toHaveAttribute('data-stars', '5')
  await page.goto('/lich-su')
  await expect(page.getByTestId('visits').getByRole('listitem').first()).toContainText(
    '5 trên 5 sao',
  )
})

test('a picture is liked, another one reported, which is then shown no more [H-226, H-227]', async ({
  page,
}, { project }) => {
  await logIn(page, of(raters, project.name))
  await openVisit(page, project.name === 'desktop' ? 0 : 1)
  await untilScripted(page)
  const pictures = page.getByTestId('visit-photo')
  const count = await pictures.count()
  expect(count).toBeGreaterThan(1)
  await pictures
    .first()
    .getByRole('button', { name: /Ưng ý|Anh ưng ảnh này/ })
    .click()
  await expect(pictures.first().getByRole('button', { name: 'Anh ưng ảnh này' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  const reported = await page.getByText('Anh đã báo ảnh này không phải của anh').count()
  const wrong = pictures.filter({ has: page.locator('details') }).last()
  await wrong.getByText('Ảnh không phải của anh?').click()
  await wrong
    .getByLabel('Anh cho em biết thêm (không bắt buộc)')
    .fill('Người trong ảnh không phải tôi')
  await wrong.getByRole('button', { name: 'Báo ảnh sai' }).click()
  await expect(page.getByText('Em đã báo salon kiểm tra ảnh này.').first()).toBeVisible()
  await expect(page.getByText('Anh đã báo ảnh này không phải của anh')).toHaveCount(reported + 1)
  await page.reload()
  await expect(page.getByText('Anh đã báo ảnh này không phải của anh')).toHaveCount(reported + 1)
})

test('all bookings are listed with their states, and a served one leads to its visit [H-196, O-39]', async ({
  page,
}) => {
  await logIn(page, '0912345678')
  await page.goto('/lich-su')
  await page.getByRole('link', { name: 'Lịch đã đặt' }).click()
  const rows = page.getByTestId('bookings').getByRole('listitem')
  await expect(rows.filter({ hasText: 'Đã hoàn thành' }).first()).toBeVisible()
  await rows.filter({ hasText: 'Đã hoàn thành' }).first().getByRole('link').click()
  await expect(page.getByRole('heading', { name: 'Dịch vụ đã làm' })).toBeVisible()
})

test('the same is booked again with salon and services chosen [O-38]', async ({ page }) => {
  await logIn(page, '0912345678')
  await openVisit(page, 2)
  await page.getByRole('link', { name: 'Đặt lại như lần này' }).click()
  await expect(page).toHaveURL(/\/booking\?.*salonId=9.*chosenService=1001/)
  await expect(page.getByRole('heading', { name: 'Đặt lịch giữ chỗ' })).toBeVisible()
  await expect(page.getByText('Cắt gội 10 bước').first()).toBeVisible()
})

test("a stranger is led to the log-in and back, an empty history to a booking, and another's visit is none [H-222]", async ({
  page,
}) => {
  await page.goto('/lich-su')
  await expect(page.getByRole('link', { name: 'Đăng nhập', exact: true }).last()).toHaveAttribute(
    'href',
    '/dang-nhap?next=%2Flich-su',
  )
  await logIn(page, '0912345678')
  const { visits } = await ask<{ visits: { items: { id: string }[] } }>(
    page.request,
    '{ visits { items { id } } }',
  )
  await page.context().clearCookies()
  await logIn(page, '0987654321')
  await page.goto(`/lich-su/${visits.items[0]!.id}`)
  await expect(
    page.getByRole('heading', { name: 'Em không tìm thấy lần ghé này của anh' }),
  ).toBeVisible()
  await page.goto('/lich-su')
  await expect(page.getByRole('heading', { name: 'Anh chưa ghé salon lần nào' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Đặt lịch ngay' })).toHaveAttribute(
    'href',
    '/booking?salonId=0&phone=0&step=0',
  )
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a visit is rated by a form, a reload rates nothing again, and the wheel hears of it [H-224, H-256]', async ({
    page,
  }, { project }) => {
    await logIn(page, of(scriptless, project.name))
    await openVisit(page, 0)
    await rate(page, 5, 'Không cần JavaScript.')
    await expect(page).toHaveURL(/\?xong=danh-gia$/)
    await page.reload()
    await expect(page.getByTestId('rating')).toContainText('Không cần JavaScript.')
    await page.goto('/vong-quay-may-man/nhiem-vu')
    await expect(
      page
        .getByRole('listitem')
        .filter({ hasText: 'Đánh giá lần cắt vừa rồi' })
        .getByRole('button', { name: 'Nhận 1 lượt' }),
    ).toBeVisible()
  })

  test('pictures scroll in their row, and each can be reported [H-226]', async ({ page }) => {
    await logIn(page, '0912345678')
    await openVisit(page, 0)
    const track = page.locator('.carousel__track')
    expect(
      await track.evaluate(
        (row) => row.scrollWidth > row.clientWidth && getComputedStyle(row).overflowX === 'auto',
      ),
    ).toBe(true)
    await page.getByText('Ảnh không phải của anh?').first().click()
    await expect(page.getByRole('button', { name: 'Báo ảnh sai' }).first()).toBeVisible()
  })
})

for (const path of ['/lich-su', '/lich-su/lich-dat', '/lich-su/visit']) {
  test(`${path} stands for a customer and asks a stranger to log in, without a barrier`, async ({
    page,
  }) => {
    await page.goto(path === '/lich-su/visit' ? '/lich-su/01KDEMV0000000000000000001' : path)
    await expect(
      page.getByRole('heading', { name: 'Anh đăng nhập để xem trang này nhé!' }),
    ).toBeVisible()
    await expectNoBarriers(page, 'stranger')
    await logIn(page, '0912345678')
    if (path === '/lich-su/visit') await openVisit(page, 0)
    else await page.goto(path)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  })
}
