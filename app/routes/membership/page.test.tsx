import { load } from 'cheerio'
import { expect, test } from 'vitest'
import { renderHtml } from '../booking/testing/render-html'
import MembershipPage, { Products, Member, Tiers } from './page'
import { renderedPage } from '~/testing/rendered'
import Balance from './balance'
import Offers from './offers'
import OrderPage from './order'
import Orders from './orders'
import type { ReactElement } from 'react'
import UserMenu from '../shell/user-menu'

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

test.each([
  ['PENDING_PAYMENT', 'Đơn đang chờ thanh toán'],
  ['CREATED', 'Đơn đang chờ thanh toán'],
  ['PAID', 'Em đã nhận được tiền'],
])('an order that is %s without a way to pay says “%s” [O-39]', async (status, title) => {
  const order = { ...product, status, amount: 399_000, expiresAt: 1, returned: [], payment: null }
  const data = { who: 'member', order, isFailed: false, balance: null, now: 0, qr: null }
  const $ = load(await renderedPage(OrderPage, data))
  expect($('.notice').text()).toContain(title)
})

test('what the chain only announces is shown without the way to book with it [O-40]', async () => {
  const reward = {
    image: null,
    effect: 'Giảm 20K',
    condition: null,
    endDate: null,
    isOwn: false,
    remainingUses: null,
    serviceIds: [],
  }
  const rewards = [
    { ...reward, id: '511', name: 'Chỉ áp dụng Hà Nội', isBookable: true },
    { ...reward, id: '601', name: 'Chấm sao, thêm một lượt quay', isBookable: false },
  ]
  const data = { who: 'logged-out', rewards, courses: null }
  const $ = load(await renderedPage(Offers, data))
  expect($('.own-offer')).toHaveLength(2)
  const links = $('.own-offer a').toArray()
  expect(links.map((link) => $(link).attr('href'))).toEqual([
    '/booking?salonId=0&phone=0&step=0&offers=511',
  ])
})

const tiers = ['SILVER', 'GOLD', 'DIAMOND'] as const
const name = { SILVER: 'Hạng Bạc', GOLD: 'Hạng Vàng', DIAMOND: 'Hạng Kim cương' }

/** The text that is read aloud, the visible text, and the icons of tiers. */
async function drawn(element: ReactElement) {
  const $ = load(await renderHtml(element, ''))
  const text = $('body').text()
  const icons = $('[class*="tier-"] svg, .tier svg')
  const shapes = icons.toArray().map((icon) => $(icon).html())
  const styles = $('.tier, .tier-mark')
    .toArray()
    .map((mark) => $(mark).attr('class'))
  $('.visually-hidden').remove()
  return { text, seen: $('body').text(), shapes, styles }
}

type Shown = Parameters<typeof Member>[0]['member']

const profile = { name: 'Trần Hoàng Long', phone: '0912345680' }
const membership = { balance: 250_000 }
const member = {
  balance: 250_000,
  spentSixMonths: 100_000,
  spentTwelveMonths: 100_000,
  silverUntil: '2027-01-01',
}

test.each(tiers)(
  'the tier %s of a customer is an icon and read aloud, never words [H-174]',
  async (tier) => {
    const places = [
      await drawn(<UserMenu profile={{ ...profile, tier }} membership={membership} />),
      await drawn(
        <Member member={{ ...member, tier } as Parameters<typeof Member>[0]['member']} />,
      ),
    ]
    for (const { text, seen, shapes, styles } of places) {
      expect(text).toContain(name[tier])
      expect(seen).not.toContain(name[tier])
      expect(shapes).toHaveLength(1)
      expect(styles[0]).toContain(tier.toLowerCase())
    }
  },
)

test('the header shows the first letter of the name beside the tier, and an icon without a name [H-067]', async () => {
  const initial = async (name: string) => {
    const shown = { ...profile, name, tier: 'GOLD' as const }
    const $ = load(await renderHtml(<UserMenu profile={shown} membership={membership} />, ''))
    $('.visually-hidden').remove()
    return [$('.header__initial').text(), $('.header__initial svg').length]
  }
  expect(await initial('Trần Hoàng Long')).toEqual(['L', 1])
  expect(await initial('')).toEqual(['', 2])
})

test("a member's card has its tier's style, and a bar to the next tier where spending leads there", async () => {
  const card = async (tier: (typeof tiers)[number]) => {
    const $ = load(await renderHtml(<Member member={{ ...member, tier } as Shown} />, ''))
    const bar = $('progress')
    return {
      style: $('section').attr('class'),
      value: bar.attr('value'),
      label: bar.attr('aria-label'),
    }
  }
  for (const tier of tiers)
    expect((await card(tier)).style).toContain(`member--${tier.toLowerCase()}`)
  const gold = await card('GOLD')
  expect(gold.value).toBe('100000')
  expect(gold.label).toContain('hạng Kim cương')
  expect((await card('DIAMOND')).value).toBeUndefined()
})

test('the three tiers have different icons with names for screen readers [H-020, H-174]', async () => {
  const { text, seen, shapes, styles } = await drawn(<Tiers current="GOLD" />)
  for (const tier of tiers) expect(text).toContain(name[tier])
  for (const tier of tiers) expect(seen).not.toContain(name[tier])
  expect(new Set(shapes).size).toBe(3)
  expect(new Set(styles).size).toBe(3)
})
