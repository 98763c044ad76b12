import { expect, test } from 'vitest'
import known from '../../schema/generated/persisted-documents.json'
import { openGateway } from '../testing/open-gateway'
import { aSalon } from '../testing/people'

const footer = Object.entries(known).find(([, text]) => text.startsWith('query Footer'))![0]

const aProvince = {
  cityId: 1,
  cityName: 'Hà Nội',
  totalSalon: 1,
  districtModels: [],
  vungMienId: 1,
}

function chain() {
  let name = 'Salon 1 Lê Lợi'
  const gateway = openGateway({
    salons: {
      listSalons: () => ({ data: [aSalon({ id: 10, name, cityId: 1 })] }),
      listProvinces: () => ({ data: [aProvince] }),
    },
  })
  return { ...gateway, rename: (other: string) => void (name = other) }
}

const post = (body: object, headers: Record<string, string> = {}) =>
  new Request('http://localhost:9300/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
const lists = '{ provinces { id name salons { id name } } }'

test('a cached response of public lists is the same for POST and GET', async () => {
  const { fetch, calls, requestLog } = chain()
  const first = await fetch(post({ documentId: footer }))
  const again = await fetch(
    post(
      { documentId: footer },
      { 'x-request-id': 'ray-12345678', cookie: 'muot_session=abcdefghijklmnopqrst' },
    ),
  )
  expect(await again.text()).toBe(await first.text())
  const plain = (response: Response) =>
    [...response.headers].filter(([name]) => name !== 'x-request-id' && name !== 'content-length')
  expect(plain(again)).toEqual(plain(first))
  expect(again.headers.get('x-request-id')).toBe('ray-12345678')
  const got = await fetch(
    new Request(`http://localhost:9300/graphql?documentId=${encodeURIComponent(footer)}`, {
      headers: { accept: 'application/graphql-response+json' },
    }),
  )
  expect(got.headers.get('content-type')).toBe('application/graphql-response+json; charset=utf-8')
  expect(got.headers.get('cache-control')).toContain('public')
  expect(calls).toEqual(['salons.listProvinces', 'salons.listSalons'])
  expect(requestLog.map(({ operation, status }) => [operation, status])).toEqual([
    ['Footer', 200],
    ['Footer', 200],
    ['Footer', 200],
  ])
})

test('a list that was renewed shows at once', async () => {
  const gateway = chain()
  const names = async () =>
    (
      (await gateway.execute(lists)).data as { provinces: { salons: { name: string }[] }[] }
    ).provinces[0]!.salons.map(({ name }) => name)
  expect([await names(), await names()]).toEqual([['Salon 1 Lê Lợi'], ['Salon 1 Lê Lợi']])
  gateway.rename('Salon 2 Lê Lợi')
  gateway.wait(301)
  await names()
  await gateway.settle()
  expect(await names()).toEqual(['Salon 2 Lê Lợi'])
})

test('a response with an error is not cached', async () => {
  const gateway = openGateway({ salons: { listProvinces: () => ({ data: [aProvince] }) } })
  expect((await gateway.execute(lists)).errors).not.toEqual([])
  const before = gateway.calls.filter((call) => call === 'salons.listSalons').length
  expect((await gateway.execute(lists)).errors).not.toEqual([])
  expect(gateway.calls.filter((call) => call === 'salons.listSalons').length).toBeGreaterThan(
    before,
  )
})

test('a personal field in a document prevents caching of the whole answer', async () => {
  let points = 0
  const gateway = openGateway({
    salons: { listProvinces: () => ({ data: [aProvince] }) },
    booking: {
      getRole: () => ({
        memberType: 1,
        allowBookStylist: points++ > 0,
        allowMultiple: true,
        daysBookFuture: 1,
        maxDaysBookFuture: 2,
        bookDates: [],
        dayMarks: [],
        salesOpenAt: null,
        specialHours: { today: [], normal: [], weekend: [] },
        guideScreens: [],
      }),
    },
  })
  const mixed = '{ provinces { id } salon(id: 1) { bookingRules { mayChooseStylist } } }'
  const replies = [await gateway.execute(mixed), await gateway.execute(mixed)].map(
    ({ data }) =>
      (data as { salon: { bookingRules: { mayChooseStylist: boolean } } }).salon.bookingRules
        .mayChooseStylist,
  )
  expect(replies).toEqual([false, true])
})
