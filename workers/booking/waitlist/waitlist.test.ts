import { beforeEach, expect, test } from 'vitest'
import { ulid } from '../../kit/ids'
import { instantOfHour } from '../salon-day/hours'
import {
  bindings,
  morning,
  newSalon,
  orderOf,
  person,
  rowOf,
  setClock,
  today,
  holdRequest,
} from '../testing/salon-day'
import { addDays, instantOf } from '../../kit/vietnam-time'
import { provider } from '../testing/provider'
import { lineOf } from '../testing/waitlist'
import { joinWaitlist, type NewEntry, offerHold } from './match'
import { MAX_LINE } from './rules'

const MINUTE = 60_000

beforeEach(() => setClock(morning))

/** A full day of one stylist, its line, and the provider of its messages. */
async function fullDay() {
  const line = lineOf(await newSalon())
  const bookings = await line.fill()
  const auth = provider()
  await auth.serve(line.day)
  const cancel = (hour: number) => line.day.cancel(bookings.get(hour)!)
  const ringAt = async (at: number) => {
    setClock(at)
    await line.day.ring()
    await line.day.ring()
  }
  const told = () => auth.taken.filter(({ kind }) => kind === 'freed')
  return { ...line, bookings, auth, cancel, ringAt, told }
}

test('a place that is canceled is held for the first in line, who is told once', async () => {
  const { join, cancel, ringAt, view, told, day } = await fullDay()
  const [first, second] = [await join(), await join()]
  expect(await view(second.id)).toMatchObject({ state: 'waiting', position: 2, offer: null })
  await cancel(13)
  // Nobody else is offered it, from the very moment on in which it is free.
  expect(await day.freeStylists(13)).toBe(0)
  await ringAt(morning + 1000)
  expect(await view(first.id)).toMatchObject({
    state: 'offered',
    offer: { hourId: 13, until: morning + 10 * MINUTE },
  })
  expect(await view(second.id)).toMatchObject({ state: 'waiting', position: 2 })
  expect(told()).toMatchObject([
    {
      phone: first.phone,
      hour: '12h30',
      path: expect.stringMatching(/^\/cho\/[0-9A-Z]{26}[\w-]{24}$/),
    },
  ])
})

test('nobody sees or takes a place before the line, though all wait for the same reading of the day', async () => {
  const { fill, join, view, day, inObject } = lineOf(await newSalon())
  const bookings = await fill()
  await provider().serve(day)
  const [first] = [await join(), await join()]
  await day.cancel(bookings.get(13)!)
  // What is known of the day is old now: who comes next waits until it is read.
  setClock(morning + 2 * MINUTE)
  const press = { ownerToken: 'stranger', network: null, isAtSalon: false, needs: [person(13)] }
  const look = { stylistId: null, frames: 2, delivery: 1, ownerToken: null } as const
  const [, hours, held] = await inObject((instance) =>
    Promise.all([
      instance.leaveWaitlist(first!.id, 'left'),
      instance.hours(look),
      instance.hold(press),
    ]),
  )
  expect((await view(first!.id))?.state).toBe('left')
  expect(hours[13 - 1]!.freeStylists).toBe(0)
  expect(held.kind).toBe('refused')
})

test('an offer that is accepted is a booking, its place is sold once, and its customer waits no more', async () => {
  const { join, cancel, ringAt, accept, offerOf, view, day } = await fullDay()
  const first = await join()
  await cancel(13)
  await ringAt(morning + 1000)
  const { id: offerId } = (await offerOf(first.id))!
  // Pressed twice: one booking.
  expect(await Promise.all([accept(first.id, offerId), accept(first.id, offerId)])).toEqual([
    'accepted',
    'accepted',
  ])
  const { bookingId } = (await view(first.id))!
  expect(await rowOf(bookingId!)).toEqual({ status: 'confirmed', current: 1 })
  expect(await day.book(orderOf(13))).toMatchObject({ kind: 'refused' })
  expect(await accept(first.id, offerId)).toBe('accepted')
  expect(await accept(first.id, 'ANOTHER0OFFER0000000000000')).toBe('gone')
})

