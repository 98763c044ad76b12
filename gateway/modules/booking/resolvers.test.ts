import { expect, test, vi } from 'vitest'
import { openGateway, type FakeBackends } from '../../testing/open-gateway'
import { aCatalogue, anHour, aRole, aSalon, aService, aStylist } from '../../testing/people'

const salons: FakeBackends['salons'] = {
  listSalons: () => ({ data: [aSalon({ id: 10 }), aSalon({ id: 11, name: 'Mượt Láng' })] }),
  getSalon: ({ id }) => ({ status: 200, body: { data: aSalon({ id }) } }),
}
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

test('the role is that of the phone at the salon, with the days that the backend offers [B-337, B-361]', async () => {
  const { execute } = openGateway({
    booking: {
      getRole: ({ phone, salonId }) =>
        aRole({ allowMultiple: phone === '0912345678' && salonId === 10 }),
    },
  })
  const { data } = await execute(
    `{
      role(phone: "+84 912 345 678", salonId: 10) {
        mayChooseStylist mayBookForOthers isDefault days { date tag isActive isWeekend }
      }
      unknown: role(phone: "0", salonId: 10) { mayBookForOthers }
    }`,
  )
  expect(data.role).toMatchObject({
    mayChooseStylist: true,
    mayBookForOthers: true,
    isDefault: false,
  })
  expect(
    data.role.days.map(({ tag, isActive }: { tag: string; isActive: boolean }) => [tag, isActive]),
  ).toEqual([
    ['TODAY', true],
    ['TOMORROW', true],
    ['DAY_AFTER', false],
  ])
  expect(data.unknown).toEqual({ mayBookForOthers: false })
})

test('a role that cannot be had is the default one, silently [B-338, B-385]', async () => {
  const { execute, breakDown, log } = openGateway()
  breakDown('booking')
  const { data, errors } = await execute(
    '{ role(phone: "0955555555", salonId: 10) { mayChooseStylist mayBookForOthers isDefault days { date isActive } } }',
  )
  expect(errors).toEqual([])
  expect(data.role).toEqual({
    mayChooseStylist: true,
    mayBookForOthers: false,
    isDefault: true,
    days: [
      { date: '2026-11-21', isActive: true },
      { date: '2026-11-22', isActive: false },
      { date: '2026-11-23', isActive: false },
    ],
  })
  expect(log).toMatchObject([{ call: 'booking.getRole' }])
})

/** The one category of the services of a salon. */
async function categorySold() {
  const { execute } = openGateway({
    booking: { listServices: () => ({ status: 200, body: catalogue }) },
  })
  const { data } = await execute(
    `{
      serviceCatalogue(salonId: 10) {
        keepsChosen
        categories {
          id name title
          groups {
            id name
            services { id name price priceText minutes deliveryType oldPrice parentId }
            addOns { serviceId name price minutes }
          }
        }
      }
      none: serviceCatalogue(salonId: 0) { isGenZ }
    }`,
  )
  const [category] = data.serviceCatalogue.categories
  expect(data.none).toBeNull()
  return category
}

test('services come by order without hidden ones and without groups that are empty then [B-093, B-155]', async () => {
  const category = await categorySold()
  expect(category).toMatchObject({ id: 1, name: 'Cắt', title: 'CẮT TÓC' })
  expect(category.groups.map(({ id }: { id: number }) => id)).toEqual([1, 2])
  expect(category.groups[0].services.map(({ id }: { id: number }) => id)).toEqual([1001, 1002])
})

