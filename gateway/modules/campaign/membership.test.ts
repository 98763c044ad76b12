import { expect, test } from 'vitest'
import { openGateway, type FakeBackends } from '../../testing/open-gateway'
import { aMember, anOrder, ORDER_ID } from '../../testing/membership'
import { anOffer, anOfferService, backend, OWN, sentTo } from '../../testing/offers'
import { aUser, endedSession, loggedIn, refuseSession } from '../../testing/people'

const KEY = 'key-of-one-act-000001'
const gateway = (campaign: FakeBackends['campaign'], booking: FakeBackends['booking'] = {}) =>
  openGateway({ auth: { getUser: () => aUser() }, campaign, booking })

test('the balance is the ledger’s and the tier what the campaign backend makes of it [H-064, H-020]', async () => {
  const { execute } = gateway({
    getMember: () => ({
      ...aMember(),
      memberType: 4,
      membershipName: 'Thành viên Kim cương',
      accountBalance: 1_250_000,
    }),
  })
  const { data } = await execute(
    '{ viewer { profile { tier membershipName } membership { tier balance silverUntil spentSixMonths } } }',
    {},
    loggedIn,
  )
  expect(data).toEqual({
    viewer: {
      profile: { tier: 'DIAMOND', membershipName: 'Thành viên Kim cương' },
      membership: {
        tier: 'DIAMOND',
        balance: 1_250_000,
        silverUntil: '2027-05-01',
        spentSixMonths: 1_794_000,
      },
    },
  })
})

test('while campaign is down there is a tier, but no balance [H-064]', async () => {
  const { execute, breakDown } = gateway({})
  breakDown('campaign')
  const { data, errors } = await execute(
    '{ viewer { profile { name tier } membership { balance } } }',
    {},
    loggedIn,
  )
  expect(data.viewer).toEqual({ profile: { name: 'Minh', tier: 'GOLD' }, membership: null })
  expect(errors).toMatchObject([{ path: ['viewer', 'membership'] }])
})

test('a customer’s own data are null without a session, and no backend is called [H-218, H-220, H-233]', async () => {
  const { execute, calls } = gateway({})
  const { data } = await execute(
    `{
      viewer {
        membership { balance }
        courses { left }
        membershipOrders { totalCount }
        membershipOrder(id: "${ORDER_ID}") { id }
        balanceHistory { totalCount }
      }
    }`,
  )
  expect(data).toEqual({ viewer: null })
  expect(calls).toEqual([])
})

test("another customer's order is null, and an invalid id is not requested [H-218]", async () => {
  const { execute, calls } = gateway({
    listOrders: ({ orderId = '' }) => ({
      data: [ORDER_ID, '70012'].includes(orderId) ? [anOrder({ orderId })] : [],
      total: 0,
    }),
  })
  const { data } = await execute(
    `{ viewer {
      mine: membershipOrder(id: "${ORDER_ID}") { status payment { content } }
      his: membershipOrder(id: "${ORDER_ID.replace('Z', 'Y')}") { id }
      numbered: membershipOrder(id: "70012") { id }
      strange: membershipOrder(id: "a b") { id }
    } }`,
    {},
    loggedIn,
  )
  expect(data.viewer).toEqual({
    mine: { status: 'PENDING_PAYMENT', payment: { content: 'MUOT0000000000' } },
    his: null,
    numbered: { id: '70012' },
    strange: null,
  })
  expect(calls.filter((call) => call === 'campaign.listOrders')).toHaveLength(3)
})

test('of a host that lists all orders, whichever is asked for, no other is shown', async () => {
  const { execute } = gateway({
    listOrders: () => ({
      data: ['70012', '70011'].map((orderId) => anOrder({ orderId })),
      total: 2,
    }),
  })
  const { data } = await execute(
    '{ viewer { own: membershipOrder(id: "70011") { id } none: membershipOrder(id: "70010") { id } } }',
    {},
    loggedIn,
  )
  expect(data.viewer).toEqual({ own: { id: '70011' }, none: null })
})

