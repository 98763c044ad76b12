import { expect, test } from 'vitest'
import type { ConfiguredBlock } from './block-order'
import { sentBlocks } from './sent-blocks'
import { bareBlock, bareItem } from './testing/bare-block'

const fullItem = {
  ...bareItem,
  image: '/wide.svg',
  imageMobile: '/small.svg',
  link: '/dich-vu',
  price: '99000',
  oldPrice: '120000',
  priceList: ['Combo 199K'],
}

const block = (layout: string, items: ConfiguredBlock['items'] = []) => bareBlock({ layout, items })

test('a block of a layout that this version does not know is not sent, the head is [H-050]', () => {
  const layouts = sentBlocks([block('head'), block('unknownLayout'), block('service')])
  expect(layouts.map(({ layout }) => layout)).toEqual(['head', 'service'])
})

test('a block and its items are sent with all that is configured, and without what is not [H-051, H-052, H-054]', () => {
  const full = {
    ...block('service', [fullItem, bareItem]),
    linkViewAll: '/dich-vu',
    banner: '/b-wide.svg',
    bannerMobile: '/b-small.svg',
    slidesDesktop: 3.7,
    slidesMobile: 1.2,
    pinnedCount: 2,
  }
  const { pinnedCount: _, ...shown } = full
  expect(sentBlocks([full])).toEqual([
    {
      ...shown,
      items: [fullItem, { id: 'a', title: 'Cắt gội', subtitle: '' }],
    },
  ])
  expect(Object.keys(sentBlocks([block('service')])[0]!)).toEqual([
    'order',
    'layout',
    'title',
    'subtitle',
    'items',
  ])
})

test('a picture that is the same for all screens is sent once [H-053]', () => {
  const [sent] = sentBlocks([block('service', [{ ...fullItem, imageMobile: '/wide.svg' }])])
  expect(sent!.items[0]).toMatchObject({ image: '/wide.svg' })
  expect(sent!.items[0]).not.toHaveProperty('imageMobile')
})
