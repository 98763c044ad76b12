import { beforeAll, expect, test } from 'vitest'
import { coded } from '../../kit/message'
import { Unauthenticated } from '../../kit/connect'
import {
  DB,
  fillWithDemoData,
  NOW,
  requestDeletion,
  newMemberClient,
  newKey,
  ordered,
  anonymous,
  memberClient,
} from '../testing/client'

beforeAll(fillWithDemoData)

const gold = memberClient(1001, '0912345678')
const silver = memberClient(1002, '0912345679')
const diamond = memberClient(1003, '0912345680')

test('products are cards, prepaid packages and the silver membership [H-219]', async () => {
  const products = await anonymous().listTopUpProducts({})
  expect(
    products.filter(({ kind }) => kind === 'card').map(({ price, bonus }) => [price, bonus]),
  ).toEqual([
    [500_000, 0],
    [1_000_000, 50_000],
    [3_000_000, 200_000],
    [6_000_000, 500_000],
  ])
  expect(products.filter(({ kind }) => kind === 'membership')).toMatchObject([
    { price: 399_000, months: 12 },
  ])
  const packages = products.filter(({ kind }) => kind === 'package')
  expect(packages).toHaveLength(21)
  for (const one of packages) expect(one.price).toBe(one.visitsPaid * one.service!.price)
  expect([
    ...new Set(packages.map(({ visitsPaid, visits }) => `${visitsPaid} → ${visits}`)),
  ]).toEqual(['3 → 3', '6 → 7', '10 → 12'])
})

test('the demo has a member of each tier, with the balance that the ledger adds up to [H-020, H-171]', async () => {
  expect(await gold.at(0).getMember({})).toMatchObject({
    memberType: 3,
    membershipName: 'Thành viên Vàng',
    balance: 250_000,
  })
  expect(await silver.at(0).getMember({})).toMatchObject({ memberType: 2, balance: 0 })
  expect(await diamond.at(0).getMember({})).toMatchObject({
    memberType: 4,
    membershipName: 'Thành viên Kim cương',
    balance: 1_250_000,
  })
  expect(await newMemberClient().at(0).getMember({})).toEqual({
    memberType: 0,
    membershipName: null,
    silverUntil: null,
    balance: 0,
    spentSixMonths: 0,
    spentTwelveMonths: 0,
  })
})

test('the whole history comes newest first, with the state of each entry [H-220]', async () => {
  const { items, total, balance } = await gold.at(0).listBalanceHistory({ page: 1, pageSize: 20 })
  expect([total, items.length, balance]).toEqual([6, 6, 250_000])
  expect(items.filter(({ status }) => status === 'refunded')).toMatchObject([
    { title: 'Thẻ 500K', effect: 'none' },
  ])
  expect(
    items.filter(({ effect }) => effect === 'balance').reduce((sum, { amount }) => sum + amount, 0),
  ).toBe(balance)
  expect(items.map(({ at }) => at)).toEqual(
    items.map(({ at }) => at).sort((one, other) => other - one),
  )
})

test('with a query the history comes in pages [H-221]', async () => {
  const pages = await Promise.all(
    [1, 2, 3].map((page) => gold.at(0).listBalanceHistory({ page, pageSize: 4 })),
  )
  expect(pages.map(({ items, total }) => [items.length, total])).toEqual([
    [4, 6],
    [2, 6],
    [0, 6],
  ])
  const all = await gold.at(0).listBalanceHistory({ page: 1, pageSize: 20 })
  expect(pages.flatMap(({ items }) => items)).toEqual(all.items)
})

test('the same key is the same order, for its customer only, and the price is the backend’s [H-216]', async () => {
  const [one, other] = [newMemberClient(), newMemberClient()]
  const idempotencyKey = newKey()
  const responses = await Promise.all(
    Array.from({ length: 4 }, () => one.at(0).placeOrder({ productId: 11, idempotencyKey })),
  )
  expect(new Set(responses.map(({ body }) => (body as { id: string }).id)).size).toBe(1)
  expect(await one.at(0).listOrders({ page: 1, pageSize: 20 })).toMatchObject({
    total: 1,
    items: [{ amount: 500_000 }],
  })
  const others = await other.at(0).placeOrder({ productId: 11, idempotencyKey })
  expect((others.body as { id: string }).id).not.toBe((responses[0]!.body as { id: string }).id)
  expect((await one.at(0).placeOrder({ productId: 999, idempotencyKey: newKey() })).status).toBe(
    404,
  )
})

test('an order without a key returns the open order of that product [H-217, O-41]', async () => {
  const customer = newMemberClient()
  const first = await customer.at(0).placeOrderV1({ productId: 11 })
  expect(first).toMatchObject({
    status: 200,
    body: { success: true, totalMoney: 500_000, content: expect.stringMatching(/^MUOT/) as string },
  })
  expect(await customer.at(10).placeOrderV1({ productId: 11 })).toEqual(first)
  expect((await customer.at(10).placeOrderV1({ productId: 12 })).body).toMatchObject({
    totalMoney: 1_000_000,
  })
  expect(await customer.at(20).placeOrderV1({ productId: 11 })).not.toEqual(first)
  const { items } = await customer.at(20).listOrders({ page: 1, pageSize: 20 })
  expect(items.map(({ amount, status }) => [amount, status])).toEqual([
    [500_000, 'pending_payment'],
    [1_000_000, 'pending_payment'],
    [500_000, 'expired'],
  ])
})

