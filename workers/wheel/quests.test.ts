import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { coded } from '../kit/message'
import { fillWithDemoData, newCustomer, wheelFor } from './testing/client'

beforeAll(fillWithDemoData)
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
