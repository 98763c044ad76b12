import { beforeAll, expect, test } from 'vitest'
import { OTHER, OWNER } from '../authorisation/people.ts'
import { Browser } from './browser.ts'
import { loggedIn } from './customers.ts'
import type { Page } from './page.ts'

let owner: Browser
let visit = ''

beforeAll(async () => {
  owner = await loggedIn(OWNER)
  const { viewer } = await owner.execute<{ viewer: { visits: { nodes: { id: string }[] } } }>(
    '{ viewer { visits { nodes { id } } } }',
  )
  visit = viewer.visits.nodes[0]!.id
})

const forms: [name: string, address: () => string, form: Record<string, string>, status: number][] =
  [
    ['an order of nothing', () => '/thanh-vien', { productId: 'x', key: crypto.randomUUID() }, 422],
    ['a rating without stars', () => `/lich-su/${visit}`, { intent: 'rate' }, 422],
    [
      'a picture that the visit does not have',
      () => `/lich-su/${visit}`,
      { intent: 'judge', photoId: '999999999', verdict: 'GOOD' },
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
  '%s is refused with its own status on a page with the reason',
  async (_name, address, form, status) => {
    const page = await post(owner, address(), form)
    expect(page.status).toBe(status)
    const isExplained = page.alerts.length > 0 || page.main.text.includes('này không còn nữa')
    expect(isExplained, 'a sentence').toBe(true)
  },
)

test.each([
  ['an order', '/thanh-vien', { productId: '1' }],
  ['a turn of the wheel', '/vong-quay-may-man', { wheelId: '1' }],
  ['a voucher', '/vong-quay-may-man/doi-qua/1', {}],
])(
  '%s of somebody whose session has ended leads to the log-in and back',
  async (_name, address, form) => {
    const page = await post(new Browser(), address, { ...form, key: crypto.randomUUID() })
    expect([page.status, page.location]).toEqual([
      303,
      `/dang-nhap?next=${encodeURIComponent(address)}&ly-do=het-han`,
    ])
  },
)

test('what another customer has is not removed, and nobody is answered that it was', async () => {
  const other = await loggedIn(OTHER)
  const {
    viewer: { savedAddresses, sessions },
  } = await owner.execute<{
    viewer: { savedAddresses: { id: string }[]; sessions: { id: string }[] }
  }>('{ viewer { savedAddresses { id } sessions { id } } }')
  const [place] = savedAddresses
  const address = await post(other, `/save-location?remove=${place!.id}`, {
    intent: 'remove',
    id: place!.id,
  })
  expect([address.status, address.location]).toEqual([303, '/save-location?done=gone'])
  const session = await post(other, '/tai-khoan', {
    intent: 'endSession',
    id: sessions[0]!.id,
  })
  expect([session.status, session.location]).toEqual([404, undefined])
  const after = await owner.execute<{ viewer: { savedAddresses: { id: string }[] } }>(
    '{ viewer { savedAddresses { id } } }',
  )
  expect(after.viewer.savedAddresses).toContainEqual(place)
})

/** Sends a form that the page would not. */
function post(from: Browser, address: string, form: Record<string, string>): Promise<Page> {
  return from.open(address, {
    method: 'POST',
    form: new URLSearchParams(form),
    redirect: 'manual',
  })
}
