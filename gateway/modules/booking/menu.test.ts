import { expect, test } from 'vitest'
import { openGateway, type FakeBackends } from '../../testing/open-gateway'
import { aCatalogue, aSalon, aService } from '../../testing/people'

const requested: number[] = []
const catalogue = aCatalogue(
  { groupId: 1, services: [aService({ serviceId: 1001, hasDetail: true })] },
  { groupId: 2, services: [aService({ serviceId: 1002, hasDetail: false })] },
  { groupId: 3, services: [aService({ serviceId: 1003, noDisplay: true })] },
)
const rule = {
  date: ['22-11-2026'],
  serviceSpecial: { priceNum: 140_000, price: '140K' },
  serviceStylist: null,
  serviceSpecialStylist: null,
}
const backend: FakeBackends = {
  salons: {
    listSalons: () => ({
      data: [
        aSalon({ id: 10, isOpen: false }),
        aSalon({ id: 11, openingDate: '30-11-2026' }),
        aSalon({ id: 12 }),
      ],
    }),
  },
  booking: {
    listServices: ({ salonId }) => {
      requested.push(salonId)
      return {
        status: 200,
        body: {
          ...catalogue,
          rulesSpecialDay: [
            { ...rule, serviceId: 1001 },
            { ...rule, serviceId: 1002 },
          ],
        },
      }
    },
    getServiceDetail: ({ groupId }) => ({
      status: 200,
      body: { data: { title: `Chuyện ${groupId}`, titleContent: 'Kể', tags: [], banners: [] } },
    }),
  },
}

test('a host that names for ever when a salon has opened has a menu, and no salon to come', async () => {
  const opened = [10, 269].map((id) => aSalon({ id, openingDate: '21-11-2019' }))
  const { execute } = openGateway({
    ...backend,
    salons: {
      listSalons: () => ({ data: opened }),
      getSalon: () => ({ status: 200, body: { data: opened[1]! } }),
    },
  })
  const { data } = await execute(
    `{ salons { openingDate } salon(id: 269) { openingDate }
      serviceMenu { categories { groups { id } } } }`,
  )
  expect([data.salons, data.salon]).toEqual([[{ openingDate: null }], { openingDate: null }])
  expect(data.serviceMenu.categories[0].groups).toHaveLength(2)
  requested.length = 0
})

test('the menu is that of the first salon, without hidden services, by slug', async () => {
  const gateway = openGateway(backend)
  const { data } = await gateway.execute(
    '{ serviceMenu { categories { groups { id slug } } } again: serviceMenu { keepsChosen } }',
  )
  expect(requested).toEqual([12])
  expect(data.serviceMenu.categories).toEqual([
    {
      groups: [
        { id: '1', slug: 'nhom-1' },
        { id: '2', slug: 'nhom-2' },
      ],
    },
  ])
})

test('a service has the address of its Vietnamese name in each language', async () => {
  const english = aCatalogue({
    groupId: 1,
    groupName: 'Haircut',
    slugName: 'Cắt gội',
    services: [aService({ serviceId: 1001 })],
  })
  const gateway = openGateway({
    ...backend,
    booking: { ...backend.booking, listServices: () => ({ status: 200, body: english }) },
  })
  const { data } = await gateway.execute('{ serviceMenu { categories { groups { name slug } } } }')
  expect(data.serviceMenu.categories).toEqual([{ groups: [{ name: 'Haircut', slug: 'cat-goi' }] }])
})

test('groups of equal names are distinguished by their numbers', async () => {
  const twins = aCatalogue(
    { groupId: 1, groupName: 'Gội', slugName: 'Gội', services: [aService({ serviceId: 1001 })] },
    { groupId: 2, groupName: 'GỘI', slugName: 'GỘI', services: [aService({ serviceId: 1002 })] },
    { groupId: 3, groupName: 'Uốn', slugName: 'Uốn', services: [aService({ serviceId: 1003 })] },
  )
  const gateway = openGateway({
    ...backend,
    booking: { ...backend.booking, listServices: () => ({ status: 200, body: twins }) },
  })
  const { data } = await gateway.execute('{ serviceMenu { categories { groups { slug } } } }')
  expect(data.serviceMenu.categories).toEqual([
    { groups: [{ slug: 'goi-1' }, { slug: 'goi-2' }, { slug: 'uon' }] },
  ])
})

test('a service page has its versions, its story and their special prices', async () => {
  const { data } = await openGateway(backend).execute(
    `{
      one: servicePage(slug: "nhom-1") {
        category { id }
        group { id services { id } }
        detail { title }
        specialDays { serviceId }
      }
      plain: servicePage(slug: "nhom-2") { detail { title } }
      hidden: servicePage(slug: "nhom-3") { group { id } }
    }`,
  )
  expect(data.one).toEqual({
    category: { id: '1' },
    group: { id: '1', services: [{ id: '1001' }] },
    detail: { title: 'Chuyện 1' },
    specialDays: [{ serviceId: '1001' }],
  })
  expect(data.plain).toEqual({ detail: null })
  expect(data.hidden).toBeNull()
})

test('services come from the cache while booking is down, without their stories', async () => {
  const gateway = openGateway(backend)
  await gateway.execute('{ serviceMenu { isGenZ } }')
  gateway.breakDown('booking')
  gateway.wait(3600 * 5)
  const { data, errors } = await gateway.execute(
    '{ servicePage(slug: "nhom-1") { group { id } detail { title } } }',
  )
  expect(data.servicePage).toEqual({ group: { id: '1' }, detail: null })
  expect(errors.map(({ path }) => path)).toEqual([['servicePage', 'detail']])
})

test('two services of one name have addresses of their own', async () => {
  const twins = aCatalogue(
    { groupId: 1, services: [aService({ serviceId: 1001 })] },
    { groupId: 2, services: [aService({ serviceId: 1002 })] },
  )
  const { data } = await openGateway({
    ...backend,
    booking: {
      listServices: () => ({
        status: 200,
        body: JSON.parse(JSON.stringify(twins).replace(/Nhóm \d/g, 'Gội Combo')) as typeof twins,
      }),
    },
  }).execute('{ serviceMenu { categories { groups { slug } } } }')
  expect(data.serviceMenu.categories[0].groups).toEqual([
    { slug: 'goi-combo-1' },
    { slug: 'goi-combo-2' },
  ])
})
