import { expect, test } from 'vitest'
import { openGateway } from '../../testing/open-gateway'
import { aProvince, aSalon } from '../../testing/people'
import { backend } from '../../testing/salons'
import { coded } from '../../../workers/kit/message'

test('a salon has a picture where its backend sends one', async () => {
  const image = 'https://anh.muot.example/salon/1.jpg'
  const list = [aSalon({ id: 1, image }), aSalon({ id: 2 }), aSalon({ id: 3, image: '' })]
  const { execute } = openGateway({ salons: { listSalons: () => ({ data: list }) } })
  const { data } = await execute('{ salons { image } }')
  expect(data.salons).toEqual([{ image }, { image: null }, { image: null }])
})

test('salon 269 is in no list and no search, but found by its number [B-056, B-075, O-21]', async () => {
  const { execute } = openGateway(backend)
  const { data } = await execute(
    `{
      salons { id }
      found: salons(search: "ẩn") { id }
      salonsNear(latitude: 21, longitude: 105.8) { salon { id } }
      salon(id: 269) { name }
      nobody: salon(id: 5) { name }
      zero: salon(id: 0) { name }
    }`,
  )
  expect(data.salons.map(({ id }: { id: number }) => id)).toEqual(['10', '11', '12'])
  expect(data.found).toEqual([])
  expect(data.salonsNear.map(({ salon }: { salon: { id: number } }) => salon.id)).toEqual([
    '10',
    '11',
  ])
  expect(data.salon).toEqual({ name: 'Mượt ẩn' })
  expect(data.nobody).toBeNull()
  expect(data.zero).toBeNull()
})

test('provinces come with their districts, counts and salons, in one call each [H-201, B-145, B-372]', async () => {
  const { execute, calls } = openGateway(backend)
  const { data } = await execute(
    `{
      provinces { id name salonCount districts { id name } salons { id manyPeople tag } }
      hue: provinces(search: "hue") { id }
    }`,
  )
  expect(data.provinces[1]).toEqual({
    id: '1',
    name: 'TP. Hồ Chí Minh',
    salonCount: 1,
    districts: [{ id: '5', name: 'Quận Cầu Giấy' }],
    salons: [{ id: '11', manyPeople: 'NOT_TODAY', tag: 'NEWLY_OPENED' }],
  })
  expect(data.hue).toEqual([{ id: '50' }])
  expect(calls.sort()).toEqual(['salons.listProvinces', 'salons.listSalons'])
})

test('a province has its region, and one that its host puts elsewhere or nowhere is in none of the three [B-396]', async () => {
  const provinces = [1, 2, 3, 4, null].map((vungMienId, index) =>
    aProvince({ cityId: index + 1, vungMienId }),
  )
  const { execute } = openGateway({ salons: { listProvinces: () => ({ data: provinces }) } })
  const { data } = await execute('{ provinces { region } }')
  expect(data.provinces.map(({ region }: { region: string }) => region)).toEqual([
    'NORTH',
    'CENTRAL',
    'SOUTH',
    'OTHER',
    'OTHER',
  ])
})

test('salons have the ratings of the booking backend, none where its host lacks the call, and keep them through an outage', async () => {
  const rated = [{ salonId: 10, ratingStar: 4.8, totalCutomer: 900 }]
  const { execute, breakDown, wait, settle } = openGateway({
    booking: { listSalonRatings: () => ({ data: rated }) },
  })
  const query = '{ salon(id: 10) { rating { stars customerCount } } }'
  const response = { salon: { rating: { stars: 4.8, customerCount: 900 } } }
  expect((await execute(query)).data).toEqual(response)
  await settle()
  breakDown('booking')
  wait(3600)
  expect((await execute(query)).data).toEqual(response)
  const without = openGateway(backend, {
    BOOKING: { fetch: () => Promise.resolve(new Response('no such page', { status: 404 })) },
  })
  expect((await without.execute(query)).data).toEqual({ salon: { rating: null } })
})

const off = 'salon(id: 12)'

test('only a closed salon has a message [B-163, B-362, B-387]', async () => {
  const { data } = await openGateway(backend).execute(
    `{ off: ${off} { closure { message } } on: salon(id: 10) { closure { message } } none: salon(id: 0) { closure { message } } }`,
  )
  expect(data).toEqual({
    off: { closure: { message: 'Salon tạm nghỉ.' } },
    on: { closure: null },
    none: null,
  })
})

test('why a salon is closed is said in the language of the request, by GET too [O-36, H-014]', async () => {
  const { execute, fetch } = openGateway({
    salons: {
      ...backend.salons,
      getSalonOff: () => ({
        status: 200,
        body: {
          data: { message: coded('SALON_OPENS_ON', { day: '2026-11-25' }), salonBackUp: [] },
        },
      }),
    },
  })
  const query = `{ ${off} { closure { message code params { name values } } } }`
  const english = { 'accept-language': 'en' }
  const closure = {
    message: 'The salon opens on 25\u00a0Nov 2026. You can book from that day on.',
    code: 'SALON_OPENS_ON',
    params: [{ name: 'day', values: ['2026-11-25'] }],
  }
  expect((await execute(query, {}, english)).data.salon).toEqual({ closure })
  const address = `https://gateway.test/graphql?query=${encodeURIComponent(query)}`
  const byAddress = await fetch(new Request(address, { headers: english }))
  expect(await byAddress.json()).toEqual({ data: { salon: { closure } } })
  expect((await execute(query)).data.salon.closure.message).toMatch(/^Salon khai trương ngày/)
})

