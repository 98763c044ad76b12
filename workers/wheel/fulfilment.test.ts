import { beforeAll, beforeEach, expect, test } from 'vitest'
import {
  bindings,
  campaign,
  fillWithDemoData,
  newCustomer,
  newKey,
  newWheel,
} from './testing/client'

beforeAll(fillWithDemoData)
beforeEach(() => Object.assign(campaign, { isDown: false, given: [], reply: { code: 200 } }))

test('a voucher that is an offer becomes the customer’s own in the campaign backend, once [H-265, B-352]', async () => {
  const { id, wheel } = await newCustomer({ points: 500 })
  const order = { voucherId: 2, customerId: id, idempotencyKey: newKey() }
  const bought = await wheel.exchangeVoucher(order)
  const key = `wheel:${(bought.body as { gift: { id: string } }).gift.id}`
  await wheel.exchangeVoucher(order)
  await wheel.listMyGifts({ page: 1, pageSize: 20 })
  expect(campaign.given).toEqual([
    { phone: `09${String(id).padStart(8, '0')}`, campaignId: 508, key },
  ])
})

test('what is an offer of the customer’s has no code to be shown at a salon as well [H-254, H-265]', async () => {
  const wheelId = await newWheel({ stock: 5, blankWeight: 0 })
  await bindings.DB.prepare('UPDATE gift SET offer_id = 507, valid_days = 30 WHERE id = ?')
    .bind(wheelId * 10)
    .run()
  const { id, wheel } = await newCustomer({ points: 500, spins: 1 })
  const none = { code: null, expiresAt: null }
  expect(
    await wheel.exchangeVoucher({ voucherId: 2, customerId: id, idempotencyKey: newKey() }),
  ).toMatchObject({ body: { gift: none } })
  expect(await wheel.play({ id: wheelId, idempotencyKey: newKey() })).toMatchObject({
    body: { spin: none },
  })
  expect((await wheel.listMyGifts({ page: 1, pageSize: 20 })).items).toMatchObject([none, none])
  expect(await wheel.getVoucher({ voucherId: 2 })).toMatchObject({ body: { validDays: 0 } })
  expect(await wheel.getGift({ id: wheelId * 10 })).toMatchObject({ body: { validDays: null } })
})

test('an offer is granted in campaign, a mere code is not [H-259, B-352]', async () => {
  const [offered, plain] = [
    await newWheel({ stock: 5, blankWeight: 0 }),
    await newWheel({ stock: 5, blankWeight: 0 }),
  ]
  await bindings.DB.prepare('UPDATE gift SET offer_id = 507 WHERE id = ?')
    .bind(offered * 10)
    .run()
  const { wheel } = await newCustomer({ spins: 2 })
  await wheel.play({ id: plain, idempotencyKey: newKey() })
  expect(campaign.given).toEqual([])
  await wheel.play({ id: offered, idempotencyKey: newKey() })
  expect(campaign.given.map(({ campaignId }) => campaignId)).toEqual([507])
})

test('a voucher bought while campaign is down is granted when gifts are read [H-265]', async () => {
  campaign.isDown = true
  const { id, wheel } = await newCustomer({ points: 500 })
  expect(
    (await wheel.exchangeVoucher({ voucherId: 2, customerId: id, idempotencyKey: newKey() }))
      .status,
  ).toBe(200)
  await wheel.listMyGifts({ page: 1, pageSize: 20 })
  expect(campaign.given).toEqual([])
  campaign.isDown = false
  expect((await wheel.listMyGifts({ page: 1, pageSize: 20 })).total).toBe(1)
  expect(campaign.given).toHaveLength(1)
})

test('an offer that the campaign backend does not know leaves the gift with its code, and others their turn [H-265]', async () => {
  await bindings.DB.prepare('UPDATE point_voucher SET offer_id = 404 WHERE id = 1').run()
  const { id, wheel } = await newCustomer({ points: 1000 })
  const buy = (voucherId: number) =>
    wheel.exchangeVoucher({ voucherId, customerId: id, idempotencyKey: newKey() })
  await buy(1)
  expect((await wheel.listMyGifts({ page: 1, pageSize: 20 })).items).toMatchObject([
    { code: expect.stringMatching(/^VQ/) as string },
  ])
  expect(campaign.given).toEqual([])
  await buy(2)
  expect(campaign.given.map(({ campaignId }) => campaignId)).toEqual([508])
})

test.each([
  ['without the usual code', { success: true }],
  ['with that of what is new', { code: 201 }],
])('an offer is asked for until a host has given it, %s [H-265]', async (_how, given) => {
  const { id, wheel } = await newCustomer({ points: 500 })
  campaign.reply = { code: 404, message: 'Hết ưu đãi' }
  await wheel.exchangeVoucher({ voucherId: 2, customerId: id, idempotencyKey: newKey() })
  campaign.reply = given
  for (let view = 0; view < 3; view++) await wheel.listMyGifts({ page: 1, pageSize: 20 })
  expect(campaign.given).toHaveLength(2)
})
