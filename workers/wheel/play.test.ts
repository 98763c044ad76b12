import { beforeAll, describe, expect, test, vi } from 'vitest'
import { Unauthenticated } from '../kit/connect'
import { randomFrom } from '../kit/random'
import {
  auth,
  bindings,
  fillWithDemoData,
  newCustomer,
  newKey,
  night,
  newWheel,
  poolOf,
  wheelFor,
} from './testing/client'
import { drawPosition } from './prize-pool/state'

beforeAll(fillWithDemoData)

/** Spins that a wheel's gift has in D1. */
async function wonOn(wheelId: number): Promise<number> {
  const row = await bindings.DB.prepare('SELECT count(*) AS n FROM received WHERE item_id = ?')
    .bind(wheelId * 10)
    .first<{ n: number }>()
  return row!.n
}

test('a spin gives the gift of its sector with a code [H-259, H-253, H-254]', async () => {
  const wheelId = await newWheel({ stock: 5, blankWeight: 0 })
  const { wheel } = await newCustomer({ spins: 2 })
  const response = await wheel.play({ id: wheelId, idempotencyKey: newKey() })
  expect(response).toMatchObject({
    status: 200,
    body: {
      spinsLeft: 1,
      spin: {
        wheelId,
        position: 1,
        gift: { id: wheelId * 10, name: 'Voucher 20K', kind: 'voucher' },
        code: expect.stringMatching(/^VQ[0-9A-Z]{10}$/) as string,
      },
    },
  })
  const spin = (
    response.body as { spin: { id: string; code: string; expiresAt: number; at: number } }
  ).spin
  expect(Math.floor((spin.expiresAt - spin.at) / 86_400_000)).toBe(30)
  expect((await wheel.listMySpins({ page: 1, pageSize: 20 })).items.map(({ id }) => id)).toEqual([
    spin.id,
  ])
  expect((await wheel.listMyGifts({ page: 1, pageSize: 20 })).items).toMatchObject([
    { id: spin.id, source: 'wheel', name: 'Voucher 20K', code: spin.code },
  ])
})

test('the same key is the same spin, one after the other and at once [H-259]', async () => {
  const wheelId = await newWheel({ stock: 50 })
  const { wheel } = await newCustomer({ spins: 9 })
  const idempotencyKey = newKey()
  const responses = await Promise.all(
    Array.from({ length: 6 }, () => wheel.play({ id: wheelId, idempotencyKey })),
  )
  const later = await wheel.play({ id: wheelId, idempotencyKey })
  const ids = [...responses, later].map((response) =>
    response.status === 200 ? response.body.spin.id : response.status,
  )
  expect(new Set(ids).size).toBe(1)
  expect((await wheel.getAccount({})).spinsLeft).toBe(8)
  expect((await wheel.listMySpins({ page: 1, pageSize: 20 })).total).toBe(1)
})

test('a spin without spins left is refused, and its key may be used again [H-259]', async () => {
  const wheelId = await newWheel({ stock: 5, blankWeight: 0 })
  const { id, wheel } = await newCustomer()
  const idempotencyKey = newKey()
  expect((await wheel.play({ id: wheelId, idempotencyKey })).status).toBe(403)
  expect(await poolOf(wheelId).ledgerCounts()).toEqual({ given: 0, pending: 0 })
  await bindings.DB.prepare("INSERT INTO entry VALUES (?, 'more', 1, 0, 'Quà', 1)").bind(id).run()
  expect((await wheel.play({ id: wheelId, idempotencyKey })).status).toBe(200)
})