test('the history lists credits, spending and other payments [H-220, H-221]', async () => {
  const requested: unknown[] = []
  const entry = {
    id: 'x',
    type: 'card',
    title: 'Thẻ',
    amount: 1000,
    effect: 'balance',
    status: 'done',
    createdAt: 5,
  } as const
  const { execute } = gateway({
    listBalanceHistory: (input) => {
      requested.push(input)
      return {
        data: [
          entry,
          { ...entry, id: 'y', type: 'visit', amount: -400 },
          { ...entry, id: 'z', effect: 'none', status: 'refunded' },
        ],
        total: 45,
        accountBalance: 600,
      }
    },
  })
  const { data } = await execute(
    '{ viewer { balanceHistory(after: "20") { balance totalCount nodes { kind amount effect isRefunded at } } } }',
    {},
    loggedIn,
  )
  expect(requested).toEqual([{ page: 2, pageSize: 20 }])
  expect(data.viewer.balanceHistory).toEqual({
    balance: 600,
    totalCount: 45,
    nodes: [
      { kind: 'CARD', amount: 1000, effect: 'ADDED', isRefunded: false, at: 5 },
      { kind: 'VISIT', amount: 400, effect: 'SPENT', isRefunded: false, at: 5 },
      { kind: 'CARD', amount: 1000, effect: 'NONE', isRefunded: true, at: 5 },
    ],
  })
})

test('uses of bookings reduce a package, unless booking is down [H-233]', async () => {
  const course = {
    campaignId: 509,
    name: 'Thẻ',
    serviceId: 1005,
    serviceName: 'Combo 3',
    image: '',
    totalUsage: 7,
    endDate: '',
  }
  const { execute, breakDown } = gateway(
    { listCourses: ({ customerId }) => ({ data: customerId === 7 ? [course] : [] }) },
    { listOfferUses: () => ({ data: [{ campaignId: 509, usage: 3, endDate: '' }] }) },
  )
  const left = async () =>
    (await execute('{ viewer { courses { offerId left endDate } } }', {}, loggedIn)).data.viewer
      .courses
  expect(await left()).toEqual([{ offerId: '509', left: 4, endDate: null }])
  breakDown('booking')
  expect(await left()).toEqual([{ offerId: '509', left: 7, endDate: null }])
})

test('uses of bookings reduce the packages of their last day, and the first where a host names none [H-233]', async () => {
  const course = (totalUsage: number, endDate: string) => ({
    ...{ campaignId: 509, name: 'Thẻ', serviceId: 1005, serviceName: 'Combo 3', image: '' },
    ...{ totalUsage, endDate },
  })
  const uses = (usage: number, endDate: string) => ({ campaignId: 509, usage, endDate })
  const left = async (courses: ReturnType<typeof course>[], spent: ReturnType<typeof uses>[]) => {
    const { execute } = gateway(
      { listCourses: () => ({ data: courses }) },
      { listOfferUses: () => ({ data: spent }) },
    )
    const { data } = await execute('{ viewer { courses { left } } }', {}, loggedIn)
    return (data.viewer.courses as { left: number }[]).map((one) => one.left)
  }
  const [may, june] = [course(7, '20-05-2027'), course(3, '01-06-2027')]
  const spent = [uses(2, '20-05-2027'), uses(1, '01-06-2027'), uses(6, '20-05-2026')]
  expect(await left([may, june], spent)).toEqual([5, 2])
  expect(await left([may, course(1, '')], [...spent, uses(1, '')])).toEqual([5, 0])
  expect(await left([may], [uses(4, '')])).toEqual([3])
  expect(await left([may, course(7, '20-11-2027')], [uses(3, '')])).toEqual([4, 7])
})

const order = `mutation ($id: ID!, $key: String!) {
  orderTopUp(input: { productId: $id, idempotencyKey: $key }) {
    __typename
    ... on OrderPlaced { order { id status } }
    ... on PaymentUnavailable { message }
    ... on NotFound { message }
    ... on TooManyTries { retryAfterSeconds }
    ... on InvalidInput { issues { field } }
  }
}`

