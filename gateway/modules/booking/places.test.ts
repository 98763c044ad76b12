import { expect, test } from 'vitest'
import { openGateway, type FakeBackends } from '../../testing/open-gateway'
import { anHour, loggedIn, aPlace, aSalon, aUser } from '../../testing/people'

/** Salons, one of which (269) no list shows, and one place. */
const salons: FakeBackends['salons'] = {
  listSalons: () => ({ data: [aSalon({ id: 9 }), aSalon({ id: 10 }), aSalon({ id: 269 })] }),
  findPlace: ({ placeid }) =>
    placeid === 'd5'
      ? { status: 200, body: { data: aPlace() } }
      : { status: 404, body: { message: 'Không tìm thấy địa điểm này.' } },
}

/** The customer of every session. */
const auth: FakeBackends['auth'] = { getUser: () => aUser('0912345678') }

const ownerToken = { cookie: `muot_holder=${'b'.repeat(64)}` }

test('visited salons need a session or an owner token [B-363, B-066]', async () => {
  const requested: (string | undefined)[] = []
  const { execute, calls } = openGateway({
    auth,
    salons,
    booking: {
      listVisitedSalons: ({ customerPhone }) => {
        requested.push(customerPhone)
        return {
          data: [
            { title: 'Salon anh đã từng đến', data: [10, 269, 9, 404] },
            { title: 'Nơi đã đóng', data: [405] },
          ],
        }
      },
    },
  })
  const query = '{ browser { visitedSalons { title salons { id } } } }'
  expect((await execute(query)).data).toEqual({ browser: { visitedSalons: [] } })
  expect(calls).toEqual([])
  expect((await execute(query, {}, ownerToken)).data.browser.visitedSalons).toEqual([
    { title: 'Salon anh đã từng đến', salons: [{ id: '10' }, { id: '9' }] },
  ])
  await execute(query, {}, loggedIn)
  expect(requested).toEqual([undefined, '0912345678'])
})

test('backup salons have hours, and need chosen services [B-162, B-368]', async () => {
  const { execute, calls, requests } = openGateway({
    salons,
    booking: {
      listBackupHours: () => ({
        statusCode: 0,
        data: [
          {
            salon: { salonId: 10, name: 'x', distance: 2.5 },
            hours: [anHour({ hourId: 5 }), { hourId: 99 } as never],
            isSaveServiceChoosen: false,
          },
          {
            salon: { salonId: 404, name: 'y', distance: 3 },
            hours: [],
            isSaveServiceChoosen: true,
          },
        ],
      }),
    },
  })
  const query = `query ($ids: [ID!]!) {
    salon(id: 9) { alternatives(date: "2026-11-21", serviceIds: $ids) {
      salon { id }
      distanceKm
      hours { id label }
      keepsChosen
    } }
  }`
  expect((await execute(query, { ids: [] })).data).toEqual({ salon: { alternatives: [] } })
  expect(calls).toEqual([])
  expect((await execute(query, { ids: [1001, 1038] })).data.salon.alternatives).toEqual([
    {
      salon: { id: '10' },
      distanceKm: 2.5,
      hours: [{ id: '5', label: '9h50' }],
      keepsChosen: false,
    },
  ])
  expect(Object.fromEntries(new URL(requests[0]!.url).searchParams)).toEqual({
    salonId: '9',
    bookDate: '21-11-2026',
    choosenServices: '1001,1038',
  })
})

test('a status of its own in the body means that there is nothing to offer [B-368]', async () => {
  const { execute } = openGateway({
    salons,
    booking: {
      listBackupHours: () => ({
        statusCode: 3,
        data: [
          {
            salon: { salonId: 10, name: 'x', distance: 1 },
            hours: [anHour({ hourId: 5 })],
            isSaveServiceChoosen: true,
          },
        ],
      }),
    },
  })
  expect(
    (
      await execute(
        '{ salon(id: 9) { alternatives(date: "2026-11-21", serviceIds: [1001]) { keepsChosen } } }',
      )
    ).data,
  ).toEqual({ salon: { alternatives: [] } })
})

test("the frames of a day are requested with the page's utm_source [B-225]", async () => {
  const { execute, requests } = openGateway({
    booking: {
      listHours: () => ({
        data: {
          hourGroup: [],
          receptionName: '',
          receptionAvatar: '',
          lastHourWork: { isFreeToday: false },
        },
      }),
    },
  })
  await execute(
    '{ salon(id: 9) { hours(input: { date: "2026-11-21", serviceIds: [1001], utmSource: "book_at_salon" }) { hasFree } } }',
  )
  expect(new URL(requests[0]!.url).searchParams.get('utmSource')).toBe('book_at_salon')
})