test('a customer reads his own orders, in pages and one by one, and nobody else’s [H-218]', async () => {
  const order = await ordered(newMemberClient(), 11)
  expect(await gold.at(0).listOrders({ orderId: order.id, page: 1, pageSize: 20 })).toEqual({
    items: [],
    total: 0,
  })
  const { items, total } = await gold.at(0).listOrders({ page: 1, pageSize: 3 })
  expect([total, items.length, items[0]?.name]).toEqual([
    4,
    3,
    '6+1 buổi Cắt gội Combo 3 Chăm da – Tiêu chuẩn',
  ])
  expect(
    (await gold.at(0).listOrders({ page: 2, pageSize: 3 })).items.map(({ name }) => name),
  ).toEqual(['Thành viên Bạc 12 tháng'])
})

test('packages are shown to their owner, and another customer’s are refused [H-233]', async () => {
  expect(await gold.at(0).listCourses({ customerId: 1001 })).toMatchObject([
    { offerId: 509, serviceId: 1005, given: 7 },
  ])
  await expect(gold.at(0).listCourses({ customerId: 1003 })).rejects.toBeInstanceOf(Unauthenticated)
})

test('without a session there are no personal data and no orders', async () => {
  const anonymousClient = anonymous()
  const calls = [
    anonymousClient.getMember({}),
    anonymousClient.listOrders({ page: 1, pageSize: 1 }),
    anonymousClient.listBalanceHistory({ page: 1, pageSize: 1 }),
    anonymousClient.placeOrder({ productId: 11, idempotencyKey: newKey() }),
    anonymousClient.placeOrderV1({ productId: 11 }),
  ]
  for (const call of calls) await expect(call).rejects.toBeInstanceOf(Unauthenticated)
})

test('orders are rate limited', async () => {
  const customer = newMemberClient()
  const order = () =>
    customer
      .at(0, { RATE_LIMITS: undefined })
      .placeOrder({ productId: 11, idempotencyKey: newKey() })
  for (let number = 0; number < 10; number++) expect((await order()).status).toBe(200)
  expect(await order()).toMatchObject({
    status: 429,
    body: { retryAfterSeconds: expect.any(Number) as number },
  })
})

test('a phone that auth gives to another account takes no tier and no money along', async () => {
  const first = memberClient(8001, '0918000001')
  await ordered(first, 11)
  await DB.prepare("INSERT INTO ledger VALUES ('old', 8001, 'card', 'x', 9000, 0)").run()
  const next = memberClient(8002, '0918000001')
  await ordered(next, 11)
  expect([
    (await next.at(0).getMember({})).balance,
    (await first.at(0).getMember({})).balance,
  ]).toEqual([0, 9000])
})

test('a customer who has requested deletion cannot order any more, and still sees his earlier orders', async () => {
  const customer = newMemberClient()
  const idempotencyKey = newKey()
  const before = await customer.at(0).placeOrder({ productId: 11, idempotencyKey })
  requestDeletion(customer)
  expect(
    await customer.at(1).placeOrder({ productId: 12, idempotencyKey: newKey() }),
  ).toMatchObject({ status: 409, body: { message: coded('ACCOUNT_LEAVING') } })
  expect((await customer.at(1).placeOrderV1({ productId: 12 })).status).toBe(409)
  expect(await customer.at(1).placeOrder({ productId: 11, idempotencyKey })).toEqual(before)
  expect((await customer.at(1).listOrders({ page: 1, pageSize: 20 })).total).toBe(1)
})

test('an order fails without a bank account to pay to [O-39]', async () => {
  const customer = newMemberClient()
  expect(
    (
      await customer
        .at(0, { BANK_ACCOUNT: undefined })
        .placeOrder({ productId: 11, idempotencyKey: newKey() })
    ).status,
  ).toBe(503)
  expect((await customer.at(0).listOrders({ page: 1, pageSize: 1 })).items).toMatchObject([
    { status: 'failed', payment: null },
  ])
})

test('500 entries and a title of 200 characters are paginated', async () => {
  const customer = newMemberClient()
  const title = `${'dài '.repeat(49)}🎁`
  await DB.batch(
    Array.from({ length: 500 }, (_, index) =>
      DB.prepare("INSERT INTO ledger VALUES (?, ?, 'card', ?, 1000, ?)").bind(
        `many:${index}`,
        customer.id,
        title,
        NOW - index,
      ),
    ),
  )
  const { items, total, balance } = await customer
    .at(0)
    .listBalanceHistory({ page: 10, pageSize: 999 })
  expect([total, items.length, balance, items[0]?.title]).toEqual([500, 50, 500_000, title])
})