test('each answer to an order is a member of the union, and an order needs a session [H-216]', async () => {
  const { execute, calls } = gateway({
    placeOrder: ({ productId }) => {
      if (productId === 11) return { status: 200, body: { data: anOrder() } }
      if (productId === 12) return { status: 503, body: { message: 'tạm nghỉ' } }
      if (productId === 15) return { status: 409, body: { message: 'chờ xóa' } }
      return productId === 13
        ? { status: 429, body: { message: 'nhanh', retryAfterSeconds: 9 } }
        : { status: 404, body: { message: 'không còn' } }
    },
  })
  const notify = async (id: number, key = KEY) =>
    (await execute(order, { id, key }, loggedIn)).data.orderTopUp
  expect(await notify(11)).toEqual({
    __typename: 'OrderPlaced',
    order: { id: ORDER_ID, status: 'PENDING_PAYMENT' },
  })
  expect(await notify(12)).toEqual({ __typename: 'PaymentUnavailable', message: 'tạm nghỉ' })
  expect(await notify(15)).toEqual({ __typename: 'PaymentUnavailable', message: 'chờ xóa' })
  expect(await notify(13)).toEqual({ __typename: 'TooManyTries', retryAfterSeconds: 9 })
  expect(await notify(14)).toEqual({ __typename: 'NotFound', message: 'không còn' })
  expect(await notify(0)).toEqual({ __typename: 'InvalidInput', issues: [{ field: 'productId' }] })
  expect(await notify(11, 'short')).toEqual({
    __typename: 'InvalidInput',
    issues: [{ field: 'idempotencyKey' }],
  })
  const before = calls.length
  expect((await execute(order, { id: 11, key: KEY })).errors).toMatchObject([
    { extensions: { code: 'UNAUTHENTICATED' } },
  ])
  expect(calls).toHaveLength(before)
})

test('an expired session orders nothing, and its cookie is deleted [H-130]', async () => {
  const { execute } = openGateway({ auth: endedSession, campaign: { placeOrder: refuseSession } })
  const { errors, cookies } = await execute(order, { id: 11, key: KEY }, loggedIn)
  expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }])
  expect(cookies.join()).toContain('muot_session=;')
})

test('own offers have remaining uses without those that have lapsed, and their request has no phone', async () => {
  const own = anOffer({
    campaignId: 507,
    name: 'Gold',
    serviceApplies: [anOfferService({ id: 1005, selected: false })],
    remainUsage: 2,
  })
  const { execute } = gateway(
    {
      listRewards: ({ phone }) => ({
        data: { salon: [], customer: phone === '0912345678' ? [own] : [] },
      }),
    },
    {
      listOfferUses: () => ({
        data: [
          { campaignId: 507, usage: 1, endDate: '21-11-2026' },
          { campaignId: 507, usage: 5, endDate: '20-11-2026' },
        ],
      }),
      listMarketing: () => ({ data: [] }),
    },
  )
  const query = '{ rewards(date: "2026-11-21", own: true) { id isOwn remainingUses serviceIds } }'
  expect((await execute(query, {}, loggedIn)).data.rewards).toEqual([
    { id: '507', isOwn: true, remainingUses: 1, serviceIds: ['1005'] },
  ])
  expect((await execute(query)).data.rewards).toEqual([])
})

const redeem = `mutation ($code: String!, $phone: String) {
  redeemCode(input: { code: $code, phone: $phone, salonId: 9, serviceIds: [1005] }) {
    __typename
    ... on CodeRedeemed { notice promoCode offer { id } }
    ... on CodeRefused { message }
    ... on TooManyTries { retryAfterSeconds }
    ... on InvalidInput { issues { field code } }
  }
}`

