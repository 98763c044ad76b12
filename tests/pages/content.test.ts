import { expect, test } from 'vitest'
import { Browser, openPage } from './browser.ts'
import { newCustomer } from './customers.ts'
import type { Page } from './page.ts'

function relationOf(page: Page, rel: string): string | undefined {
  return page.relation(rel)?.replace(/^https?:\/\/[^/]+/, '')
}

test('the blog has pages, with links to the first, next and previous for crawlers [H-057, H-247]', async () => {
  const browser = new Browser()
  const first = await browser.open('/blog')
  expect(first.all('[data-testid=posts] > li')).toHaveLength(3)
  expect([relationOf(first, 'canonical'), relationOf(first, 'next')]).toEqual([
    '/blog',
    '/blog?trang=2',
  ])
  const second = await browser.follow(first.link('Trang sau'))
  expect(second.path).toBe('/blog?trang=2')
  expect(relationOf(second, 'prev')).toBe('/blog')
  const last = await browser.follow(second.region('Các trang').link('Trang sau'))
  expect(last.all('[data-testid=posts] > li').at(-1)!.text).toContain('45 phút phục hồi cổ vai gáy')
  expect(last.links('Trang sau')).toEqual([])
})

test('a post leads to its parts and to related posts, and is described as one [H-247, H-057]', async () => {
  const browser = new Browser()
  const post = await browser.open('/blog/goi-da-dau-dau')
  expect(post.part('h1').text).toBe('Gội đúng cách cho da đầu dầu')
  expect(post.described.map((thing) => thing['@type'])).toContain('BlogPosting')
  expect(post.link('Khi nào nên gặp bác sĩ').href).toBe('#khi-nao-di-kham')
  expect(post.part('#khi-nao-di-kham').text).toContain('Khi nào nên gặp bác sĩ')
  const related = post.part('section[aria-labelledby=doc-tiep]').links()
  expect(related.length).toBeGreaterThan(1)
  const next = await browser.follow(related[1]!)
  expect(next.path).toMatch(/^\/blog\/[a-z-]+$/)
  expect(next.status).toBe(200)
})

test.each([
  ['/blog/khong-co-bai-nay', 'Bài viết này không còn nữa', 'H-247'],
  ['/blog?trang=9', 'Trang này không có bài viết', 'H-247'],
  ['/lookbook/khong-co', 'Kiểu tóc này không còn trong lookbook', 'H-245'],
  ['/spa/khong-co', 'Trang spa này không còn nữa', 'O-37'],
  ['/kham-pha/99', 'Bài viết này không còn nữa', 'H-236'],
])('%s is answered 404, shows “%s” and leads back [%s]', async (path, title) => {
  const page = await openPage(path)
  expect(page.status).toBe(404)
  expect(page.heading(title)).toBeDefined()
  expect(page.main.links().length).toBeGreaterThan(0)
})

test('a look is found by its tag, read, and leads to a booking with its services chosen [H-245, O-37]', async () => {
  const browser = new Browser()
  const lookbook = await browser.open('/lookbook')
  expect(lookbook.all('[data-testid=looks] > li')).toHaveLength(12)
  const long = await browser.follow(lookbook.region('Lọc kiểu tóc').link('Dài'))
  expect(long.all('[data-testid=looks] > li')).toHaveLength(3)
  const look = await browser.follow(long.main.link(/Mullet/))
  expect(look.heading('Nói với stylist thế nào')).toBeDefined()
  const booking = await browser.follow(look.link('Đặt lịch kiểu này'))
  expect(booking.path).toMatch(/^\/booking\?.*chosenService=1001,1018/)
  expect(booking.heading('Đặt lịch giữ chỗ')).toBeDefined()
})

test('a tag of the other language shows all looks [H-245, O-36]', async () => {
  const english = await openPage('/lookbook?kieu=D%C3%A0i', { lang: 'en' })
  expect(english.all('[data-testid=looks] > li')).toHaveLength(12)
  const long = await openPage('/lookbook?kieu=Long', { lang: 'en' })
  expect(long.all('[data-testid=looks] > li')).toHaveLength(3)
})

test('a spa page shows steps, minutes, FAQ and price, and leads to a booking [O-37]', async () => {
  const spa = await openPage('/spa/da-nong')
  expect(spa.main.text).toContain('Cả buổi 60 phút')
  expect(spa.part('.content-services li').text).toContain('289.000 VNĐ')
  expect(spa.all('.content-quote')).toHaveLength(3)
  expect(spa.summary('Đá nóng tới mức nào?').around('details').text).toContain(
    'Ấm như cốc trà cầm được lâu.',
  )
  expect(spa.link('Đặt Đá nóng').href).toMatch(/chosenService=1016/)
})

test('films have their steps in words [H-248]', async () => {
  const films = (await openPage('/video')).all('article.content-card')
  expect(films).toHaveLength(8)
  for (const film of films) expect(film.all('li').length, film.text).toBeGreaterThan(0)
})

test('the discovery page has its six sections, in the order of its layout [H-243]', async () => {
  const page = await openPage('/kham-pha')
  expect(page.all('.content-section').map((section) => section.part('h2').text)).toEqual([
    'Mẹo hay & chuyện nghề',
    'Lookbook',
    'Spa tại salon',
    'Góc tóc đẹp',
    'Xem tay nghề',
    'Khách nói gì',
  ])
})

test('a visitor who sends a like is led to the log-in, and back to the post [H-021, H-237]', async () => {
  const browser = new Browser()
  const post = await browser.open('/kham-pha/6')
  const logIn = await browser.press(post, post.button(/^Thích/))
  expect(logIn.path).toMatch(/^\/dang-nhap\?next=/)
  expect(new URLSearchParams(logIn.path.split('?')[1]).get('next')).toMatch(/^\/kham-pha\/6/)
})

test('a like is counted once and listed after a reload [H-235, H-237, H-238]', async () => {
  const { browser } = await newCustomer()
  const before = await browser.open('/kham-pha/6?thich=1')
  expect(before.main.text).toContain('Anh đã đăng nhập. Bấm “Thích” để lưu bài này nhé!')
  const liked = await browser.press(before, before.button(/^Thích/))
  expect(liked.path).toMatch(/\?da-luu=1$/)
  expect(liked.button(/^Đã thích/)).toBeDefined()
  expect(likesOf(liked)).toBe(likesOf(before) + 1)
  expect(likesOf(await browser.open(liked.path))).toBe(likesOf(before) + 1)
  const mine = await browser.open('/kham-pha?loc=da-thich')
  expect(mine.all('[data-testid=liked] > li')).toHaveLength(1)
})

test('a customer without likes sees an empty list [H-238]', async () => {
  const { browser } = await newCustomer()
  const mine = await browser.open('/kham-pha?loc=da-thich')
  expect(mine.heading('Anh chưa thích bài nào')).toBeDefined()
})

function likesOf(page: Page): number {
  return Number.parseInt(page.part('[data-testid=like-count]').text, 10)
}