test('who leaves while their offer is about to be booked is not booked', async () => {
  const { inObject, join, cancel, ringAt, offerOf, view, day } = await fullDay()
  const { id } = await join()
  await cancel(13)
  await ringAt(morning + 1000)
  const { id: offerId } = (await offerOf(id))!
  const [{ kind }] = await inObject((instance) =>
    Promise.all([instance.acceptOffer(id, offerId), instance.leaveWaitlist(id, 'left')]),
  )
  expect(kind).toBe('gone')
  expect(await view(id)).toMatchObject({ state: 'left', bookingId: null })
  expect(await day.freeStylists(13)).toBe(1)
})

test('an offer without a response goes to the next, then to everybody; two, and its customer sleeps', async () => {
  const { join, cancel, ringAt, view, wake, told, day } = await fullDay()
  const [first, second] = [await join(), await join()]
  await cancel(13)
  await ringAt(morning + 1000)
  await ringAt(morning + 10 * MINUTE)
  expect([(await view(first.id))?.state, (await view(second.id))?.state]).toEqual([
    'waiting',
    'offered',
  ])
  await ringAt(morning + 21 * MINUTE)
  expect(await day.freeStylists(13)).toBe(1)
  await cancel(15)
  await ringAt(morning + 22 * MINUTE)
  await ringAt(morning + 32 * MINUTE)
  expect((await view(first.id))?.state).toBe('asleep')
  await cancel(17)
  await ringAt(morning + 43 * MINUTE)
  expect((await view(first.id))?.state).toBe('asleep')
  await wake(first.id)
  expect((await view(first.id))?.state).toBe('waiting')
  expect(told().filter(({ phone }) => phone === first.phone)).toHaveLength(2)
})

test('a customer who declines stays first in line, and is not offered the same again', async () => {
  const { join, cancel, ringAt, decline, offerOf, view, day } = await fullDay()
  const first = await join()
  await cancel(13)
  await ringAt(morning + 1000)
  expect(await decline(first.id, (await offerOf(first.id))!.id)).toBe(true)
  expect(await view(first.id)).toMatchObject({ state: 'waiting', position: 1, offer: null })
  expect(await day.freeStylists(13)).toBe(1)
  await cancel(17)
  await ringAt(morning + 2000)
  expect(await offerOf(first.id)).toMatchObject({ hourId: 17 })
})

test('what was free when the customer joined is no news, and four offers a day are enough', async () => {
  const { join, cancel, ringAt, decline, offerOf, view, told, day, inState } = await fullDay()
  await cancel(7)
  const { id } = await join()
  await ringAt(morning + 1000)
  expect(await offerOf(id)).toBeNull()
  for (const [index, hour] of [9, 11, 13, 15, 17].entries()) {
    await cancel(hour)
    await ringAt(morning + (index + 2) * 1000)
    const offer = await offerOf(id)
    if (offer) await decline(id, offer.id)
  }
  expect(told()).toHaveLength(4)
  expect((await view(id))?.state).toBe('waiting')
  expect(await day.freeStylists(17)).toBe(1)
  // The customer was not told of this one: it is news the next day.
  expect(await inState(({ waitlist }) => waitlist.get(id)?.seen)).not.toContain(17)
})

test('an hour that is pressed and let go is news only to who has never seen it free', async () => {
  const { join, cancel, ringAt, offerOf, day } = await fullDay()
  await cancel(7)
  const first = await join()
  await day.hold(holdRequest('undecided', [7]))
  const second = await join()
  await day.release('undecided')
  await ringAt(morning + 1000)
  expect(await offerOf(first.id)).toBeNull()
  expect(await offerOf(second.id)).toMatchObject({ hourId: 7 })
})

test('who joins again keeps their place in line and what is offered, but by a new wish only what fits it', async () => {
  const { join, cancel, ringAt, offerOf, view, day } = await fullDay()
  const { id, phone } = await join()
  const second = await join({ fromHour: 20, untilHour: 30 })
  await cancel(13)
  await ringAt(morning + 1000)
  const offer = await offerOf(id)
  expect(offer).toMatchObject({ hourId: 13 })
  expect((await join({}, phone)).id, 'the same wish').toBe(id)
  expect(await offerOf(id)).toEqual(offer)
  expect((await join({ fromHour: 15, untilHour: 30 }, phone)).id, 'another wish').toBe(id)
  expect(await view(id)).toMatchObject({ fromHour: 15, position: 1, state: 'waiting' })
  expect((await view(second.id))?.position).toBe(2)
  expect(await day.freeStylists(13)).toBe(1)
  await cancel(23)
  await ringAt(morning + 2000)
  expect(await offerOf(id)).toMatchObject({ hourId: 23 })
})

