import { beforeAll, expect, test } from 'vitest'
import {
  bindings,
  fillWithDemoData,
  newCustomer,
  newKey,
  newWheel,
  poolOf,
} from '../testing/client'
import type { Step } from './state'

beforeAll(fillWithDemoData)

async function spinsOn(wheelId: number): Promise<number> {
  return (await bindings.DB.prepare('SELECT count(*) AS n FROM spin WHERE wheel_id = ?')
    .bind(wheelId)
    .first<{ n: number }>())!.n
}

test.each<[Step, string]>([
  ['drawn', 'before'],
  ['written', 'after'],
])('killed at %s, %s D1 has the spin: a retry returns it, counted once [H-259]', async (step) => {
  const wheelId = await newWheel({ stock: 3, blankWeight: 0 })
  const { wheel } = await newCustomer({ spins: 2 })
  const idempotencyKey = newKey()
  const pool = poolOf(wheelId)
  await pool.dieAt(step)
  await expect(wheel.play({ id: wheelId, idempotencyKey })).rejects.toThrow('500')
  expect(await pool.ledgerCounts()).toEqual({ given: 1, pending: 1 })
  await pool.restart()
  expect((await wheel.play({ id: wheelId, idempotencyKey })).status).toBe(200)
  expect(await pool.ledgerCounts()).toEqual({ given: 1, pending: 0 })
  expect((await wheel.getAccount({})).spinsLeft).toBe(1)
  expect((await wheel.listMyGifts({ page: 1, pageSize: 20 })).total).toBe(1)
})

test.each<[Step]>([['drawn'], ['written']])(
  'killed at %s without a retry: the alarm completes the spin [H-259]',
  async (step) => {
    const wheelId = await newWheel({ stock: 3, blankWeight: 0 })
    const { wheel } = await newCustomer({ spins: 1 })
    const pool = poolOf(wheelId)
    await pool.dieAt(step)
    await expect(wheel.play({ id: wheelId, idempotencyKey: newKey() })).rejects.toThrow('500')
    await pool.restart()
    expect(await pool.fireAlarm()).toBe(true)
    expect(await pool.ledgerCounts()).toEqual({ given: 1, pending: 0 })
    expect((await wheel.getAccount({})).spinsLeft).toBe(0)
    expect((await wheel.listMyGifts({ page: 1, pageSize: 20 })).total).toBe(1)
  },
)

test('a void draw returns its gift, and a late write changes nothing [H-259]', async () => {
  const wheelId = await newWheel({ stock: 3, blankWeight: 0 })
  const { id, wheel } = await newCustomer({ spins: 1 })
  const pool = poolOf(wheelId)
  await pool.dieAt('drawn')
  await expect(wheel.play({ id: wheelId, idempotencyKey: newKey() })).rejects.toThrow('500')
  const [draw] = await pool.withState(({ ledger }) => ledger.pending())
  await bindings.DB.prepare("INSERT INTO entry VALUES (?, 'elsewhere', -1, 0, 'Quay thưởng', 1)")
    .bind(id)
    .run()
  await pool.restart()
  await pool.fireAlarm()
  expect(await pool.ledgerCounts()).toEqual({ given: 0, pending: 0 })
  await bindings.DB.prepare("INSERT INTO entry VALUES (?, 'more', 1, 0, 'Quà', 2)").bind(id).run()
  expect(await pool.withState((state) => state.settle(draw!))).toBeNull()
  expect([await spinsOn(wheelId), await pool.ledgerCounts()]).toEqual([0, { given: 0, pending: 0 }])
  expect((await wheel.getAccount({})).spinsLeft).toBe(1)
})

test('a pool that lost its storage restores its stock from D1 [H-259]', async () => {
  const wheelId = await newWheel({ stock: 4, blankWeight: 0 })
  const { wheel } = await newCustomer({ spins: 9 })
  for (let spin = 0; spin < 3; spin++) await wheel.play({ id: wheelId, idempotencyKey: newKey() })
  await poolOf(wheelId).withState((state) => void state.storage.sql.exec('DELETE FROM given'))
  await poolOf(wheelId).restart()
  expect((await wheel.play({ id: wheelId, idempotencyKey: newKey() })).status).toBe(200)
  expect((await wheel.play({ id: wheelId, idempotencyKey: newKey() })).status).toBe(409)
})