test('concurrent spins never exceed the spins of a customer or the stock [H-259]', async () => {
  const wheelId = await newWheel({ stock: 7 })
  const players = await Promise.all(Array.from({ length: 8 }, () => newCustomer({ spins: 3 })))
  const responses = await Promise.all(
    players.flatMap(({ wheel }) =>
      Array.from({ length: 5 }, () => wheel.play({ id: wheelId, idempotencyKey: newKey() })),
    ),
  )
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(24)
  expect(responses.filter(({ status }) => status === 403)).toHaveLength(16)
  expect(await wonOn(wheelId)).toBe(7)
  expect(await poolOf(wheelId).ledgerCounts()).toEqual({ given: 7, pending: 0 })
  for (const { wheel } of players) expect((await wheel.getAccount({})).spinsLeft).toBe(0)
  expect((await wheelFor().listGifts({})).find(({ id }) => id === wheelId * 10)?.stock).toBe(0)
})

test('a wheel without gifts and without a blank costs no spin [H-259]', async () => {
  const wheelId = await newWheel({ stock: 1, blankWeight: 0 })
  const { wheel } = await newCustomer({ spins: 3 })
  expect((await wheel.play({ id: wheelId, idempotencyKey: newKey() })).status).toBe(200)
  expect((await wheel.play({ id: wheelId, idempotencyKey: newKey() })).status).toBe(409)
  expect((await wheel.getAccount({})).spinsLeft).toBe(2)
})

test('once the day has had its gifts only blanks are drawn [H-259]', async () => {
  const wheelId = await newWheel({ stock: null, dailyCap: 4 })
  const { wheel } = await newCustomer({ spins: 30 })
  for (let spin = 0; spin < 30; spin++) await wheel.play({ id: wheelId, idempotencyKey: newKey() })
  expect(await wonOn(wheelId)).toBe(4)
})

test('two wheels that share a gift never give more of it than there are [H-259]', async () => {
  const [one, other] = [
    await newWheel({ stock: 3, blankWeight: 0 }),
    await newWheel({ stock: 1, blankWeight: 0 }),
  ]
  await bindings.DB.prepare('UPDATE sector SET gift_id = ? WHERE wheel_id = ?')
    .bind(one * 10, other)
    .run()
  const { wheel } = await newCustomer({ spins: 12 })
  const responses = await Promise.all(
    [one, other, one, other, one, other, one, other].map((id) =>
      wheel.play({ id, idempotencyKey: newKey() }),
    ),
  )
  expect(await wonOn(one)).toBe(3)
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(3)
  expect((await wheel.getAccount({})).spinsLeft).toBe(9)
})

test('a gift of points or a spin is credited at once, with its history [H-259]', async () => {
  const { id, wheel } = await newCustomer({ spins: 60 })
  for (let spin = 0; spin < 60; spin++) await wheel.play({ id: 1, idempotencyKey: newKey() })
  const { results } = await bindings.DB.prepare(
    'SELECT kind, count(*) AS n FROM spin WHERE customer_id = ? GROUP BY kind',
  )
    .bind(id)
    .all<{ kind: string; n: number }>()
  const won = new Map(results.map(({ kind, n }) => [kind, n]))
  expect(await wheel.getAccount({})).toEqual({
    spinsLeft: won.get('spin') ?? 0,
    points: 10 * (won.get('points') ?? 0),
  })
  expect((await wheel.listPointHistory({ page: 1, pageSize: 50 })).total).toBe(
    won.get('points') ?? 0,
  )
  expect((await wheel.listMyGifts({ page: 1, pageSize: 20 })).total).toBe(
    60 - (won.get('none') ?? 0),
  )
})

test('10,000 draws follow the weights and never take the stock below zero [H-259]', async () => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined)
  const wheelId = await newWheel({ stock: 500, dailyCap: 1_000_000, blankWeight: 1 })
  const seeds = randomFrom(21)
  const counted = await poolOf(wheelId).withState(async (state) => {
    state.newSeed = () => Math.floor(seeds() * 2 ** 32)
    const wheel = (await state.wheel(wheelId))!
    let gifts = 0
    let blanksBefore = 0
    for (let count = 0; count < 10_000; count++) {
      const draw = state.draw(wheel, { wheelId, customerId: count, key: 'k', maskedName: '' })!
      if (draw.position === 1) gifts += 1
      else if (gifts < 500) blanksBefore += 1
      if (state.ledger.given(wheelId * 10) > 500) throw new Error('below zero')
      state.ledger.close(draw.id)
    }
    return { gifts, share: gifts / (gifts + blanksBefore) }
  })
  expect(counted.gifts).toBe(500)
  expect(Math.abs(counted.share - 0.9)).toBeLessThan(0.03)
})

