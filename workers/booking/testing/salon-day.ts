import {
  abortAllDurableObjects,
  env,
  runDurableObjectAlarm,
  runInDurableObject,
} from 'cloudflare:test'
import { expect, vi } from 'vitest'
import { ulid } from '../../kit/ids'
import { insertInto } from '../../kit/seeding'
import type { LocalDate } from '../../kit/values'
import { vietnamDay } from '../../kit/vietnam-time'
import { salonDay } from '../salon-day/stub'
import type { SalonDayState, Step } from '../salon-day/state'
import type { BookingEnv } from '../env'
import type { Order, OrderedPerson, OrderResult } from '../pricing/order'
import { saveCopy } from '../clients/salons'
import type { HoursRequest } from '../salon-day/watchers'
import type { HoldResult, HoldRequest } from '../salon-day/slot-hold'
import type { StaffNeed } from '../salon-day/ledger'

/** The tests' bindings. */
export const bindings = env as unknown as BookingEnv

/**
 * Five past nine of a coming Tuesday, Vietnamese time (vitest.workers.config.ts): always the same
 * weekday, as staff have days off, and never the machine's own day, so that no alarm rings by
 * itself.
 */
export const morning = (env as unknown as { TEST_MORNING: number }).TEST_MORNING

/** Today in these tests. */
export const today: LocalDate = vietnamDay(morning)

/** Sets the clock of the worker and its objects to `minutes` after midnight of today. */
export function setClock(at: number): void {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(at)
}

/** The staff of a test salon. */
export type Team = { stylists?: number; skinners?: number; masters?: number }

/**
 * Opens a salon with stored facts; the salons backend itself is absent. Stylists are salon · 100 +
 * 1…, skinners + 51…, masters + 31….
 */
export async function openSalon(
  salonId: number,
  { stylists = 0, skinners = 0, masters = 0 }: Team,
): Promise<void> {
  const row = (id: number, kind: string, level: number) => ({
    id,
    salon_id: salonId,
    former_salon_id: null,
    kind,
    name: `${kind} ${id}`,
    avatar: '',
    level,
    years: 1,
    customers: 200,
    rating: 4.5,
    skill: '',
    description: '',
    photos: '[]',
    ratings: '[]',
    day_off: null,
    from_minutes: null,
    to_minutes: null,
  })
  const team = [
    ...Array.from({ length: stylists }, (_, index) => row(salonId * 100 + index + 1, 'stylist', 1)),
    ...Array.from({ length: masters }, (_, index) => row(salonId * 100 + index + 31, 'stylist', 3)),
    ...Array.from({ length: skinners }, (_, index) =>
      row(salonId * 100 + index + 51, 'skinner', 1),
    ),
  ]
  for (const statement of insertInto('staff', team)) await bindings.DB.prepare(statement).run()
  await saveCopy(
    bindings.DB,
    `salon:${salonId}`,
    {
      name: `Salon ${salonId}`,
      address: `${salonId} Cầu Giấy`,
      phone: '1900',
      map: '',
      parkingMap: '',
      opens: null,
      offersConsultation: false,
      isOpen: true,
      latitude: null,
      longitude: null,
    },
    0,
  )
  await saveCopy(
    bindings.DB,
    `opening:${salonId}:${today}`,
    { isOpen: true, openMinutes: 510, closeMinutes: 1230, message: '' },
    0,
  )
}

/** A phone of its own for each number. */
export function phoneOf(number: number): string {
  return `09${String(10_000_000 + number)}`
}

/** One customer's cut by a stylist over two frames. */
export function person(hourId: number, over: Partial<OrderedPerson> = {}): OrderedPerson {
  return {
    hourId,
    frames: 2,
    delivery: 1,
    stylistId: null,
    skinnerId: null,
    services: [{ id: 1010, name: 'Cắt xả', price: 100_000 }],
    total: 100_000,
    offers: [],
    ...over,
  }
}

let orders = 0

/** An order of one customer at `hourId`, as the worker hands it to the salon-day. */
export function orderOf(hourId: number, over: Partial<Order> = {}): Order {
  const number = ++orders
  return {
    bookingId: ulid(Date.now()),
    idempotencyKey: `key-of-order-number-${number}`,
    content: 'as ordered',
    phone: phoneOf(number),
    ownerToken: null,
    network: null,
    sessionPhone: null,
    allowChange: false,
    salon: { opens: null, sales: [] },
    isAtSalon: false,
    people: [person(hourId)],
    offers: null,
    note: '',
    wishes: '{}',
    bookAt: 3,
    utmSource: '',
    params: '{}',
    ...over,
  }
}

