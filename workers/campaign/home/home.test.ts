import { beforeAll, expect, test } from 'vitest'
import { campaignAt, DB, fillWithDemoData } from '../testing/client'

const campaign = campaignAt(0)
beforeAll(fillWithDemoData)

const blocks = () => campaign.listHomeBlocks({})

test('Home has one block of every layout, and one of an unknown layout [H-242]', async () => {
  expect((await blocks()).map((block) => [block.order, block.layout])).toEqual([
    [1, 'head'],
    [2, 'service'],
    [3, 'serviceGrid'],
    [4, 'serviceRelax'],
    [5, 'serviceRecover'],
    [6, 'glanzenBlock1'],
    [7, 'glanzenSlide'],
    [8, 'shop'],
    [9, '30shineAngels'],
    [10, '30shinecare'],
    [11, 'videoSocial'],
    [12, 'media'],
    [13, 'blog'],
    [14, 'salonAddress'],
    [15, 'unknownLayout'],
  ])
})

test('a block carries its title, link, slides and pinned count, and its items in order [H-166, H-167]', async () => {
  const all = await blocks()
  const counts = Object.fromEntries(all.map((block) => [block.layout, block.items.length]))
  expect(counts).toMatchObject({
    service: 3,
    serviceGrid: 4,
    shop: 8,
    '30shineAngels': 5,
    '30shinecare': 3,
    videoSocial: 6,
    media: 5,
    blog: 9,
  })
  expect(all.find((block) => block.layout === 'shop')).toMatchObject({
    title: 'Sản phẩm bán chạy',
    linkViewAll: '/cua-hang',
    slidesDesktop: 3.7,
    slidesMobile: 2.25,
    pinnedCount: 2,
  })
  expect(all.find((block) => block.layout === 'service')?.items[0]).toMatchObject({
    id: 'dv-1001',
    title: 'Cắt gội',
    image: '/art/service/combo.svg',
    link: '/booking?salonId=0&phone=0&step=0&chosenService=1001',
    price: 'Từ 120.000 VNĐ',
    oldPrice: null,
    priceList: [
      'Cắt gội 10 bước 120.000 VNĐ (cuối tuần 140.000 VNĐ)',
      'Combo 2 199.000 VNĐ',
      'Combo 3 chăm da 299.000 VNĐ',
    ],
  })
  expect(all.find((block) => block.layout === 'serviceRecover')?.items[1]).toMatchObject({
    price: '159000',
    oldPrice: '199000',
  })
})

test('a block with a banner answers it for desktop and mobile [H-167]', async () => {
  await DB.prepare(
    "UPDATE home_block SET banner = '/wide.svg', banner_mobile = '/tall.svg' WHERE position = 15",
  ).run()
  const all = await blocks()
  expect(all.find((block) => block.order === 15)).toMatchObject({
    banner: '/wide.svg',
    bannerMobile: '/tall.svg',
  })
  expect(all[0]).toMatchObject({ banner: null, bannerMobile: null })
})

test('every item has a title and an id of its own, and every picture is one of the site', async () => {
  for (const block of await blocks()) {
    expect(new Set(block.items.map((item) => item.id)).size).toBe(block.items.length)
    for (const item of block.items) {
      expect(item.title).not.toBe('')
      expect(item.image ?? '/art/').toMatch(/^\/(art|people)\//)
    }
  }
})

test('there are five banners for the web and five for mobile, one of each opens a video [H-241, H-168]', async () => {
  const banners = await campaign.listBanners({})
  for (const device of ['web', 'mobile']) {
    const set = banners.filter((banner) => banner.device === device)
    expect(set).toHaveLength(5)
    expect(set.filter((banner) => banner.isVideo)).toHaveLength(1)
    expect(
      set.every((banner) => banner.image.endsWith(`-${device}.svg`) && banner.alt !== ''),
    ).toBe(true)
    expect(set.map((banner) => banner.link)).toEqual([
      '/booking?salonId=0&phone=0&step=0',
      '/thanh-vien',
      '/vong-quay-may-man',
      expect.stringMatching(/^https:/),
      expect.stringMatching(/^https:\/\/www\.youtube\.com\/watch/),
    ])
  }
})

test('Home and its banners are in English when requested, the pictures of banners too; names stay [H-241, H-242, O-36]', async () => {
  const english = await campaign.listHomeBlocks({ lang: 'en' })
  expect(english.find((block) => block.layout === 'service')).toMatchObject({
    title: 'Hair',
    items: [
      { title: 'Cut and wash', price: 'From 120,000 VND' },
      { title: 'Perm', price: 'From 319,000 VND' },
      { title: 'Colour', price: 'From 180,000 VND' },
    ],
  })
  const vietnamese = english
    .filter((block) => !['30shineAngels', 'media', 'unknownLayout'].includes(block.layout))
    .flatMap(({ title, subtitle, items }) => [title, subtitle, ...items.map((item) => item.title)])
    .filter((text) => text && /[à-ỹ]/i.test(text))
  expect(vietnamese).toEqual([])
  const angels = (lang?: 'en') =>
    campaign
      .listHomeBlocks({ lang })
      .then((all) => all.find(({ layout }) => layout === '30shineAngels')?.items)
  const names = (items: Awaited<ReturnType<typeof angels>>) => items?.map(({ title }) => title)
  expect(names(await angels('en'))).toEqual(names(await angels()))
  for (const banner of await campaign.listBanners({ lang: 'en' })) {
    expect(banner.image).toMatch(/-en\.svg$/)
    expect(banner.alt.replace('Mượt', '')).not.toMatch(/[à-ỹ]/i)
  }
})
