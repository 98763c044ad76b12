import { expect, test } from 'vitest'
import { viewOf, type ChosenOffer } from '../group/person-view'
import { chosen, cut, mainSent, type Sold } from '../testing/screen-data'
import { renderHtml } from '../testing/render-html'
import { OffersDialog } from './dialog'

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
