import { expect, test } from 'vitest'
import { openGateway } from '../../testing/open-gateway'
import { aCatalogue, aRole, aService } from '../../testing/people'

const catalogue = aCatalogue(
  {
    groupId: 1,
    services: [
      aService({ serviceId: 1002, groupId: 1, order: 2, versionName: 'VIP' }),
      aService({
        serviceId: 1001,
        groupId: 1,
        order: 1,
        name: 'Cắt gội 10 bước',
        timeServe: 45,
        serviceDeliveryType: 3,
      }),
      aService({ serviceId: 1003, groupId: 1, noDisplay: true }),
    ],
  },
  {
    groupId: 2,
    services: [
      aService({
        serviceId: 1038,
        name: 'Ráy tai',
        price: 'FREE',
        priceNum: 50_000,
        serviceDeliveryType: 2,
      }),
    ],
    upsaleServices: [
      { serviceId: 1099, name: 'Tinh dầu', priceNum: 20_000, price: '20K', timeServe: 5 },
    ],
  },
  { groupId: 3, services: [aService({ serviceId: 1004, groupId: 3, noDisplay: true })] },
)

/** The first category of the services of a salon, which comes last from the backend. */
async function categorySold() {
  const listed = [{ ...catalogue.data[0]!, categoryId: 2, order: 2 }, ...catalogue.data]
  const { execute } = openGateway({
    booking: { listServices: () => ({ status: 200, body: { ...catalogue, data: listed } }) },
  })
  const { data } = await execute(
    `{
      salon(id: 10) { services {
        keepsChosen
        categories {
          id name title
          groups {
            id name
            services { id name price priceText minutes deliveryType oldPrice parentId }
            addOns { serviceId name price minutes }
          }
        }
      } }
      none: salon(id: 0) { services { isGenZ } }
    }`,
  )
  const [category] = data.salon.services.categories
  expect(data.none).toBeNull()
  return category
}

test('services come by order without hidden ones and without groups that are empty then [B-093, B-155]', async () => {
  const category = await categorySold()
  expect(category).toMatchObject({ id: '1', name: 'Cắt', title: 'CẮT TÓC' })
  expect(category.groups.map(({ id }: { id: number }) => id)).toEqual(['1', '2'])
  expect(category.groups[0].services.map(({ id }: { id: number }) => id)).toEqual(['1001', '1002'])
})

test('a free service costs 0 and has a price text [B-152, B-292, B-401]', async () => {
  expect((await categorySold()).groups[1]).toMatchObject({
    services: [
      {
        id: '1038',
        price: 0,
        priceText: 'FREE',
        deliveryType: 'SKINNER',
        oldPrice: null,
        parentId: null,
      },
    ],
    addOns: [{ serviceId: '1099', price: 20_000, minutes: 5 }],
  })
})

/** Fields of the services of a salon with a special day, a suggestion and all flags. */
async function catalogueOf(fields: string) {
  const body = {
    ...catalogue,
    isAlertCampaign: true,
    rulesSpecialDay: [
      {
        date: ['22-11-2026'],
        serviceId: 1001,
        serviceSpecial: { priceNum: 140_000, price: '140K' },
        serviceStylist: null,
        serviceSpecialStylist: null,
        stylistLevelId: 3,
      },
    ],
    rulesNextStep: [
      {
        ruleType: 'equals',
        serviceSelected: [1001],
        listService: [1038],
        title: 'Thêm ráy tai?',
        image: '',
      },
    ],
  }
  const { execute } = openGateway({ booking: { listServices: () => ({ status: 200, body }) } })
  return (await execute(`{ salon(id: 10) { services { ${fields} } } }`)).data.salon.services
}

test.each([
  ['that the chosen services are kept', 'keepsChosen', 'B-212'],
  ['that the customer is a genZ member', 'isGenZ', 'B-341'],
])('it travels with the services %s: %s [%s]', async (_what, field) => {
  expect(await catalogueOf(field)).toEqual({ [field]: true })
})

test('special days travel with the services, with their prices [B-156]', async () => {
  expect(
    await catalogueOf('specialDays { dates serviceId dayPrice stylistPrice stylistLevel }'),
  ).toEqual({
    specialDays: [
      {
        dates: ['2026-11-22'],
        serviceId: '1001',
        dayPrice: 140_000,
        stylistPrice: null,
        stylistLevel: 3,
      },
    ],
  })
})

test('suggestions travel with the services, with their rules [B-161]', async () => {
  expect(
    await catalogueOf('suggestions { rule selectedIds pattern serviceIds title image }'),
  ).toEqual({
    suggestions: [
      {
        rule: 'equals',
        selectedIds: ['1001'],
        pattern: null,
        serviceIds: ['1038'],
        title: 'Thêm ráy tai?',
        image: null,
      },
    ],
  })
})

test("the story of a group is requested with the phone's member type [B-339, B-356]", async () => {
  const requested: (number | undefined)[] = []
  const { execute } = openGateway({
    booking: {
      getRole: () => aRole(),
      getServiceDetail: ({ memberType }) => {
        requested.push(memberType)
        return {
          status: 200,
          body: {
            data: {
              title: 'Cắt gội',
              titleContent: 'Mười bước',
              tags: ['Mới'],
              banners: [{ type: 'video', link: '/v.mp4' }],
            },
          },
        }
      },
    },
  })
  const { data } = await execute(
    '{ salon(id: 10) { serviceDetail(groupId: 1, guestPhone: "0912345678") { title content tags banners { kind url } } } }',
  )
  expect(data.salon.serviceDetail).toEqual({
    title: 'Cắt gội',
    content: 'Mười bước',
    tags: ['Mới'],
    banners: [{ kind: 'VIDEO', url: '/v.mp4' }],
  })
  await execute('{ salon(id: 10) { serviceDetail(groupId: 1) { title } } }')
  expect(requested).toEqual([3, undefined])
})

test('services are requested in the language of the page [B-355, B-356, O-36]', async () => {
  const received: string[] = []
  const story = { title: '', titleContent: '', tags: [], banners: [] }
  const { execute } = openGateway({
    booking: {
      listServices: ({ lang }) => {
        received.push(`services ${lang}`)
        return { status: 200, body: catalogue }
      },
      getServiceDetail: ({ lang }) => {
        received.push(`story ${lang}`)
        return { status: 200, body: { data: story } }
      },
    },
  })
  const requested = async (headers: Record<string, string>) => {
    received.length = 0
    await execute(
      '{ salon(id: 10) { services { isGenZ } serviceDetail(groupId: 1) { title } } }',
      {},
      headers,
    )
    return received.toSorted()
  }
  expect(await requested({})).toEqual(['services vi', 'story vi'])
  expect(await requested({ 'accept-language': 'en' })).toEqual(['services en', 'story en'])
  expect(await requested({ 'accept-language': 'fr,en;q=0.5' })).toEqual(['services vi', 'story vi'])
})

test('guides of the steps come with the role and the services [B-157, B-159]', async () => {
  const guideScreens = [{ step: 2, guide: 'Chọn một', guideList: ['Ảnh'] }]
  const { execute } = openGateway({
    booking: {
      getRole: () => aRole({ guideScreens }),
      listServices: () => ({ status: 200, body: { ...catalogue, guideScreens } }),
    },
  })
  const { data } = await execute(
    `{
      salon(id: 10) {
        bookingRules(guestPhone: "0912345678") { guides { step text points } }
        services { guides { step text points } } }
    }`,
  )
  const guides = [{ step: 2, text: 'Chọn một', points: ['Ảnh'] }]
  expect(data).toEqual({ salon: { bookingRules: { guides }, services: { guides } } })
})