test('invalid ids and searches of places are not requested [H-199, H-200, H-208]', async () => {
  const { execute, calls } = openGateway({
    salons: {
      ...salons,
      listWards: () => ({ data: [{ wardId: 7, wardName: 'Phường Quan Hoa', districtId: 5 }] }),
      suggestPlaces: ({ input }) => ({ data: [{ placeId: 'd5', description: input }] }),
    },
  })
  const query = `query ($d: ID!, $s: String!, $p: ID!) {
    wards(districtId: $d) { id name }
    places(search: $s) { id text }
    place(id: $p) { address provinceId districtId wardId }
  }`
  expect((await execute(query, { d: 0, s: '  ', p: '../x' })).data).toEqual({
    wards: [],
    places: [],
    place: null,
  })
  expect(calls).toEqual([])
  expect((await execute(query, { d: 5, s: ' cầu giấy ', p: 'd5' })).data).toEqual({
    wards: [{ id: '7', name: 'Phường Quan Hoa' }],
    places: [{ id: 'd5', text: 'cầu giấy' }],
    place: { address: 'Quận Cầu Giấy, Hà Nội', provinceId: '62', districtId: '5', wardId: null },
  })
  expect((await execute(query, { d: 5, s: 'x', p: 'd404' })).data.place).toBeNull()
})

/** Backends with two saved addresses that record searches for salons near one. */
function openAddresses() {
  const requested: object[] = []
  const gateway = openGateway({
    auth,
    salons,
    booking: {
      listAddresses: ({ phoneNumber }) => ({
        data: [
          { attrId: 3, attrName: `Nhà của ${phoneNumber}` },
          { attrId: 'odd' } as never,
          {
            attrId: 4,
            attrName: 'Công ty',
            street: '1 Láng',
            placeId: 'd5',
            address: '1 Láng, Hà Nội',
            latitude: 21.017,
            longitude: 105.804,
          },
        ],
      }),
      listSalonsNearAddress: (input) => {
        requested.push(input)
        return {
          data: [
            { salonId: 10, distance: 7.7 },
            { salonId: 404, distance: 8 },
          ],
        }
      },
    },
  })
  return { ...gateway, requested }
}

const nearQuery =
  '{ viewer { savedAddress(id: 3) { salons { salon { id } distanceKm } } none: savedAddress(id: 0) { id } } }'

test('saved addresses are returned without unreadable ones [B-364]', async () => {
  const { data } = await openAddresses().execute(
    '{ viewer { savedAddresses { id name street placeId address latitude longitude } } }',
    {},
    loggedIn,
  )
  const unknown = { street: null, placeId: null, address: '', latitude: null, longitude: null }
  const office = { street: '1 Láng', placeId: 'd5', address: '1 Láng, Hà Nội' }
  expect(data.viewer.savedAddresses).toEqual([
    { id: '3', name: 'Nhà của 0912345678', ...unknown },
    { id: '4', name: 'Công ty', ...office, latitude: 21.017, longitude: 105.804 },
  ])
})

test('a saved address has five salons with distances [B-365, O-22, O-23]', async () => {
  const { execute, requested } = openAddresses()
  const { data } = await execute(nearQuery, {}, loggedIn)
  expect(data.viewer).toEqual({
    savedAddress: { salons: [{ salon: { id: '10' }, distanceKm: 7.7 }] },
    none: null,
  })
  expect(requested).toEqual([{ phoneNumber: '0912345678', attrId: 3, numOfSalon: 5 }])
})

test('a visitor has no saved addresses, without a request [B-364, B-365]', async () => {
  const { execute, calls } = openAddresses()
  expect((await execute(nearQuery)).data).toEqual({ viewer: null })
  expect((await execute('{ viewer { savedAddresses { id } } }')).data).toEqual({
    viewer: null,
  })
  expect(calls).toEqual([])
})

const save = `mutation ($input: SaveAddressInput!) {
  saveAddress(input: $input) {
    __typename
    ... on AddressSaved { address { id name address } }
    ... on InvalidInput { issues { field message } }
    ... on NotFound { message }
  }
}`

