import { expect, test } from 'vitest'
import { anOffer } from '../../testing/offers'
import { openGateway, type FakeBackends } from '../../testing/open-gateway'
import { aUser, loggedIn } from '../../testing/people'

const offer = anOffer({
  campaignId: 501,
  name: 'Giờ vàng 8h30-11h',
  imageUrl: '/art/offer.svg',
  expire: '31-12-2026',
  salonApplies: [10],
  condition: 'Trước 11h',
  effect: '99K',
})

const backend: FakeBackends = {
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
            { broken: true } as never,
          ],
        },
        { order: 1, layout: 'head', numberPermanent: 1, slidePerViewPC: 3.7, list: [] },
        { title: 'no layout', list: [] } as never,
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

/** Fields of all blocks of Home. */
const blocksWith = async (fields: string) =>
  (await openGateway(backend).execute(`{ homeBlocks { ${fields} } }`)).data.homeBlocks

test('the blocks of Home are in order, and a broken one is left out [H-035, H-242]', async () => {
  expect(await blocksWith('order layout')).toEqual([
    { order: 1, layout: 'head' },
    { order: 2, layout: 'serviceGrid' },
  ])
})

test('a block of Home has its title, its slides and what is pinned [H-166]', async () => {
  expect(await blocksWith('title pinnedCount slidesDesktop banner')).toEqual([
    { title: null, pinnedCount: 1, slidesDesktop: 3.7, banner: null },
    { title: 'THƯ GIÃN', pinnedCount: 0, slidesDesktop: null, banner: null },
  ])
})

test('items have price, picture and link, and a broken one is left out [H-167]', async () => {
  expect(await blocksWith('items { id title price oldPrice image link priceList }')).toEqual([
    { items: [] },
    {
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

/** Fields of all banners of Home. */
const bannersWith = async (fields: string) =>
  (await openGateway(backend).execute(`{ banners { id ${fields} } }`)).data.banners

test('banners come in a set for each device [H-023, H-168, H-241]', async () => {
  expect(await bannersWith('device image alt link')).toMatchObject([
    { id: '1', device: 'WEB' },
    { id: '2', device: 'MOBILE' },
  ])
})

test('a banner is marked if it opens a video [H-025]', async () => {
  expect(await bannersWith('isVideo')).toEqual([
    { id: '1', isVideo: false },
    { id: '2', isVideo: true },
  ])
})

test('Home has cached blocks and banners while campaign is down', async () => {
  const { execute, settle, breakDown, wait } = openGateway(backend)
  await execute('{ homeBlocks { order } banners { id } }')
  await settle()
  breakDown('campaign')
  wait(24 * 3600)
  const { data, errors } = await execute('{ homeBlocks { order } banners { id } }')
  expect([data.homeBlocks.length, data.banners.length, errors]).toEqual([2, 2, []])
})

/** The offers for two services, and the recorded requests for them. */
async function offersFound() {
  const { execute, requests } = openGateway(backend)
  const { data } = await execute(
    `{
      salon(id: 10) { offers(booking: { serviceIds: [1001, 0, 1038], usingIds: [501], guestPhone: "0912.345.678" }) {
        fromSalon { id name image isValid remainingUses }
        fromCustomer { id isValid invalidBecause }
        best { id }
      } }
    }`,
    {},
    loggedIn,
  )
  return { offers: data.salon.offers, requested: new URL(requests.at(-1)!.url).searchParams }
}

test('offers come from the salon, from the customer, and the best of them [B-120, B-160]', async () => {
  const { offers } = await offersFound()
  expect(offers.fromSalon).toEqual([
    {
      id: '501',
      name: 'Giờ vàng 8h30-11h',
      image: '/art/offer.svg',
      isValid: true,
      remainingUses: null,
    },
  ])
  expect(offers.fromCustomer).toHaveLength(1)
  expect(offers.best).toEqual([])
})

test('an invalid offer has a reason [B-110]', async () => {
  expect((await offersFound()).offers.fromCustomer).toEqual([
    { id: '506', isValid: false, invalidBecause: 'Ưu đãi đã hết hạn' },
  ])
})

test('offers are requested with services, salon, phone and those in use [B-369]', async () => {
  expect(Object.fromEntries((await offersFound()).requested)).toEqual({
    campaignUsing: '501',
    phone: '0912345678',
    salonId: '10',
    services: '1001,1038',
  })
})

test('an unverified phone returns no offers, as they reveal tier and birthday [B-335]', async () => {
  const { execute, requests } = openGateway(backend)
  const query = (phone: string) =>
    `{ salon(id: 10) { offers(booking: { serviceIds: [1001], guestPhone: "${phone}" }) { fromSalon { id } fromCustomer { id } } } }`
  expect((await execute(query('0912345678'))).data.salon.offers.fromCustomer).toEqual([])
  expect((await execute(query('0987654321'), {}, loggedIn)).data.salon.offers.fromCustomer).toEqual(
    [],
  )
  expect(
    requests
      .filter(({ url }) => url.includes('campaign-booking'))
      .map(({ url }) => new URL(url).searchParams.has('phone')),
  ).toEqual([false, false])
})
