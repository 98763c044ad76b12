import { expect, test, vi } from 'vitest'
import { openCoordinator } from '../../testing/coordinator'
import { openGateway, type House } from '../../testing/house'
import { aSalon } from '../../testing/people'

const KEY = 'the key of the editors'
/** A busy machine may take its time. */
const patient = { timeout: 20_000 }
const asksSalons = '{ salons { name } }'

/** A gateway whose salons have the name that an editor gave them last. */
function openEdited() {
  const coordinator = openCoordinator()
  let name = 'Trước'
  const list = () => ({ data: [aSalon({ id: 10, name })] })
  const house = openGateway(
    { salons: { listSalons: list, topSalons: list } },
    { COORDINATOR: coordinator.binding, PURGE_KEY: KEY },
  )
  return { house, coordinator, rename: (to: string) => void (name = to) }
}

async function purge(
  house: House,
  body: unknown = { lists: ['salons'] },
  headers: Record<string, string> = {},
  method = 'POST',
) {
  const answer = await house.fetch(
    new Request('http://localhost:9300/purge', {
      method,
      headers: { authorization: `Bearer ${KEY}`, 'content-type': 'application/json', ...headers },
      body: method === 'GET' ? undefined : JSON.stringify(body),
    }),
  )
  return {
    status: answer.status,
    headers: answer.headers,
    told: (await answer.json()) as {
      purged?: string[]
      front?: string
      errors?: { message: string }[]
    },
  }
}

async function shownBy(house: House): Promise<string> {
  return (await house.ask(asksSalons)).data.salons[0].name as string
}

test('once a purge has answered, the next request sees the change in every isolate, in those that it did not reach as well', async () => {
  const { house, rename } = openEdited()
  const others = [house.otherIsolate(), house.otherIsolate()]
  for (const isolate of [house, ...others]) expect(await shownBy(isolate)).toBe('Trước')
  await house.settle()
  rename('Sau')
  expect((await purge(house)).status).toBe(200)
  for (const isolate of [house, ...others, house.otherIsolate()])
    expect(await shownBy(isolate)).toBe('Sau')
})

test('what is made of the same rows goes along, and the answer names it', async () => {
  const { house, rename } = openEdited()
  const ask = async () =>
    (await house.ask('{ topSalons { name } }')).data.topSalons[0].name as string
  expect(await ask()).toBe('Trước')
  rename('Sau')
  expect((await purge(house)).told).toEqual({
    purged: ['salons', 'topSalons', 'provinces', 'serviceMenu'],
    front: 'none',
  })
  expect(await ask()).toBe('Sau')
})

test('other lists stay, and "*" is all of them', async () => {
  const { house, rename } = openEdited()
  await shownBy(house)
  rename('Sau')
  await purge(house, { lists: ['banners'] })
  expect(await shownBy(house)).toBe('Trước')
  expect((await purge(house, { lists: ['*'] })).told.purged).toContain('spaPages')
  expect(await shownBy(house)).toBe('Sau')
})

test('an entry that was written to the store before a purge, or by an isolate that has not heard of it, does not come back', async () => {
  const { house, rename } = openEdited()
  await shownBy(house)
  await house.settle()
  const before = house.store.get('lists/2/salons')!
  rename('Sau')
  await purge(house)
  expect(await shownBy(house)).toBe('Sau')
  await house.settle()
  house.store.set('lists/2/salons', before)
  expect(await shownBy(house.otherIsolate())).toBe('Sau')
})

test('a list that was on its way when it was purged is nobody’s answer afterwards', async () => {
  const coordinator = openCoordinator()
  const answers: ((name: string) => void)[] = []
  const listSalons = () =>
    new Promise<{ data: ReturnType<typeof aSalon>[] }>((resolve) =>
      answers.push((name) => resolve({ data: [aSalon({ id: 10, name })] })),
    )
  const house = openGateway(
    { salons: { listSalons } },
    { COORDINATOR: coordinator.binding, PURGE_KEY: KEY },
  )
  const early = house.ask(asksSalons)
  await vi.waitFor(() => expect(answers).toHaveLength(1), patient)
  await purge(house)
  const late = house.ask(asksSalons)
  await vi.waitFor(() => expect(answers).toHaveLength(2), patient)
  answers[1]!('Sau')
  answers[0]!('Trước')
  expect((await late).data.salons[0].name).toBe('Sau')
  expect((await early).data.salons[0].name).toBe('Trước')
  expect(await shownBy(house)).toBe('Sau')
})

