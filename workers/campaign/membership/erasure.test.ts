import { beforeAll, expect, test } from 'vitest'
import { authWithDeletions } from '../../kit/testing/auth-with-deletions'
import {
  CARD,
  PACKAGE,
  DB,
  fillWithDemoData,
  NOW,
  ledgerOf,
  newMemberClient,
  newKey,
  ordered,
  tick,
  notifyTransfer,
  memberClient,
} from '../testing/client'

beforeAll(fillWithDemoData)

/** Tables in which a phone stands. */
async function recordsOf(phone: string): Promise<string[]> {
  const tables = ['member', 'membership_order', 'offer_grant', 'offer_customer']
  const found = await DB.batch<{ n: number }>(
    tables.map((table) =>
      DB.prepare(`SELECT count(*) AS n FROM ${table} WHERE phone = ?`).bind(phone),
    ),
  )
  return tables.filter((_table, index) => found[index]!.results[0]!.n > 0)
}

async function bought(
  customer: ReturnType<typeof newMemberClient>,
  product: number,
): Promise<void> {
  const order = await ordered(customer, product)
  await notifyTransfer({ amount: order.amount, content: order.payment!.content })
}

test('whom auth has forgotten nothing leads to any more, and the books still add up', async () => {
  const people = [newMemberClient(), newMemberClient(), newMemberClient()]
  for (const one of people) {
    await bought(one, CARD)
    await bought(one, PACKAGE)
    await one.at(2).giveOffer({ phone: one.phone, campaignId: 508, key: newKey() })
  }
  const gold = memberClient(1001, '0912345678')
  expect(await recordsOf(people[0]!.phone)).toEqual(['member', 'membership_order', 'offer_grant'])
  const before = await gold.at(0).getMember({})
  await tick(10, {
    AUTH: authWithDeletions(
      ...people.map(({ id, phone }, index) => ({
        number: 7 + index,
        customerId: id,
        phone,
        at: NOW + 600_000,
      })),
    ),
  })
  for (const one of people) {
    expect(await recordsOf(one.phone)).toEqual([])
    expect(await ledgerOf(one)).toEqual([
      { kind: 'bonus', amount: 50_000 },
      { kind: 'card', amount: 1_000_000 },
    ])
  }
  expect(await gold.at(0).getMember({})).toEqual(before)
})

test('a customer who has got the phone since keeps his purchases, and nothing of its former owner', async () => {
  const [old, phone] = [memberClient(8101, '0918000101'), '0918000101']
  await bought(old, PACKAGE)
  const next = memberClient(8102, phone)
  await bought(next, PACKAGE)
  await tick(10, { AUTH: authWithDeletions({ number: 20, customerId: old.id, phone, at: NOW }) })
  expect(await next.at(10).listCourses({ customerId: next.id })).toMatchObject([
    { offerId: 509, given: 7 },
  ])
  expect(
    await DB.prepare('SELECT phone FROM membership_order WHERE customer_id = ?')
      .bind(old.id)
      .first('phone'),
  ).toBe('')
})

test('an outage of auth stops no other work, and no deletion is skipped', async () => {
  const [leaver, payer] = [newMemberClient(), newMemberClient()]
  const order = await ordered(payer, CARD)
  await bought(leaver, CARD)
  await tick(16)
  expect(
    await DB.prepare('SELECT status FROM membership_order WHERE id = ?')
      .bind(order.id)
      .first('status'),
  ).toBe('expired')
  expect(await recordsOf(leaver.phone)).toEqual(['member', 'membership_order'])
  await tick(21, {
    AUTH: authWithDeletions({ number: 30, customerId: leaver.id, phone: leaver.phone, at: NOW }),
  })
  expect(await recordsOf(leaver.phone)).toEqual([])
})
