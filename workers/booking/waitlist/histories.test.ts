import { beforeEach, expect, test } from 'vitest'
import { pick, randomFrom } from '../../kit/random'
import { provider } from '../testing/provider'
import { morning, newSalon, orderOf, phoneOf, setClock } from '../testing/salon-day'
import { lineOf } from '../testing/waitlist'

// Customers act at once on one salon-day, and what each of them was told is written down. A history
// is right when the same answers come out of one step after the other, in an order in which nothing
// is moved before what had ended when it began.

const MINUTE = 60_000
/** The hours of these tests; the only stylist is booked at all others. */
const HOURS = [13, 15, 17]
const WINDOWS = [
  [13, 13],
  [13, 17],
  [15, 17],
  [17, 17],
] as const

/** What was asked, and what came back. */
type Operation =
  | { kind: 'cancel'; booking: string }
  | { kind: 'book'; hour: number; booking: string; isAccepted: boolean }
  | { kind: 'hours'; free: boolean[] }
  | { kind: 'join'; id: string; from: number; until: number }
  | { kind: 'leave'; id: string }
  | { kind: 'view'; id: string; state: string; position: number | null; offer: SeenOffer | null }
  | { kind: 'accept'; id: string; offerId: string; isAccepted: boolean }
  | { kind: 'decline'; id: string; offerId: string; isDeclined: boolean }
  | { kind: 'tell'; id: string }
  | { kind: 'clock' }
  | { kind: 'lapse' }

type SeenOffer = { id: string; hour: number }

/** An operation between two readings of one counter. */
type Event = Operation & { began: number; ended: number }

type Waiting = {
  id: string
  from: number
  until: number
  /** Hours that are no news to the customer. */
  seen: number[]
  /** What is held for the customer; its id is known from the first who saw it. */
  offer: { hour: number; id: string | null; isTold: boolean; number: number; isDue: boolean } | null
  accepted: string | null
  state: 'waiting' | 'booked' | 'left'
}

/** The salon-day as one step after the other makes it. */
type Model = {
  /** Who has a frame of the only stylist. */
  holders: Partial<Record<number, string>>
  line: Waiting[]
  offers: number
}

/** The model after an operation; null: it would have answered otherwise. */
function step(before: Model, operation: Operation): Model | null {
  const model = structuredClone(before)
  const { line } = model
  const entry = 'id' in operation ? line.find(({ id }) => id === operation.id) : undefined
  switch (operation.kind) {
    case 'cancel':
      release(model, operation.booking)
      break
    case 'book': {
      const isFree = isFreeAt(model, operation.hour)
      if (isFree !== operation.isAccepted) return null
      if (isFree) take(model, operation.booking, operation.hour)
      break
    }
    case 'hours':
      return HOURS.every((hour, index) => isFreeAt(model, hour) === operation.free[index])
        ? before
        : null
    case 'join': {
      const { id, from, until } = operation
      const added: Waiting = {
        ...{ id, from, until, seen: [], offer: null, accepted: null, state: 'waiting' },
      }
      line.push({ ...added, seen: freeFor(model, added) })
      break
    }
    case 'leave':
      if (!entry) return null
      if (entry.state !== 'waiting') return before
      release(model, entry.id)
      Object.assign(entry, { state: 'left', offer: null })
      break
    case 'view':
      return entry && isAsSeen(model, entry, operation) ? model : null
    case 'accept': {
      const isOffered = entry?.offer?.id === operation.offerId
      const isAccepted = isOffered || entry?.accepted === operation.offerId
      if (isAccepted !== operation.isAccepted) return null
      if (!entry || !isOffered) return before
      Object.assign(entry, { state: 'booked', offer: null, accepted: operation.offerId })
      break
    }
    case 'decline': {
      const isOffered = entry?.offer?.id === operation.offerId
      if (isOffered !== operation.isDeclined) return null
      if (!entry || !isOffered) return before
      passOn(model, entry)
      break
    }
    case 'tell':
      if (!entry?.offer) return before
      entry.offer.isTold = true
      break
    case 'clock':
      for (const { offer } of line) if (offer) offer.isDue = true
      break
    case 'lapse': {
      const due = line.filter(({ offer }) => offer?.isDue)
      for (const one of due.sort((a, b) => a.offer!.number - b.offer!.number)) {
        if (one.offer!.isTold) passOn(model, one)
        else release(model, one.id)
        one.offer = null
      }
    }
  }
  match(model)
  return model
}

/** Offers what is free and news to the first in line, of what is left to the next. */
function match(model: Model): void {
  for (const entry of model.line) {
    if (entry.state !== 'waiting') continue
    const offered = model.line.flatMap(({ id, offer }) => (offer ? id : []))
    const known = freeFor(model, entry, offered)
    entry.seen = entry.seen.filter((hour) => known.includes(hour))
    if (entry.offer) continue
    const hour = freeFor(model, entry).find((one) => !entry.seen.includes(one))
    if (hour === undefined) continue
    take(model, entry.id, hour)
    entry.offer = { hour, id: null, isTold: false, number: ++model.offers, isDue: false }
  }
}

