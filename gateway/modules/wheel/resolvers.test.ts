import { expect, test } from 'vitest'
import { openGateway, type FakeBackends } from '../../testing/open-gateway'
import { endedSession, loggedIn, refuseSession, aUser } from '../../testing/people'

/** A well-formed key of a command. */
const KEY = 'key-of-one-act-000001'

/** A spin that won a voucher. */
const spin = {
  id: '01SPIN',
  wheelId: 1,
  position: 3,
  gift: { id: 3, name: 'Voucher 20K', image: '/v.svg', kind: 'voucher' as const },
  code: 'VQ1',
  expiredAt: 2000,
  createdAt: 1000,
}

/** A voucher that was exchanged for points. */
const received = {
  id: '01GIFT',
  source: 'voucher' as const,
  name: 'Voucher 50K',
  image: '/v.svg',
  kind: 'voucher' as const,
  code: 'VQ2',
  expiredAt: 2000,
  createdAt: 1000,
}

/** An account with spins left. */
const account = { timesLeft: 4, point: 50 }

/** A gift that is none. */
const gift = {
  id: 8,
  name: 'Chúc may mắn',
  image: '/g.svg',
  kind: 'none' as const,
  stock: null,
}

/** A gateway of a logged-in customer over a wheel backend. */
const wheelGateway = (wheel: FakeBackends['wheel']) =>
  openGateway({ auth: { getUser: () => aUser() }, wheel })

const voucher = {
  voucherId: 3,
  name: 'Voucher 50K',
  image: '/v.svg',
  description: 'Giảm',
  point: 350,
  value: 50_000,
  quantity: 0,
  validDays: 90,
}

const wheel = {
  id: 1,
  name: 'Vòng quay may mắn',
  sectors: [
    { position: 2, giftId: 9, label: '+10 điểm' },
    { position: 1, giftId: 8, label: 'Chúc may mắn' },
  ],
}

test('the sectors of the wheel come in order [H-249]', async () => {
  const { execute } = wheelGateway({
    getWheel: () => ({ data: wheel }),
  })
  const { data } = await execute('{ wheel { name sectors { position label } } }')
  expect(data.wheel).toEqual({
    name: 'Vòng quay may mắn',
    sectors: [
      { position: 1, label: 'Chúc may mắn' },
      { position: 2, label: '+10 điểm' },
    ],
  })
})

test('gifts come with their kind and whether any is left [H-250]', async () => {
  const { execute } = wheelGateway({
    getWheel: () => ({ data: wheel }),
    listGifts: () => ({ data: [gift, { ...gift, id: 9, kind: 'product', stock: 0 }] }),
  })
  expect((await execute('{ wheel { gifts { id kind isLeft } } }')).data.wheel.gifts).toEqual([
    { id: '8', kind: 'NONE', isLeft: true },
    { id: '9', kind: 'PRODUCT', isLeft: false },
  ])
})

test('packs come with what they cost and give [H-251]', async () => {
  const { execute } = wheelGateway({
    getWheel: () => ({ data: wheel }),
    listExchangePacks: () => ({ data: [{ id: 1, points: 100, times: 1 }] }),
  })
  expect(
    (await execute('{ wheel { exchangePacks { points spins } } }')).data.wheel.exchangePacks,
  ).toEqual([{ points: 100, spins: 1 }])
})

test('quests have their rewards and progress [H-256]', async () => {
  const { execute } = wheelGateway({
    getWheel: () => ({ data: wheel }),
    listQuests: () => ({
      data: [
        {
          id: 1,
          name: 'Điểm danh',
          times: 1,
          isDaily: true,
          claimable: 1,
          isDone: false,
          isSelfReported: true,
        },
      ],
    }),
  })
  const query = '{ wheel { quests { name spins isDaily isCheckIn claimable isDone } } }'
  expect((await execute(query)).data.wheel.quests).toEqual([
    { name: 'Điểm danh', spins: 1, isDaily: true, isCheckIn: true, claimable: 1, isDone: false },
  ])
})

const gone = { status: 404, body: { message: 'no' } } as const