test('a new wish that comes while an offer is being booked leaves its customer the place', async () => {
  const { inObject, join, cancel, ringAt, offerOf, view } = await fullDay()
  const { id } = await join()
  await join()
  await cancel(13)
  await ringAt(morning + 1000)
  const { id: offerId } = (await offerOf(id))!
  const wish: NewEntry = {
    ...{ id, mode: 'ask', fromHour: 15, untilHour: 30, moves: null },
    ...{ people: [person(15)], note: '', wishes: '{}' },
  }
  const [{ kind }, hasJoined] = await inObject((instance) =>
    Promise.all([instance.acceptOffer(id, offerId), instance.joinWaitlist(wish)]),
  )
  expect([kind, hasJoined]).toEqual(['accepted', true])
  expect(await view(id)).toMatchObject({ state: 'booked', fromHour: 5 })
})

test('an offer that is booked only at the second try stays its customer’s until then', async () => {
  const { inObject, join, cancel, ringAt, offerOf, view } = await fullDay()
  const [first, second] = [await join(), await join()]
  await cancel(13)
  await cancel(33)
  await ringAt(morning + 1000)
  const { id: offerId } = (await offerOf(first.id))!
  const { kind } = await inObject((instance) => {
    const { state } = instance
    const { env } = state
    const refuse = () => {
      Object.assign(state, { env })
      return Promise.reject(new Error('D1 refuses the two together'))
    }
    const DB = { prepare: (sql: string) => env.DB.prepare(sql), batch: refuse }
    state.failpoint = (step) => {
      if (step === 'accepting') void instance.book(orderOf(33))
      if (step !== 'held') return
      Object.assign(state, { env: { ...env, DB }, failpoint: () => undefined })
    }
    return instance.acceptOffer(first.id, offerId)
  })
  expect(kind).toBe('accepted')
  expect(await view(second.id)).toMatchObject({ state: 'waiting', offer: null })
})

test('an offer that goes while it is counted does not count for its customer', async () => {
  const { inState, join, cancel, ringAt, told } = await fullDay()
  const { id } = await join()
  await cancel(13)
  await inState((state) => {
    state.failpoint = (step) => {
      if (step === 'offerCounted') state.holds.drop(offerHold(id))
    }
  })
  await ringAt(morning + 1000)
  const counted = bindings.DB.prepare('SELECT * FROM waitlist_offer WHERE entry_id = ?').bind(id)
  expect([told(), (await counted.all()).results]).toEqual([[], []])
})

test('an entry whose window is over keeps nobody out of the line, and is ahead of nobody', async () => {
  const { join, view, inState } = await fullDay()
  const early: Omit<NewEntry, 'id'> = {
    ...{ mode: 'ask', fromHour: 3, untilHour: 6, moves: null },
    ...{ people: [person(3)], note: '', wishes: '{}' },
  }
  await inState((state) => {
    for (let count = 0; count < MAX_LINE; count++)
      joinWaitlist(state, { ...early, id: ulid(morning) })
  })
  await expect(join()).rejects.toThrow('not in line')
  setClock(instantOfHour(today, 6))
  expect(await view((await join()).id)).toMatchObject({ state: 'waiting', position: 1 })
})

test('who wants it booked at once is booked an hour ahead, without a question', async () => {
  const { join, cancel, ringAt, view, told } = await fullDay()
  const { id } = await join({ mode: 'book', fromHour: 3 })
  await cancel(5)
  await ringAt(morning + 1000)
  // 9h50 begins within the hour.
  expect((await view(id))?.state).toBe('waiting')
  await cancel(13)
  await ringAt(morning + 2000)
  const view2 = await view(id)
  expect(view2).toMatchObject({ state: 'booked' })
  expect(await rowOf(view2!.bookingId!)).toEqual({ status: 'confirmed', current: 1 })
  expect(told()).toEqual([])
})