test('a salon that is off names open ones, closest first [B-125]', async () => {
  const { data } = await openGateway(backend).execute(
    `{ ${off} { closure { alternatives { id } } } }`,
  )
  expect(data.salon.closure).toEqual({ alternatives: [{ id: '11' }, { id: '10' }] })
})

test('lists, search and single salons come from the cache while salons is down', async () => {
  const { execute, breakDown, wait, settle } = openGateway(backend)
  await execute('{ salons { id } provinces { id } }')
  await settle()
  breakDown('salons')
  wait(3 * 24 * 3600)
  const { data, errors } = await execute(
    `{
      salons(search: "cầu giấy") { id }
      salonsNear(latitude: 21, longitude: 105.8) { salon { id } }
      salon(id: 12) { name }
      provinces { id salons { id } }
     
    }`,
  )
  expect(errors).toEqual([])
  expect(data.salons).toEqual([{ id: '10' }])
  expect(data.salonsNear).toHaveLength(2)
  expect(data.salon).toEqual({ name: 'Mượt Huế' })
  expect(data.provinces).toHaveLength(3)
})

test('what booking knows of a salon neither waits for the salon nor fails with it; an unknown salon is null', async () => {
  const { execute, breakDown, calls } = openGateway(backend)
  const query = (id: number) => `{
    salon(id: ${id}) { name }
    atSalon: salon(id: ${id}) { bookingRules { isDefault } ...Rated }
  }
  fragment Rated on Salon { rating { stars } }`
  await execute('{ salon(id: 5) { bookingRules { isDefault } } }')
  expect([...new Set(calls)]).toEqual(['booking.getRole'])
  expect(
    (await execute('{ salon(id: 5) { id bookingRules { isDefault } } }')).data.salon,
  ).toBeNull()
  breakDown('salons')
  const { data, errors } = await execute(query(7))
  expect(data).toMatchObject({ salon: null, atSalon: { bookingRules: { isDefault: true } } })
  expect(errors.map(({ path }) => path)).toContainEqual(['salon'])
})

test('an uncached list of a failed backend is null with a masked error', async () => {
  const { execute, breakDown } = openGateway(backend)
  breakDown('salons')
  const { data, errors } = await execute('{ salons { id } now }')
  expect(data.salons).toBeNull()
  expect(data.now).toBeGreaterThan(0)
  expect(errors).toMatchObject([
    {
      message: 'Có lỗi xảy ra, vui lòng thử lại sau!',
      path: ['salons'],
      extensions: { code: 'BACKEND_FAILED' },
    },
  ])
})

test('all salons are fetched once for everybody, and again as long as the list is empty [B-372, B-373]', async () => {
  let listed: ReturnType<typeof aSalon>[] = []
  const { execute, calls } = openGateway({ salons: { listSalons: () => ({ data: listed }) } })
  const found = async () => (await execute('{ salons { id } }')).data.salons.length
  expect([await found(), await found()]).toEqual([0, 0])
  expect(calls).toHaveLength(2)
  listed = [aSalon({ id: 10 })]
  expect([await found(), await found(), await found()]).toEqual([1, 1, 1])
  expect(calls).toHaveLength(3)
})

test('the next days of a salon are listed from today on, closed ones with the reason, 14 at most [H-205]', async () => {
  const requested: string[] = []
  const { execute } = openGateway({
    salons: {
      getOpening: ({ salonId, workDate }) => {
        requested.push(workDate)
        if (salonId === 99) return { status: 404, body: { message: 'Không có salon này.' } }
        const isOpen = workDate !== '2026-11-22'
        return {
          status: 200,
          body: {
            data: {
              isOpen,
              openMinutes: 510,
              closeMinutes: 1230,
              message: isOpen ? '' : 'Salon nghỉ.',
            },
          },
        }
      },
    },
  })
  const { data } = await execute(
    `{
      salon(id: 10) { openingDays(days: 2) { date isOpen opensAt closesAt note } }
      many: salon(id: 10) { openingDays(days: 1000) { date } }
      gone: salon(id: 99) { openingDays { date } }
      zero: salon(id: 0) { openingDays { date } }
    }`,
  )
  expect(data.salon.openingDays).toEqual([
    { date: '2026-11-21', isOpen: true, opensAt: 510, closesAt: 1230, note: null },
    { date: '2026-11-22', isOpen: false, opensAt: 510, closesAt: 1230, note: 'Salon nghỉ.' },
  ])
  expect(data.many.openingDays).toHaveLength(14)
  expect([data.gone, data.zero]).toEqual([{ openingDays: null }, null])
  expect(requested.every((day) => /^2026-1[12]-\d\d$/.test(day))).toBe(true)
})