test("an address has its place's name, and the customer's or its position [H-007]", async () => {
  const sent: object[] = []
  const { execute } = openGateway({
    auth,
    salons,
    booking: {
      saveAddress: (input) => {
        sent.push(input)
        return {
          status: 200,
          body: { data: { attrId: 8, attrName: input.attrName, address: input.address } },
        }
      },
    },
  })
  const { data } = await execute(
    save,
    { input: { name: '  Nhà   mẹ ', street: '1 Láng', placeId: 'd5' } },
    loggedIn,
  )
  expect(data.saveAddress).toEqual({
    __typename: 'AddressSaved',
    address: { id: '8', name: 'Nhà mẹ', address: '1 Láng, Quận Cầu Giấy, Hà Nội' },
  })
  await execute(
    save,
    { input: { id: 8, name: 'Nhà', placeId: 'd5', latitude: 21.01, longitude: 105.8 } },
    loggedIn,
  )
  expect(sent).toMatchObject([
    { phoneNumber: '0912345678', street: '1 Láng', latitude: 21.04, longitude: 105.79 },
    { attrId: 8, street: '', address: 'Quận Cầu Giấy, Hà Nội', latitude: 21.01, longitude: 105.8 },
  ])
})

test('an address keeps its position under another name, and not at another place or street', async () => {
  const sent: { latitude: number | null }[] = []
  const before = {
    attrId: 8,
    attrName: 'Nhà',
    street: '1 Láng',
    placeId: 'd5',
    address: '1 Láng, Hà Nội',
    latitude: 21.01,
    longitude: 105.8,
  }
  const { execute } = openGateway({
    auth,
    salons,
    booking: {
      listAddresses: () => ({ data: [before] }),
      saveAddress: (input) => {
        sent.push(input)
        return { status: 200, body: { data: before } }
      },
    },
  })
  const edit = (change: object) =>
    execute(
      save,
      { input: { id: 8, name: 'Nhà mới', street: '1 Láng', placeId: 'd5', ...change } },
      loggedIn,
    )
  await edit({})
  await edit({ street: '2 Láng' })
  await edit({ id: 9 })
  await edit({ latitude: 21.02, longitude: 105.9 })
  expect(sent.map(({ latitude }) => latitude)).toEqual([21.01, 21.04, 21.04, 21.02])
})

test('an invalid address is a field error, and saving one needs a login [H-007]', async () => {
  const { execute, calls } = openGateway({
    auth,
    salons,
    booking: { saveAddress: () => ({ status: 409, body: { message: 'Đủ 10 địa chỉ' } }) },
  })
  const issues = async (input: object) =>
    (
      await execute(save, { input: { name: 'Nhà', placeId: 'd5', ...input } }, loggedIn)
    ).data.saveAddress.issues.map(({ field }: { field: string }) => field)
  expect(await issues({ name: '  ' })).toEqual(['name'])
  expect(
    await issues({ name: 'x'.repeat(41), street: 'y'.repeat(121), placeId: '../x', latitude: 91 }),
  ).toEqual(['name', 'street', 'placeId', 'latitude'])
  expect(calls).toEqual([])
  expect(await issues({ placeId: 'd404' })).toEqual(['placeId'])
  expect(await issues({})).toEqual([''])
  const { errors } = await execute(save, { input: { name: 'Nhà', placeId: 'd5' } })
  expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }])
  expect(
    (await execute('mutation { removeAddress(input: { id: 3 }) { __typename } }')).errors,
  ).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }])
  expect(
    (await execute('mutation { removeAddress(input: { id: 0 }) { __typename } }')).data
      .removeAddress,
  ).toEqual({ __typename: 'InvalidInput' })
})

test('removing an address returns its id, NotFound or a rate limit [H-007]', async () => {
  const { execute } = openGateway({
    auth,
    booking: {
      removeAddress: ({ attrId }) =>
        attrId === 3
          ? { status: 200, body: { success: true } }
          : attrId === 4
            ? { status: 404, body: { message: 'Không còn' } }
            : { status: 429, body: { message: 'Chậm lại', retryAfterSeconds: 9 } },
    },
  })
  const remove = async (id: number) =>
    (
      await execute(
        'mutation ($id: ID!) { removeAddress(input: { id: $id }) { __typename ... on AddressRemoved { id } } }',
        { id },
        loggedIn,
      )
    ).data.removeAddress
  expect([await remove(3), await remove(4), await remove(5)]).toEqual([
    { __typename: 'AddressRemoved', id: '3' },
    { __typename: 'NotFound' },
    { __typename: 'TooManyTries' },
  ])
})

test('words in which signs or spaces are broken are mended, not refused', async () => {
  const { execute } = openGateway({
    auth,
    salons,
    booking: {
      saveAddress: ({ attrName }) => ({ status: 200, body: { data: { attrId: 1, attrName } } }),
    },
  })
  const { data } = await execute(
    save,
    { input: { name: 'Nhà \ud83d\n\t em', placeId: 'd5' } },
    loggedIn,
  )
  expect(data.saveAddress.address.name).toBe('Nhà \ufffd em')
})
