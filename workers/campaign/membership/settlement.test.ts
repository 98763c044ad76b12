import { beforeAll, expect, test } from 'vitest'
import { DB, fillWithDemoData } from '../testing/seeded-db'
import { ledgerOf, newMemberClient, ordered, tick, notifyTransfer } from '../testing/members'
import { activate } from './settlement'
import { CARD } from '../testing/products'

beforeAll(fillWithDemoData)

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