/** A salon-day with what tests do to it. */
export function dayOf(salonId: number, date: LocalDate = today) {
  // A restart breaks the references to an object, so each use takes a new one.
  const stub = () => salonDay(bindings, salonId, date)
  const withState = <T>(act: (state: SalonDayState) => T | Promise<T>) =>
    runInDurableObject(stub(), (instance) => act(instance.state))
  return {
    book: async (order: Order): Promise<OrderResult> => (await stub().book(order)) as OrderResult,
    /** All orders reach the object in the same moment, however slow the machine is. */
    bookAtOnce: (orders: readonly Order[]): Promise<OrderResult[]> =>
      runInDurableObject(stub(), (instance) =>
        Promise.all(orders.map((order) => instance.book(order))),
      ),
    hold: async (request: HoldRequest): Promise<HoldResult> =>
      (await stub().hold(request)) as HoldResult,
    release: async (ownerToken: string) => await stub().release(ownerToken),
    confirm: async (id: string) => await stub().confirm(id),
    cancel: async (id: string) => await stub().cancel(id),
    hours: async (input: HoursRequest) => await stub().hours(input),
    freeStylists: async (hourId: number, frames = 2, ownerToken: string | null = null) =>
      (await stub().hours({ stylistId: null, frames, delivery: 1, ownerToken }))[hourId - 1]!
        .freeStylists,
    withState,
    /** The object dies at a step, as if the power went. */
    dieAt: (step: Step) =>
      withState(
        (state) =>
          void (state.failpoint = (reached) => {
            if (reached === step) throw new Error(`died at ${step}`)
          }),
      ),
    /** New objects on the same storage, as after a power cut. */
    restart: () => abortAllDurableObjects(),
    /** The alarm rings; false when none was set. */
    ring: () => runDurableObjectAlarm(stub()),
    /** The number of holds by state. */
    holds: () =>
      withState(({ holds }) => holds.all().map((hold) => `${hold.state}:${hold.places.length}`)),
  }
}

/** A booking's row in D1. */
export async function rowOf(
  id: string,
): Promise<{ status: string; current: number | null } | null> {
  return bindings.DB.prepare('SELECT status, current FROM booking WHERE id = ?').bind(id).first()
}

/**
 * The differences between D1 and an object: each confirmed row must have its places, each place its
 * row, and none may be taken twice.
 */
export async function disagreements(salonId: number): Promise<string[]> {
  const rows = await bindings.DB.prepare(
    `SELECT b.id, p.hour_id AS hourId, p.frames, p.stylist_id AS stylistId,
       p.skinner_id AS skinnerId
     FROM booking b
     JOIN booking_person p ON p.booking_id = b.id
     WHERE b.salon_id = ? AND b.date = ? AND b.status IN ('confirmed', 'pending_otp')`,
  )
    .bind(salonId, today)
    .all<{
      id: string
      hourId: number
      frames: number
      stylistId: number | null
      skinnerId: number | null
    }>()
  const promised = rows.results
    .flatMap(({ id, hourId, frames, stylistId, skinnerId }) =>
      [stylistId, skinnerId]
        .filter((staff) => staff !== null)
        .map((staff) => `${id}:${staff}@${hourId}+${frames}`),
    )
    .sort()
  return dayOf(salonId).withState(({ holds }) => {
    const stillHeld = holds
      .all()
      .flatMap((hold) =>
        hold.places.map((place) => `${hold.id}:${place.staffId}@${place.hourId}+${place.frames}`),
      )
      .sort()
    const twice = holds.ledger.roster.flatMap((employee) =>
      employee.isThere.flatMap((_, hour) =>
        holds.ledger.coveredTimes(employee.id, hour) > 1 ? [`${employee.id}@${hour} twice`] : [],
      ),
    )
    return [
      ...stillHeld
        .filter((place) => !promised.includes(place))
        .map((place) => `held only: ${place}`),
      ...promised
        .filter((place) => !stillHeld.includes(place))
        .map((place) => `promised only: ${place}`),
      ...twice,
    ]
  })
}

/** Beyond all of the demo's: the files share this count, in whatever order they run. */
let salons = 2000

/** Opens one more salon; returns its id. */
export async function newSalon(stylists = 1, skinners = 0): Promise<number> {
  await openSalon(++salons, { stylists, skinners })
  return salons
}

/** A booking that waits for a code. */
export async function pendingAt(
  salonId: number,
  hourId = 10,
  phone = phoneOf(8000 + salonId),
  ownerToken: string | null = null,
): Promise<Order> {
  await bindings.DB.prepare(
    'INSERT INTO customer VALUES (?, 0, 1, 0, 3, 0, 0) ON CONFLICT DO NOTHING',
  )
    .bind(phone)
    .run()
  const order = orderOf(hourId, { phone, ownerToken })
  expect(await dayOf(salonId).book(order)).toMatchObject({
    kind: 'accepted',
    response: { needsCode: true, holdExpiresAt: Date.now() + 300_000 },
  })
  return order
}

/** How many of the results are of a kind. */
export function count(outcomes: OrderResult[], kind: OrderResult['kind']): number {
  return outcomes.filter((outcome) => outcome.kind === kind).length
}

/** How long a hold lasts, in milliseconds. */
export const MINUTES_3 = 180_000

/** A need of one person at an hour: two frames of any stylist. */
export function need(hourId: number, over: Partial<StaffNeed> = {}): StaffNeed {
  return { hourId, frames: 2, delivery: 1, stylistId: null, skinnerId: null, ...over }
}

/** A browser's request to hold these hours, one for each person. */
export function holdRequest(
  ownerToken: string,
  hourIds: number[],
  over: Partial<HoldRequest> = {},
): HoldRequest {
  return {
    ownerToken,
    network: null,
    needs: hourIds.map((hourId) => need(hourId)),
    isAtSalon: false,
    ...over,
  }
}