test('a valid code succeeds and brings its offer, without a session as well [B-114, B-371]', async () => {
  const { execute, requests } = openGateway(backend())
  const { data } = await execute(redeem, { code: ' shine30 ', phone: '0987654321' })
  expect(data.redeemCode).toEqual({
    __typename: 'CodeRedeemed',
    notice: 'Lấy mã thành công',
    promoCode: 'SHINE30',
    offer: { id: '509' },
  })
  const posted = requests.find(({ method }) => method === 'POST')!
  expect([new URL(posted.url).pathname, await posted.json()]).toEqual([
    '/api/campaign-customer/one-phone-voucher',
    { code: 'SHINE30', phone: '0987654321', keep: false },
  ])
  expect(sentTo(requests, '/v2/api/campaign-customer/detail')).toEqual([
    {
      campaignId: '509',
      salonId: '9',
      services: '1005',
      campaignUsing: '0',
      codes: 'SHINE30',
      guest: '1',
    },
  ])
})

test('the offer of a code is stored for a logged-in customer, with his own phone only [B-351]', async () => {
  const bodies: unknown[] = []
  const { execute } = openGateway(
    backend({
      postCode: ({ phone, keep }) => (
        bodies.push([phone, keep]),
        { status: 200, body: { code: 200, message: '', data: { campaignId: 777 } } }
      ),
    }),
  )
  const { data } = await execute(redeem, { code: 'SHINE30', phone: OWN }, loggedIn)
  expect(data.redeemCode).toMatchObject({ __typename: 'CodeRedeemed', offer: null })
  await execute(redeem, { code: 'SHINE30', phone: '0987654321' }, loggedIn)
  expect(bodies).toEqual([
    [OWN, true],
    ['0987654321', false],
  ])
})

test('another code shows the server’s message [B-115, B-371]', async () => {
  const { execute } = openGateway(
    backend({
      postCode: () => ({
        status: 200,
        body: { code: 409, message: 'Mã đã hết lượt sử dụng', data: null },
      }),
    }),
  )
  expect((await execute(redeem, { code: 'HETLUOT' })).data.redeemCode).toEqual({
    __typename: 'CodeRefused',
    message: 'Mã đã hết lượt sử dụng',
  })
})

test('a host may say of a code nothing but 200, or its sentence [B-371]', async () => {
  const replying = (body: object) =>
    openGateway(backend({ postCode: () => ({ status: 200, body }) as never }))
  const taken = await replying({ code: '200' }).execute(redeem, { code: 'SHINE30' })
  expect(taken.data.redeemCode).toMatchObject({ __typename: 'CodeRedeemed', offer: null })
  for (const refusal of [{}, { code: 400, data: [] }]) {
    const { execute } = replying({ ...refusal, message: 'Mã đã hết hạn' })
    expect((await execute(redeem, { code: 'HETHAN' })).data.redeemCode).toEqual({
      __typename: 'CodeRefused',
      message: 'Mã đã hết hạn',
    })
  }
})

test('a code whose answer breaks is a masked failure of the backend, not a refusal [B-116]', async () => {
  const { execute } = openGateway(
    backend({
      postCode: () => {
        throw new Error('secret detail')
      },
    }),
  )
  const { errors } = await execute(redeem, { code: 'LOI500' })
  expect(errors).toMatchObject([
    { message: 'Có lỗi xảy ra, vui lòng thử lại sau!', extensions: { code: 'BACKEND_FAILED' } },
  ])
})

test.each(['', '  ', 'a', '<script>', 'x'.repeat(65)])(
  'the code %j is a field error before any request [B-113]',
  async (code) => {
    const { execute, calls } = openGateway(backend())
    expect((await execute(redeem, { code })).data.redeemCode).toEqual({
      __typename: 'InvalidInput',
      issues: [
        {
          field: 'code',
          code: code.trim() === '' ? 'PROMO_CODE_MISSING' : 'PROMO_CODE_INVALID',
        },
      ],
    })
    expect(calls).toEqual([])
  },
)

test('codes that are tried too often wait', async () => {
  const { execute } = openGateway(
    backend({
      postCode: () => ({ status: 429, body: { message: 'nhanh quá', retryAfterSeconds: 30 } }),
    }),
  )
  expect((await execute(redeem, { code: 'SHINE30' })).data.redeemCode).toEqual({
    __typename: 'TooManyTries',
    retryAfterSeconds: 30,
  })
})
