import { expect, test } from 'vitest'
import { Browser, openPage } from './browser.ts'
import { loggedIn, newCustomer } from './customers.ts'
import type { Page } from './page.ts'

/** A gold member of the demo, whom nothing here changes. */
const gold = '0912345678'
const logInTitle = 'Anh đăng nhập để xem trang này nhé!'

/** Orders a product by its button; answers the page of the order. */
async function order(browser: Browser, name: string): Promise<Page> {
  const shop = await browser.open('/thanh-vien')
  const page = await browser.press(shop, shop.button(`Mua ${name}`))
  expect(page.path).toMatch(/^\/thanh-vien\/don-hang\/[0-9A-Z]{26}$/)
  return page
}

/** Pays an order at the bank of local runs; answers the order's page then. */
async function pay(browser: Browser, ordered: Page, amount = 'Chuyển khoản'): Promise<Page> {
  const bank = await browser.follow(ordered.link('Mở ngân hàng thử'))
  await browser.press(bank, bank.button(amount))
  return browser.open(ordered.path)
}

const status = (page: Page) => page.part('[data-testid=order-status]').attribute('data-status')

test('an order shows a VietQR code with amount, owner and content [H-216, O-39]', async () => {
  const { browser } = await newCustomer()
  const page = await order(browser, 'Thẻ 1 triệu')
  expect(status(page)).toBe('PENDING_PAYMENT')
  const [code] = page.images(/Mã VietQR chuyển 1\.000\.000 VNĐ cho CONG TY MUOT/)
  expect(code?.attribute('src')).toMatch(/^data:image\/png;base64,/)
  expect(page.part('.pay__facts').text).toMatch(/MUOT[0-9A-Z]{10}/)
  expect(page.part('[role=timer]').text).toMatch(/^Còn 1[45] phút \d+ giây$/)
})

