import { beforeEach, expect, test } from 'vitest'
import { randomFrom } from '../../kit/random'
import {
  bindings,
  dayOf,
  morning,
  newSalon,
  orderOf,
  person,
  phoneOf,
  setClock,
} from '../testing/salon-day'
import type { Order } from './order'
import { readSpentUses } from '../store/offers'

beforeEach(() => setClock(morning))

const GIVEN = 2

const VOUCHER = { id: 508, name: 'Voucher', saved: 30_000 }

/** An order that spends one of so many uses. */
function orderWithVoucher(
  hourId: number,
  phone: string,
  given: number,
  over: Partial<Order> = {},
): Order {
  const people = [person(hourId, { offers: [VOUCHER], total: 70_000 })]
  return orderOf(hourId, {
    phone,
    people,
    offers: { refusal: null, uses: [{ offerId: VOUCHER.id, given, until: null }] },
    ...over,
  })
}

async function spent(phone: string): Promise<number> {
  const uses = await readSpentUses(bindings.DB, phone, 'now', morning)
  return uses.find(({ offerId }) => offerId === VOUCHER.id)?.uses ?? 0
}

/** Offers of bookings that were never written, or of which only a part was. */
async function strays(): Promise<number> {
  const row = await bindings.DB.prepare(
    'SELECT COUNT(*) AS n FROM booking_offer WHERE booking_id NOT IN (SELECT id FROM booking)',
  ).first<{ n: number }>()
  return row!.n
}

test('a phone that books with one use at two salons at once spends it once [O-51]', async () => {
  const [one, two] = [await newSalon(4), await newSalon(4)]
  for (let round = 0; round < 10; round++) {
    const phone = phoneOf(9100 + round)
    const outcomes = await Promise.all(
      [one, two].map((salon) => dayOf(salon).book(orderWithVoucher(4 + 3 * round, phone, 1))),
    )
    expect(outcomes.map(({ kind }) => kind).sort()).toEqual(['accepted', 'hasBooking'])
    expect(await spent(phone)).toBe(1)
  }
  expect(await strays()).toBe(0)
})

test('over random bookings and crashes a phone spends the uses of its bookings', async () => {
  const salons = [await newSalon(6), await newSalon(6)]
  const pick = randomFrom(20261121)
  const phones = [1, 2, 3].map((number) => phoneOf(9200 + number))
  const made: { id: string; salon: number }[] = []
  const outcomes = new Set<string>()
  for (let step = 0; step < 120; step++) {
    const [phone, salon, chance] = [
      phones[Math.floor(pick() * 3)]!,
      salons[Math.floor(pick() * 2)]!,
      pick(),
    ]
    const some = made[Math.floor(pick() * made.length)]
    if (chance < 0.6) {
      const order = orderWithVoucher(
        4 + Math.floor(pick() * 30),
        phone,
        GIVEN,
        pick() < 0.5 ? { allowChange: true, sessionPhone: phone } : {},
      )
      if (chance < 0.08) await dayOf(salon).dieAt(chance < 0.04 ? 'held' : 'written')
      const outcome = await dayOf(salon)
        .book(order)
        .catch(() => null)
      outcomes.add(outcome?.kind ?? 'died')
      if (outcome === null) await dayOf(salon).restart()
      made.push({ id: order.bookingId, salon })
    } else if (chance < 0.85 && some) await dayOf(some.salon).cancel(some.id)
    else if (some)
      await bindings.DB.prepare(
        `UPDATE booking SET status = 'done', current = NULL WHERE id = ? AND status = 'confirmed'`,
      )
        .bind(some.id)
        .run()
    for (const one of phones) {
      const standing = await bindings.DB.prepare(
        `SELECT COUNT(*) AS n FROM booking WHERE phone = ? AND status IN ('confirmed', 'done')`,
      )
        .bind(one)
        .first<{ n: number }>()
      expect(await spent(one)).toBe(standing!.n)
      expect(standing!.n).toBeLessThanOrEqual(GIVEN)
    }
  }
  const { results } = await bindings.DB.prepare(
    `SELECT status, COUNT(*) AS n FROM booking WHERE phone IN (SELECT value FROM json_each(?)) GROUP BY status`,
  )
    .bind(JSON.stringify(phones))
    .all<{ status: string; n: number }>()
  expect(
    [results.map(({ status }) => status).sort(), outcomes],
    'all that can happen has happened',
  ).toEqual([
    expect.arrayContaining(['canceled', 'done']),
    new Set(['accepted', 'hasBooking', 'offerRefused', 'died']),
  ])
  expect(await strays()).toBe(0)
})