test('a spin is reproducible from the logged seed and odds, without a name [H-259]', async () => {
  const lines: string[] = []
  vi.spyOn(console, 'info').mockImplementation((line: string) => void lines.push(line))
  const { wheel } = await newCustomer({ spins: 20, userName: 'Trần Hoàng Long' })
  for (let spin = 0; spin < 20; spin++) await wheel.play({ id: 1, idempotencyKey: newKey() })
  const { results } = await bindings.DB.prepare(
    'SELECT id, seed, odds, position FROM spin ORDER BY at DESC, id DESC LIMIT 20',
  ).all<{ id: string; seed: number; odds: string; position: number }>()
  for (const { seed, odds, position } of results)
    expect(drawPosition(JSON.parse(odds) as { position: number; weight: number }[], seed)).toBe(
      position,
    )
  const logged = lines.map((line) => JSON.parse(line) as { spin: string; seed: number })
  expect(logged.map(({ spin, seed }) => `${spin} ${seed}`).sort()).toEqual(
    results.map(({ id, seed }) => `${id} ${seed}`).sort(),
  )
  expect(lines.join('')).not.toMatch(/Long|Anh L|customer|\bVQ[0-9A-Z]{10}\b/)
})

const anonymous = [
  ['nobody', () => wheelFor()],
  ['an ended session', () => wheelFor({ authorization: 'Bearer token-that-nobody-has-given-out' })],
] as const
type Call = (wheel: ReturnType<typeof wheelFor>, customerId: number) => Promise<unknown>
const page = { page: 1, pageSize: 20 }

describe.each(anonymous)('%s', (_who, caller) => {
  test.each<[what: string, id: string, call: Call]>([
    ['spin', 'H-259', (wheel) => wheel.play({ id: 1, idempotencyKey: newKey() })],
    ['see spins', 'H-253', (wheel) => wheel.listMySpins(page)],
    ['see gifts', 'H-254', (wheel) => wheel.listMyGifts(page)],
    ['see an account', 'H-260', (wheel) => wheel.getAccount({})],
    ['see a history of points', 'H-261', (wheel) => wheel.listPointHistory(page)],
    ['see points', 'H-262', (wheel, customerId) => wheel.getPoints({ customerId })],
    [
      'exchange points',
      'H-252',
      (wheel) => wheel.exchangePack({ idPackage: 1, idempotencyKey: newKey() }),
    ],
    [
      'exchange a voucher',
      'H-265',
      (wheel, customerId) =>
        wheel.exchangeVoucher({ voucherId: 1, customerId, idempotencyKey: newKey() }),
    ],
  ])('cannot %s [%s]', async (_what, _id, call) => {
    const { id } = await newCustomer({ spins: 5, points: 900 })
    await expect(call(caller(), id)).rejects.toBeInstanceOf(Unauthenticated)
  })

  test('cannot claim a quest', async () => {
    await expect(caller().claimQuest({ id: 1 })).rejects.toBeInstanceOf(Unauthenticated)
  })
})

test('a call with another customer’s number gets nothing of his [H-253, H-262, H-265]', async () => {
  const { wheel } = await newCustomer({ spins: 5, points: 900 })
  const other = await newCustomer({ spins: 5, points: 900 })
  const spun = await other.wheel.play({ id: 1, idempotencyKey: newKey() })
  await expect(wheel.getPoints({ customerId: other.id })).rejects.toBeInstanceOf(Unauthenticated)
  await expect(
    wheel.exchangeVoucher({ voucherId: 1, customerId: other.id, idempotencyKey: newKey() }),
  ).rejects.toBeInstanceOf(Unauthenticated)
  expect((await other.wheel.getAccount({})).points).toBeGreaterThanOrEqual(900)
  expect(
    (await wheel.listMySpins({ page: 1, pageSize: 20 })).items.map((spin) => spin.id),
  ).not.toContain((spun.body as { spin: { id: string } }).spin.id)
})

