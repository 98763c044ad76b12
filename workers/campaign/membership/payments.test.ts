import { beforeAll, expect, test } from 'vitest'
import {
  responseAt,
  DB,
  fillWithDemoData,
  ledgerOf,
  newMemberClient,
  newKey,
  ordered,
  anonymous,
  notifyTransfer,
  CARD,
  tick,
} from '../testing/client'
import { activate } from './settlement'

beforeAll(fillWithDemoData)

test('an order is paid and activated by a notice of the bank [H-216, O-39]', async () => {
  const customer = newMemberClient()
  const order = await ordered(customer, CARD)
  expect(order).toMatchObject({
    kind: 'card',
    name: 'Thẻ 1 triệu',
    amount: 1_000_000,
    bonus: 50_000,
    status: 'pending_payment',
    payment: { content: expect.stringMatching(/^MUOT/) as string, owner: 'CONG TY MUOT (BAN THU)' },
  })
  expect(order.expiresAt - order.createdAt).toBe(15 * 60_000)
  expect(order.payment!.qr).toContain(`5407100000058`)
  expect(
    await notifyTransfer({ amount: 1_000_000, content: `IBFT ${order.payment!.content}` }),
  ).toEqual({
    status: 200,
    outcome: 'paid',
  })
  const { items } = await customer.at(2).listOrders({ orderId: order.id, page: 1, pageSize: 20 })
  expect(items).toMatchObject([{ status: 'activated', payment: null, returned: [] }])
  expect(await ledgerOf(customer)).toEqual([
    { kind: 'bonus', amount: 50_000 },
    { kind: 'card', amount: 1_000_000 },
  ])
  expect(await customer.at(2).getMember({})).toMatchObject({ balance: 1_050_000, memberType: 0 })
})

test('a notification of the bank that comes twice, and concurrently, counts once', async () => {
  const customer = newMemberClient()
  const order = await ordered(customer, CARD)
  const transfer = { amount: 1_000_000, content: order.payment!.content, transactionId: newKey() }
  const responses = await Promise.all(Array.from({ length: 5 }, () => notifyTransfer(transfer)))
  expect(responses.map(({ outcome }) => outcome)).toEqual(Array(5).fill('paid'))
  expect(await notifyTransfer({ ...transfer, receivedAt: 60 })).toEqual({
    status: 200,
    outcome: 'paid',
  })
  expect((await customer.at(2).getMember({})).balance).toBe(1_050_000)
})

test('a second transfer for the same order is sent back', async () => {
  const customer = newMemberClient()
  const order = await ordered(customer, CARD)
  const responses = await Promise.all(
    Array.from({ length: 3 }, () =>
      notifyTransfer({ amount: 1_000_000, content: order.payment!.content }),
    ),
  )
  expect(responses.map(({ outcome }) => outcome).sort()).toEqual(['again', 'again', 'paid'])
  expect((await customer.at(2).getMember({})).balance).toBe(1_050_000)
  expect(
    (await customer.at(2).listOrders({ orderId: order.id, page: 1, pageSize: 20 })).items[0],
  ).toMatchObject({
    status: 'activated',
    returned: [
      { amount: 1_000_000, reason: 'again' },
      { amount: 1_000_000, reason: 'again' },
    ],
  })
})

test('a transfer of another amount pays nothing, and the right one still does', async () => {
  const customer = newMemberClient()
  const order = await ordered(customer, CARD)
  expect((await notifyTransfer({ amount: 999_000, content: order.payment!.content })).outcome).toBe(
    'wrong_amount',
  )
  expect((await customer.at(2).listOrders({ page: 1, pageSize: 20 })).items[0]).toMatchObject({
    status: 'pending_payment',
    returned: [{ amount: 999_000, reason: 'wrong_amount' }],
  })
  expect(
    (await notifyTransfer({ amount: 1_000_000, content: order.payment!.content, transferredAt: 3 }))
      .outcome,
  ).toBe('paid')
  expect((await customer.at(4).getMember({})).balance).toBe(1_050_000)
})

