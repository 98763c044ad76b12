import { beforeAll, expect, test, afterEach, vi } from 'vitest'
import { coded } from '../kit/message'
import { insertInto } from '../kit/seeding'
import { bindings, fillWithDemoData, newCustomer, newKey, wheelFor } from './testing/client'

beforeAll(fillWithDemoData)

test('points become spins once for each key, and too few points change nothing [H-252, H-260]', async () => {
  const { wheel } = await newCustomer({ points: 500 })
  const idempotencyKey = newKey()
  expect(await wheel.exchangePack({ idPackage: 2, idempotencyKey })).toEqual({
    status: 200,
    body: { spinsLeft: 5, points: 50 },
  })
  expect(await wheel.exchangePack({ idPackage: 2, idempotencyKey })).toEqual({
    status: 200,
    body: { spinsLeft: 5, points: 50 },
  })
  expect(await wheel.exchangePack({ idPackage: 1, idempotencyKey: newKey() })).toMatchObject({
    status: 409,
    body: { message: coded('TOO_FEW_POINTS') },
  })
  expect((await wheel.exchangePack({ idPackage: 99, idempotencyKey: newKey() })).status).toBe(404)
  expect(await wheel.getAccount({})).toEqual({ spinsLeft: 5, points: 50 })
})

test('points that are there once are not spent twice at once [H-252]', async () => {
  const { wheel } = await newCustomer({ points: 250 })
  const responses = await Promise.all(
    Array.from({ length: 6 }, () => wheel.exchangePack({ idPackage: 1, idempotencyKey: newKey() })),
  )
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(2)
  expect(await wheel.getAccount({})).toEqual({ spinsLeft: 2, points: 50 })
})

test('the history has each change of points, newest first [H-261, H-262]', async () => {
  const { id, wheel } = await newCustomer({ points: 1000 })
  await wheel.exchangePack({ idPackage: 1, idempotencyKey: newKey() })
  await wheel.exchangeVoucher({ voucherId: 1, customerId: id, idempotencyKey: newKey() })
  const { items, total } = await wheel.listPointHistory({ page: 1, pageSize: 20 })
  expect(total).toBe(3)
  expect(items.map(({ title, points }) => [title, points]).sort()).toEqual([
    ['Quà', 1000],
    ['Đổi 1 lượt quay', -100],
    ['Đổi quà: Voucher 20K', -150],
  ])
  expect(items.at(-1)!.title).toBe('Quà')
  expect((await wheel.listPointHistory({ page: 2, pageSize: 2 })).items).toHaveLength(1)
  expect(await wheel.getPoints({ customerId: id })).toBe(750)
})

test('vouchers come six on a page, the cheapest first [H-263]', async () => {
  const first = await wheelFor().listVouchers({ page: 1, pageSize: 6 })
  const second = await wheelFor().listVouchers({ page: 2, pageSize: 6 })
  expect([first.total, first.items.length, second.items.length]).toEqual([8, 6, 2])
  expect([...first.items, ...second.items].map(({ points }) => points)).toEqual([
    150, 220, 350, 450, 650, 800, 1000, 1200,
  ])
  expect((await wheelFor().listVouchers({ page: 9, pageSize: 6 })).items).toEqual([])
})

test('one voucher has its details, price and stock [H-264]', async () => {
  expect(await wheelFor().getVoucher({ voucherId: 3 })).toMatchObject({
    status: 200,
    body: { id: 3, name: 'Voucher 50K', points: 350, value: 50_000, left: 500, validDays: 90 },
  })
  expect((await wheelFor().getVoucher({ voucherId: 99 })).status).toBe(404)
})

test('a voucher is bought once per key, and its code is a gift [H-265, O-42]', async () => {
  const { id, wheel } = await newCustomer({ points: 400 })
  const order = { voucherId: 3, customerId: id, idempotencyKey: newKey() }
  const bought = await wheel.exchangeVoucher(order)
  expect(bought).toMatchObject({
    status: 200,
    body: {
      points: 50,
      gift: {
        source: 'voucher',
        name: 'Voucher 50K',
        code: expect.stringMatching(/^VQ/) as string,
      },
    },
  })
  expect(await wheel.exchangeVoucher(order)).toEqual(bought)
  expect((await wheel.listMyGifts({ page: 1, pageSize: 20 })).items).toEqual([
    (bought.body as { gift: unknown }).gift,
  ])
  expect((await wheel.exchangeVoucher({ ...order, idempotencyKey: newKey() })).status).toBe(409)
  expect(
    (await wheel.exchangeVoucher({ ...order, voucherId: 99, idempotencyKey: newKey() })).status,
  ).toBe(404)
})

