import { expect, test } from 'vitest'
import { renderedPart } from '~/testing/rendered'
import {
  type Item,
  type ConfiguredBlock,
  BlockList,
  blocksOfToday,
  itemsOfToday,
  serviceColumns,
} from './blocks'
import { priceWords } from './block-parts'

const item: Item = {
  id: 'a',
  title: 'Tên mục',
  subtitle: 'Lời mục',
  image: '/item-wide.svg',
  imageMobile: '/item-small.svg',
  link: '/mot-muc',
  price: '99000',
  oldPrice: '120000',
  priceList: ['Combo 199K'],
}
const block: ConfiguredBlock = {
  order: 1,
  layout: '',
  title: 'Tên khối',
  subtitle: 'Lời khối',
  linkViewAll: '/tat-ca',
  banner: '/block-wide.svg',
  bannerMobile: '/block-small.svg',
  slidesDesktop: null,
  slidesMobile: null,
  pinnedCount: 0,
  items: [item],
}

function shown(layout: string, over: Partial<ConfiguredBlock> = {}): string {
  return renderedPart(<BlockList blocks={[{ ...block, layout, ...over }]} cities={null} />)
}

/** Layouts that show what their block lists; `salonAddress` lists cities. */
const withItems = [
  'service',
  'serviceGrid',
  'serviceRelax',
  'serviceRecover',
  'glanzenBlock1',
  'glanzenSlide',
  'shop',
  '30shineAngels',
  '30shinecare',
  'videoSocial',
  'media',
  'blog',
]
const rows = [
  'serviceRelax',
  'serviceRecover',
  'glanzenSlide',
  'shop',
  '30shineAngels',
  'videoSocial',
  'media',
]

test.each(['unknownLayout', 'toString', '', 'otherBlock1'])(
  'a block of an unknown layout "%s" is skipped [H-046, H-049, H-050]',
  (layout) => {
    expect(shown(layout)).toBe('')
  },
)

test.each([...withItems, 'salonAddress'])(
  'a block %s shows its title, subtitle and the way to all of it, where there is one [H-051]',
  (layout) => {
    const html = shown(layout)
    for (const part of ['Tên khối', 'Lời khối', 'href="/tat-ca"']) expect(html).toContain(part)
    expect(shown(layout, { linkViewAll: null })).not.toContain('/tat-ca')
  },
)

test.each([...withItems, 'salonAddress'])(
  'a block %s has a banner for wide and one for small screens when they are configured [H-052]',
  (layout) => {
    const html = shown(layout)
    expect(html).toMatch(/<source media="\(max-width: 767px\)" srcSet="\/block-small\.svg"/)
    expect(html).toContain('src="/block-wide.svg"')
    expect(shown(layout, { bannerMobile: null })).toContain('src="/block-wide.svg"')
    expect(shown(layout, { banner: null, bannerMobile: null })).not.toContain('block__banner')
  },
)

test.each(withItems)(
  'an item of a block %s shows its picture for each screen, its words and prices, and leads on [H-053]',
  (layout) => {
    const html = shown(layout)
    expect(html).toMatch(/<source media="\(max-width: 767px\)" srcSet="\/item-small\.svg"/)
    for (const part of [
      'src="/item-wide.svg"',
      'Tên mục',
      'Lời mục',
      '99.000 VNĐ',
      'Combo 199K',
      'href="/mot-muc"',
    ])
      expect(html, part).toContain(part)
    expect(html).toMatch(/<del[^>]*>.*120\.000 VNĐ</)
    const bare = shown(layout, {
      items: [{ ...item, price: null, oldPrice: null, priceList: [], link: null }],
    })
    expect(bare).not.toMatch(/VNĐ|<del|item-price|mot-muc/)
  },
)

test('a picture that is the same for all screens is one file [H-053]', () => {
  expect(
    shown('service', { bannerMobile: null, items: [{ ...item, imageMobile: item.image }] }),
  ).not.toContain('<source')
})

