import { beforeAll, describe, expect, test } from 'vitest'
import { addresses, allRoutes } from '../route-samples.ts'
import { partOf } from '../sample.ts'
import { Browser, openPage } from './browser.ts'
import { dayAhead } from './bookings.ts'
import { loggedIn } from './customers.ts'
import { unmarkedOn, wronglyMarkedOn } from './unmarked-vietnamese.ts'
import { siteUrl } from './site-url.ts'
import { vietnameseSentencesOn } from './vietnamese.ts'

const screens = [
  '/booking?salonId=14&phone=0912345670&chosenService=1001&step=0',
  '/booking?step=2&flow=1&salonId=14&phone=0912345678&chosenService=1001',
]

test('?lang=en shows the site in English, with lang and hreflang [O-36, H-014]', async () => {
  const page = await openPage('/?lang=en')
  expect(page.language).toBe('en')
  expect(page.title).toBe('Mượt – men’s hair salons')
  expect(page.button('Book now')).toBeDefined()
  expect(page.relation('canonical')).toBe(`${siteUrl()}/?lang=en`)
  for (const [language, path] of [
    ['vi', '/'],
    ['en', '/?lang=en'],
    ['x-default', '/'],
  ] as const)
    expect(page.$(`link[hreflang="${language}"]`).first().attr('href')).toBe(siteUrl() + path)
})

test('what an English page says of itself for search engines leads to English pages [O-36]', async () => {
  const page = await openPage('/blog/goi-da-dau-dau?lang=en')
  const canonical = page.relation('canonical')
  const way = [`${siteUrl()}/?lang=en`, `${siteUrl()}/blog?lang=en`, canonical]
  expect(page.described).toMatchObject([
    { '@type': 'BreadcrumbList', itemListElement: way.map((item) => ({ item })) },
    { '@type': 'BlogPosting', url: canonical, mainEntityOfPage: canonical },
  ])
})

test('the language is stored, and the link back has the same address [O-36]', async () => {
  const browser = new Browser()
  await browser.open('/?lang=en')
  const salons = await browser.open('/system-salon?q=cau+giay')
  expect(salons.part('h1').text).toBe('Our salons')
  expect(salons.main.text).toMatch(/4\.\d\/5 · [\d.]+k guests/)
  const back = await browser.follow(salons.part('footer').link('Tiếng Việt'))
  expect(back.path).toBe('/system-salon?q=cau+giay&lang=vi')
  expect([back.language, back.part('h1').text]).toEqual(['vi', 'Hệ thống salon'])
  expect((await browser.open('/')).button('ĐẶT LỊCH NGAY')).toBeDefined()
})

test('log-in speaks English, its refusals too [O-36]', async () => {
  const browser = new Browser({ lang: 'en' })
  const start = await browser.open('/dang-nhap')
  const step = await browser.press(start, start.main.button('Continue'), {
    'Phone number': '0987.654.321',
  })
  const refused = await browser.press(step, step.main.button('Log in'), {
    'Password (6 digits)': '739164',
  })
  expect(refused.main.text).toContain(
    'The phone number or password isn’t right. Please check them.',
  )
})

/** Pages that a customer sees on the way to a visit; most of the others only list what editors write. */
const onTheWay = new Set(['/', '/system-salon', '/dich-vu', '/som-nhat', '/tai-khoan', '/lich-su'])
const table = partOf(
  allRoutes().flatMap(({ isPage, samples }) => (isPage ? samples.map(({ path }) => path) : [])),
  (path) => onTheWay.has(path),
)

describe('every page', () => {
  let browsers: Browser[]
  let at: Map<string, string>

  beforeAll(async () => {
    const member = await loggedIn('0912345678', { lang: 'en' })
    browsers = [new Browser({ lang: 'en' }), member]
    at = await addresses(siteUrl(), member.cookie, await dayAhead(member, 1))
  })

  test.each([...table, ...screens])(
    '%s is English for a visitor and for a member; what is Vietnamese is marked [O-36, H-014]',
    async (path) => {
      for (const browser of browsers) {
        const page = await browser.open(at.get(path) ?? path)
        expect(page.language).toBe('en')
        expect(await vietnameseSentencesOn(page)).toEqual([])
        expect(unmarkedOn(page), 'Vietnamese without a mark').toEqual([])
        expect(wronglyMarkedOn(page), 'English that is marked as Vietnamese').toEqual([])
      }
    },
  )
})
