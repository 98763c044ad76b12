import { load } from 'cheerio'
import { expect, test } from 'vitest'
import { renderHtml } from '../testing/render-html'
import { OfferStep } from './detail-step'
import type { OffersResult } from './action.server'
import type { DetailedOffer, ListedOffer, OffersData } from './load.server'
import { OffersStep } from './step'
import { viewOf, type ChosenOffer } from '../group/person-view'
import { chosen, cut, mainSent, type Sold } from '../testing/screen-data'
import { OffersDialog } from './dialog'

const golden: ListedOffer = {
  id: '501',
  name: 'Giờ vàng',
  image: null,
  isValid: true,
  invalidBecause: null,
  expires: '31-12-2026',
  remainingUses: 2,
  isPrepaid: false,
  effect: 'Còn 99K',
  discount: 0,
  appliesTo: [{ id: '1001', price: 99_000 }],
}
const over: ListedOffer = {
  ...golden,
  id: '510',
  name: 'Hết hạn Tết',
  isValid: false,
  invalidBecause: 'Ưu đãi đã hết hạn',
  expires: null,
  remainingUses: null,
}
const card: ListedOffer = { ...golden, id: '509', name: 'Thẻ 6 buổi', isPrepaid: true }
const data: OffersData = {
  screen: 'offers',
  who: 'logged-out',
  viewerPhone: null,
  offers: { fromSalon: [over, golden], fromCustomer: [card], best: [{ id: '501' }] },
  services: [{ id: '1001', price: 120_000, oldPrice: null }],
  isTaken: false,
}
const here = 'step=4&salonId=9&phone=0912345678&chosenService=1001&flow=1'

function list(
  query = here,
  changes: Partial<OffersData> = {},
  result?: Parameters<typeof OffersStep>[0]['result'],
): Promise<string> {
  return renderHtml(<OffersStep data={{ ...data, ...changes }} result={result} />, query)
}

test("step 4 shows the salon's offers and, on a second tab, the customer's [B-019, B-101, B-334]", async () => {
  const html = await list()
  expect(html).toContain('<h1 class="app-bar__title">Ưu đãi từ salon</h1>')
  expect(html).toMatch(/aria-current="page"[^>]*href="[^"]*tab=1">Ưu đãi từ salon/)
  expect(html).toMatch(/href="[^"]*tab=2"[^>]*>Ưu đãi của anh/)
  expect(html).toContain('Giờ vàng')
  expect(html).toContain('Hạn dùng: 31-12-2026 · Còn 2 lượt')
  expect(html).toContain('Tiết kiệm nhất')
  expect(html).not.toContain('Thẻ 6 buổi')
})

test('the own offers require the log-in with the booking phone [B-102, B-335]', async () => {
  const shown = await list(`${here}&tab=2`)
  expect(shown).toMatch(
    /href="\/dang-nhap\?next=[^"]*tab%3D2[^"]*&amp;phone=0912345678&amp;ly-do=uu-dai"/,
  )
  expect(shown).not.toContain('Thẻ 6 buổi')
  const own = await list(`${here}&tab=2`, { viewerPhone: '0912345678' })
  expect(own).toContain('Thẻ 6 buổi')
  expect(own).toContain('Thẻ trả trước')
})

test('while it is unknown who is logged in, the own offers are loaded again [B-102, B-335]', async () => {
  const html = await list(`${here}&tab=2`, { who: 'unknown' })
  expect(html).toContain('Em chưa tải được danh sách ưu đãi.')
  expect(html).toMatch(/href="[^"]*tab=2"[^>]*><span>Tải lại</)
  expect(html).not.toContain('/dang-nhap')
  expect(await list(here, { who: 'unknown' })).toContain('Giờ vàng')
})

test("a customer logged in with another phone must log in with the booking's [B-119]", async () => {
  const html = await list(`${here}&tab=2`, { viewerPhone: '0987654321' })
  expect(html).toContain(
    'Anh đăng nhập bằng số đang đặt lịch 0912.345.678 để dùng ưu đãi của mình nhé!',
  )
  expect(html).not.toContain('Thẻ 6 buổi')
})

test('an invalid offer shows the reason and cannot be chosen [B-110]', async () => {
  const html = await list()
  expect(html).toContain('Ưu đãi đã hết hạn')
  expect(html).not.toContain('Chọn ưu đãi Hết hạn Tết')
  expect(html).toContain('Chọn ưu đãi Giờ vàng')
})

test('a chosen offer stands first, also one of the other tab [B-108, B-114]', async () => {
  const order = (html: string) =>
    [...html.matchAll(/<article[^>]*aria-labelledby="offer-(\d+)"/g)].map(([, id]) => id)
  const [first] = order(await list())
  expect(first).toBe('501')
  const own = card.id
  expect(order(await list(`${here}&offers=${own}`))[0]).toBe(own)
  expect(order(await list(`${here}&offers=${own}`)).filter((id) => id === own)).toHaveLength(1)
})

test('a chosen offer is in the list of those that can be, where a press moves it and keeps the focus', async () => {
  const $ = load(await list(`${here}&offers=${card.id}`))
  expect($('.offers > ul')).toHaveLength(1)
  expect($('.offers > ul > li')).toHaveLength(2)
})

