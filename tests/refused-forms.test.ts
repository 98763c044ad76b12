import { beforeAll, expect, test } from 'vitest'
import { askAs, logIn, OTHER, OWNER } from './authorisation/people.ts'
import { type House, sharedHouse } from './house.ts'

let house: House
let cookie = ''
let visit = ''

beforeAll(async () => {
  house = await sharedHouse()
  const owner = await logIn(house, OWNER)
  cookie = owner.cookie
  const { data } = await askAs<{ visits: { items: { id: string }[] } }>(
    house,
    owner,
    '{ visits(page: 1) { items { id } } }',
  )
  visit = data!.visits.items[0]!.id
}, 300_000)

const forms: [name: string, address: () => string, form: Record<string, string>, status: number][] =
  [
    ['an order of nothing', () => '/thanh-vien', { productId: 'x', key: crypto.randomUUID() }, 422],
    ['a rating without stars', () => `/lich-su/${visit}`, { intent: 'rate' }, 422],
    [
      'a picture that the visit does not have',
      () => `/lich-su/${visit}`,
      { intent: 'judge', photoId: '2147483647', verdict: 'GOOD' },
      404,
    ],
    ['a like of what is not there', () => '/kham-pha/999999', { muon: '1' }, 404],
    ['a quest that is not there', () => '/vong-quay-may-man/nhiem-vu', { questId: '999999' }, 404],
    [
      'a pack that is not there',
      () => '/vong-quay-may-man/doi-luot',
      { packId: '999999', key: crypto.randomUUID() },
      404,
    ],
    [
      'a voucher that is not there',
      () => '/vong-quay-may-man/doi-qua/999999',
      { key: crypto.randomUUID() },
      404,
    ],
    [
      'a turn of no wheel',
      () => '/vong-quay-may-man',
      { wheelId: '0', key: crypto.randomUUID() },
      422,
    ],
    ['a vote for nobody', () => '/stylist-xuat-sac', { key: 'x', stylistId: '0' }, 422],
  ]

test.each(forms)(
  '%s is refused with a status of its own on a page that says why',
  async (_name, address, form, status) => {
    const answer = await post(address(), form, cookie)
    expect(answer.status).toBe(status)
    expect(
      /role="alert"|(Bài viết|Phần quà) này không còn nữa/.exec(await answer.text()),
      'a sentence',
    ).not.toBeNull()
  },
)

test.each([
  ['an order', '/thanh-vien', { productId: '1' }],
  ['a turn of the wheel', '/vong-quay-may-man', { wheelId: '1' }],
  ['a voucher', '/vong-quay-may-man/doi-qua/1', {}],
])(
  '%s of somebody whose session has ended leads to the log-in and back',
  async (_name, address, form) => {
    const answer = await post(address, { ...form, key: crypto.randomUUID() }, '')
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      `/dang-nhap?next=${encodeURIComponent(address)}&ly-do=het-han`,
    ])
  },
)

function post(address: string, form: Record<string, string>, from: string): Promise<Response> {
  const body = new URLSearchParams(form)
  return fetch(house.url + address, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      cookie: from,
      origin: house.url,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body,
  })
}

test('what another customer has is not removed, and nobody is told that it was', async () => {
  const other = await logIn(house, OTHER)
  const mine = await askAs<{
    savedAddresses: { id: number }[]
    account: { sessions: { id: string }[] }
  }>(
    house,
    { name: 'the owner', cookie, isLoggedIn: true },
    '{ savedAddresses { id } account { sessions { id } } }',
  )
  const { savedAddresses, account } = mine.data!
  const address = await post(
    `/save-location?remove=${savedAddresses[0]!.id}`,
    { intent: 'remove', id: String(savedAddresses[0]!.id) },
    other.cookie,
  )
  expect([address.status, address.headers.get('location')]).toEqual([
    303,
    '/save-location?done=gone',
  ])
  const session = await post(
    '/tai-khoan',
    { intent: 'endSession', id: account.sessions[0]!.id },
    other.cookie,
  )
  expect([session.status, session.headers.get('location')]).toEqual([422, null])
})