test.each(rows)(
  'a block %s shows as many slides as it defines for wide and small screens [H-054]',
  (layout) => {
    expect(shown(layout, { slidesDesktop: 5, slidesMobile: 1.5 })).toMatch(
      /slides-m-1-5 slides-t-3-25 slides-d-5"/,
    )
  },
)

test.each(['shop', 'glanzenSlide'])(
  'a block %s without a number shows 3.7 products on desktop [H-056]',
  (layout) => {
    expect(shown(layout)).toContain('slides-d-3-7')
  },
)

test('the blog has three posts in view, whatever its block configures [H-035, H-057]', () => {
  expect(shown('blog', { slidesDesktop: 5 })).toContain('slides-d-3"')
})

test.each([
  [2, 6],
  [3, 8],
  [4, 6],
])('a block of %i services draws columns %i of 24 wide [H-055, O-45]', (count, columns) => {
  const items = Array.from({ length: count }, (_, index) => ({ ...item, id: String(index) }))
  expect(shown('service', { items })).toContain(`class="services services--${columns}"`)
})

/** An item with nothing configured but its title. */
const bareItem: ConfiguredBlock['items'][number] = {
  id: 'a',
  title: 'Cắt gội',
  subtitle: '',
  image: null,
  imageMobile: null,
  link: null,
  price: null,
  oldPrice: null,
  priceList: [],
}

/** A block with nothing configured but what is passed. */
function bareBlock(over: Partial<ConfiguredBlock> = {}): ConfiguredBlock {
  return {
    order: 1,
    layout: 'service',
    title: 'Dịch vụ',
    subtitle: '',
    linkViewAll: null,
    banner: null,
    bannerMobile: null,
    slidesDesktop: null,
    slidesMobile: null,
    pinnedCount: 0,
    items: [],
    ...over,
  }
}

test('blocks stand in their order [H-035]', () => {
  const unordered = [3, 1.5, 1].map((order) => bareBlock({ order }))
  expect(blocksOfToday(unordered, 0).map(({ order }) => order)).toEqual([1, 1.5, 3])
})

test('pinned items stay first and the others rotate behind them [O-44]', () => {
  expect(itemsOfToday(['a', 'b', 'c', 'd'], 1, 0)).toEqual(['a', 'b', 'c', 'd'])
  expect(itemsOfToday(['a', 'b', 'c', 'd'], 1, 1)).toEqual(['a', 'c', 'd', 'b'])
  expect(itemsOfToday(['a', 'b', 'c', 'd'], 1, 3)).toEqual(['a', 'b', 'c', 'd'])
})

test('nothing turns where nothing is pinned, or too few are left [O-44]', () => {
  expect(itemsOfToday(['a', 'b', 'c'], 0, 1)).toEqual(['a', 'b', 'c'])
  expect(itemsOfToday(['a', 'b'], 1, 1)).toEqual(['a', 'b'])
  expect(itemsOfToday(['a'], 5, 1)).toEqual(['a'])
})

test('the turn changes at midnight in Vietnam [O-50]', () => {
  const items = ['a', 'b', 'c'].map((id) => ({ ...bareItem, id }))
  const at = (instant: string) =>
    blocksOfToday([bareBlock({ items, pinnedCount: 1 })], Date.parse(instant))[0]
      ?.items.map(({ id }) => id)
      .join('')
  expect(at('2026-11-21T16:59:59Z')).not.toBe(at('2026-11-21T17:00:00Z'))
  expect(at('2026-11-21T17:00:00Z')).toBe(at('2026-11-22T16:59:59Z'))
})

test('exactly three services take 8 of 24 columns each, any other number 6 [H-055]', () => {
  expect([1, 2, 3, 4, 5, 6].map(serviceColumns)).toEqual([6, 6, 8, 6, 6, 6])
})

test('a price stands as the chain wrote it [H-053]', () => {
  expect(priceWords('Từ 120K')).toBe('Từ 120K')
  expect(priceWords('FREE')).toBe('FREE')
  expect(priceWords('199.000 VNĐ')).toBe('199.000 VNĐ')
})

test('a bare number of đồng gets separators and VNĐ [H-286]', () => {
  expect(priceWords('1250000')).toBe('1.250.000 VNĐ')
})