test('offers that do not hold are folded away behind their number [B-110]', async () => {
  const html = await list()
  const [, folded] = html.split('<details class="fold">')
  expect(folded).toMatch(/^<summary[^>]*>.*1 ưu đãi chưa dùng được cho lịch này/)
  expect(folded).toContain('Hết hạn Tết')
  expect(folded).not.toContain('Giờ vàng')
})

test('a second press clears a chosen offer, and the total follows [B-108, B-291]', async () => {
  expect(await list()).toMatch(/aria-label="Chọn ưu đãi Giờ vàng"[^>]*href="[^"]*offers=501/)
  const html = await list(`${here}&offers=501`)
  expect(html).toMatch(/aria-label="Bỏ chọn ưu đãi Giờ vàng"[^>]*href="(?![^"]*offers=)/)
  expect(html).toMatch(/<ins>99\.000 VNĐ<\/ins> <del[^>]*>.*?120\.000 VNĐ</)
})

test('the button leads to the services only when an offer is chosen [B-031, B-178, B-181]', async () => {
  expect(await list(`${here}&offers=501`)).toMatch(
    /<a class="button button--primary"[^>]*href="\/booking\?step=2[^"]*offers=501[^"]*"><span>Áp dụng ưu đãi/,
  )
  const html = await list()
  expect(html).toMatch(
    /<a aria-disabled="true" class="[^"]* button--inactive"[^>]*href="\/booking\?step=4[^"]*"><span>Áp dụng ưu đãi/,
  )
  expect(html).not.toContain('Anh chọn một ưu đãi rồi áp dụng giúp em nhé!')
  expect(await list(`${here}&next=1`)).toContain('Anh chọn một ưu đãi rồi áp dụng giúp em nhé!')
})

