import { beforeAll, expect, test } from 'vitest'
import { coded } from '../../kit/message'
import { fillWithDemoData } from '../testing/seeded-db'
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
  expect(await on('2027-09-17')).toMatchObject({ isValid: true })
  expect(await on('2027-09-18')).toMatchObject({ isValid: false, message: coded('OFFER_EXPIRED') })
})