function passOn(model: Model, entry: Waiting): void {
  const before = freeFor(model, entry)
  release(model, entry.id)
  entry.offer = null
  const freed = freeFor(model, entry).filter((hour) => !before.includes(hour))
  entry.seen = [...new Set([...entry.seen, ...freed])].sort()
}

/** Whether a customer sees this; an offer is known by its id from then on. */
function isAsSeen(model: Model, entry: Waiting, seen: Operation & { kind: 'view' }): boolean {
  const { offer, state } = entry
  const isOffered = offer !== null && offer.isTold
  if (seen.state !== (isOffered ? 'offered' : state)) return false
  if (isOffered) {
    if (seen.offer?.hour !== offer.hour) return false
    offer.id ??= seen.offer.id
    return offer.id === seen.offer.id
  }
  if (state !== 'waiting') return true
  const ahead = model.line
    .slice(0, model.line.indexOf(entry))
    .filter((one) => one.state === 'waiting')
    .filter((one) => one.from <= entry.until && entry.from <= one.until)
  return seen.position === ahead.length + 1
}

function isFreeAt({ holders }: Model, hour: number, without: readonly string[] = []): boolean {
  const isFree = (holder: string | undefined) => holder === undefined || without.includes(holder)
  return isFree(holders[hour]) && isFree(holders[hour + 1])
}

function freeFor(model: Model, { from, until }: Waiting, without: readonly string[] = []) {
  const window = Array.from({ length: until - from + 1 }, (_, index) => from + index)
  return window.filter((hour) => isFreeAt(model, hour, without))
}

function take({ holders }: Model, holder: string, hour: number): void {
  holders[hour] = holders[hour + 1] = holder
}

function release(model: Model, holder: string): void {
  const kept = Object.entries(model.holders).filter(([, one]) => one !== holder)
  model.holders = Object.fromEntries(kept)
}

/** Whether some order of a history's operations gives its answers. */
function isLinearizable(history: readonly Event[], start: Model): boolean {
  const failed = new Set<string>()
  const goesOn = (left: readonly Event[], model: Model): boolean => {
    if (left.length === 0) return true
    const key = `${left.map((event) => history.indexOf(event)).join()} ${JSON.stringify(model)}`
    if (failed.has(key)) return false
    const firstEnd = Math.min(...left.map(({ ended }) => ended))
    for (const event of left) {
      if (event.began > firstEnd) continue
      const next = step(model, event)
      if (
        next &&
        goesOn(
          left.filter((one) => one !== event),
          next,
        )
      )
        return true
    }
    failed.add(key)
    return false
  }
  return goesOn(history, start)
}

function fullDay(bookings: readonly string[]): Model {
  const model: Model = { holders: {}, line: [], offers: 0 }
  for (const [index, hour] of HOURS.entries()) take(model, bookings[index]!, hour)
  // Whoever has the frame after the last hour has it for the whole day.
  model.holders[HOURS.at(-1)! + 2] = 'another'
  return model
}

