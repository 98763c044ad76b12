import { expect, test } from 'vitest'
import { loginCodeRequest } from '../partner.ts'
import { Browser, type Request } from './browser.ts'
import { newCustomer } from './customers.ts'
import { siteUrl } from './site-url.ts'

/** The cookie's lifetime: three years. */
const LIFE_SECONDS = 94_608_000

test("an app's token becomes a session in an HttpOnly cookie [O-32, H-131, H-132]", async () => {
  const { phone, browser: app } = await newCustomer()
  const token = app.cookies.get('muot_session')!
  const browser = new Browser()
  const path = `/system-salon?token=${token}&inApp=1&utm_source=rn_ios`
  const response = await browser.fetch(path)
  expect([response.status, response.headers.get('location')]).toEqual([
    302,
    expect.stringMatching(/\/system-salon\?inApp=1&utm_source=rn_ios$/),
  ])
  const line = response.headers.getSetCookie().find((cookie) => cookie.startsWith('muot_session='))!
  expect(line).toMatch(/; HttpOnly/)
  expect(line).toMatch(/; SameSite=Lax/)
  expect(line).toContain(`; Max-Age=${LIFE_SECONDS}`)
  expect(browser.cookies.get('muot_session')).not.toBe(token)
  const { viewer } = await browser.execute<{ viewer: { profile: { phone: string } } }>(
    '{ viewer { profile { phone } } }',
  )
  expect(viewer.profile.phone).toBe(phone)
})

test('the token of another account leaves a customer who is logged in as he is [O-32]', async () => {
  const { browser: app } = await newCustomer()
  const { phone, browser } = await newCustomer()
  await browser.open(`/?inApp=1&token=${app.cookies.get('muot_session')}`)
  expect(await phoneOf(browser)).toBe(phone)
})

test('outside an app an address logs nobody in, and loses its token [H-131, B-348]', async () => {
  const { browser: app } = await newCustomer()
  const browser = new Browser()
  const page = await browser.open(`/?token=${app.cookies.get('muot_session')}`)
  expect(page.path).toBe('/')
  expect(browser.cookies.has('muot_session')).toBe(false)
})

const deadLink = 'Liên kết đăng nhập không còn dùng được, mời anh đăng nhập'

/** A customer of a partner's app, and a link with which the app logs him in. */
async function linkOfPartner(): Promise<{ phone: string; link: string }> {
  const { phone, browser } = await newCustomer()
  const token = browser.cookies.get('muot_session')!
  const response = await fetch(`${siteUrl()}/partners/login-codes`, loginCodeRequest(token))
  expect([response.status, response.headers.get('cache-control')]).toEqual([
    200,
    'private, no-store',
  ])
  const { code, expiresInSeconds } = (await response.json()) as Record<string, unknown>
  expect(expiresInSeconds).toBe(60)
  return { phone, link: `/system-salon?inApp=1&loginCode=${String(code)}` }
}

async function phoneOf(browser: Browser): Promise<string | undefined> {
  const { viewer } = await browser.execute<{ viewer: { profile: { phone: string } } | null }>(
    '{ viewer { profile { phone } } }',
  )
  return viewer?.profile.phone
}

async function openedBy(browser: Browser, link: string, request?: Request) {
  const page = await browser.open(link, request)
  return { path: page.path, title: page.part('h1').text, phone: await phoneOf(browser) }
}

test("a partner's code logs its customer in once, and leaves the address", async () => {
  const { phone, link } = await linkOfPartner()
  const browser = new Browser()
  expect(await openedBy(browser, link)).toMatchObject({ path: '/system-salon?inApp=1', phone })
  expect(await openedBy(new Browser(), link)).toEqual({
    path: '/dang-nhap?next=%2Fsystem-salon%3FinApp%3D1&ly-do=ma-cu',
    title: deadLink,
    phone: undefined,
  })
})

test('of two browsers that open a code at once one is logged in', async () => {
  const { phone, link } = await linkOfPartner()
  const browsers = [new Browser(), new Browser(), new Browser()]
  const opened = await Promise.all(browsers.map((browser) => openedBy(browser, link)))
  expect(opened.filter((one) => one.phone === phone)).toHaveLength(1)
  expect(opened.filter((one) => one.title === deadLink)).toHaveLength(2)
})

test("a link on another site, a look at the address and another partner's page use no code up", async () => {
  const { phone, link } = await linkOfPartner()
  const foreign = { headers: { 'sec-fetch-site': 'cross-site', referer: 'https://evil.example/' } }
  expect(await openedBy(new Browser(), link, foreign)).toMatchObject({
    title: deadLink,
    phone: undefined,
  })
  const looked = await fetch(siteUrl() + link, { method: 'HEAD', redirect: 'manual' })
  expect([looked.status, looked.headers.getSetCookie().join()]).toEqual([
    302,
    expect.not.stringContaining('muot_session'),
  ])
  const outside = new Browser()
  expect(await openedBy(outside, link.replace('inApp=1&', ''))).toMatchObject({ title: deadLink })
  const partner = { headers: { 'sec-fetch-site': 'cross-site', referer: 'https://tiki.vn/' } }
  expect(await openedBy(new Browser(), link, partner)).toMatchObject({ phone })
})

test('a guessed code logs nobody in, and a customer stays who he is', async () => {
  const guess = `/system-salon?inApp=1&loginCode=${'0'.repeat(48)}`
  expect(await openedBy(new Browser(), guess)).toMatchObject({ title: deadLink, phone: undefined })
  const { phone, browser } = await newCustomer()
  const { link } = await linkOfPartner()
  expect(await openedBy(browser, link)).toMatchObject({ path: '/system-salon?inApp=1', phone })
})

test('a wrong secret gets no code', async () => {
  const { browser } = await newCustomer()
  const token = browser.cookies.get('muot_session')!
  const response = await fetch(
    `${siteUrl()}/partners/login-codes`,
    loginCodeRequest(token, 'guess'),
  )
  expect(response.status).toBe(401)
})
