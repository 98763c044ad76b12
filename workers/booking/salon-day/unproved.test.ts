import { beforeEach, expect, test } from 'vitest'
import type { Order } from '../pricing/order'
import { addVerifiedOwner } from '../store/bookings'
import {
  bindings,
  dayOf,
  disagreements,
  morning,
  newSalon,
  orderOf,
  pendingAt,
  phoneOf,
  rowOf,
  setClock,
} from '../testing/salon-day'

beforeEach(() => setClock(morning))

let networks = 0
let phones = 0

/** An address that no other test uses. */
function newNetwork(): string {
  return `203.0.113.${++networks}`
}

/** Orders without sessions with phones of their own, at hours that do not overlap. */
function orders(count: number, over: Partial<Order> = {}): Order[] {
  return Array.from({ length: count }, (_, index) =>
    orderOf(6 + (index % 14) * 2, { phone: phoneOf(200_000 + ++phones), ...over }),
  )
}

/** The results of sequential orders: booked, code, or the refusal. */
async function bookAll(salonId: number, all: readonly Order[]): Promise<string[]> {
  const results: string[] = []
  for (const order of all) results.push(resultOf(await dayOf(salonId).book(order)))
  return results
}

function resultOf(outcome: Awaited<ReturnType<ReturnType<typeof dayOf>['book']>>): string {
  return outcome.kind === 'accepted'
    ? outcome.response.needsCode
      ? 'code'
      : 'booked'
    : outcome.kind
}

const times = (count: number, result: string) => Array.from({ length: count }, () => result)

test('of the unverified phones of an address five book and six need a code', async () => {
  const id = await newSalon(2)
  const network = newNetwork()
  const results = await bookAll(id, orders(28, { network }))
  expect(results).toEqual([...times(5, 'booked'), ...times(6, 'code'), ...times(17, 'tooMany')])
  const free = await Promise.all(
    Array.from({ length: 14 }, (_, at) => dayOf(id).freeStylists(6 + at * 2)),
  )
  expect(free.reduce((sum, count) => sum + count, 0)).toBe(28 - 11)
  expect(await bookAll(id, orders(1, { network: newNetwork() }))).toEqual(['booked'])
  expect(await disagreements(id)).toEqual([])
})

test('the same at once, and at several salons at once, books no more at any of them', async () => {
  const ids = [await newSalon(14), await newSalon(14), await newSalon(14)]
  const network = newNetwork()
  const results = await Promise.all(
    ids.flatMap((id) =>
      orders(14, { network }).map(async (order) => resultOf(await dayOf(id).book(order))),
    ),
  )
  expect(results.filter((result) => result === 'booked').length).toBeLessThanOrEqual(5)
  expect(results.filter((result) => result === 'code').length).toBeLessThanOrEqual(18)
})

test('a browser that changes its network books four phones, then needs codes', async () => {
  const id = await newSalon(2)
  const ownerToken = 'browser-that-travels'
  const all = orders(6, { ownerToken }).map((order) => ({ ...order, network: newNetwork() }))
  expect(await bookAll(id, all)).toEqual([...times(4, 'booked'), ...times(2, 'code')])
})

test('a phone with a session or a verified browser is not counted and needs no code', async () => {
  const id = await newSalon(3)
  const network = newNetwork()
  const own = orders(7, { network }).map((order) => ({ ...order, sessionPhone: order.phone }))
  expect(await bookAll(id, own)).toEqual(times(7, 'booked'))
  const [known] = orders(1, { ownerToken: 'browser-of-a-known', network: newNetwork() })
  await dayOf(id).book(known!)
  await addVerifiedOwner(bindings.DB, known!.bookingId, 'browser-of-a-known', Date.now())
  await dayOf(id).cancel(known!.bookingId)
  expect(await bookAll(id, orders(6, { network }))).toEqual([...times(5, 'booked'), 'code'])
  const again = { phone: known!.phone, ownerToken: known!.ownerToken, network }
  expect(resultOf(await dayOf(id).book(orderOf(30, again)))).toBe('booked')
})

