import { expect, test } from 'vitest'
import { type HeldOffer, priceWithOffers } from './chosen-offers'

const cut = { id: 1001, name: 'Cắt gội', price: 120_000 }
const wash = { id: 1013, name: 'Gội', price: 159_000 }

function offer(id: number, more: Partial<HeldOffer> = {}): HeldOffer {
  return { id, name: `Ưu đãi ${id}`, isPrepaid: false, discount: 0, prices: [], ...more }
}

test.each([
  ['lower than', 119_999, 119_999, [{ id: 501, name: 'Ưu đãi 501', saved: 1 }]],
  ['equal to', 120_000, 120_000, []],
  ['higher than', 120_001, 120_000, []],
])(
  'an offer price %s the current one counts only when strictly lower, and otherwise spends no use [B-109, O-02]',
  (_how, price, total, offers) => {
    expect(priceWithOffers([cut], [offer(501, { prices: [{ id: 1001, price }] })])).toMatchObject({
      total,
      offers,
    })
  },
)

test('only a repriced service has a price before [B-109]', () => {
  expect(
    priceWithOffers([cut, wash], [offer(507, { prices: [{ id: 1013, price: 99_000 }] })]).services,
  ).toEqual([cut, { ...wash, price: 99_000, oldPrice: 159_000 }])
})

test('a list price stays the price before, with an offer and without [B-291]', () => {
  const listed = { ...wash, oldPrice: 199_000 }
  expect(
    priceWithOffers([listed], [offer(507, { prices: [{ id: 1013, price: 99_000 }] })]).services,
  ).toEqual([{ ...listed, price: 99_000 }])
  expect(priceWithOffers([listed], []).services).toEqual([listed])
})

test('a prepaid offer makes only its own services free', () => {
  expect(
    priceWithOffers(
      [cut, wash],
      [offer(509, { isPrepaid: true, prices: [{ id: 1001, price: 299_000 }] })],
    ),
  ).toMatchObject({ total: 159_000, offers: [{ id: 509, saved: 120_000 }] })
})

test('of several offers on one service the lowest price wins, of equal ones the older, and no other is spent', () => {
  const at = (id: number, price: number) => offer(id, { prices: [{ id: 1001, price }] })
  expect(priceWithOffers([cut], [at(3, 99_000), at(2, 79_000), at(1, 79_000)])).toMatchObject({
    total: 79_000,
    offers: [{ id: 1, saved: 41_000 }],
  })
})

test('discounts apply once each, largest first, and unneeded ones are not spent [B-290]', () => {
  expect(
    priceWithOffers([cut], [offer(508, { discount: 30_000 }), offer(506, { discount: 50_000 })]),
  ).toMatchObject({
    total: 40_000,
    offers: [
      { id: 508, saved: 30_000 },
      { id: 506, saved: 50_000 },
    ],
  })
  expect(
    priceWithOffers(
      [{ ...cut, price: 40_000 }],
      [offer(508, { discount: 30_000 }), offer(506, { discount: 50_000 })],
    ),
  ).toMatchObject({ total: 0, offers: [{ id: 506, saved: 40_000 }] })
  expect(priceWithOffers([], [offer(508, { discount: 30_000 })])).toEqual({
    services: [],
    total: 0,
    offers: [],
  })
})

test('of equal amounts the older offer is spent first [B-290]', () => {
  const offers = [offer(8, { discount: 120_000 }), offer(3, { discount: 120_000 })]
  expect(priceWithOffers([cut], offers).offers).toEqual([
    { id: 3, name: 'Ưu đãi 3', saved: 120_000 },
  ])
})