test('the last voucher is sold once to concurrent buyers, others keep their points [H-265]', async () => {
  await bindings.DB.prepare(
    "INSERT INTO point_voucher (id, name, image, points, value, stock) VALUES (50, 'Chỉ một', '/v.svg', 10, 0, 1)",
  ).run()
  const buyers = await Promise.all(Array.from({ length: 6 }, () => newCustomer({ points: 10 })))
  const responses = await Promise.all(
    buyers.map(({ id, wheel }) =>
      wheel.exchangeVoucher({ voucherId: 50, customerId: id, idempotencyKey: newKey() }),
    ),
  )
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 410, 410, 410, 410, 410])
  const left = await Promise.all(buyers.map(({ wheel }) => wheel.getAccount({})))
  expect(left.map(({ points }) => points).sort()).toEqual([0, 10, 10, 10, 10, 10])
  expect(await wheelFor().getVoucher({ voucherId: 50 })).toMatchObject({ body: { left: 0 } })
})

test('five hundred gifts come in pages, the newest first [H-254]', async () => {
  const { id, wheel } = await newCustomer()
  const name = `${'dài '.repeat(49)}🎁`
  const rows = Array.from({ length: 500 }, (_, index) => ({
    id: `many-${index}`,
    customer_id: id,
    cause: `many:${index}`,
    source: 'wheel',
    item_id: 3,
    name,
    image: '',
    kind: 'voucher',
    masked_name: 'Anh Q***',
    at: index,
  }))
  await bindings.DB.batch(insertInto('received', rows).map((sql) => bindings.DB.prepare(sql)))
  const page = await wheel.listMyGifts({ page: 2, pageSize: 1000 })
  expect([page.total, page.items.length, page.items[0]?.id, page.items[0]?.name]).toEqual([
    500,
    50,
    'many-449',
    name,
  ])
})

afterEach(() => vi.useRealTimers())

const day = 86_400_000

/** Half past eight in Vietnam on 22 November 2026, so many days later. */
function morning(days = 0): void {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(Date.UTC(2026, 10, 22, 1, 30) + days * day)
}

async function stateOf(wheel: ReturnType<typeof wheelFor>, id: number) {
  const { claimable, isDone } = (await wheel.listQuests({})).find((quest) => quest.id === id)!
  return { claimable, isDone }
}

test('a check-in gives one spin per Vietnamese day, also when it is repeated [H-256]', async () => {
  const { wheel } = await newCustomer()
  morning()
  expect(await stateOf(wheel, 1)).toEqual({ claimable: 1, isDone: false })
  const responses = await Promise.all(Array.from({ length: 4 }, () => wheel.claimQuest({ id: 1 })))
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  expect(responses.find(({ status }) => status === 409)!.body).toEqual({
    message: coded('CHECKED_IN_TODAY'),
  })
  expect(await stateOf(wheel, 1)).toEqual({ claimable: 0, isDone: true })
  vi.setSystemTime(Date.UTC(2026, 10, 22, 16, 59))
  expect((await wheel.claimQuest({ id: 1 })).status).toBe(409)
  vi.setSystemTime(Date.UTC(2026, 10, 22, 17, 0))
  expect(await wheel.claimQuest({ id: 1 })).toEqual({
    status: 200,
    body: { earned: 1, spinsLeft: 2, points: 0 },
  })
})

test('a whole profile earns its spin once, half of one nothing [H-256]', async () => {
  const half = await newCustomer({ email: 'a@example.com' })
  expect((await half.wheel.claimQuest({ id: 5 })).status).toBe(409)
  const whole = await newCustomer({ email: 'a@example.com', dateOfBirth: 21 })
  expect(await stateOf(whole.wheel, 5)).toEqual({ claimable: 1, isDone: false })
  const host = await newCustomer({ email: 'a@example.com', dateOfBirth: '1991-05-21' })
  expect(await stateOf(host.wheel, 5), 'a host’s whole date').toMatchObject({ claimable: 1 })
  expect((await whole.wheel.claimQuest({ id: 5 })).status).toBe(200)
  morning(40)
  expect((await whole.wheel.claimQuest({ id: 5 })).status).toBe(409)
  expect(await stateOf(whole.wheel, 5)).toEqual({ claimable: 0, isDone: true })
})

test('what other backends report counts once for each thing done, and is claimed together [H-256]', async () => {
  const { id: customerId, wheel } = await newCustomer()
  expect((await wheel.claimQuest({ id: 2 })).body).toEqual({
    message: coded('QUEST_NOT_DONE'),
  })
  for (const reference of ['visit-1', 'visit-2', 'visit-1'])
    await wheelFor().reportQuest({ id: 2, customerId, reference })
  expect(await stateOf(wheel, 2)).toEqual({ claimable: 2, isDone: false })
  expect(await wheel.claimQuest({ id: 2 })).toMatchObject({
    status: 200,
    body: { earned: 4, spinsLeft: 4 },
  })
  expect((await wheel.claimQuest({ id: 2 })).status).toBe(409)
  expect((await wheelFor().reportQuest({ id: 1, customerId, reference: 'x' })).status).toBe(404)
  expect((await wheel.claimQuest({ id: 99 })).status).toBe(404)
})

test('without a session all quests are listed, none of them done [H-256]', async () => {
  const quests = await wheelFor().listQuests({})
  expect(quests).toHaveLength(6)
  expect(quests.every(({ claimable, isDone }) => claimable === 0 && !isDone)).toBe(true)
})