test('at night a place is booked, but offered to nobody before 6h30', async () => {
  setClock(instantOf(today, 2 * 60))
  const { join, cancel, ringAt, view, told } = await fullDay()
  const [asked, booked] = [await join(), await join({ mode: 'book', fromHour: 13, untilHour: 17 })]
  await cancel(11)
  await cancel(13)
  await ringAt(instantOf(today, 3 * 60))
  expect([(await view(asked.id))?.state, (await view(booked.id))?.state]).toEqual([
    'waiting',
    'booked',
  ])
  await ringAt(instantOf(today, 6 * 60 + 29))
  expect(told()).toEqual([])
  await ringAt(instantOf(today, 6 * 60 + 30))
  expect(told()).toMatchObject([{ phone: asked.phone, hour: '11h50' }])
})

test('two who come together are offered both places or none', async () => {
  const line = lineOf(await newSalon(2))
  const full = [5, 5, 7, 7, 9, 9, 11, 11, 13, 13, 15, 15, 17, 17, 19, 19, 21, 21]
  const orders = full.map((hour) => orderOf(hour))
  for (const order of orders) await line.day.book(order)
  const pair = await line.join({ people: [person(5), person(5)], fromHour: 7, untilHour: 19 })
  await line.day.cancel(orders[6]!.bookingId)
  await line.day.ring()
  expect(await line.offerOf(pair.id)).toBeNull()
  await line.day.cancel(orders[7]!.bookingId)
  setClock(morning + 1000)
  const auth = provider()
  await auth.serve(line.day)
  await line.day.ring()
  expect(await line.offerOf(pair.id)).toMatchObject({ hourId: 11 })
  expect(await line.day.freeStylists(11)).toBe(0)
})

test('a booking moves to an earlier place, its own is freed, and silence leaves it as it is', async () => {
  const { join, bookings, cancel, ringAt, accept, offerOf, day, inState } = await fullDay()
  const own = bookings.get(21)!
  const { phone } = (await bindings.DB.prepare('SELECT phone FROM booking WHERE id = ?')
    .bind(own)
    .first<{ phone: string }>())!
  const mover = await join({ moves: own, fromHour: 1, untilHour: 20 }, phone)
  await cancel(11)
  await ringAt(morning + 1000)
  await ringAt(morning + 11 * MINUTE)
  expect(await rowOf(own)).toEqual({ status: 'confirmed', current: 1 })
  await cancel(13)
  await ringAt(morning + 12 * MINUTE)
  expect(await accept(mover.id, (await offerOf(mover.id))!.id)).toBe('accepted')
  expect(await rowOf(own)).toEqual({ status: 'canceled', current: null })
  await day.ring()
  expect(await day.freeStylists(21)).toBe(1)
  expect(await inState(({ holds }) => holds.get(own))).toBeUndefined()
})

test('who has come already is offered no earlier place, and nobody waits for their answer', async () => {
  const { join, bookings, cancel, ringAt, view, told, day } = await fullDay()
  const own = bookings.get(21)!
  const { phone } = (await bindings.DB.prepare('SELECT phone FROM booking WHERE id = ?')
    .bind(own)
    .first<{ phone: string }>())!
  const mover = await join({ moves: own, fromHour: 1, untilHour: 20 }, phone)
  await bindings.DB.prepare("UPDATE booking SET status = 'checked_in' WHERE id = ?").bind(own).run()
  await cancel(11)
  await ringAt(morning + 1000)
  expect(told()).toEqual([])
  expect((await view(mover.id))?.state).toBe('over')
  expect(await day.freeStylists(11)).toBe(1)
})

test('who has booked elsewhere gets nothing more, at any salon', async () => {
  const [here, there] = [await fullDay(), await fullDay()]
  const { id, phone } = await here.join()
  const other = await there.join({}, phone)
  await here.cancel(13)
  await there.cancel(13)
  await here.ringAt(morning + 1000)
  await there.ringAt(morning + 1000)
  expect(await here.accept(id, (await here.offerOf(id))!.id)).toBe('accepted')
  await here.ringAt(morning + 2000)
  expect(await there.view(other.id)).toMatchObject({ state: 'hasBooking', offer: null })
  expect(await there.day.freeStylists(13)).toBe(1)
})