test('with D1 away nobody wins, nothing is lost, and the spin is finished when it is back [H-259]', async () => {
  const wheelId = await newWheel({ stock: 3, blankWeight: 0 })
  const { wheel } = await newCustomer({ spins: 1 })
  const pool = poolOf(wheelId)
  await pool.withState((state) => state.wheel(wheelId))
  let batches = 0
  const failing = {
    prepare: (sql: string) => bindings.DB.prepare(sql),
    batch: (statements: D1PreparedStatement[]) =>
      ++batches > 1 ? Promise.reject(new Error('D1 is away')) : bindings.DB.batch(statements),
  } as unknown as D1Database
  await pool.withState((state) => void Object.assign(state, { env: { ...state.env, DB: failing } }))
  await expect(wheel.play({ id: wheelId, idempotencyKey: newKey() })).rejects.toThrow('500')
  expect(await pool.ledgerCounts()).toEqual({ given: 1, pending: 1 })
  await pool.fireAlarm()
  expect((await pool.ledgerCounts()).pending).toBe(1)
  await pool.withState((state) => void Object.assign(state, { env: bindings }))
  expect(await pool.fireAlarm()).toBe(true)
  expect([await pool.ledgerCounts(), await spinsOn(wheelId)]).toEqual([{ given: 1, pending: 0 }, 1])
})

test('after random spins, crashes and restarts pool and D1 agree [H-259]', async () => {
  const wheelId = await newWheel({ stock: 15 })
  const pool = poolOf(wheelId)
  const players = await Promise.all(Array.from({ length: 4 }, () => newCustomer({ spins: 8 })))
  const keys = players.flatMap((player) =>
    Array.from({ length: 8 }, () => ({ player, key: newKey() })),
  )
  for (let round = 0; round < 12; round++) {
    if (round < 10) await pool.dieAt(round % 2 === 0 ? 'drawn' : 'written')
    await Promise.allSettled(
      keys
        .filter((_, index) => (index + round) % 3 === 0 || round > 10)
        .map(({ player, key }) => player.wheel.play({ id: wheelId, idempotencyKey: key })),
    )
    await pool.restart()
    if (round % 3 === 0) await pool.fireAlarm()
  }
  await Promise.all(
    keys.map(({ player, key }) => player.wheel.play({ id: wheelId, idempotencyKey: key })),
  )
  const won = await bindings.DB.prepare('SELECT count(*) AS n FROM received WHERE item_id = ?')
    .bind(wheelId * 10)
    .first<{ n: number }>()
  expect(await spinsOn(wheelId)).toBe(32)
  expect(won!.n).toBeLessThanOrEqual(15)
  expect(await pool.ledgerCounts()).toEqual({ given: won!.n, pending: 0 })
  for (const { wheel } of players) expect((await wheel.getAccount({})).spinsLeft).toBe(0)
})

test('a spin refused as the customer spent it on another wheel takes no gift off the wheel [H-259]', async () => {
  const [first, second] = [await newWheel({ stock: null }), await newWheel({ stock: null })]
  const { wheel } = await newCustomer({ spins: 1 })
  const pool = poolOf(second)
  // Its last spin is used on the first wheel while the second one draws.
  await pool.withState((state) => {
    state.failpoint = (step) => {
      if (step === 'drawn') state.failpoint = () => undefined
    }
    const { persist } = state
    state.persist = async () => {
      await wheel.play({ id: first, idempotencyKey: newKey() })
      await persist.call(state)
    }
  })
  expect(await wheel.play({ id: second, idempotencyKey: newKey() })).not.toMatchObject({
    status: 200,
  })
  await pool.withState((state) => (state.persist = () => Promise.resolve()))
  const other = await newCustomer({ spins: 1 })
  await other.wheel.play({ id: second, idempotencyKey: newKey() })
  const odds = await bindings.DB.prepare('SELECT odds FROM spin WHERE wheel_id = ?')
    .bind(second)
    .first<string>('odds')
  expect(JSON.parse(odds ?? '')).toEqual([
    { position: 1, weight: 9 },
    { position: 2, weight: 1 },
  ])
})
