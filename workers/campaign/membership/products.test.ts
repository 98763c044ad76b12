import { beforeAll, expect, test } from 'vitest'
import { coded } from '../../kit/message'
import { giveOffer } from '../offers/codes'
import {
  DB,
  fillWithDemoData,
  NOW,
  type MemberClient,
  newMemberClient,
  ordered,
  notifyTransfer,
  memberClient,
  PACKAGE,
  SILVER,
} from '../testing/client'
import { activate } from './settlement'

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

/** A customer buys a package of so many months, which is paid on a day. */
async function purchase(customer: MemberClient, day: string, months: number): Promise<string> {
  const order = await ordered(customer, PACKAGE)
  await DB.prepare("UPDATE membership_order SET status = 'paid', months = ? WHERE id = ?")
    .bind(months, order.id)
    .run()
  await activate(DB, order.id, Date.parse(`${day}T03:00:00Z`))
  return order.id
}

/** What a package's order of so many months ends as when it is paid on a day. */
async function endOf(day: string, months: number): Promise<unknown> {
  const customer = newMemberClient()
  await purchase(customer, day, months)
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

const give = ({ phone }: MemberClient) =>
  giveOffer(DB, { offerId: 509, phone, key: `gift of ${phone}` }, NOW)

/** The package's offer for a visit on a day, and its grants for booking, as [uses, last day]. */
async function offerOn({ at, phone }: MemberClient, day: string) {
  const { fromCustomer } = await at(0).listOffers({
    ...{ campaignUsing: [], salonId: 9, services: [1005], phone, bookDate: day },
  })
  const [[checked] = []] = await at(0).checkOffers({
    ...{ phone, isOwner: true, codes: [], salonId: 9, dateBook: day },
    people: [{ services: [1005], campaigns: [509], bookHourId: 4 }],
  })
  const { isValid, remainingUses, endDate } = fromCustomer.find(({ id }) => id === 509)!
  const grants = checked!.grants.map((grant) => [grant.usage, grant.endDate])
  return { isValid, remainingUses, endDate, usage: checked!.usage, grants }
}

const coursesOf = async ({ at, id }: MemberClient) =>
  (await at(0).listCourses({ customerId: id })).map(({ given, endDate }) => [given, endDate])

test('packages keep their own last days, and no lapsed visit comes back with the next [H-233]', async () => {
  const customer = newMemberClient()
  await purchase(customer, '2026-08-20', 3)
  const lapsed = { isValid: false, remainingUses: 0, endDate: '2026-11-20', usage: 7, grants: [] }
  expect(await offerOn(customer, '2026-11-23')).toEqual(lapsed)
  expect(await coursesOf(customer)).toEqual([])
  await purchase(customer, '2026-11-21', 12)
  await purchase(customer, '2026-11-21', 6)
  const [may, november] = [
    [7, '2027-05-21'],
    [7, '2027-11-21'],
  ]
  const all = { isValid: true, endDate: '2027-11-21', usage: 21 }
  expect(await offerOn(customer, '2027-05-21')).toEqual({
    ...all,
    remainingUses: 14,
    grants: [may, november],
  })
  expect(await offerOn(customer, '2027-05-22')).toEqual({
    ...all,
    remainingUses: 7,
    grants: [november],
  })
  expect(await coursesOf(customer)).toEqual([may, november])
})

test('a gift can be used beside a package that has lapsed, and after one that has not', async () => {
  const [late, early] = [newMemberClient(), newMemberClient()]
  await purchase(late, '2026-08-20', 3)
  await purchase(early, '2026-11-21', 6)
  await Promise.all([give(late), give(early)])
  const given = { isValid: true, remainingUses: 1, endDate: null, usage: 8, grants: [[1, null]] }
  expect(await offerOn(late, '2026-11-23')).toEqual(given)
  expect(await coursesOf(late)).toEqual([[1, null]])
  const grants = [
    [7, '2027-05-21'],
    [1, null],
  ]
  expect(await offerOn(early, '2026-11-23')).toMatchObject({ remainingUses: 8, grants })
  expect(await offerOn(early, '2027-05-22')).toMatchObject({ remainingUses: 1, isValid: true })
})

test('uses without limit lift the limit of those that were bought', async () => {
  const customer = newMemberClient()
  await purchase(customer, '2026-11-21', 6)
  await DB.prepare(
    `INSERT INTO offer_grant (cause, offer_id, phone, uses, given_at)
     VALUES ('without limit', 509, ?, NULL, ?)`,
  )
    .bind(customer.phone, NOW)
    .run()
  const endless = { isValid: true, remainingUses: null, endDate: null, usage: null, grants: [] }
  expect(await offerOn(customer, '2026-11-23')).toEqual(endless)
})

test('what was bought or given is granted once, however often it is repeated', async () => {
  const customer = newMemberClient()
  const id = await purchase(customer, '2026-11-21', 6)
  const repeat = async () => {
    await DB.prepare("UPDATE membership_order SET status = 'paid' WHERE id = ?").bind(id).run()
    await Promise.all([
      activate(DB, id, NOW),
      activate(DB, id, NOW),
      give(customer),
      give(customer),
    ])
  }
  await repeat()
  await repeat()
  expect(await coursesOf(customer)).toEqual([
    [7, '2027-05-21'],
    [1, null],
  ])
})
