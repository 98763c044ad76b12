import { expect, test } from 'vitest'
import { loggedIn } from '../../testing/people'
import { account, KEY, received, spin, wheelGateway } from '../../testing/wheel'

const spinWheel = (id = 1, key = KEY) =>
  `mutation {
    spinWheel(wheelId: ${id}, idempotencyKey: "${key}") {
      __typename
      ... on Spun { spinsLeft spin { id position code } }
      ... on NoSpinsLeft { message }
      ... on TooManyTries { retryAfterSeconds }
      ... on InvalidInput { issues { field } }
    }
  }`

test('a spin hands on its key and brings the sector on which the server ended it [H-259, O-43]', async () => {
  const keys: string[] = []
  const { execute } = wheelGateway({
    play: ({ idempotencyKey }) => {
      keys.push(idempotencyKey)
      return { status: 200, body: { data: spin, timesLeft: 2 } }
    },
  })
  expect((await execute(spinWheel(), {}, loggedIn)).data.spinWheel).toEqual({
    __typename: 'Spun',
    spinsLeft: 2,
    spin: { id: '01SPIN', position: 3, code: 'VQ1' },
  })
  expect(keys).toEqual([KEY])
})

test.each([
  [403, 'NoSpinsLeft'],
  [409, 'NothingToWin'],
  [404, 'NotFound'],
  [429, 'TooManyTries'],
] as const)('a spin refused with %s is %s [H-259]', async (status, name) => {
  const { execute } = wheelGateway({
    play: () => ({ status, body: { message: 'Hết lượt', retryAfterSeconds: 9 } }) as never,
  })
  expect((await execute(spinWheel(), {}, loggedIn)).data.spinWheel.__typename).toBe(name)
})

test('a refusal has its code beside a message for hosts, or the sentence of a host [H-259]', async () => {
  const spin = (message: unknown) =>
    wheelGateway({ play: () => ({ status: 403, body: { message } }) as never }).execute(
      `mutation { it: spinWheel(wheelId: 1, idempotencyKey: "${KEY}") {
        ... on NoSpinsLeft { message coded { code params { name values } } }
      } }`,
      {},
      loggedIn,
    )
  expect((await spin([{ code: 'NO_SPINS', params: {} }])).data.it).toEqual({
    message: '',
    coded: [{ code: 'NO_SPINS', params: [] }],
  })
  expect((await spin('Hết lượt')).data.it).toEqual({ message: 'Hết lượt', coded: null })
})

test('claims and exchanges answer with what the customer got [H-252, H-256, H-265]', async () => {
  const requested: unknown[] = []
  const { execute } = wheelGateway({
    claimQuest: () => ({ status: 200, body: { times: 2, data: account } }),
    exchangePack: () => ({ status: 200, body: { data: account } }),
    exchangeVoucher: (input) => {
      requested.push(input)
      return { status: 200, body: { data: received, account } }
    },
  })
  const { data } = await execute(
    `mutation {
      claimQuest(questId: 1) { ... on QuestClaimed { earned } }
      exchangePoints(packId: 2, idempotencyKey: "${KEY}") {
        ... on PointsExchanged { account { points } }
      }
      exchangeVoucher(voucherId: 3, idempotencyKey: "${KEY}") {
        ... on VoucherExchanged { gift { name code isVoucher } }
      }
    }`,
    {},
    loggedIn,
  )
  expect(data).toEqual({
    claimQuest: { earned: 2 },
    exchangePoints: { account: { points: 50 } },
    exchangeVoucher: {
      gift: { name: 'Voucher 50K', code: 'VQ2', isVoucher: true },
    },
  })
  expect(requested).toEqual([{ voucherId: 3, customerId: 7, idempotencyKey: KEY }])
})

test.each([
  ['claimQuest(questId: 1)', 'claimQuest', 409, 'NothingToClaim'],
  ['claimQuest(questId: 1)', 'claimQuest', 404, 'NotFound'],
  [`exchangePoints(packId: 1, idempotencyKey: "${KEY}")`, 'exchangePack', 409, 'NotEnoughPoints'],
  [
    `exchangeVoucher(voucherId: 1, idempotencyKey: "${KEY}")`,
    'exchangeVoucher',
    409,
    'NotEnoughPoints',
  ],
  [
    `exchangeVoucher(voucherId: 1, idempotencyKey: "${KEY}")`,
    'exchangeVoucher',
    410,
    'VoucherSoldOut',
  ],
  [
    `exchangeVoucher(voucherId: 1, idempotencyKey: "${KEY}")`,
    'exchangeVoucher',
    429,
    'TooManyTries',
  ],
] as const)('%s answered %s is %s [H-252, H-256, H-265]', async (call, refuse, status, name) => {
  const { execute } = wheelGateway({
    [refuse]: () => ({ status, body: { message: 'Không được', retryAfterSeconds: 5 } }),
  })
  const { data } = await execute(`mutation { it: ${call} { __typename } }`, {}, loggedIn)
  expect(data.it.__typename).toBe(name)
})

test.each([
  [`spinWheel(wheelId: 1, idempotencyKey: "${KEY}")`, 'H-259'],
  [`exchangePoints(packId: 1, idempotencyKey: "${KEY}")`, 'H-252'],
  [`exchangeVoucher(voucherId: 1, idempotencyKey: "${KEY}")`, 'H-265'],
])('a visitor must log in for %s, before any request [O-42, %s]', expectLogIn)

test('a visitor must log in for a quest, before any request', () =>
  expectLogIn('claimQuest(questId: 1)'))

/** Without a session a command is refused with UNAUTHENTICATED and changes nothing. */
async function expectLogIn(call: string): Promise<void> {
  const { execute, calls } = wheelGateway({})
  const { errors } = await execute(`mutation { ${call} { __typename } }`)
  expect(errors[0]?.extensions?.code).toBe('UNAUTHENTICATED')
  expect(calls).toEqual([])
}

test('invalid numbers and keys are refused before any request [H-259]', async () => {
  const { execute, calls } = wheelGateway({})
  expect((await execute(spinWheel(0), {}, loggedIn)).data.spinWheel).toEqual({
    __typename: 'InvalidInput',
    issues: [{ field: 'wheelId' }],
  })
  expect((await execute(spinWheel(1, 'short'), {}, loggedIn)).data.spinWheel).toEqual({
    __typename: 'InvalidInput',
    issues: [{ field: 'idempotencyKey' }],
  })
  expect(calls).toEqual([])
})