test("only a signed notice about the chain's account counts", async () => {
  const order = await ordered(newMemberClient(), CARD)
  const transfer = { amount: 1_000_000, content: order.payment!.content }
  expect((await notifyTransfer({ ...transfer, secret: 'another secret' })).status).toBe(401)
  expect((await notifyTransfer({ ...transfer, signature: '' })).status).toBe(401)
  expect(
    (await notifyTransfer({ ...transfer, signature: `sha256=${'0'.repeat(64)}` })).status,
  ).toBe(401)
  expect((await notifyTransfer({ ...transfer, account: '123' })).status).toBe(422)
  expect((await notifyTransfer({ ...transfer, amount: -5 })).status).toBe(422)
  expect((await notifyTransfer({ amount: 5, content: 'cam on shop' })).outcome).toBe('unknown')
  expect(
    await DB.prepare('SELECT status FROM membership_order WHERE id = ?')
      .bind(order.id)
      .first('status'),
  ).toBe('pending_payment')
})

test('rows of the ledger cannot be changed or deleted', async () => {
  await expect(DB.prepare('UPDATE ledger SET amount = 1').run()).rejects.toThrow('append-only')
  await expect(DB.prepare('DELETE FROM ledger').run()).rejects.toThrow('append-only')
})

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

test('the demo bank pays an order in one press, and exists in local runs only', async () => {
  const customer = newMemberClient()
  const order = await ordered(customer, CARD)
  const page = (over = {}) =>
    responseAt(0, new Request(`https://site${order.payment!.testBank}`), over)
  expect(await (await page()).text()).toContain('Chuyển khoản')
  expect((await page({ DEMO_BANK: undefined })).status).toBe(404)
  const press = (over = {}) =>
    responseAt(
      0,
      new Request('https://site/payments/demo-bank', {
        method: 'POST',
        body: new URLSearchParams({ code: order.payment!.content, amount: '1000000' }),
      }),
      over,
    )
  expect((await press({ DEMO_BANK: undefined })).status).toBe(404)
  expect((await press()).headers.get('location')).toContain('done=paid')
  expect((await customer.at(1).getMember({})).balance).toBe(1_050_000)
  const call = (headers: Record<string, string>, body: string) =>
    responseAt(0, new Request('https://site/payments/demo-bank', { method: 'POST', headers, body }))
  expect(
    (await call({ 'content-type': 'application/json' }, '{"code":"x","amount":1}')).status,
  ).toBe(415)
  expect(
    (await call({ 'content-type': 'multipart/form-data; boundary=x' }, 'no form')).status,
  ).toBe(415)
  expect(
    (await call({ 'content-type': 'application/x-www-form-urlencoded' }, '')).headers.get(
      'location',
    ),
  ).toContain('done=unknown')
  expect(
    await Promise.all(
      [
        ['origin', 'https://evil.example'],
        ['origin', 'null'],
        ['sec-fetch-site', 'cross-site'],
      ].map(
        async ([name = '', value = '']) =>
          (await call({ ...FORM, [name]: value }, 'code=x&amount=1')).status,
      ),
    ),
  ).toEqual([403, 403, 403])
  expect((await call({ ...FORM, origin: 'https://site' }, '')).status).toBe(303)
  const withoutBank = await customer
    .at(0, { DEMO_BANK: undefined })
    .placeOrder({ productId: CARD, idempotencyKey: newKey() })
  expect(withoutBank).toMatchObject({ status: 200, body: { payment: { testBank: null } } })
})

test('without a session no personal list is readable', async () => {
  await expect(anonymous().getMember({})).rejects.toThrow()
  await expect(anonymous().listCourses({ customerId: 1001 })).rejects.toThrow()
})

test('an order that is not paid in time expires by itself, and money that comes late is refunded [O-39]', async () => {
  const customer = newMemberClient()
  const order = await ordered(customer, CARD)
  const status = async (minutes: number) =>
    (await customer.at(minutes).listOrders({ orderId: order.id, page: 1, pageSize: 20 })).items[0]
      ?.status
  expect([await status(14), await status(16)]).toEqual(['pending_payment', 'expired'])
  expect(
    (
      await notifyTransfer({
        amount: 1_000_000,
        content: order.payment!.content,
        transferredAt: 20,
      })
    ).outcome,
  ).toBe('late')
  expect(await status(21)).toBe('refunded')
  expect(await ledgerOf(customer)).toEqual([])
  const { items } = await customer.at(21).listBalanceHistory({ page: 1, pageSize: 20 })
  expect(items).toMatchObject([
    { title: 'Thẻ 1 triệu', amount: 1_000_000, effect: 'none', status: 'refunded' },
  ])
})