test('winners are public [H-255]', async () => {
  const { execute } = wheelGateway({
    getWheel: () => ({ data: wheel }),
    listWinners: () => ({
      data: [{ customerName: 'Anh Q***', giftName: 'Sáp', image: '/w.svg', createdAt: 5 }],
    }),
  })
  expect((await execute('{ wheel { winners { name giftName at } } }')).data.wheel.winners).toEqual([
    { name: 'Anh Q***', giftName: 'Sáp', at: 5 },
  ])
})

test('vouchers are there for everybody, six on a page [H-263]', async () => {
  const requested: unknown[] = []
  const { execute } = wheelGateway({
    listVouchers: (input) => {
      requested.push(input)
      return { data: [voucher], total: 8 }
    },
  })
  const query = '{ luckyVouchers(after: "6") { totalCount nodes { id points isLeft } } }'
  expect((await execute(query)).data.luckyVouchers).toEqual({
    totalCount: 8,
    nodes: [{ id: '3', points: 350, isLeft: false }],
  })
  expect(requested).toEqual([{ page: 2, pageSize: 6 }])
})

test('one voucher is public, and an unknown one is null [H-264]', async () => {
  const { execute } = wheelGateway({
    getVoucher: ({ voucherId }) =>
      voucherId === 3 ? { status: 200, body: { data: voucher } } : gone,
  })
  const { data } = await execute(
    '{ luckyVoucher(id: 3) { name } none: luckyVoucher(id: 4) { name } }',
  )
  expect(data).toEqual({ luckyVoucher: { name: 'Voucher 50K' }, none: null })
})

const own: FakeBackends['wheel'] = {
  listMySpins: () => ({ data: [spin], total: 1 }),
  listMyGifts: () => ({ data: [received], total: 1 }),
  getAccount: () => ({ data: account }),
  listPointHistory: () => ({
    data: [{ id: 'start', title: 'Quà', point: -5, createdAt: 1 }],
    total: 1,
  }),
  // The backend is called with the session's own number (7), whatever the query contains.
  getPoints: ({ customerId }) => ({ data: { point: customerId } }),
}

test.each([
  [
    'spins',
    'H-253',
    'wheelSpins { totalCount nodes { id position giftName kind code at } }',
    {
      totalCount: 1,
      nodes: [
        {
          id: '01SPIN',
          position: 3,
          giftName: 'Voucher 20K',
          kind: 'VOUCHER',
          code: 'VQ1',
          at: 1000,
        },
      ],
    },
  ],
  [
    'gifts',
    'H-254',
    'receivedGifts(after: "x") { nodes { id isVoucher code } }',
    { nodes: [{ id: '01GIFT', isVoucher: true, code: 'VQ2' }] },
  ],
  ['account', 'H-260', 'wheelAccount { spinsLeft points }', { spinsLeft: 4, points: 50 }],
  [
    'history of points',
    'H-261',
    'luckyPointHistory { nodes { title points } }',
    { nodes: [{ title: 'Quà', points: -5 }] },
  ],
  ['points', 'H-262', 'luckyPoints', 7],
])(
  'a customer reads his own %s; a visitor gets none without a request [%s]',
  async (_what, _id, query, shown) => {
    const { execute, calls } = wheelGateway(own)
    const field = query.split(/\W/)[0]!
    const document = `{ viewer { ${query} } }`
    expect((await execute(document)).data).toEqual({ viewer: null })
    expect(calls).toEqual([])
    expect((await execute(document, {}, loggedIn)).data).toEqual({ viewer: { [field]: shown } })
  },
)

test('an expired session is deleted, and its reader is a visitor [H-130]', async () => {
  const { execute } = openGateway({
    auth: endedSession,
    wheel: {
      getWheel: () => ({ data: wheel }),
      listGifts: () => ({ data: [gift] }),
      getAccount: refuseSession,
    },
  })
  const { data, errors, cookies } = await execute(
    '{ wheel { gifts { id } } viewer { wheelAccount { points } } }',
    {},
    loggedIn,
  )
  expect([data, errors]).toEqual([{ wheel: { gifts: [{ id: '8' }] }, viewer: null }, []])
  expect(cookies.join()).toMatch(/muot_session=;/)
})

