import { expect, test } from 'vitest'
import { Browser, type Request } from './browser.ts'
import { freshPhone, loggedIn, newCustomer, newestCode } from './customers.ts'
import type { Page } from './page.ts'
import { loginCodeRequest } from '../chain-client.ts'
import { siteUrl } from './site-url.ts'

const password = 'Mật khẩu (6 số)'
const newPassword = 'Mật khẩu mới (6 số)'

/** Opens the log-in and sends a phone. */
async function withPhone(browser: Browser, phone: string): Promise<Page> {
  const page = await browser.open('/dang-nhap')
  return browser.press(page, page.button('Tiếp tục'), { phone })
}

/** A customer with a password, who is not logged in. */
async function customerWithPassword(): Promise<string> {
  const { phone, browser } = await newCustomer()
  await browser.execute('mutation { setPassword(input: { password: "739164" }) { __typename } }')
  return phone
}

test('a logged-out visitor finds the log-in in the header, and no account [H-062]', async () => {
  const page = await new Browser().open('/')
  const header = page.part('.header')
  expect(header.link('Đăng nhập').href).toBe('/dang-nhap?next=%2F')
  expect(header.has('.header__user')).toBe(false)
})

test.each([
  ['too few digits', '091'],
  ['letters', 'không phải'],
  ['another beginning than 0', '1912345678'],
])('a phone of %s is in a wrong form, and stays to be corrected [H-148]', async (_what, phone) => {
  const page = await withPhone(new Browser(), phone)
  expect(page.status).toBe(422)
  const field = page.field('Số điện thoại')
  expect(page.part(`[id="${field.attribute('aria-describedby')}"]`).text).toContain(
    'Số điện thoại sai định dạng.',
  )
  expect(field.attribute('aria-invalid')).toBe('true')
})

test('a registered phone needs its password of six digits [H-112, H-113]', async () => {
  const page = await withPhone(new Browser(), '0912345678')
  expect(page.field(password).attribute('inputmode')).toBe('numeric')
  expect(page.main.text).toContain('0912.345.678')
})

test.each(['', '1234', '12345a', '1234567'])(
  'the password "%s" has not the six digits of one [H-149, H-151]',
  async (typed) => {
    const browser = new Browser()
    const page = await withPhone(browser, '0912345678')
    const refused = await browser.press(page, page.button('Đăng nhập'), { [password]: typed })
    expect(refused.status).toBe(422)
    expect(refused.main.text).toMatch(/Mật khẩu (sai định dạng|phải là số và 6 kí tự)\./)
    expect(browser.cookies.has('muot_session')).toBe(false)
  },
)

test('a phone that is new skips the password: a code is sent, one step from the end [H-115, H-116]', async () => {
  const phone = freshPhone()
  const page = await withPhone(new Browser(), phone)
  expect(page.fields(password)).toEqual([])
  expect(page.main.text).toContain('Chỉ còn một bước nữa là xong!')
  expect(page.main.text).toContain('Kiểm tra SMS để lấy OTP đăng nhập.')
  expect(await newestCode(phone)).toMatch(/^\d{6}$/)
})

test('a code has six digits; only the right one leads to the password [H-117, H-152]', async () => {
  const phone = freshPhone()
  const browser = new Browser()
  const step = await withPhone(browser, phone)
  const code = await newestCode(phone)
  const send = (from: Page, typed: string) =>
    browser.press(from, from.button('Xác nhận'), { 'Mã xác nhận': typed })
  for (const typed of ['12a', '12345', '1234567']) {
    const refused = await send(step, typed)
    expect(refused.main.text, typed).toMatch(/Mã xác (nhận sai định dạng|minh là số và 6 kí tự)\./)
  }
  const wrong = await send(step, code === '000000' ? '111111' : '000000')
  expect(wrong.main.text).toContain('Mã xác nhận không chính xác.')
  expect(browser.cookies.has('muot_session')).toBe(false)
  const right = await send(wrong, code)
  expect(right.fields(newPassword)).toHaveLength(1)
  expect(browser.cookies.has('muot_session')).toBe(true)
})

test('a phone turned by the writing and a whole message with its code log in, by form and link [O-10, H-143, H-152]', async () => {
  const phone = freshPhone()
  const odd = `\u202a+84 ${phone.slice(1)}\u202c`
  const browser = new Browser()
  const linked = await browser.open(`/booking/lookup?phone=${encodeURIComponent(odd)}`)
  expect(linked.field('Số điện thoại của anh').value?.replaceAll('.', '')).toBe(phone)
  const step = await withPhone(browser, odd)
  const code = await newestCode(phone)
  const inArabic = code.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)))
  const done = await browser.press(step, step.button('Xác nhận'), {
    'Mã xác nhận': `Ma xac thuc cua anh la ${inArabic}, dung trong 5 phut. 1900 299 993`,
  })
  expect(done.fields(newPassword)).toHaveLength(1)
})