test('one key belongs to each customer alone', async () => {
  const key = newKey()
  const [one, other] = [await newCustomer({ spins: 1 }), await newCustomer({ spins: 1 })]
  const first = await one.wheel.play({ id: 1, idempotencyKey: key })
  const second = await other.wheel.play({ id: 1, idempotencyKey: key })
  expect([first.status, second.status]).toEqual([200, 200])
  expect((first.body as { spin: { id: string } }).spin.id).not.toBe(
    (second.body as { spin: { id: string } }).spin.id,
  )
})

test('winners are listed with the gift and one letter of their name, newest first [H-255]', async () => {
  const wheelId = await newWheel({ stock: 5, blankWeight: 0 })
  const { wheel } = await newCustomer({ spins: 2, userName: 'Phạm Gia Đạt' })
  await wheel.play({ id: wheelId, idempotencyKey: newKey() })
  const nameless = await newCustomer({ spins: 1, userName: '' })
  await nameless.wheel.play({ id: wheelId, idempotencyKey: newKey() })
  const winners = await wheelFor().listWinners({})
  expect(winners.slice(0, 2).map(({ name, giftName }) => [name, giftName])).toEqual([
    ['Khách hàng', 'Voucher 20K'],
    ['Anh Đ***', 'Voucher 20K'],
  ])
  expect(JSON.stringify(winners)).not.toMatch(/Đạt|Phạm|VQ[0-9A-Z]{10}/)
})

test('a deleted winner is listed without his letter, and others keep theirs [H-255]', async () => {
  const wheelId = await newWheel({ stock: 5, blankWeight: 0 })
  const [leaver, other] = [
    await newCustomer({ spins: 1, userName: 'Đạt' }),
    await newCustomer({ spins: 1, userName: 'Quân' }),
  ]
  for (const { wheel } of [leaver, other])
    await wheel.play({ id: wheelId, idempotencyKey: newKey() })
  await night({ number: 5, customerId: leaver.id, phone: '0912345678', at: 0 })
  expect(
    (await wheelFor().listWinners({}))
      .slice(0, 2)
      .map(({ name }) => name)
      .sort(),
  ).toEqual(['Anh Q***', 'Khách hàng'])
})

test('no wheel, a hidden wheel and playing too often are refused with a sentence [H-259]', async () => {
  const { headers } = await newCustomer({ spins: 5 })
  // Nothing would delete the object of a wheel that there is not, so none is asked.
  const withoutPools = wheelFor(headers, { PRIZE_POOL: undefined as never })
  expect((await withoutPools.play({ id: 999, idempotencyKey: newKey() })).status).toBe(404)
  const limited = wheelFor(headers, { RATE_LIMITS: '', ACTS_PER_CUSTOMER: '2' })
  await limited.play({ id: 1, idempotencyKey: newKey() })
  await limited.claimQuest({ id: 1 })
  const refused = await limited.exchangePack({ idPackage: 1, idempotencyKey: newKey() })
  expect(refused).toMatchObject({
    status: 429,
    body: { retryAfterSeconds: expect.any(Number) as number },
  })
})

test('with auth down nobody spins, and the wheel is still served', async () => {
  const { wheel } = await newCustomer({ spins: 1 })
  auth.isDown = true
  await expect(wheel.play({ id: 1, idempotencyKey: newKey() })).rejects.toThrow('500')
  expect((await wheel.getWheelById({ id: 1 })).status).toBe(200)
  auth.isDown = false
  expect((await wheel.getAccount({})).spinsLeft).toBe(1)
})
