import { expect, test } from 'vitest'
import { campaignApi } from '../../../workers/campaign/contract'
import { received } from '../../testing/received'

test('a block of Home and its items are read by their names [H-166, H-167]', async () => {
  const item = {
    id: 'a',
    title: 'Cắt gội',
    subTitle: 'Kỹ',
    linkImage: '/w.svg',
    linkImageMb: '/m.svg',
    redirectLink: '/booking',
    price: '99K',
    oldPrice: 120_000,
    priceList: ['Combo 199K'],
  }
  const block = {
    order: 3,
    layout: 'service',
    title: 'DỊCH VỤ',
    subTitle: 'Tóc',
    list: [item],
    slidePerViewPC: 4.25,
    slidePerViewMB: 2.25,
    linkViewAll: '/dich-vu',
    banner: '/bw.svg',
    bannerMobile: '/bm.svg',
    numberPermanent: 2,
  }
  expect(await received(campaignApi, { data: [block] }).listHomeBlocks({})).toEqual([
    {
      order: 3,
      layout: 'service',
      title: 'DỊCH VỤ',
      subtitle: 'Tóc',
      slidesDesktop: 4.25,
      slidesMobile: 2.25,
      linkViewAll: '/dich-vu',
      banner: '/bw.svg',
      bannerMobile: '/bm.svg',
      pinnedCount: 2,
      items: [
        {
          id: 'a',
          title: 'Cắt gội',
          subtitle: 'Kỹ',
          image: '/w.svg',
          imageMobile: '/m.svg',
          link: '/booking',
          price: '99K',
          oldPrice: '120000',
          priceList: ['Combo 199K'],
        },
      ],
    },
  ])
})

test('a banner is read by its names; addOn youtube makes it a video [H-168]', async () => {
  const banner = {
    id: 1,
    type: 'web',
    link: '/b.svg',
    redirectLink: '/uu-dai',
    addOn: 'youtube',
    alt: 'Ưu đãi',
  }
  expect(
    await received(campaignApi, {
      data: [banner, { ...banner, id: 2, type: 'mobile', addOn: '' }],
    }).listBanners({}),
  ).toMatchObject([
    { device: 'web', image: '/b.svg', link: '/uu-dai', isVideo: true },
    { device: 'mobile', isVideo: false },
  ])
})
