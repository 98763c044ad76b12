import { beforeEach, expect, test, vi } from 'vitest'
import { readGifts } from './read-wheel'
import { bindings, fillWithDemoData, newCustomer, send, wheelFor } from './testing/client'

const { DB } = bindings
const wheel = wheelFor()

beforeEach(fillWithDemoData)

test('the wheel on show has ten sectors in order and keeps its weights to itself [H-249]', async () => {
  const { id, name, sectors } = await wheel.getWheel({})
  expect([id, name]).toEqual([1, 'Vòng quay may mắn'])
  expect(sectors.map((sector) => sector.position)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  expect(sectors[8]).toEqual({ position: 9, giftId: 9, label: 'Thẻ 500K' })
  expect(await (await send('/api/v1/wheeling')).text()).not.toContain('weight')
})

test('a newer wheel replaces the one on show, a hidden one does not, and no wheel is a failure [H-249]', async () => {
  await DB.prepare(
    "INSERT INTO wheel (id, name, is_shown, daily_cap) VALUES (2, 'Vòng quay Tết', 1, 10), (3, 'Nháp', 0, 10)",
  ).run()
  expect((await wheel.getWheel({})).name).toBe('Vòng quay Tết')
  await DB.prepare('UPDATE wheel SET is_shown = 0').run()
  await expect(wheel.getWheel({})).rejects.toThrow('status: 500')
})

test('the chances of the sectors are the configured ones and add up to a hundred', async () => {
  const { results } = await DB.prepare('SELECT weight FROM sector ORDER BY position').all<{
    weight: number
  }>()
  expect(results.map((sector) => sector.weight)).toEqual([30, 20, 14, 8, 7, 6, 5, 4, 1, 5])
})

test('every sector leads to a gift with a name, a picture, a kind and what is left of it [H-250]', async () => {
  const gifts = await wheel.listGifts({})
  const { sectors } = await wheel.getWheel({})
  for (const sector of sectors) expect(gifts.some((gift) => gift.id === sector.giftId)).toBe(true)
  expect(gifts.map((gift) => gift.kind)).toEqual([
    'none',
    'points',
    'voucher',
    'voucher',
    'service',
    'voucher',
    'product',
    'service',
    'voucher',
    'spin',
  ])
  expect(gifts[0]?.stock).toBeNull()
  await DB.prepare('UPDATE gift SET stock = stock - 1 WHERE id = 9').run()
  expect((await wheel.listGifts({})).find((gift) => gift.id === 9)).toMatchObject({
    id: 9,
    name: 'Thẻ nạp 500K',
    image: '/art/mark.svg',
    kind: 'voucher',
    stock: 9,
  })
})

test('the spins of a gift without a limit are not counted', async () => {
  await DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 500)
     INSERT INTO spin (id, customer_id, key, wheel_id, position, gift_id, name, image, kind, seed,
       odds, at)
     SELECT 'spin ' || i, 1, 'key ' || i, 1, 1, 1, '', '', 'none', 0, '[]', 0 FROM n`,
  ).run()
  const prepare = vi.spyOn(DB, 'prepare')
  const { data } = await readGifts(DB)
  const [[sql] = ['']] = prepare.mock.calls
  prepare.mockRestore()
  expect(data[0]).toMatchObject({ id: 1, stock: null })
  expect((await DB.prepare(sql).all()).meta.rows_read).toBeLessThan(100)
})

test('points buy 1, 5 or 10 spins [H-251]', async () => {
  expect(await wheel.listExchangePacks({})).toEqual([
    { id: 1, points: 100, spins: 1 },
    { id: 2, points: 450, spins: 5 },
    { id: 3, points: 800, spins: 10 },
  ])
})

test('quests earn spins [H-256]', async () => {
  expect((await wheel.listQuests({})).map((quest) => quest.spins)).toEqual([1, 2, 1, 3, 1, 2])
  expect((await wheel.listQuests({}))[0]).toEqual({
    id: 1,
    name: 'Điểm danh mỗi ngày',
    spins: 1,
    isDaily: true,
    claimable: 0,
    isDone: false,
    isSelfReported: true,
  })
})

test('eight vouchers wait for lucky points', async () => {
  const count = await DB.prepare('SELECT count(*) AS n FROM point_voucher').first<{ n: number }>()
  expect(count?.n).toBe(8)
})

test('a wheel is found by its number, unless it is hidden or none [H-257]', async () => {
  expect(await wheel.getWheelById({ id: 1 })).toMatchObject({
    status: 200,
    body: { id: 1, name: 'Vòng quay may mắn' },
  })
  await DB.prepare(
    "INSERT INTO wheel (id, name, is_shown, daily_cap) VALUES (3, 'Nháp', 0, 10)",
  ).run()
  expect((await wheel.getWheelById({ id: 3 })).status).toBe(404)
  expect((await wheel.getWheelById({ id: 999 })).status).toBe(404)
})

test('a gift has its description, stock and validity of its code [H-258]', async () => {
  expect(await wheel.getGift({ id: 3 })).toEqual({
    status: 200,
    body: {
      id: 3,
      name: 'Voucher 20K',
      image: '/art/voucher.svg',
      kind: 'voucher',
      stock: 2000,
      description: 'Giảm 20.000 VNĐ trên hóa đơn tại mọi salon.',
      validDays: 30,
    },
  })
  expect((await wheel.getGift({ id: 999 })).status).toBe(404)
})

test('no cache in between stores the wheel, personal data and calls that change state [O-42]', async () => {
  const { id, headers } = await newCustomer({ points: 1000 })
  const paths = [
    '/api/v1/wheeling',
    '/api/v1/gifts',
    '/api/v1/quests',
    '/api/customer/reward-vqmm',
    '/api/v1/times/exchange/1?idempotencyKey=key-of-one-exchange',
    `/api/LuckySprint/DoiVoucher?voucherId=1&customerId=${id}&idempotencyKey=key-of-one-voucher`,
  ]
  for (const path of paths) {
    const response = await send(path, headers)
    expect([response.status, response.headers.get('cache-control')], path).toEqual([
      200,
      'no-store',
    ])
  }
})