test('after a code the password is optional: skipped, he is where he was [H-118]', async () => {
  const phone = freshPhone()
  const browser = new Browser()
  const start = await browser.open('/dang-nhap?next=/system-salon')
  const step = await browser.press(start, start.button('Tiếp tục'), { phone })
  const after = await browser.press(step, step.button('Xác nhận'), {
    'Mã xác nhận': await newestCode(phone),
  })
  const end = await browser.press(after, after.button('Bỏ qua'))
  expect(end.path).toBe('/system-salon')
  expect(browser.cookies.has('muot_session')).toBe(true)
})

test('a captcha comes only after the third wrong password [H-124, H-275, H-292]', async () => {
  const browser = new Browser()
  let step = await withPhone(browser, await customerWithPassword())
  for (let time = 1; time <= 3; time++) {
    expect(step.fields(/Anh cho em biết kết quả/), `before the wrong password ${time}`).toEqual([])
    step = await browser.press(step, step.button('Đăng nhập'), { [password]: '000000' })
    expect(step.main.text).toContain('Số điện thoại hoặc mật khẩu chưa đúng')
  }
  expect(step.fields(/Anh cho em biết kết quả/)).toHaveLength(1)
})

test('another browser is asked for it together with the password [H-125]', async () => {
  const phone = await customerWithPassword()
  const browser = new Browser()
  let step = await withPhone(browser, phone)
  for (let time = 1; time <= 3; time++)
    step = await browser.press(step, step.button('Đăng nhập'), { [password]: '000000' })
  const first = await withPhone(new Browser(), phone)
  expect(first.fields(/Anh cho em biết kết quả/)).toHaveLength(1)
  expect(first.main.text).not.toContain('chưa đúng')
})

test('once the server requires a captcha the right password needs its result too [H-125]', async () => {
  const browser = new Browser()
  let step = await withPhone(browser, await customerWithPassword())
  for (let time = 1; time <= 3; time++)
    step = await browser.press(step, step.button('Đăng nhập'), { [password]: '000000' })
  const without = await browser.press(step, step.button('Đăng nhập'), {
    [password]: '739164',
    captchaResult: '',
  })
  expect(browser.cookies.has('muot_session')).toBe(false)
  const [left, right] = without
    .field(/Anh cho em biết kết quả/)
    .name.match(/\d+/g)!
    .map(Number)
  await browser.press(without, without.button('Đăng nhập'), {
    [password]: '739164',
    captchaResult: String(left! + right!),
  })
  expect(browser.cookies.has('muot_session')).toBe(true)
})

test('the log-in shows its reason, is not indexed, and leads back [H-134]', async () => {
  const phone = freshPhone()
  const browser = new Browser()
  const next = encodeURIComponent('/system-salon?q=ha noi')
  const page = await browser.open(`/dang-nhap?next=${next}&phone=${phone}&ly-do=uu-dai`)
  expect(page.heading('Đăng nhập để xem ưu đãi của anh').element.is('h1')).toBe(true)
  expect(page.meta('robots')).toBe('noindex')
  const step = await browser.press(page, page.button('Tiếp tục'))
  expect(step.headings('Đăng nhập để xem ưu đãi của anh')).toHaveLength(1)
  const after = await browser.press(step, step.button('Xác nhận'), {
    'Mã xác nhận': await newestCode(phone),
  })
  const end = await browser.press(after, after.button('Lưu mật khẩu'), { [newPassword]: '582047' })
  expect(end.path).toMatch(/^\/system-salon\?q=ha(%20|\+)noi$/)
})

test('the log-in leads nowhere outside of the site, and out of the account by a button [H-128]', async () => {
  const { browser } = await newCustomer()
  const page = await browser.open('/dang-nhap?next=//evil.example/')
  expect(page.main.text).toContain('Anh đang đăng nhập với số')
  expect(page.main.link('Tiếp tục').href).toBe('/')
  const out = await browser.press(page, page.main.button('Đăng xuất'))
  expect(out.path).toBe('/')
  expect(browser.cookies.has('muot_session')).toBe(false)
})

test('an ended session is deleted and the page is marked for the log-in [H-130, H-284]', async () => {
  const browser = new Browser({ cookie: `muot_session=${'0'.repeat(64)}; muot_known=1` })
  await browser.open('/gioi-thieu')
  expect(browser.cookies.has('muot_session')).toBe(false)
  expect(browser.cookies.get('muot_ended')).toBe('1')
})

test('with a session the first page has name, tier and balance [H-129, H-173, B-348]', async () => {
  const customer = await loggedIn('0912345678')
  const response = await customer.graphql(
    '{ viewer { profile { name tier } membership { balance } } }',
  )
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  expect(await response.json()).toEqual({
    data: {
      viewer: {
        profile: { name: 'Nguyễn Minh Quân', tier: 'GOLD' },
        membership: { balance: 250_000 },
      },
    },
  })
})

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