test('a free service costs 0 and has a price text [B-152, B-292, B-401]', async () => {
  expect((await categorySold()).groups[1]).toMatchObject({
    services: [
      {
        id: 1038,
        price: 0,
        priceText: 'FREE',
        deliveryType: 'SKINNER',
        oldPrice: null,
        parentId: null,
      },
    ],
    addOns: [{ serviceId: 1099, price: 20_000, minutes: 5 }],
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
  return (await execute(`{ serviceCatalogue(salonId: 10) { ${fields} } }`)).data.serviceCatalogue
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
        serviceId: 1001,
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
        selectedIds: [1001],
        pattern: null,
        serviceIds: [1038],
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
    '{ serviceDetail(salonId: 10, groupId: 1, phone: "0912345678") { title content tags banners { kind url } } }',
  )
  expect(data.serviceDetail).toEqual({
    title: 'Cắt gội',
    content: 'Mười bước',
    tags: ['Mới'],
    banners: [{ kind: 'VIDEO', url: '/v.mp4' }],
  })
  await execute('{ serviceDetail(salonId: 10, groupId: 1) { title } }')
  expect(requested).toEqual([3, undefined])
})

test('stylists come with the salon they moved to, which costs no call for each [B-146, B-237, B-366]', async () => {
  const { execute, calls } = openGateway({
    salons,
    booking: {
      listStaff: () => ({
        data: {
          stylists: [
            aStylist({ staffId: 21 }),
            aStylist({ staffId: 22, salonEnroll: 11, special: true }),
            aStylist({ staffId: 23, salonEnroll: 99 }),
          ],
          skinners: [{ staffId: 1 }, { staffId: 2 }],
        },
      }),
    },
  })
  const { data } = await execute(
    `{
      staff(salonId: 10, date: "2026-11-21") {
        skinnerCount
        stylists { id isMaster salonId salon { name } avatar ratings { name } }
      }
    }`,
  )
  expect(data.staff.skinnerCount).toBe(2)
  expect(data.staff.stylists).toMatchObject([
    { id: 21, salon: { name: 'Mượt 10' }, avatar: null },
    { id: 22, isMaster: true, salonId: 11, salon: { name: 'Mượt Láng' } },
    { id: 23, salon: null },
  ])
  expect(calls.sort()).toEqual(['booking.listStaff', 'salons.getSalon', 'salons.listSalons'])
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
      '{ serviceCatalogue(salonId: 10) { isGenZ } serviceDetail(salonId: 10, groupId: 1) { title } }',
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
      role(salonId: 10, phone: "0912345678") { guides { step text points } }
      serviceCatalogue(salonId: 10) { guides { step text points } }
    }`,
  )
  const guides = [{ step: 2, text: 'Chọn một', points: ['Ảnh'] }]
  expect(data).toEqual({ role: { guides }, serviceCatalogue: { guides } })
})

test("a stylist's description leaves the gateway without scripts, handlers and links [B-249]", async () => {
  const { execute } = openGateway({
    salons,
    booking: {
      listStaff: () => ({
        data: {
          stylists: [
            aStylist({
              staffId: 21,
              description:
                '<p onclick="steal()">Cắt <b>fade</b></p><script>steal()</script>' +
                '<img src=x onerror=steal()><a href="javascript:steal()">xem</a>',
            }),
          ],
          skinners: [],
        },
      }),
    },
  })
  const { data } = await execute(
    '{ staff(salonId: 10, date: "2026-11-21") { stylists { description } } }',
  )
  const description = data.staff.stylists[0].description as string
  expect(description).toContain('<b>fade</b>')
  expect(description).not.toMatch(/script|onclick|onerror|steal|<img/)
})

/** The hours of a fully booked day, and the recorded requests for them. */
async function hoursOfDay() {
  const { execute, requests } = openGateway({
    booking: {
      listHours: () => ({
        data: {
          hourGroup: [
            { name: 'Sáng', hours: [anHour({ hourId: 4 }), anHour({ hourId: 5, isFree: false })] },
          ],
          receptionName: 'Lan',
          receptionAvatar: '',
          lastHourWork: { isFreeToday: false },
        },
      }),
    },
  })
  const { data } = await execute(
    `{
      hours(salonId: 10, date: "2026-11-22", serviceIds: []) {
        hasFree receptionName receptionAvatar
        groups { name hours { id label isFree freeStylists freeSkinners } }
      }
    }`,
  )
  return { hours: data.hours, requested: new URL(requests[0]!.url).searchParams }
}

test('hours come in groups with who is free [B-149, B-150]', async () => {
  expect((await hoursOfDay()).hours.groups).toEqual([
    {
      name: 'Sáng',
      hours: [
        { id: 4, label: '9h30', isFree: true, freeStylists: 2, freeSkinners: 1 },
        { id: 5, label: '9h30', isFree: false, freeStylists: 2, freeSkinners: 1 },
      ],
    },
  ])
})

test('with the hours comes who receives, and whether any is free that day [B-151, B-223]', async () => {
  expect((await hoursOfDay()).hours).toMatchObject({
    hasFree: false,
    receptionName: 'Lan',
    receptionAvatar: null,
  })
})

test('hours are requested with stylist 0 for any, and 0 for no service [B-367]', async () => {
  expect(Object.fromEntries((await hoursOfDay()).requested)).toEqual({
    stylistId: '0',
    salonId: '10',
    bookDate: '22-11-2026',
    listServiceId: '0',
  })
})

test('too many chosen services are cut, and hours of too many are null [O-01]', async () => {
  const requested: number[][] = []
  const { execute } = openGateway({
    booking: {
      listServices: ({ choosenServiceIds }) => {
        requested.push(choosenServiceIds)
        return { status: 200, body: catalogue }
      },
    },
  })
  const many = Array.from({ length: 400 }, (_, index) => 2_147_483_000 + index)
  const { data } = await execute(
    `query ($ids: [Int!]!) {
      serviceCatalogue(salonId: 10, chosenServiceIds: $ids) { isGenZ }
      hours(salonId: 10, date: "2026-11-22", serviceIds: $ids) { hasFree }
    }`,
    { ids: many },
  )
  expect(data).toMatchObject({ serviceCatalogue: { isGenZ: false }, hours: null })
  expect(requested).toEqual([many.slice(0, 50)])
})

test('an invalid day is refused in Vietnamese before a request', async () => {
  const { execute, calls } = openGateway()
  for (const date of ['2026-02-30', '21-11-2026', '']) {
    const { errors } = await execute(
      'query ($date: LocalDate!) { staff(salonId: 10, date: $date) { skinnerCount } }',
      { date },
    )
    expect(errors).toMatchObject([
      {
        message: 'Variable "$date" is invalid: Ngày chưa hợp lệ.',
        extensions: { code: 'BAD_USER_INPUT' },
      },
    ])
  }
  expect(calls).toEqual([])
})

test('an invalid phone or salon is logged without the phone, and not shown [B-386]', async () => {
  const noted: string[] = []
  const warn = vi.spyOn(console, 'warn').mockImplementation((line: string) => void noted.push(line))
  const { execute } = openGateway({ booking: { getRole: () => aRole() } })
  const query = `query ($s: Int!, $p: String) {
    role(salonId: $s, phone: $p) { isDefault }
    staff(salonId: 0, date: "2026-11-21", phone: $p) { skinnerCount }
  }`
  const { data, errors } = await execute(query, { s: 10, p: '0912 34' })
  expect([data, errors]).toEqual([{ role: { isDefault: false }, staff: null }, []])
  expect(noted.map((line) => JSON.parse(line) as object)).toMatchObject([
    { level: 'warn', call: 'role', message: 'phone invalid' },
    { call: 'staff', message: 'no salon, phone invalid' },
  ])
  expect(noted.join()).not.toContain('0912')
  await execute('{ role(salonId: 10, phone: "0") { isDefault } }')
  expect(noted).toHaveLength(2)
  warn.mockRestore()
})
