import { expect, test, type Page } from '@playwright/test'
import { expectNoBarriers, expectNoSidewaysScroll } from './barriers'
import { enter, newCustomer, passwordLabel, phoneLabel } from './customer'
import { logIn, untilScripted } from './walk'

const password = '246810'

/** The card of a discovery in the list. */
function card(page: Page, title: string) {
  return page.locator('article.content-card').filter({ hasText: title })
}

async function likesIn(page: Page): Promise<number> {
  return Number.parseInt(await page.getByTestId('like-count').first().innerText(), 10)
}

test('the blog is read page by page, a post by its contents, and a related one after it [H-247, H-057, O-37]', async ({
  page,
}) => {
  await page.goto('/blog')
  const posts = page.getByTestId('posts').getByRole('listitem')
  await expect(posts).toHaveCount(3)
  await expect(page.locator('link[rel=next]')).toHaveAttribute('href', /\/blog\?trang=2$/)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/blog$/)
  await expectNoBarriers(page, 'the blog')
  await page.getByRole('link', { name: 'Trang sau' }).click()
  await expect(page).toHaveURL(/\/blog\?trang=2$/)
  await expect(page.locator('link[rel=prev]')).toHaveAttribute('href', /\/blog$/)
  await page
    .getByRole('navigation', { name: 'Các trang' })
    .getByRole('link', { name: 'Trang 3' })
    .click()
  await expect(posts.last()).toContainText('45 phút phục hồi cổ vai gáy')
  await expect(page.getByRole('link', { name: 'Trang sau' })).toHaveCount(0)
  await posts.first().getByRole('link').click()
  await expect(
    page.getByRole('heading', { level: 1, name: 'Gội đúng cách cho da đầu dầu' }),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Khi nào nên gặp bác sĩ' }).click()
  await expect(page).toHaveURL(/#khi-nao-di-kham$/)
  await expect(page.getByRole('heading', { name: 'Khi nào nên gặp bác sĩ' })).toBeInViewport()
  await expectNoBarriers(page, 'a post')
  await expectNoSidewaysScroll(page, 'a post')
  expect(await (await page.request.get('/blog/goi-da-dau-dau')).text()).toContain(
    '"@type":"BlogPosting"',
  )
  await page.locator('section[aria-labelledby=doc-tiep]').getByRole('link').nth(1).click()
  await expect(page).toHaveURL(/\/blog\/[a-z-]+$/)
})

test('a post and a page that nobody wrote are told so and lead back [H-247]', async ({ page }) => {
  for (const [address, title] of [
    ['/blog/khong-co-bai-nay', 'Bài viết này không còn nữa'],
    ['/blog?trang=9', 'Trang này không có bài viết'],
    ['/lookbook/khong-co', 'Kiểu tóc này không còn trong lookbook'],
    ['/spa/khong-co', 'Trang spa này không còn nữa'],
    ['/kham-pha/99', 'Bài viết này không còn nữa'],
  ] as const) {
    const answer = await page.goto(address)
    expect(answer!.status(), address).toBe(404)
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
  }
})

test('a stranger who likes a discovery logs in over the page, it is liked, and he finds it among those he likes [H-021, H-235…H-238, O-38]', async ({
  page,
  baseURL,
}) => {
  const phone = await newCustomer(baseURL!, password)
  await page.goto('/kham-pha')
  await untilScripted(page)
  const like = card(page, 'Tóc xoáy đôi').getByRole('button', { name: /thích/i })
  await expect(like).toHaveText('Thích')
  await like.click()
  const dialog = page.getByRole('dialog')
  await enter(dialog, phoneLabel, phone)
  await enter(dialog, passwordLabel, password)
  await expect(like).toHaveText('Đã thích')
  await page.getByRole('link', { name: 'Bài anh đã thích' }).click()
  await expect(page.getByTestId('liked').getByRole('listitem')).toHaveCount(1)
  await page.getByRole('link', { name: 'Tóc xoáy đôi: đừng chống lại nó' }).click()
  const likeHere = page.getByRole('button', { name: /thích “Tóc xoáy đôi/i })
  await expect(likeHere).toHaveText('Đã thích')
  await expectNoBarriers(page, 'a liked discovery')
  // The page of the edge cache knows of nobody; the browser asks what is his.
  await page.reload()
  await expect(likeHere).toHaveText('Đã thích')
  await likeHere.click()
  await expect(likeHere).toHaveText('Thích')
  await page.goto('/kham-pha?loc=da-thich')
  await expect(page.getByRole('heading', { name: 'Anh chưa thích bài nào' })).toBeVisible()
})

test('a look is found by its tag, read, and leads to a booking with its services chosen [H-245, O-37]', async ({
  page,
}) => {
  await page.goto('/lookbook')
  await expect(page.getByTestId('looks').getByRole('listitem')).toHaveCount(12)
  await page
    .getByRole('navigation', { name: 'Lọc kiểu tóc' })
    .getByRole('link', { name: 'Dài', exact: true })
    .click()
  await expect(page.getByTestId('looks').getByRole('listitem')).toHaveCount(3)
  await expectNoBarriers(page, 'the lookbook')
  await page.getByRole('link', { name: /Mullet/ }).click()
  await expect(page.getByRole('heading', { name: 'Nói với stylist thế nào' })).toBeVisible()
  await expectNoBarriers(page, 'a look')
  await page.getByRole('link', { name: 'Đặt lịch kiểu này' }).click()
  await expect(page).toHaveURL(/\/booking\?.*chosenService=1001,1018/)
  await expect(page.getByRole('heading', { name: 'Đặt lịch giữ chỗ' })).toBeVisible()
})

test('a spa page tells steps, minutes and the price of the service list, and leads to a booking; films have their steps in words [O-37, H-244, H-248]', async ({
  page,
}) => {
  await page.goto('/spa/da-nong')
  await expect(page.getByText('Cả buổi 60 phút')).toBeVisible()
  await expect(page.locator('.content-services li').first()).toContainText('289.000 VNĐ')
  await expect(page.locator('.content-quote')).toHaveCount(3)
  await page.getByText('Đá nóng tới mức nào?').click()
  await expect(page.getByText('Ấm như cốc trà cầm được lâu.')).toBeVisible()
  await expectNoBarriers(page, 'a spa page')
  await expectNoSidewaysScroll(page, 'a spa page')
  await page.getByRole('link', { name: 'Đặt Đá nóng' }).click()
  await expect(page).toHaveURL(/chosenService=1016/)
  await page.goto('/video')
  await expect(page.locator('article.content-card')).toHaveCount(8)
  await expectNoBarriers(page, 'films')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a like is a form: a stranger is sent to the log-in and comes back, a customer’s like stays after a reload [H-236, H-237, H-238]', async ({
    page,
    baseURL,
  }) => {
    const phone = await newCustomer(baseURL!, password)
    await page.goto('/kham-pha/6')
    await page.getByRole('button', { name: /^Thích/ }).click()
    await expect(page).toHaveURL(/\/dang-nhap\?next=/)
    await logIn(page, phone, password)
    await page.goto('/kham-pha/6?thich=1')
    await expect(page.getByText('Anh đã đăng nhập. Bấm “Thích” để lưu bài này nhé!')).toBeVisible()
    const before = await likesIn(page)
    await page.getByRole('button', { name: /^Thích/ }).click()
    await expect(page).toHaveURL(/\?da-luu=1$/)
    await expect(page.getByRole('button', { name: /^Đã thích/ })).toBeVisible()
    expect(await likesIn(page)).toBe(before + 1)
    await page.reload()
    expect(await likesIn(page)).toBe(before + 1)
    await page.goto('/kham-pha?loc=da-thich')
    await expect(page.getByTestId('liked').getByRole('listitem')).toHaveCount(1)
  })
})

test.describe('on a screen of 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('the discovery page has its six sections, in the order of its layout [H-243]', async ({
    page,
  }) => {
    await page.goto('/kham-pha')
    for (const title of [
      'MẸO HAY & CHUYỆN NGHỀ',
      'LOOKBOOK',
      'SPA TẠI SALON',
      'GÓC TÓC ĐẸP',
      'XEM TAY NGHỀ',
      'KHÁCH NÓI GÌ',
    ])
      await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await expect(page.locator('.content-section')).toHaveCount(6)
  })
})
