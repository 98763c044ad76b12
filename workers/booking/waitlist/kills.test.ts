import { beforeEach, expect, test } from 'vitest'
import type { Step } from '../salon-day/state'
import { disagreements, morning, newSalon, setClock } from '../testing/salon-day'
import { provider } from '../testing/provider'
import { evenHours, lineOf } from '../testing/waitlist'
import { randomFrom } from '../../kit/random'

const MINUTE = 60_000

beforeEach(() => setClock(morning))

async function fullDay() {
  const salonId = await newSalon()
  const line = lineOf(salonId)
  const bookings = await line.fill()
  return { salonId, ...line, cancel: (hour: number) => line.day.cancel(bookings.get(hour)!) }
}

test.each<Step>(['offerCounted', 'offerSent'])(
  'killed at %s, the alarm tells the customer of the same offer, once',
  async (step) => {
    const { join, cancel, day, offerOf } = await fullDay()
    const { id } = await join()
    const auth = provider()
    await auth.serve(day)
    await cancel(13)
    await day.dieAt(step)
    setClock(morning + 1000)
    await day.ring()
    await day.restart()
    await auth.serve(day)
    setClock(morning + 2 * MINUTE)
    expect(await day.ring()).toBe(true)
    expect(auth.taken.filter(({ kind }) => kind === 'freed')).toHaveLength(1)
    expect(await offerOf(id)).toMatchObject({ hourId: 13, until: morning + 10 * MINUTE })
  },
)

test.each<Step>(['accepting', 'held', 'written', 'accepted'])(
  'killed at %s of an acceptance: booked once or not at all, and the line goes on',
  async (step) => {
    const { salonId, join, cancel, day, offerOf, accept, view } = await fullDay()
    const auth = provider()
    await auth.serve(day)
    const [first, second] = [await join(), await join()]
    await cancel(13)
    setClock(morning + 1000)
    await day.ring()
    const { id: offerId } = (await offerOf(first.id))!
    await day.dieAt(step)
    await accept(first.id, offerId).catch(() => undefined)
    await day.restart()
    await auth.serve(day)
    setClock(morning + 2 * MINUTE)
    await day.ring()
    setClock(morning + 4 * MINUTE)
    await day.ring()
    const isBooked = step === 'written' || step === 'accepted'
    expect((await view(first.id))?.state).toBe(isBooked ? 'booked' : 'offered')
    expect((await view(second.id))?.state).toBe('waiting')
    if (isBooked) expect(await accept(first.id, offerId)).toBe('accepted')
    expect(await accept(first.id, (await offerOf(first.id))?.id ?? offerId)).toBe('accepted')
    setClock(morning + 20 * MINUTE)
    await day.ring()
    expect(await disagreements(salonId)).toEqual([])
    expect(await day.freeStylists(13)).toBe(0)
  },
)

test.each<Step>(['accepting', 'held', 'written', 'accepted', 'entryClosed'])(
  'killed at %s of a booking at once: the alarm makes it, once',
  async (step) => {
    const { salonId, join, cancel, day, view } = await fullDay()
    const { id } = await join({ mode: 'book' })
    await cancel(13)
    await day.dieAt(step)
    setClock(morning + 1000)
    await day.ring().catch(() => undefined)
    await day.restart()
    for (const minutes of [2, 4, 6]) {
      setClock(morning + minutes * MINUTE)
      await day.ring()
    }
    expect((await view(id))?.state).toBe('booked')
    expect(await disagreements(salonId)).toEqual([])
    expect((await day.holds()).filter((hold) => !hold.startsWith('booked:'))).toEqual([])
  },
)

test('an offer that ends while the object is away keeps no other step from being finished', async () => {
  const { join, cancel, day, view } = await fullDay()
  const { id } = await join()
  await provider().serve(day)
  await cancel(13)
  setClock(morning + 1000)
  await day.ring()
  expect((await view(id))?.state).toBe('offered')
  await day.dieAt('canceling')
  await expect(cancel(27)).rejects.toThrow('died at canceling')
  await day.restart()
  setClock(morning + 11 * MINUTE)
  expect([await day.freeStylists(27), await day.freeStylists(13)]).toEqual([1, 1])
})

test('after random cancels, offers, answers, kills and restarts object and D1 agree, and nothing is sold twice', async () => {
  const salonId = await newSalon(3)
  const line = lineOf(salonId)
  const { day } = line
  const bookings = [...(await line.fill([...evenHours, ...evenHours, ...evenHours]))]
  const steps: Step[] = [
    ...(['offerCounted', 'offerSent', 'accepting', 'held', 'written', 'accepted'] as const),
    ...(['entryClosed', 'canceling', 'canceled', 'replacing'] as const),
  ]
  const random = randomFrom(20_261_128)
  const pick = <T>(from: readonly T[]) => from[Math.floor(random() * from.length)]!
  const ids: string[] = []
  const auth = provider()
  let at = morning
  for (let round = 0; round < 20; round++) {
    await auth.serve(day)
    if (round % 2 === 1) await day.dieAt(pick(steps))
    const mode = pick(['ask', 'ask', 'book'] as const)
    const fromHour = 3 + Math.floor(random() * 12)
    await line
      .join({ mode, fromHour, untilHour: fromHour + 8 })
      .then(({ id }) => ids.push(id))
      .catch(() => undefined)
    const id = pick(ids)
    const offer = await line.offerOf(id)
    await Promise.allSettled([
      day.cancel(pick(bookings)[1]),
      ...(offer ? [line.accept(id, offer.id), line.accept(id, offer.id)] : []),
      ...(random() < 0.2 ? [line.leave(pick(ids))] : []),
    ])
    await day.ring().catch(() => undefined)
    const open = await Promise.all(ids.map(async (one) => [one, await line.offerOf(one)] as const))
    const offered = open.filter(([, one]) => one !== null)
    if (offered.length > 0 && random() < 0.6) {
      const [who, what] = pick(offered)
      await line.accept(who, what!.id).catch(() => undefined)
    }
    if (round % 3 === 0) await day.restart()
    setClock((at += 90_000))
  }
  await day.restart()
  for (const id of ids) await line.leave(id)
  for (let later = 1; later < 4; later++) {
    setClock((at += 90_000 * later))
    await day.ring()
  }
  expect(await disagreements(salonId)).toEqual([])
  const states = await Promise.all(ids.map(async (id) => (await line.view(id))?.state))
  expect(states.filter((state) => state === 'booked').length).toBeGreaterThan(3)
})