/** Plays a history of three customers, a stranger, cancels, an alarm and eleven minutes at once. */
async function play(seed: number): Promise<{ history: Event[]; start: Model }> {
  setClock(morning)
  const random = randomFrom(seed)
  const salonId = await newSalon()
  const line = lineOf(salonId)
  const { day } = line
  const booked = await line.fill()
  const bookings = HOURS.map((hour) => booked.get(hour)!)
  await provider().serve(day)
  const history: Event[] = []
  let count = 0
  const record = async (act: () => Promise<Operation>) => {
    const began = ++count
    const operation = await act()
    history.push({ ...operation, began, ended: ++count })
  }
  const hours = () => day.hours({ stylistId: null, frames: 2, delivery: 1, ownerToken: null })
  const view = async (id: string) => {
    let offer: SeenOffer | null = null
    await record(async () => {
      const seen = (await line.view(id))!
      offer = seen.offer && { id: seen.offer.id, hour: seen.offer.hourId }
      return { kind: 'view', id, state: seen.state, position: seen.position, offer }
    })
    return offer as SeenOffer | null
  }
  const ids: string[] = []
  const answering = new Set<Promise<unknown>>()
  const rings: { began: number; ended: number }[] = []

  async function customer(number: number): Promise<void> {
    const [from, until] = pick(WINDOWS, random)
    const phone = phoneOf(700_000 + seed * 10 + number)
    let id = ''
    await record(async () => {
      id = (await line.join({ fromHour: from, untilHour: until }, phone)).id
      return { kind: 'join', id, from, until }
    })
    ids.push(id)
    for (let look = 0; look < 4; look++) {
      const offer = await view(id)
      if (!offer) continue
      const offerId = offer.id
      const accept = () =>
        record(async () => {
          const isAccepted = (await line.accept(id, offerId)) === 'accepted'
          return { kind: 'accept', id, offerId, isAccepted }
        })
      if (random() < 0.5) {
        const answers = Promise.all([accept(), accept()])
        answering.add(answers)
        await Promise.all([answers.finally(() => answering.delete(answers)), view(id)])
      } else if (random() < 0.8)
        await record(async () => {
          const isDeclined = await line.decline(id, offerId)
          return { kind: 'decline', id, offerId, isDeclined }
        })
    }
    if (random() < 0.3) await record(async () => (await line.leave(id), { kind: 'leave', id }))
  }

  async function cancelAll(): Promise<void> {
    for (const booking of random() < 0.5 ? bookings : [...bookings].reverse())
      await record(async () => (await day.cancel(booking), { kind: 'cancel', booking }))
  }

  async function stranger(): Promise<void> {
    for (let time = 0; time < 3; time++) {
      const hour = pick(HOURS, random)
      const order = orderOf(hour)
      await record(async () => {
        const isAccepted = (await day.book(order)).kind === 'accepted'
        return { kind: 'book', hour, booking: order.bookingId, isAccepted }
      })
      await record(async () => {
        const free = await hours()
        return { kind: 'hours', free: HOURS.map((one) => free[one - 1]!.freeStylists > 0) }
      })
    }
  }

  async function alarm(): Promise<void> {
    for (let time = 0; time < 4; time++) {
      if (time === 2) {
        // No answer is on its way for eleven minutes, in which its offer would end under it.
        while (answering.size > 0) await Promise.all(answering)
        setClock(morning + 11 * MINUTE)
        history.push({ kind: 'clock', began: ++count, ended: ++count })
        await record(async () => (await hours(), { kind: 'lapse' }))
      }
      const began = ++count
      if (await day.ring()) rings.push({ began, ended: ++count })
    }
  }

  await Promise.all([customer(1), customer(2), cancelAll(), customer(3), alarm(), stranger()])
  // An alarm tells each customer of what is held for them, one after the other.
  for (const ring of rings) for (const id of ids) history.push({ kind: 'tell', id, ...ring })
  for (const id of ids) await view(id)
  return { history, start: fullDay(bookings) }
}

beforeEach(() => setClock(morning))

test('30 histories of customers, strangers and alarms at once are those of one step after the other', async () => {
  const wrong: unknown[] = []
  let [offered, accepted, overlapping] = [0, 0, 0]
  for (let seed = 1; seed <= 30; seed++) {
    const { history, start } = await play(seed)
    if (!isLinearizable(history, start)) wrong.push({ seed, history })
    for (const event of history) {
      if (event.kind === 'view' && event.offer) offered++
      if (event.kind === 'accept' && event.isAccepted) accepted++
      overlapping += history.filter(
        (one) => one.began < event.began && event.began < one.ended,
      ).length
    }
  }
  expect(wrong).toEqual([])
  // Nobody's answers are right for want of questions.
  expect(offered).toBeGreaterThan(20)
  expect(accepted).toBeGreaterThan(5)
  expect(overlapping).toBeGreaterThan(1000)
}, 120_000)

/** A history in which each operation ends before the next begins. */
const oneByOne = (...operations: Operation[]): Event[] =>
  operations.map((operation, index) => ({ ...operation, began: 2 * index, ended: 2 * index + 1 }))

const join = (id: string) => ({ kind: 'join', id, from: 13, until: 13 }) as const
const book = (isAccepted: boolean) =>
  ({ kind: 'book', hour: 13, booking: 'stranger', isAccepted }) as const
const cancel = { kind: 'cancel', booking: 'b13' } as const
const offeredTo = (id: string) =>
  ({ kind: 'view', id, state: 'offered', position: null, offer: { id: 'o', hour: 13 } }) as const
const tell = (id: string) => ({ kind: 'tell', id }) as const
const accept = (id: string, isAccepted: boolean) =>
  ({ kind: 'accept', id, offerId: 'o', isAccepted }) as const

test.each<[string, boolean, Operation[]]>([
  ['offered and accepted', true, [tell('a'), offeredTo('a'), book(false), accept('a', true)]],
  ['sold past the line', false, [book(true)]],
  ['offered to the second in line', false, [tell('b'), offeredTo('b')]],
  ['offered before it was told', false, [offeredTo('a')]],
  ['sold twice', false, [tell('a'), offeredTo('a'), accept('a', true), book(true)]],
  ['refused though offered', false, [tell('a'), offeredTo('a'), accept('a', false)]],
])('the judge of histories knows a place that is %s', (_what, isRight, operations) => {
  const history = oneByOne(join('a'), join('b'), cancel, ...operations)
  expect(isLinearizable(history, fullDay(['b13', 'b15', 'b17']))).toBe(isRight)
})
