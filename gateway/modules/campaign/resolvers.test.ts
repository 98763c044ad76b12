import { expect, test } from 'vitest'
import { openHouse, type Answers } from '../../testing/house'
import { aUser, loggedIn } from '../../testing/people'

const offer = {
  campaignId: 501,
  name: 'Giờ vàng 8h30-11h',
  image: '',
  imageUrl: '/art/offer.svg',
  expire: '31-12-2026',
  valid: true,
  validCondition: '',
  message: '',
  serviceApplies: [],
  serviceConditions: [],
  startDate: '',
  endDate: '',
  remainUsage: null,
  paymentMethod: '',
  salonApplies: [10],
  condition: 'Trước 11h',
  effect: '99K',
  discount: 0,
}

const backend: Answers = {
  auth: { getUser: () => aUser() },
  campaign: {
    listHomeBlocks: () => ({
      data: [
        {
          order: 2,
          layout: 'serviceGrid',
          title: 'THƯ GIÃN',
          list: [
            { id: 7, title: 'Gội', price: 99_000, oldPrice: 'Từ 120K', linkImage: '/a.svg' },
            { broken: true },
          ],
        },
        { order: 1, layout: 'head', numberPermanent: 1, slidePerViewPC: 3.7, list: [] },
        { layout: 'no order', list: [] },
      ],
    }),
    listBanners: () => ({
      data: [
        {
          id: 1,
          type: 'web',
          link: '/art/1.svg',
          redirectLink: '/booking?salonId=0&phone=0&step=0',
          alt: 'Giờ vàng',
        },
        {
          id: 2,
          type: 'mobile',
          link: '/art/2.svg',
          redirectLink: 'https://video.example',
          addOn: 'youtube',
          alt: 'Phim',
        },
      ],
    }),
    listOffers: ({ phone }) => ({
      data: {
        salon: [offer],
        customer: phone
          ? [{ ...offer, campaignId: 506, valid: false, message: 'Ưu đãi đã hết hạn' }]
          : [],
        best: [],
      },
    }),
  },
}

test('blocks come by order; a broken one costs itself, a broken item only the item [H-035, H-166, H-167, H-242]', async () => {
  const { ask } = openHouse(backend)
  const { data } = await ask(
    '{ homeBlocks { order layout title pinnedCount slidesDesktop banner items { id title price oldPrice image link priceList } } }',
  )
  expect(data.homeBlocks).toEqual([
    {
      order: 1,
      layout: 'head',
      title: '',
      pinnedCount: 1,
      slidesDesktop: 3.7,
      banner: null,
      items: [],
    },
    {
      order: 2,
      layout: 'serviceGrid',
      title: 'THƯ GIÃN',
      pinnedCount: 0,
      slidesDesktop: null,
      banner: null,
      items: [
        {
          id: '7',
          title: 'Gội',
          price: '99000',
          oldPrice: 'Từ 120K',
          image: '/a.svg',
          link: null,
          priceList: [],
        },
      ],
    },
  ])
})

test('banners come in both sets, and say which opens a video [H-023, H-025, H-168, H-241]', async () => {
  const { ask } = openHouse(backend)
  const { data } = await ask('{ banners { id device isVideo image alt link } }')
  expect(data.banners).toMatchObject([
    { id: 1, device: 'WEB', isVideo: false },
    { id: 2, device: 'MOBILE', isVideo: true },
  ])
})

test('Home keeps its blocks and banners while the campaign backend is down', async () => {
  const { ask, settle, breakDown, wait } = openHouse(backend)
  await ask('{ homeBlocks { order } banners { id } }')
  await settle()
  breakDown('campaign')
  wait(24 * 3600)
  const { data, errors } = await ask('{ homeBlocks { order } banners { id } }')
  expect([data.homeBlocks.length, data.banners.length, errors]).toEqual([2, 2, []])
})

test('offers come for the chosen services, with why one is not valid [B-110, B-120, B-160, B-369]', async () => {
  const { ask, requests } = openHouse(backend)
  const { data } = await ask(
    '{ offers(salonId: 10, serviceIds: [1001, 0, 1038], usingIds: [501], phone: "0912.345.678") { fromSalon { id name image isValid remainingUses } fromCustomer { id isValid message } best { id } } }',
    {},
    loggedIn,
  )
  expect(data.offers).toEqual({
    fromSalon: [
      {
        id: 501,
        name: 'Giờ vàng 8h30-11h',
        image: '/art/offer.svg',
        isValid: true,
        remainingUses: null,
      },
    ],
    fromCustomer: [{ id: 506, isValid: false, message: 'Ưu đãi đã hết hạn' }],
    best: [],
  })
  expect(Object.fromEntries(new URL(requests.at(-1)!.url).searchParams)).toEqual({
    campaignUsing: '501',
    phone: '0912345678',
    salonId: '10',
    services: '1001,1038',
  })
})

test("a stranger's phone brings no offers of its customer, as they tell of his tier and birthday [B-335]", async () => {
  const { ask, requests } = openHouse(backend)
  const query = (phone: string) =>
    `{ offers(salonId: 10, serviceIds: [1001], phone: "${phone}") { fromSalon { id } fromCustomer { id } } }`
  expect((await ask(query('0912345678'))).data.offers.fromCustomer).toEqual([])
  expect((await ask(query('0987654321'), {}, loggedIn)).data.offers.fromCustomer).toEqual([])
  for (const { url } of requests.filter(({ url }) => url.includes('campaign-booking')))
    expect(new URL(url).searchParams.has('phone')).toBe(false)
})