test('back leads from the list to the services, and from an offer to the list [B-183, B-184]', async () => {
  expect(await list()).toMatch(/aria-label="Quay lại"[^>]*href="\/booking\?step=2/)
  expect(await detail(all)).toMatch(/aria-label="Quay lại"[^>]*href="\/booking\?step=4/)
})

test('a promo code has a field and a button to apply it [B-103]', async () => {
  expect(await list()).toMatch(/name="code"[\s\S]*Áp dụng<\/span><\/button>/)
})

/** The response to a promo code. */
function redeemed(code: string, shown: Partial<OffersResult>): OffersResult {
  return { form: 'redeem', message: null, problems: {}, typed: { code }, more: null, ...shown }
}

test('a refused promo code stays in its field, with the message under it [B-113, B-115]', async () => {
  const refused = await list(
    here,
    {},
    redeemed('HETLUOT', { problems: { code: 'Mã đã hết lượt sử dụng' } }),
  )
  expect(refused).toMatch(/<p id="[^"]*-error" class="field__error">.*Mã đã hết lượt sử dụng/)
  expect(refused).toContain('value="HETLUOT"')
})

test('a promo code that could not be looked up shows a notice [B-116]', async () => {
  expect(await list(here, {}, redeemed('LOI500', { message: 'Có lỗi' }))).toContain(
    'Có lỗi xảy ra, vui lòng thử lại sau!',
  )
})

test('an accepted code shows its message until another one is refused [B-114]', async () => {
  expect(await list()).not.toContain('Lấy mã thành công')
  expect(await list(here, { isTaken: true })).toContain('Lấy mã thành công')
  expect(
    await list(here, { isTaken: true }, redeemed('SAI', { problems: { code: 'Mã sai' } })),
  ).not.toContain('Lấy mã thành công')
})

const service = {
  id: '1007',
  name: 'Combo 4',
  price: 339_000,
  originPrice: 389_000,
  description: 'Đá nóng',
  image: null,
  isSelected: true,
}
const all: DetailedOffer = {
  ...golden,
  appliesTo: [service],
  requires: [
    {
      ...service,
      id: '1018',
      name: 'Uốn',
      price: 319_000,
      originPrice: 319_000,
      description: null,
      isSelected: false,
    },
  ],
  startDate: '2026-11-01',
  endDate: '2027-01-31',
  paymentMethod: null,
  condition: 'Bản Tiêu chuẩn',
  salonIds: ['9'],
  salons: [{ id: '9', name: 'Salon 252', addressNew: '252 Cầu Giấy' }],
}
const there = 'step=5&salonId=9&phone=0912345678&chosenService=1007&offer=501&flow=1'

function detail(offer: DetailedOffer | null, query = there, isFailed = false): Promise<string> {
  return renderHtml(
    <OfferStep
      data={{
        screen: 'offer',
        offer,
        isFailed,
        sold: [{ id: '1018', groupId: '1', parentId: null }],
      }}
    />,
    query,
  )
}

test('step 5 shows expiry, uses, payment, salons, conditions and services [B-020, B-105]', async () => {
  const html = await detail(all)
  const parts = [
    'Chi tiết ưu đãi',
    'Giờ vàng',
    '31-12-2026',
    'Từ 01/11/2026 đến 31/01/2027',
    '2 lượt',
    'Mọi hình thức',
    '252 Cầu Giấy',
    'Bản Tiêu chuẩn',
    'Dịch vụ cần chọn',
    'Uốn',
    'Dịch vụ được ưu đãi',
    'Combo 4',
    'Đá nóng',
    '339K',
    '389K',
  ]
  expect(parts.filter((part) => !html.includes(part))).toEqual([])
  expect(
    await detail({ ...all, salonIds: [], salons: [], remainingUses: null, isPrepaid: true }),
  ).toMatch(/Tất cả salon trong hệ thống/)
})

test('"Chọn ưu đãi" appears for an offer of a selected service [B-106, B-111, B-112]', async () => {
  expect(await detail(all)).toMatch(
    /class="button button--primary button--wide"[^>]*href="\/booking\?step=4[^"]*offers=501[^"]*"><span>Chọn ưu đãi/,
  )
  const without = { ...all, appliesTo: [{ ...service, isSelected: false }] }
  expect(await detail(without)).toMatch(/button--inactive[^>]*><span>Chọn ưu đãi/)
  expect(await detail(without)).toContain('Thêm dịch vụ Uốn')
  expect(await detail(without, `${there}&next=1`)).toContain(
    'Anh thêm một dịch vụ của ưu đãi này trước giúp em nhé!',
  )
  expect(await detail(all, `${there}&offers=501`)).toContain('Bỏ chọn')
})

test('the detail of an invalid offer shows the reason, and its button is inactive [B-110]', async () => {
  const html = await detail({ ...all, isValid: false, invalidBecause: 'Ưu đãi đã hết hạn' })
  expect(html).toContain('Ưu đãi đã hết hạn')
  expect(html).toMatch(/button--inactive[^>]*><span>Chọn ưu đãi/)
})

test('an offer that is gone or cannot be loaded shows a message and a link [B-105]', async () => {
  expect(await detail(null)).toContain('Ưu đãi này không còn nữa.')
  expect(await detail(null, there, true)).toContain('Em chưa tải được danh sách ưu đãi.')
})

const offer: ChosenOffer = {
  id: '501',
  name: 'Giờ vàng',
  isValid: true,
  invalidBecause: null,
  isPrepaid: false,
  discount: 0,
  appliesTo: [{ id: '1001', price: 99_000 }],
}
const withOffer = { people: [viewOf<Sold>([cut], [offer])], total: viewOf([cut], [offer]).total }

test('a chosen offer shows both prices and its saving, and is posted [B-108, B-291]', async () => {
  const html = await mainSent(withOffer, `${chosen}&offers=501`)
  expect(html).toContain('Đã chọn 1 ưu đãi')
  expect(html).toContain('Tiết kiệm 21.000 VNĐ')
  expect(html).toMatch(/<ins>99\.000 VNĐ<\/ins> <del[^>]*>.*?140\.000 VNĐ</)
  expect(html).toContain('name="offer" value="0.501"')
})

test('an invalid chosen offer is not counted in the price, with a notice [B-109, B-110]', async () => {
  const out = {
    ...offer,
    isValid: false,
    invalidBecause: 'Ưu đãi không áp dụng vào ngày anh chọn.',
  }
  const html = await mainSent({ people: [viewOf<Sold>([cut], [out])] }, `${chosen}&offers=501`)
  expect(html).toContain(
    'Ưu đãi “Giờ vàng” chưa dùng được: Ưu đãi không áp dụng vào ngày anh chọn.',
  )
  expect(html).not.toContain('99.000 VNĐ')
  expect(html).not.toContain('name="offer"')
})

test('when offers cannot be checked the price counts none of them, and none is sent [B-108]', async () => {
  const html = await mainSent({ people: [viewOf<Sold>([cut], null)] }, `${chosen}&offers=501`)
  expect(html).toContain('Em chưa kiểm tra được ưu đãi, giá đang chưa tính ưu đãi.')
  expect(html).not.toContain('name="offer"')
})

test('without the price list the total is unknown and not free [B-290, B-292]', async () => {
  const view = viewOf<Sold>(null, null)
  const html = await mainSent({ people: [view], total: view.total }, chosen)
  expect(html).toMatch(/summary__total.*?<span class="price">–<\/span>/)
  expect(html).not.toContain('FREE')
})

test('a better offer is proposed by a dialog, which opens in place [B-107, B-127]', async () => {
  const proposal = {
    id: '504',
    name: 'Combo 4',
    effect: 'Còn 339K',
    condition: null,
    expires: null,
    saving: 50_000,
  }
  expect(await mainSent({ proposal })).toMatch(
    /href="[^"]*offer_ask=1"[^>]*>.*?<span>Tiết kiệm thêm 50\.000 VNĐ với “Combo 4”/,
  )
  const dialog = await renderHtml(<OffersDialog proposal={proposal} />, `${chosen}&offers=501`)
  expect(dialog).toContain('Ưu đãi</h2>')
  expect(dialog).toMatch(/href="\/booking\?step=0[^"]*offers=501,504[^"]*"><span>Áp dụng ưu đãi/)
})
