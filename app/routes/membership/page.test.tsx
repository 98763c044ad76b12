import { load } from 'cheerio'
import { expect, test } from 'vitest'
import { renderHtml } from '../booking/testing/render-html'
import MembershipPage, { Products } from './page'
import { renderedPage } from '~/testing/rendered'
import Balance from './balance'
import Orders from './orders'

const product = {
  id: '11',
  kind: 'MEMBERSHIP',
  name: 'Thành viên Bạc 12 tháng',
  image: '',
  price: 399_000,
  bonus: 0,
  visits: 0,
  visitsPaid: 0,
  months: 12,
  service: null,
} as const
const service = { id: '1001', name: 'Cắt gội 10 bước', image: '', price: 120_000 }
const visits = { kind: 'PACKAGE', visits: 3, visitsPaid: 3, price: 360_000, service } as const

test('silver and a package at the full price say what they bring besides [H-219]', async () => {
  const products = [product, { ...product, ...visits, id: '21', name: '3 buổi' }]
  const $ = load(await renderHtml(<Products products={products} actKey="k" who="logged-out" />, ''))
  const text = $('body').text()
  expect(text).toContain('Giảm 30K trên tổng hóa đơn, dùng một lần. Là hạng Bạc, anh chi tiêu từ')
  expect(text).toContain('Cuối tuần hay với stylist Master cũng không thu thêm.')
})

test.each([
  ['member', 'submit', undefined],
  ['unknown', 'button', 'true'],
] as const)(
  'a visitor (%s) sees the button that buys, which works once he is known [H-219]',
  async (who, type, disabled) => {
    const $ = load(await renderHtml(<Products products={[product]} actKey="k" who={who} />, ''))
    const button = $('button[aria-label="Mua Thành viên Bạc 12 tháng"]')
    expect([button.attr('type'), button.attr('aria-disabled')]).toEqual([type, disabled])
    expect($('a')).toHaveLength(0)
  },
)

test('a logged-out visitor logs in to buy [H-219]', async () => {
  const products = <Products products={[product]} actKey="k" who="logged-out" />
  const $ = load(await renderHtml(products, ''))
  expect($('a').text()).toBe('Đăng nhập để mua')
  expect($('button')).toHaveLength(0)
})

test('a page of orders or of the balance that could not be loaded is itself loaded again [H-218, H-220]', async () => {
  const failed = { page: 3, who: 'member', orders: null, history: null }
  expect(await renderedPage(Orders, failed)).toContain('href="/thanh-vien/don-hang?trang=3"')
  expect(await renderedPage(Balance, failed)).toContain('href="/gioi-thieu?trang=3"')
})

test('a member whose host has no tiers sees no part that failed, and a retry where it did [H-218]', async () => {
  const member = { who: 'member', products: [product], member: null, courses: [], key: 'k' }
  const retry = 'Em chưa tải được mục này'
  const lacking = await renderedPage(MembershipPage, { ...member, isMemberFailed: false })
  expect(lacking).toContain('Thành viên Bạc 12 tháng')
  expect(lacking).not.toContain(retry)
  expect(await renderedPage(MembershipPage, { ...member, isMemberFailed: true })).toContain(retry)
})
