import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import type { SalonDayState, Step } from './state'
import {
  bindings,
  dayOf,
  disagreements,
  morning,
  openSalon,
  orderOf,
  person,
  phoneOf,
  rowOf,
  setClock,
} from '../testing/salon-day'
import type { Order } from '../pricing/order'

beforeEach(() => setClock(morning))

const requestArbitrary = fc.record({
  hourId: fc.integer({ min: 3, max: 22 }),
  frames: fc.integer({ min: 1, max: 4 }),
  delivery: fc.constantFrom(1 as const, 2 as const, 3 as const),
  stylist: fc.option(fc.nat(3), { nil: null }),
})
const people = fc.array(requestArbitrary, { minLength: 1, maxLength: 5 })
const steps: Step[] = [
  'chosen',
  'held',
  'written',
  'confirming',
  'confirmed',
  'canceling',
  'canceled',
  'expiring',
  'replacing',
]
const actionArbitrary = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('book' as const),
      people,
      needsCode: fc.boolean(),
      browser: fc.option(fc.nat(3), { nil: null }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('change' as const), people, which: fc.nat(60) }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('cancel' as const), which: fc.nat(60) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('confirm' as const), which: fc.nat(60) }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('hold' as const), browser: fc.nat(3), people }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('release' as const), browser: fc.nat(3) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('wait' as const),
      minutes: fc.integer({ min: 1, max: 6 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('die' as const), at: fc.constantFrom(...steps) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('restart' as const) }) },
)
type Action = typeof actionArbitrary extends fc.Arbitrary<infer A> ? A : never

let salons = 300
let phones = 20_000

/** Plays acts on a new salon-day; every few of them happen at once. */
async function play(acts: readonly Action[]) {
  const salonId = ++salons
  await openSalon(salonId, { stylists: 3, skinners: 2, masters: 1 })
  const day = dayOf(salonId)
  const orders: Order[] = []
  let at = morning
  setClock(at)
  for (let from = 0; from < acts.length; from += 3) {
    const together = acts.slice(from, from + 3)
    await Promise.allSettled(together.map(perform))
    if (together.some(({ kind }) => kind === 'restart')) await day.restart()
    await day.withState(inspect)
  }
  return { salonId, day, orders, later: () => setClock((at += 400_000)) }

  async function perform(one: Action): Promise<unknown> {
    switch (one.kind) {
      case 'book':
        return book(one.people, phoneOf(++phones), one)
      case 'change':
        return orders.length > 0
          ? book(one.people, orders[one.which % orders.length]!.phone, {})
          : null
      case 'cancel':
        return orders.length > 0 ? day.cancel(orders[one.which % orders.length]!.bookingId) : null
      case 'confirm':
        return orders.length > 0 ? day.confirm(orders[one.which % orders.length]!.bookingId) : null
      case 'hold':
        return day.hold({
          ownerToken: `v${one.browser}`,
          network: null,
          needs: one.people.map(needOf),
          isAtSalon: false,
        })
      case 'release':
        return day.release(`v${one.browser}`)
      case 'wait':
        setClock((at += one.minutes * 60_000))
        return day.ring()
      case 'die':
        return day.dieAt(one.at)
      case 'restart':
        // When all that came with it have been answered.
        return null
    }
  }

  async function book(
    who: (typeof requestArbitrary extends fc.Arbitrary<infer W> ? W : never)[],
    phone: string,
    { needsCode, browser = null }: { needsCode?: boolean; browser?: number | null },
  ) {
    if (needsCode)
      await bindings.DB.prepare(
        'INSERT INTO customer VALUES (?, 0, 1, 0, 3, 0, 0) ON CONFLICT DO NOTHING',
      )
        .bind(phone)
        .run()
    // A session of that phone may book for a group and change its booking; it has proved the phone,
    // so only orders without one need a code.
    const sessionPhone = needsCode ? null : phone
    const order = orderOf(10, {
      phone,
      sessionPhone,
      allowChange: true,
      ownerToken: browser === null ? null : `v${browser}`,
      people: who.slice(0, needsCode ? 1 : 5).map((one) => person(one.hourId, needOf(one))),
    })
    orders.push(order)
    return day.book(order)
  }

  function needOf({
    stylist,
    delivery,
    ...rest
  }: {
    hourId: number
    frames: number
    delivery: 1 | 2 | 3
    stylist: number | null
  }) {
    return {
      ...rest,
      delivery,
      stylistId:
        stylist === null || delivery === 2 ? null : salonId * 100 + [1, 2, 3, 31][stylist]!,
      skinnerId: null,
    }
  }
}

/**
 * No employee serves two at once or while absent, and the ledger counts exactly the places of the
 * holds.
 */
function inspect({ holds }: SalonDayState): void {
  const replaced = new Set(holds.all().map((hold) => hold.replaces?.id))
  // Until its booking stands, a browser may press again what waits for its own code.
  for (const { id, state, ownerToken } of holds.all())
    if (state !== 'booked' && ownerToken && holds.get(`visit:${ownerToken}`)) replaced.add(id)
  for (const { id, isThere } of holds.ledger.roster) {
    for (let hour = 1; hour <= 36; hour++) {
      const serves = holds
        .all()
        .flatMap((hold) =>
          hold.places
            .filter(
              (place) =>
                place.staffId === id && place.hourId <= hour && hour < place.hourId + place.frames,
            )
            .map(() => hold.id),
        )
      if (serves.filter((of) => !replaced.has(of)).length > 1)
        throw new Error(`${id}@${hour} is promised twice: ${serves.join()}`)
      if (serves.length > 0 && !isThere[hour])
        throw new Error(`${id}@${hour} is promised while away`)
      if (holds.ledger.coveredTimes(id, hour) !== serves.length)
        throw new Error(`${id}@${hour}: the ledger counts otherwise`)
    }
  }
}

test('over 20 random lives of 30 acts nobody is double-booked [B-231, H-194, B-359]', async () => {
  const seen = { booked: 0, canceled: 0 }
  await fc.assert(
    fc.asyncProperty(
      fc.array(actionArbitrary, { minLength: 30, maxLength: 30, size: 'max' }),
      async (acts) => {
        const { salonId, day, orders, later } = await play(acts)
        await day.restart()
        later()
        await day.ring()
        await day.freeStylists(10)
        await day.ring()
        await day.withState(inspect)
        expect(await disagreements(salonId)).toEqual([])
        expect((await day.holds()).filter((hold) => !hold.startsWith('booked:'))).toEqual([])
        for (const { bookingId } of orders) {
          const row = await rowOf(bookingId)
          if (row?.status === 'confirmed') seen.booked++
          expect(await day.cancel(bookingId)).toBe(row?.status === 'confirmed')
          if (row?.status === 'confirmed') seen.canceled++
        }
        expect(await day.holds()).toEqual([])
        expect(
          await day.withState(({ holds }) =>
            holds.ledger.roster.every(
              ({ id }) => holds.ledger.busyFrames(id) === 0 && holds.ledger.customersOf(id) === 0,
            ),
          ),
        ).toBe(true)
      },
    ),
    { numRuns: 20, endOnFailure: true },
  )
  expect(seen.booked).toBeGreaterThan(20)
})
