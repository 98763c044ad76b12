import { expect, test } from 'vitest'
import { blocksOfToday, itemsOfToday, serviceColumns, type ConfiguredBlock } from './block-order'

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
