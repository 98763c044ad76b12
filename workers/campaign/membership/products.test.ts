import { beforeAll, expect, test } from 'vitest'
import { coded } from '../../kit/message'
import { giveOffer } from '../offers/codes'
import { DB, fillWithDemoData, NOW } from '../testing/seeded-db'
import { activate } from './settlement'
import { newMemberClient, ordered, notifyTransfer, memberClient } from '../testing/members'
import { PACKAGE, SILVER } from '../testing/products'

beforeAll(fillWithDemoData)

test('the silver membership costs 399.000, and extends a current one [H-020]', async () => {
  const customer = newMemberClient()
  const buy = async () => {
    const order = await ordered(customer, SILVER)
    expect(order.amount).toBe(399_000)
    await notifyTransfer({ amount: 399_000, content: order.payment!.content })
  }
  await buy()
  expect(await customer.at(2).getMember({})).toMatchObject({
    memberType: 2,
    membershipName: 'Thành viên Bạc',
    silverUntil: '2027-11-21',
    balance: 0,
  })
  await buy()
  expect((await customer.at(2).getMember({})).silverUntil).toBe('2028-11-21')
})

test('each tier has an offer of its own: silver comes with one, gold and diamond open theirs [H-020]', async () => {
  const offersOf = async (id: number, phone: string) =>
    (
      await memberClient(id, phone)
        .at(0)
        .listOffers({ campaignUsing: [], salonId: 9, services: [1013], phone })
    ).fromCustomer.map((offer) => [offer.id, offer.remainingUses])
  expect(await offersOf(1001, '0912345678')).toContainEqual([507, 2])
  expect(await offersOf(1003, '0912345680')).toContainEqual([513, 2])
  const customer = newMemberClient()
  const order = await ordered(customer, SILVER)
  await notifyTransfer({ amount: order.amount, content: order.payment!.content })
  expect(await offersOf(customer.id, customer.phone)).toEqual([[514, 1]])
})

test('a package of visits opens bookings that cost nothing more, and buying again adds visits [H-233]', async () => {
  const customer = newMemberClient()
  const buy = async () => {
    const order = await ordered(customer, PACKAGE)
    expect(order).toMatchObject({ amount: 6 * 299_000, visits: 7 })
    await notifyTransfer({ amount: order.amount, content: order.payment!.content })
  }
  await buy()
  expect(await customer.at(2).listCourses({ customerId: customer.id })).toEqual([
    {
      offerId: 509,
      name: 'Thẻ 6 buổi Combo 3',
      serviceId: 1005,
      serviceName: 'Cắt gội Combo 3 Chăm da – Tiêu chuẩn',
      image: '/art/service/facial.svg',
      given: 7,
      endDate: '2027-11-21',
    },
  ])
  await buy()
  expect((await customer.at(2).listCourses({ customerId: customer.id }))[0]?.given).toBe(14)
  const { fromCustomer } = await customer
    .at(2)
    .listOffers({ campaignUsing: [], salonId: 9, services: [1005], phone: customer.phone })
  expect(fromCustomer).toMatchObject([
    { id: 509, isValid: true, remainingUses: 14, isPrepaid: true, endDate: '2027-11-21' },
  ])
})

test('visits bought for a time can be used on no later day', async () => {
  const gold = memberClient(1001, '0912345678')
  const on = async (bookDate: string) =>
    (
      await gold.at(0).listOffers({
        campaignUsing: [],
        salonId: 9,
        services: [1005],
        phone: gold.phone,
        bookDate,
      })
    ).fromCustomer.find(({ id }) => id === 509)
  expect(await on('2027-08-18')).toMatchObject({ isValid: true })
  expect(await on('2027-08-19')).toMatchObject({ isValid: false, message: coded('OFFER_EXPIRED') })
})

/** What a package's order of so many months ends as when it is paid on a day. */
async function endOf(day: string, months: number): Promise<unknown> {
  const customer = newMemberClient()
  const order = await ordered(customer, PACKAGE)
  await DB.prepare("UPDATE membership_order SET status = 'paid', months = ? WHERE id = ?")
    .bind(months, order.id)
    .run()
  await activate(DB, order.id, Date.parse(`${day}T03:00:00Z`))
  return DB.prepare('SELECT ends_on FROM offer_grant WHERE phone = ?')
    .bind(customer.phone)
    .first('ends_on')
}

test.each([
  ['2027-01-31', 1, '2027-02-28'],
  ['2028-02-29', 12, '2029-02-28'],
  ['2026-11-30', 3, '2027-02-28'],
  ['2026-11-21', 6, '2027-05-21'],
])('a package bought on %s for %i months ends on %s', async (day, months, end) => {
  expect(await endOf(day, months)).toBe(end)
})

test('a membership whose product has no months takes nothing from the one that is', async () => {
  const customer = newMemberClient()
  const buy = async (months: number | null) => {
    const order = await ordered(customer, SILVER)
    await DB.prepare('UPDATE membership_order SET months = ? WHERE id = ?')
      .bind(months, order.id)
      .run()
    await notifyTransfer({ amount: order.amount, content: order.payment!.content })
  }
  await buy(12)
  await buy(null)
  expect((await customer.at(2).getMember({})).silverUntil).toBe('2027-11-21')
})

/** A grant of a package as stored, after what happened to it. */
async function grantAfter(
  before: { usesLeft: number; endsOn: string | null } | null,
  act: (phone: string, offerId: number) => Promise<unknown>,
) {
  const customer = newMemberClient()
  const order = await ordered(customer, PACKAGE)
  const offerId = (await DB.prepare('SELECT offer_id FROM membership_order WHERE id = ?')
    .bind(order.id)
    .first<number>('offer_id'))!
  if (before)
    await DB.prepare(
      'INSERT INTO offer_grant (offer_id, phone, uses_left, ends_on) VALUES (?, ?, ?, ?)',
    )
      .bind(offerId, customer.phone, before.usesLeft, before.endsOn)
      .run()
  await act(customer.phone, offerId)
  const pay = () => notifyTransfer({ amount: order.amount, content: order.payment!.content })
  const read = () =>
    DB.prepare(
      'SELECT uses_left AS usesLeft, ends_on AS endsOn FROM offer_grant WHERE phone = ? AND offer_id = ?',
    )
      .bind(customer.phone, offerId)
      .first()
  return { pay, read }
}

const give = (phone: string, offerId: number) =>
  giveOffer(DB, { offerId, phone, key: `gift of ${phone}` }, NOW)

test('a gift beside a package that has ended can be used, also when all its visits were', async () => {
  const { read } = await grantAfter({ usesLeft: 3, endsOn: '2026-11-01' }, give)
  expect(await read()).toEqual({ usesLeft: 4, endsOn: null })
})

test('a gift without an end gets none from a package that is bought later', async () => {
  const { pay, read } = await grantAfter({ usesLeft: 1, endsOn: null }, give)
  await pay()
  expect(await read()).toEqual({ usesLeft: 9, endsOn: null })
})