test('a transfer in time counts, although its notice comes after the sweep', async () => {
  const customer = newMemberClient()
  const order = await ordered(customer, CARD)
  await tick(16)
  expect(
    await DB.prepare('SELECT status FROM membership_order WHERE id = ?')
      .bind(order.id)
      .first('status'),
  ).toBe('expired')
  expect(
    (
      await notifyTransfer({
        amount: 1_000_000,
        content: order.payment!.content,
        transferredAt: 14,
        receivedAt: 30,
      })
    ).outcome,
  ).toBe('paid')
  expect((await customer.at(31).getMember({})).balance).toBe(1_050_000)
})

test('a wrong or missing clock of the bank does not extend an order', async () => {
  const order = await ordered(newMemberClient(), CARD)
  expect(
    (
      await notifyTransfer({
        amount: 1_000_000,
        content: order.payment!.content,
        transferredAt: 100,
        receivedAt: 20,
      })
    ).outcome,
  ).toBe('late')
})

test('an order interrupted between paid and activated is repaired, and credited once', async () => {
  const repairs = [
    async (order: { id: string }, customer: ReturnType<typeof newMemberClient>) =>
      void (await customer.at(5).listOrders({ orderId: order.id, page: 1, pageSize: 20 })),
    () => tick(5),
    async (order: { id: string }) =>
      void (await notifyTransfer({
        amount: 1_000_000,
        content: 'x',
        transactionId: `bank-${order.id}`,
        receivedAt: 5,
      })),
  ]
  for (const repair of repairs) {
    const customer = newMemberClient()
    const order = await ordered(customer, CARD)
    // The process wrote down that the money is there, and died.
    await DB.batch([
      DB.prepare("INSERT INTO bank_transfer VALUES (?, ?, 1000000, 'x', 0, 0, 'paid', NULL)").bind(
        `bank-${order.id}`,
        order.id,
      ),
      DB.prepare("UPDATE membership_order SET status = 'paid', paid_at = 1 WHERE id = ?").bind(
        order.id,
      ),
    ])
    await repair(order, customer)
    expect(
      (await customer.at(6).listOrders({ orderId: order.id, page: 1, pageSize: 20 })).items[0]
        ?.status,
    ).toBe('activated')
    await Promise.all([activate(DB, order.id, 0), activate(DB, order.id, 0), tick(7)])
    expect(await ledgerOf(customer)).toHaveLength(2)
  }
})

test('an order that cannot be finished holds up no other, nor the end of those whose time is over', async () => {
  const [stuck, fine, late] = [newMemberClient(), newMemberClient(), newMemberClient()]
  const orders = await Promise.all([stuck, fine, late].map((customer) => ordered(customer, CARD)))
  const paid = orders
    .slice(0, 2)
    .map(({ id }) =>
      DB.prepare("UPDATE membership_order SET status = 'paid', paid_at = 1 WHERE id = ?").bind(id),
    )
  await DB.batch([
    ...paid,
    DB.prepare(
      `CREATE TRIGGER stuck BEFORE INSERT ON ledger WHEN NEW.customer_id = ${stuck.id} BEGIN
       SELECT RAISE(ABORT, 'stuck'); END`,
    ),
  ])
  await tick(20)
  await DB.exec('DROP TRIGGER stuck')
  const statuses = async () =>
    Promise.all(
      orders.map(({ id }) =>
        DB.prepare('SELECT status FROM membership_order WHERE id = ?').bind(id).first('status'),
      ),
    )
  expect(await statuses()).toEqual(['paid', 'activated', 'expired'])
  await tick(21)
  expect(await statuses()).toEqual(['activated', 'activated', 'expired'])
})