test('the VietQR code of an open order is saved as a picture by its owner only [H-216]', async () => {
  const { browser } = await newCustomer()
  const path = (await order(browser, 'Thẻ 1 triệu')).link('Lưu ảnh QR').href!
  const picture = await browser.open(path)
  expect(picture.headers.get('content-type')).toBe('image/png')
  expect(picture.headers.get('content-disposition')).toMatch(/^attachment; filename="vietqr-/)
  expect((await new Browser().open(path)).status).toBe(404)
})

test('a payment of another amount is given back and leaves the order to be paid [O-39]', async () => {
  const { browser } = await newCustomer()
  const page = await pay(browser, await order(browser, 'Thẻ 1 triệu'), 'Chuyển thiếu 1.000đ')
  expect(page.main.text).toContain('Khoản 999.000 VNĐ không khớp số tiền của đơn')
  expect(status(page)).toBe('PENDING_PAYMENT')
})

test('a top-up that is paid raises the balance, and stands in the spending history [H-008, H-219]', async () => {
  const { browser } = await newCustomer()
  const page = await pay(browser, await order(browser, 'Thẻ 1 triệu'))
  expect(status(page)).toBe('ACTIVATED')
  expect(page.main.text).toContain('Số dư của anh đã được cộng 1.050.000 VNĐ.')
  expect(page.part('[data-testid=balance]').text).toBe('1.050.000 VNĐ')
  const history = await browser.open('/gioi-thieu')
  expect(history.part('[data-testid=balance]').text).toBe('1.050.000 VNĐ')
  const entries = history.all('[data-testid=history] li').map(({ text }) => text)
  expect(entries).toHaveLength(2)
  expect(entries.join('\n')).toMatch(/Thẻ 1 triệu.*\+1\.000\.000 VNĐ/)
})

test('the orders of a customer stand in a list with what became of them [H-218]', async () => {
  const { browser } = await newCustomer()
  await pay(browser, await order(browser, 'Thẻ 1 triệu'))
  const list = (await browser.open('/thanh-vien/don-hang')).all('[data-testid=orders] li')
  expect(list.map(({ text }) => text)).toEqual([expect.stringMatching(/Thẻ 1 triệu.*Hoàn tất/)])
})

test('a silver membership that is paid makes him silver, with the offers of that tier [H-020]', async () => {
  const { browser } = await newCustomer()
  const page = await pay(browser, await order(browser, 'Thành viên Bạc 12 tháng'))
  expect(page.main.text).toContain('Anh đã là thành viên hạng Bạc của Mượt.')
  const member = await browser.open('/thanh-vien')
  expect(member.all('.member__tier .tier-mark--silver')).toHaveLength(1)
  const offers = await browser.open('/uu-dai')
  expect(offers.part('[data-testid=own-offers]').text).toContain('Bạc: -30K')
})

test('the page of memberships has three tiers, each with its icon [H-020, H-174]', async () => {
  const page = await openPage('/thanh-vien')
  expect(page.all('.tiers__one')).toHaveLength(3)
  expect(page.all('.tiers__one svg')).toHaveLength(3)
})

test('a paid package adds its visits once, even if ordered again [H-216, H-233]', async () => {
  const { browser } = await newCustomer()
  const name = 'Cắt gội Combo 3 Chăm da – Tiêu chuẩn'
  const ordered = await order(browser, `6+1 buổi ${name}`)
  expect(ordered.part('[data-testid=order-status]').text).toContain('1.794.000 VNĐ')
  const page = await pay(browser, await browser.open(ordered.path))
  expect(page.main.text).toContain('Anh có thêm 7 buổi')
  const courses = (await browser.open('/thanh-vien')).part('[data-testid=courses]')
  expect(courses.text).toContain(`Còn 7 buổi ${name}`)
  expect((await browser.open('/thanh-vien/don-hang')).all('[data-testid=orders] li')).toHaveLength(
    1,
  )
})

test('another customer’s order is not found, by its address or by a query [H-218]', async () => {
  const { path } = await order((await newCustomer()).browser, 'Thẻ 500K')
  const otherPage = await openPage(path)
  expect(otherPage.headings(logInTitle)).toHaveLength(1)
  const other = await loggedIn(gold)
  const page = await other.open(path)
  expect(page.status).toBe(404)
  expect(page.headings('Em không tìm thấy đơn hàng này')).toHaveLength(1)
  const id = path.split('/').at(-1)
  expect(
    await other.execute('query($id: ID!) { viewer { membershipOrder(id: $id) { id } } }', { id }),
  ).toEqual({ viewer: { membershipOrder: null } })
})

test('the public reaches the bank’s address only, and only with the bank’s signature', async () => {
  const browser = new Browser()
  const statusOf = async (path: string, method: 'GET' | 'POST') =>
    (
      await browser.fetch(path, {
        method,
        form: method === 'POST' ? new URLSearchParams({ transactionId: 'x' }) : undefined,
      })
    ).status
  expect(await statusOf('/payments/bank', 'POST')).toBe(401)
  expect(await statusOf('/payments/bank', 'GET')).toBe(404)
  expect(await statusOf('/payments/health', 'GET')).toBe(404)
})

test('a gold member reads his spending history, with what was given back [H-220]', async () => {
  const page = await (await loggedIn(gold)).open('/gioi-thieu')
  expect(page.part('[data-testid=balance]').text).toBe('250.000 VNĐ')
  const entries = page.all('[data-testid=history] li').map(({ text }) => text)
  expect(entries).toHaveLength(6)
  expect(entries.filter((text) => text.includes('Đã hoàn tiền'))).toEqual([
    expect.stringMatching(/Thẻ 500K.*500\.000 VNĐ/),
  ])
})

test('logged-out visitors see only the public offers', async () => {
  const page = await openPage('/uu-dai')
  expect(page.headings('Cho mọi người')).toHaveLength(1)
  expect(page.main.text).toContain('Giờ vàng 8h30-11h')
  expect(page.has('[data-testid=own-offers]')).toBe(false)
})

test('a visit that was bought leads into the booking with its service [H-233]', async () => {
  const page = await (await loggedIn(gold)).open('/uu-dai')
  expect(page.part('[data-testid=own-offers]').text).toContain('Gold: Gội combo 2 chỉ 99K')
  const courses = page.part('[data-testid=courses]')
  expect(courses.text).toMatch(/Thẻ 6 buổi Combo 3.*Còn 4 buổi/)
  expect(courses.link('Đặt lịch dùng buổi này').href).toMatch(/^\/booking\?.*chosenService=1005/)
})

test.each([
  ['/vong-quay-may-man', 'Vòng quay may mắn'],
  ['/stylist-xuat-sac', /./],
  ['/lich-su', /./],
  ['/cua-hang', /./],
  ['/kham-pha', /./],
  ['/gioi-thieu', 'Lịch sử chi tiêu'],
])('the site has a page %s of that name [H-021]', async (path, title) => {
  const page = await openPage(path)
  expect(page.status).toBe(200)
  expect(page.part('h1').text).toMatch(title)
})

test.each(['/thanh-vien', '/thanh-vien/don-hang', '/gioi-thieu', '/uu-dai'])(
  '%s renders for a visitor and a member, under one canonical address',
  async (path) => {
    const page = await openPage(path)
    expect(page.status).toBe(200)
    expect(page.all('h1')).toHaveLength(1)
    expect(page.relation('canonical')).toMatch(new RegExp(`${path}$`))
    const own = await (await loggedIn(gold)).open(path)
    expect(own.headings(logInTitle)).toEqual([])
  },
)
