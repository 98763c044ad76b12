import { expect, test } from 'vitest'
import { openPage } from './browser.ts'
import { loggedIn, newCustomer } from './customers.ts'
import type { Page } from './page.ts'

const address = '/vong-quay-may-man'
/**
 * Demo customers, each changed by one test alone: with spins, with a completed appointment, with
 * points.
 */
const spinner = '0912345679'
const visitor = '0912345678'
const saver = '0912345680'

test.each(['', '/nhiem-vu', '/doi-luot', '/doi-qua', '/doi-qua/3', '/qua-tang', '/qua-cua-toi'])(
  'the page %j of the wheel renders for a visitor, and for a customer without a log-in [H-011]',
  async (path) => {
    const page = await openPage(address + path)
    expect(page.status).toBe(200)
    expect(page.main.all('h1')).toHaveLength(1)
    expect(page.relation('canonical')).toMatch(new RegExp(`${address}${path}$`))
    const own = await openPage(address + path, { as: await loggedIn('0987654321') })
    expect(own.headings('Anh đăng nhập để chơi nhé!')).toEqual([])
  },
)

test('a visitor sees the wheel with its prizes and the log-in [H-249]', async () => {
  const page = await openPage(address)
  expect(page.image(/^Vòng quay may mắn có 10 ô: Chúc may mắn, \+10 điểm/)).toBeDefined()
  expect(page.heading('Anh đăng nhập để chơi nhé!')).toBeDefined()
})

test('without JavaScript a spin is posted once and redirects to its result [H-259]', async () => {
  const browser = await loggedIn(spinner)
  const before = await browser.open(address)
  const result = await browser.press(before, before.button('Quay ngay'))
  expect(result.path).toMatch(/\?lan-quay=[0-9A-Z]{26}$/)
  const kind = result.part('[data-testid=spin-result]').attribute('data-kind')
  expect(spinsLeft(before) - spinsLeft(result)).toBe(kind === 'SPIN' ? 0 : 1)
  const again = await browser.open(result.path)
  expect(again.part('[data-testid=spin-result]').text).not.toBe('')
  expect(spinsLeft(again)).toBe(spinsLeft(result))
})

test('a check-in earns a spin, once a day [H-256]', async () => {
  const { browser } = await newCustomer()
  const quests = await browser.open(`${address}/nhiem-vu`)
  const done = await browser.press(quests, quests.button('Điểm danh'))
  expect(done.main.text).toContain('Đã cộng lượt quay cho anh.')
  expect(spinsLeft(done)).toBe(spinsLeft(quests) + 1)
  const later = await browser.open(`${address}/nhiem-vu`)
  expect(later.main.text).toContain('Hôm nay đã nhận')
  expect(later.buttons('Điểm danh')).toEqual([])
})

test('a completed appointment earns two spins [H-256]', async () => {
  const browser = await loggedIn(visitor)
  const quests = await browser.open(`${address}/nhiem-vu`)
  const quest = quests.under('Đặt lịch và đến đúng hẹn', 'li')
  const done = await browser.press(quests, quest.button('Nhận 2 lượt'))
  expect(spinsLeft(done)).toBe(spinsLeft(quests) + 2)
})

test('points buy spins, and the exchange is in their history [H-252, H-261, H-262]', async () => {
  const browser = await loggedIn(saver)
  const packs = await browser.open(`${address}/doi-luot`)
  const done = await browser.press(packs, packs.button('Đổi 450 điểm'))
  expect(done.main.text).toContain('Đổi điểm thành công')
  expect(pointsOf(done)).toBe(pointsOf(packs) - 450)
  expect(spinsLeft(done)).toBe(spinsLeft(packs) + 5)
  const [newest] = done
    .all('.wheel-lines li')
    .filter(({ text }) => text.includes('Đổi 5 lượt quay'))
  expect(newest!.text).toContain('-450')
})

test('vouchers for points are listed six a page, and the pages lead to each other [H-263]', async () => {
  const browser = await loggedIn('0987654321')
  const first = await browser.open(`${address}/doi-qua`)
  expect(first.all('.wheel-vouchers li')).toHaveLength(6)
  const second = await browser.follow(first.link('Trang sau'))
  expect(second.all('.wheel-vouchers li')).toHaveLength(2)
  expect(second.link('Trang trước').href).toBe(`${address}/doi-qua`)
})

test('a voucher costs points and is first among the gifts [H-254, H-264, H-265]', async () => {
  const browser = await loggedIn(saver)
  const list = await browser.open(`${address}/doi-qua`)
  const voucher = await browser.follow(list.main.link(/Voucher 20K/))
  const gifts = await browser.press(voucher, voucher.button('Đổi 150 điểm'))
  expect(gifts.main.text).toContain('Đổi quà thành công, quà của anh ở ngay đầu danh sách.')
  expect(gifts.part('[data-testid=my-gifts] > li').text).toMatch(/Voucher 20K.*VQ[0-9A-Z]{10}/)
})

function spinsLeft(page: Page): number {
  return Number(page.part('[data-testid=spins-left]').text)
}

function pointsOf(page: Page): number {
  return Number(page.part('[data-testid=points]').text)
}