test('who takes their place before its message is through gets nothing more, at any salon', async () => {
  const [here, there] = [await fullDay(), await fullDay()]
  const { id, phone } = await here.join()
  const other = await there.join({}, phone)
  await here.cancel(13)
  await here.inObject((instance) => {
    const { state } = instance
    // The page shows the place as soon as it is counted, however slow the provider is.
    const fetch = async () => {
      const entry = await instance.waitlistEntry(id)
      await instance.acceptOffer(id, entry?.offer?.id ?? 'none')
      return Response.json({ outcome: 'sent' })
    }
    Object.assign(state, { env: { ...state.env, AUTH: { fetch } } })
    return Promise.resolve()
  })
  await here.ringAt(morning + 1000)
  expect((await here.view(id))?.state).toBe('booked')
  expect((await there.view(other.id))?.state).toBe('hasBooking')
})

test('a customer who books an hour meanwhile keeps that booking: the offer does not replace it', async () => {
  const { join, cancel, ringAt, accept, offerOf, view, day } = await fullDay()
  const { id, phone } = await join()
  await cancel(13)
  await ringAt(morning + 1000)
  const offer = (await offerOf(id))!
  await cancel(33)
  const order = orderOf(33, { phone, sessionPhone: phone })
  expect(await day.book(order)).toMatchObject({ kind: 'accepted' })
  expect(await accept(id, offer.id)).toBe('hasBooking')
  expect(await rowOf(order.bookingId)).toEqual({ status: 'confirmed', current: 1 })
  expect(await view(id)).toMatchObject({ state: 'hasBooking' })
  expect(await day.freeStylists(13)).toBe(1)
})

test('who wants no messages now does not keep the next in line from the place', async () => {
  const { join, cancel, ringAt, auth, view, told } = await fullDay()
  const first = await join()
  auth.beQuietUntil(morning + 30 * MINUTE)
  await cancel(13)
  await ringAt(morning + 1000)
  expect((await view(first.id))?.state).toBe('waiting')
  auth.beQuietUntil(0)
  const second = await join()
  await cancel(17)
  await ringAt(morning + 2000)
  expect(told()).toMatchObject([{ phone: second.phone, hour: '13h50' }])
})

test('a place that is still free after a customer’s quiet hours is offered then, and counts once', async () => {
  const { join, cancel, ringAt, auth, offerOf, day } = await fullDay()
  const { id } = await join()
  const counted = async () => {
    const offers = bindings.DB.prepare('SELECT id FROM waitlist_offer WHERE entry_id = ?').bind(id)
    return (await offers.all()).results.length
  }
  auth.beQuietUntil(morning + 30 * MINUTE)
  await cancel(13)
  await ringAt(morning + 1000)
  expect([await offerOf(id), await day.freeStylists(13), await counted()]).toEqual([null, 1, 0])
  await ringAt(morning + 30 * MINUTE)
  expect(await offerOf(id)).toMatchObject({ hourId: 13 })
  expect(await counted()).toBe(1)
})

test('an offer whose message fails stands on its page, and the message is tried again', async () => {
  const { join, cancel, ringAt, auth, offerOf, told } = await fullDay()
  const { id } = await join()
  auth.respond('failed')
  await cancel(13)
  await ringAt(morning + 1000)
  expect(await offerOf(id)).toMatchObject({ until: morning + 10 * MINUTE })
  auth.respond('sent')
  await ringAt(morning + 62_000)
  expect(told()).toHaveLength(1)
  expect(await offerOf(id)).toMatchObject({ until: morning + 10 * MINUTE })
})

test('a message about an offer that fails in the evening is not tried again at night', async () => {
  const evening = instantOf(addDays(today, -1), 21 * 60 + 54)
  setClock(evening)
  const { join, cancel, ringAt, auth, offerOf, told, day } = await fullDay()
  const { id } = await join()
  auth.respond('failed')
  await cancel(13)
  await ringAt(evening + 1000)
  auth.respond('sent')
  await ringAt(evening + 9 * MINUTE)
  expect(told()).toEqual([])
  expect(await offerOf(id)).toMatchObject({ hourId: 13, until: evening + 10 * MINUTE })
  await ringAt(evening + 10 * MINUTE)
  expect([await offerOf(id), await day.freeStylists(13)]).toEqual([null, 1])
})