test('while wheel is down only its own fields are null', async () => {
  const { execute, breakDown } = wheelGateway({})
  breakDown('wheel')
  const { data, errors } = await execute(
    '{ now wheel { id } viewer { wheelAccount { points } } luckyVouchers { totalCount } }',
    {},
    loggedIn,
  )
  expect(data).toEqual({
    now: expect.any(Number) as number,
    wheel: null,
    viewer: { wheelAccount: null },
    luckyVouchers: null,
  })
  expect(new Set(errors.map(({ extensions }) => extensions?.code))).toEqual(
    new Set(['BACKEND_FAILED']),
  )
})

const spinWheel = (id = 1, key = KEY) =>
  `mutation {
    spinWheel(input: { wheelId: ${id}, idempotencyKey: "${key}" }) {
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

test('a refusal has its sentence and code, or the sentence of a host [H-259]', async () => {
  const spin = (message: unknown) =>
    wheelGateway({ play: () => ({ status: 403, body: { message } }) as never }).execute(
      `mutation { it: spinWheel(input: { wheelId: 1, idempotencyKey: "${KEY}" }) {
        ... on NoSpinsLeft { message code params { name values } }
      } }`,
      {},
      loggedIn,
    )
  expect((await spin([{ code: 'NO_SPINS', params: {} }])).data.it).toEqual({
    message: 'Anh đã hết lượt quay. Làm nhiệm vụ hoặc đổi điểm để có thêm lượt nhé!',
    code: 'NO_SPINS',
    params: [],
  })
  expect((await spin('Hết lượt')).data.it).toEqual({
    message: 'Hết lượt',
    code: null,
    params: [],
  })
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
      claimQuest(input: { questId: 1 }) { ... on QuestClaimed { earned } }
      exchangePoints(input: { packId: 2, idempotencyKey: "${KEY}" }) {
        ... on PointsExchanged { account { points } }
      }
      exchangeVoucher(input: { voucherId: 3, idempotencyKey: "${KEY}" }) {
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
  ['exchangePack', 'exchangePoints(input: { packId: 2'],
  ['exchangeVoucher', 'exchangeVoucher(input: { voucherId: 3'],
])('%s writes by GET, so it is neither shared nor repeated', async (name, start) => {
  const { execute, calls, breakDown } = wheelGateway({
    exchangePack: () => ({ status: 200, body: { data: account } }),
    exchangeVoucher: () => ({ status: 200, body: { data: received, account } }),
  })
  const exchange = `${start}, idempotencyKey: "${KEY}" }) { __typename }`
  await execute(`mutation { one: ${exchange} two: ${exchange} }`, {}, loggedIn)
  breakDown('wheel')
  await execute(`mutation { ${exchange} }`, {}, loggedIn)
  expect(calls.filter((call) => call.startsWith('wheel'))).toEqual([
    `wheel.${name}`,
    `wheel.${name}`,
    'wheel is down',
  ])
})

test.each([
  ['claimQuest(input: { questId: 1 })', 'claimQuest', 409, 'NothingToClaim'],
  ['claimQuest(input: { questId: 1 })', 'claimQuest', 404, 'NotFound'],
  [
    `exchangePoints(input: { packId: 1, idempotencyKey: "${KEY}" })`,
    'exchangePack',
    409,
    'NotEnoughPoints',
  ],
  [
    `exchangeVoucher(input: { voucherId: 1, idempotencyKey: "${KEY}" })`,
    'exchangeVoucher',
    409,
    'NotEnoughPoints',
  ],
  [
    `exchangeVoucher(input: { voucherId: 1, idempotencyKey: "${KEY}" })`,
    'exchangeVoucher',
    410,
    'VoucherSoldOut',
  ],
  [
    `exchangeVoucher(input: { voucherId: 1, idempotencyKey: "${KEY}" })`,
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
  [`spinWheel(input: { wheelId: 1, idempotencyKey: "${KEY}" })`, 'H-259'],
  [`exchangePoints(input: { packId: 1, idempotencyKey: "${KEY}" })`, 'H-252'],
  [`exchangeVoucher(input: { voucherId: 1, idempotencyKey: "${KEY}" })`, 'H-265'],
])('a visitor must log in for %s, before any request [O-42, %s]', expectLogIn)

test('a visitor must log in for a quest, before any request', () =>
  expectLogIn('claimQuest(input: { questId: 1 })'))

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
