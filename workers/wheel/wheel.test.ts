import { createExecutionContext, env } from 'cloudflare:test'
import { beforeEach, expect, test } from 'vitest'
import { connect } from '../kit/connect'
import { wheelApi } from './contract'
import { seed } from './seed'
import worker, { type Env } from './worker'

const { DB } = env as unknown as Env
const fetcher = { fetch: async (request: Request) => worker.fetch(request, { DB }, createExecutionContext()) }
const wheel = connect('wheel', wheelApi, { fetcher, headers: {}, timeoutMs: 5000 })
const get = (path: string, headers: Record<string, string> = {}) => fetcher.fetch(new Request(`https://wheel${path}`, { headers }))

beforeEach(async () => {
  const tables = ['sector', 'wheel', 'gift', 'exchange_pack', 'quest', 'point_voucher']
  await DB.batch([...tables.map((table) => `DELETE FROM ${table}`), ...seed(new Date(0))].map((sql) => DB.prepare(sql)))
})

test('H-249 the wheel on show has ten sectors in order and keeps its weights to itself', async () => {
  const { id, name, sectors } = await wheel.getWheel({})
  expect([id, name]).toEqual([1, 'Vòng quay may mắn'])
  expect(sectors.map((sector) => sector.position)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  expect(sectors[8]).toEqual({ position: 9, giftId: 9, label: 'Thẻ 500K' })
  expect(await (await get('/api/v1/wheeling')).text()).not.toContain('weight')
})

test('H-249 a newer wheel replaces the one on show, a hidden one does not, and no wheel is a failure', async () => {
  await DB.prepare("INSERT INTO wheel (id, name, is_shown, daily_cap) VALUES (2, 'Vòng quay Tết', 1, 10), (3, 'Nháp', 0, 10)").run()
  expect((await wheel.getWheel({})).name).toBe('Vòng quay Tết')
  await DB.prepare('UPDATE wheel SET is_shown = 0').run()
  await expect(wheel.getWheel({})).rejects.toThrow('status: 500')
})

test('the chances of the sectors are those of the house and add up to a hundred', async () => {
  const { results } = await DB.prepare('SELECT weight FROM sector ORDER BY position').all<{ weight: number }>()
  expect(results.map((sector) => sector.weight)).toEqual([30, 20, 14, 8, 7, 6, 5, 4, 1, 5])
})

test('H-250 every sector leads to a gift with a name, a picture, a kind and what is left of it', async () => {
  const gifts = await wheel.listGifts({})
  const { sectors } = await wheel.getWheel({})
  for (const sector of sectors) expect(gifts.some((gift) => gift.id === sector.giftId)).toBe(true)
  expect(gifts.map((gift) => gift.kind)).toEqual(['none', 'points', 'voucher', 'voucher', 'service', 'voucher', 'product', 'service', 'voucher', 'spin'])
  expect(gifts[0]?.stock).toBeNull()
  await DB.prepare('UPDATE gift SET stock = stock - 1 WHERE id = 9').run()
  expect((await wheel.listGifts({})).find((gift) => gift.id === 9)).toEqual({ id: 9, name: 'Thẻ nạp 500K', image: '/art/mark.svg', kind: 'voucher', stock: 9 })
})

test('H-251 points buy 1, 5 or 10 spins', async () => {
  expect(await wheel.listExchangePacks({})).toEqual([{ id: 1, points: 100, spins: 1 }, { id: 2, points: 450, spins: 5 }, { id: 3, points: 800, spins: 10 }])
})

test('H-256 quests earn spins', async () => {
  expect((await wheel.listQuests({})).map((quest) => quest.spins)).toEqual([1, 2, 1, 3, 1, 2])
  expect((await wheel.listQuests({}))[0]).toEqual({ id: 1, name: 'Điểm danh mỗi ngày', spins: 1 })
})

test('eight vouchers wait for lucky points', async () => {
  const count = await DB.prepare('SELECT count(*) AS n FROM point_voucher').first<{ n: number }>()
  expect(count?.n).toBe(8)
})

test('the wheel may be cached, what is left of the gifts may not', async () => {
  const first = await get('/api/v1/wheeling')
  expect((await get('/api/v1/wheeling', { 'if-none-match': first.headers.get('etag')! })).status).toBe(304)
  expect((await get('/api/v1/gifts')).headers.get('cache-control')).toBeNull()
})