test('500 requests at a purged list make one backend call', async () => {
  const { house } = openEdited()
  await shownBy(house)
  await purge(house)
  house.calls.length = 0
  await Promise.all(Array.from({ length: 500 }, () => shownBy(house)))
  expect(house.calls).toEqual(['salons.listSalons'])
})

test('a purged list is still shown while its backend is down', async () => {
  const { house } = openEdited()
  await shownBy(house)
  await house.settle()
  await purge(house)
  house.breakDown('salons')
  expect(await shownBy(house)).toBe('Trước')
  expect(await shownBy(house.otherIsolate())).toBe('Trước')
})

test('the outage of the coordinator costs no page, and a purge says that it did not happen', async () => {
  const { house, coordinator } = openEdited()
  await shownBy(house)
  await house.settle()
  coordinator.fail('refuses')
  house.wait(10)
  expect(await shownBy(house)).toBe('Trước')
  expect(await shownBy(house.otherIsolate())).toBe('Trước')
  expect(await purge(house)).toMatchObject({
    status: 503,
    told: { errors: [{ message: 'The purge did not come to its end; please send it again.' }] },
  })
  coordinator.fail(null)
  expect((await purge(house)).status).toBe(200)
})

test('only who holds the key may purge; without a key nobody may', async () => {
  const { house } = openEdited()
  const keyless = openGateway({}, { COORDINATOR: openCoordinator().binding })
  expect((await purge(keyless)).status).toBe(503)
  expect((await purge(keyless, {}, { authorization: 'Bearer ' })).status).toBe(503)
  for (const authorization of ['', 'Bearer ', `Bearer ${KEY}x`, `Basic ${KEY}`, KEY]) {
    const { status, headers } = await purge(
      house,
      { lists: ['salons'] },
      { authorization, 'x-client-address': authorization },
    )
    expect([status, headers.get('www-authenticate')], authorization).toEqual([401, 'Bearer'])
  }
})

test('what cannot be meant well is refused, and a name that does not exist is told the names that do', async () => {
  const { house } = openEdited()
  expect(await purge(house, { lists: ['salon', 'salons'] })).toMatchObject({
    status: 400,
    told: {
      errors: [
        {
          message: expect.stringMatching(
            /^There is no list "salon"; lists are salons, provinces, .*spaPages.*"\*" for all of them\.$/,
          ),
        },
      ],
    },
  })
  for (const body of [
    {},
    { lists: [] },
    { lists: 'salons' },
    { lists: ['salons'], more: 1 },
    [],
    null,
    { lists: ['__proto__'] },
  ])
    expect((await purge(house, body)).status, JSON.stringify(body)).toBe(400)
  expect((await purge(house, {}, {}, 'GET')).status).toBe(405)
  expect((await purge(house, {}, { 'content-type': 'text/plain' })).status).toBe(415)
  expect((await purge(house, { lists: ['x'.repeat(70_000)] })).status).toBe(413)
  expect(
    (await purge(house, { lists: ['salons'] }, { origin: 'https://evil.example' })).status,
  ).toBe(403)
})

test('an address may try thirty times a minute', async () => {
  const { house } = openEdited()
  const wrong = { authorization: 'Bearer no', 'x-client-address': '203.0.113.7' }
  for (let count = 0; count < 30; count++) expect((await purge(house, {}, wrong)).status).toBe(401)
  const late = await purge(house, {}, wrong)
  expect(late.status).toBe(429)
  expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await purge(house, {}, { ...wrong, 'x-client-address': '203.0.113.8' })).status).toBe(401)
  house.wait(60)
  expect((await purge(house, {}, wrong)).status).toBe(401)
})