test('a phone counts once while it retries, and not when it was canceled an hour ago or is verified', async () => {
  const id = await newSalon(4)
  const network = newNetwork()
  const [first, ...others] = orders(5, { network })
  expect(await bookAll(id, [first!, ...others])).toEqual(times(5, 'booked'))
  setClock(morning - 3_600_000)
  await dayOf(id).cancel(first!.bookingId)
  setClock(morning)
  const [next, late] = orders(2, { network })
  expect(await bookAll(id, [next!])).toEqual(['booked'])
  expect(await bookAll(id, [late!])).toEqual(['code'])
  await addVerifiedOwner(bindings.DB, next!.bookingId, 'browser-of-the-next', Date.now())
  // Until then the one with a code counts as on its way.
  setClock(morning + 15_000)
  expect(await bookAll(id, orders(1, { network }))).toEqual(['booked'])
  setClock(morning + 7 * 3_600_000)
  await dayOf(id).ring()
  expect(
    await bookAll(await newSalon(), [orderOf(26, { network, phone: phoneOf(300_001) })]),
  ).toEqual(['booked'])
})

test('whoever books and cancels for phone after phone needs codes from the sixth of an hour on', async () => {
  const id = await newSalon(4)
  const network = newNetwork()
  const results: string[] = []
  for (const order of orders(8, { network })) {
    results.push(resultOf(await dayOf(id).book(order)))
    await dayOf(id).cancel(order.bookingId)
  }
  expect(results).toEqual([...times(5, 'booked'), ...times(3, 'code')])
  setClock(morning + 3_600_000)
  expect(await bookAll(id, orders(1, { network }))).toEqual(['booked'])
})

test('a customer who cancels books again at once from the same browser, without a code', async () => {
  const id = await newSalon(4)
  const here = { network: newNetwork(), ownerToken: 'browser-of-the-undecided' }
  const [{ phone } = { phone: '' }, ...family] = orders(4, here)
  expect(await bookAll(id, family)).toEqual(times(3, 'booked'))
  for (let round = 0; round < 6; round++) {
    const order = orderOf(20 + round, { ...here, phone })
    expect(resultOf(await dayOf(id).book(order))).toBe('booked')
    await dayOf(id).cancel(order.bookingId)
  }
})

test('two hundred customers behind one address all book, those after the fifth with a code', async () => {
  const network = newNetwork()
  const ids: number[] = []
  for (let salon = 0; salon < 8; salon++) ids.push(await newSalon(2))
  const all = orders(200, { network })
  const results = { booked: 0, code: 0, other: 0 }
  const bookOne = async (order: Order, id: number) => {
    const result = resultOf(await dayOf(id).book(order))
    results[result === 'booked' || result === 'code' ? result : 'other']++
    if (result === 'code') expect(await dayOf(id).confirm(order.bookingId)).toBe(true)
  }
  for (let first = 0; first < all.length; first += 5)
    await Promise.all(
      all
        .slice(first, first + 5)
        .map((order, index) => bookOne(order, ids[Math.floor((first + index) / 28)]!)),
    )
  expect(results).toEqual({ booked: 5, code: 195, other: 0 })
  expect((await rowOf(all.at(-1)!.bookingId))?.status).toBe('confirmed')
})

test('a place that waits for a code counts among the holds of its address', async () => {
  const id = await newSalon(30)
  const network = newNetwork()
  await bookAll(id, orders(11, { network }))
  const press = (ownerToken: string, hourId: number) =>
    dayOf(id).hold({
      ownerToken,
      network,
      isAtSalon: false,
      needs: [{ hourId, frames: 2, delivery: 1, stylistId: null, skinnerId: null }],
    })
  const outcomes: string[] = []
  for (let number = 0; number < 16; number++)
    outcomes.push((await press(`visit-${number}`, 6 + (number % 14) * 2)).kind)
  expect(outcomes).toEqual([...times(14, 'held'), ...times(2, 'tooMany')])
})

test('a confirmed or expired booking no longer counts as waiting for a code', async () => {
  const id = await newSalon(4)
  const network = newNetwork()
  await bookAll(id, orders(5, { network }))
  const waiting = orders(6, { network })
  expect(await bookAll(id, waiting)).toEqual(times(6, 'code'))
  const [one, two] = orders(2, { network })
  expect(await dayOf(id).book(one!)).toEqual({ kind: 'tooMany', retryAfterSeconds: 300 })
  await dayOf(id).confirm(waiting[0]!.bookingId)
  const { network: noted } = await dayOf(id).withState(({ holds }) => ({
    network: holds.get(waiting[0]!.bookingId)?.network,
  }))
  expect(noted).toBeNull()
  expect(await bookAll(id, [one!])).toEqual(['code'])
  setClock(morning + 300_000)
  expect(await bookAll(id, [two!])).toEqual(['code'])
})

test('without a known address, and with RATE_LIMITS off, only the chain decides who needs a code', async () => {
  const id = await newSalon(2)
  expect(await bookAll(id, orders(8))).toEqual(times(8, 'booked'))
  expect((await pendingAt(await newSalon())).network).toBeNull()
})
