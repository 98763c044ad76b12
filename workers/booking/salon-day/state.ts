import { nowOf } from '../../../domain/clock'
import { logFailure } from '../../kit/log'
import { required } from '../../kit/request'
import { type BookingEnv, numberOf } from '../env'
import type { HeldBefore } from './slot-hold'
import { type Hold, Holds } from './holds'
import { MessageTimes } from '../messages/send'
import { expireDue, nextDue, repair, endLater } from './recovery'
import type { LocalDate } from '../../kit/values'
import { instantOf, vietnamDay } from '../../kit/vietnam-time'
import { openingOf } from '../clients/salons'
import { rosterOf } from './ledger'
import type { Opening } from './hours'
import { nextInLine } from '../waitlist/match'
import { Waitlist } from '../waitlist/waitlist'
import { type DayRecords, readDay } from '../store/staff'
import { FULL_SALON, restOf, walkInsOf } from './walk-ins'

/** Points at which tests make the object fail. */
export type Step =
  | 'chosen'
  | 'held'
  | 'written'
  | 'confirming'
  | 'confirmed'
  | 'canceling'
  | 'canceled'
  | 'extended'
  | 'expiring'
  | 'replacing'
  | 'messagesRead'
  | 'messageClaimed'
  | 'messageSent'
  | 'messageFinished'
  | 'offerCounted'
  | 'offerSent'
  | 'accepting'
  | 'accepted'
  | 'entryClosed'

/**
 * Default of SLOT_HOLD_SECONDS: seconds that an hour is held for a browser, long enough to fill in
 * the rest.
 */
const SLOT_HOLD_SECONDS = 180

/** The state of a salon-day: its holds, the facts of the day, its alarm. */
export class SalonDayState {
  holds: Holds
  messages: MessageTimes
  waitlist: Waitlist
  /** The day once it has been prepared. */
  day: Day | null = null
  /** Bookings on their way to D1 whose writer still watches them. */
  readonly inFlightWrites = new Set<string>()
  /**
   * What each browser has booked here a moment ago (slot-hold.ts). A restart loses it, which costs
   * only a place held for minutes.
   */
  readonly justBooked = new Map<string, { times: string; until: number }>()
  /**
   * The holds of browsers and offers that bookings on their way to D1 have taken over, by booking
   * (taken-over.ts). A restart loses it, which costs holds of minutes: a code awaited for one of
   * them is too late then.
   */
  readonly takenOver = new Map<string, readonly Hold[]>()
  /** What addresses have held lately (slot-hold.ts). */
  heldBefore: HeldBefore[] = []
  /** Does nothing; tests put a failure here. */
  failpoint: (step: Step) => void = () => undefined
  /** Called after each change of availability. */
  onChange: () => void = () => undefined
  #preparing: Promise<void> | null = null

  constructor(
    readonly env: BookingEnv,
    readonly storage: DurableObjectStorage,
    /** The object's name, unknown to it when the alarm wakes it. */
    readonly name: string | undefined,
  ) {
    this.holds = this.#openHolds()
    this.messages = new MessageTimes(storage.sql)
    this.waitlist = new Waitlist(storage.sql)
  }

  /** Now, in epoch ms. */
  now(): number {
    return nowOf(this.env)
  }

  /** How long an hour is held for a browser, in ms. */
  get slotHoldMs(): number {
    return numberOf(this.env.SLOT_HOLD_SECONDS, SLOT_HOLD_SECONDS) * 1000
  }

  /**
   * The day with its roster and opening, read when first needed and again when old; frees expired
   * places on the way.
   */
  async prepare(): Promise<Day> {
    if (!this.day || this.day.staleAt <= this.now()) {
      this.#preparing ??= this.#read().finally(() => (this.#preparing = null))
      // Where a read day exists, a failed refresh is only logged.
      if (this.day) await this.#preparing.catch((error: unknown) => logFault('prepare', error))
      else await this.#preparing
      // Each who waited goes on by itself, so that the waitlist is matched before the next sees a place.
      await scheduler.wait(0)
    }
    if (expireDue(this) > 0) await this.scheduleAlarm()
    return this.prepared
  }

  /** The day, for what runs after `prepare`; throws before. */
  get prepared(): Day {
    return required(this.day, 'the day of a salon that was not prepared')
  }

  /** Waits until what was written down would survive a power cut, with the alarm set that would repair it. */
  async persist(): Promise<void> {
    await this.scheduleAlarm()
    await this.storage.sync()
  }

  /** Sets the alarm for what is due next. */
  async scheduleAlarm(): Promise<void> {
    const ofDay = this.day ? Math.min(nextInLine(this), this.day.endsAt) : Infinity
    const due = Math.min(nextDue(this), this.messages.next(), ofDay)
    // The alarm rings by the machine's clock, which tests and demos may have shifted against ours.
    await this.setAlarm(Date.now() + Math.max(0, due - this.now()))
  }

  /** Sets the alarm for an instant of the machine's clock (epoch ms), unless it rings before. */
  async setAlarm(at: number): Promise<void> {
    if (at === Infinity) return
    const set = await this.storage.getAlarm()
    if (set === null || at < set) await this.storage.setAlarm(at)
  }

  /** Deletes everything when the day is over. */
  async clear(): Promise<void> {
    await this.storage.deleteAlarm()
    await this.storage.deleteAll()
    this.holds = this.#openHolds()
    this.messages = new MessageTimes(this.storage.sql)
    this.waitlist = new Waitlist(this.storage.sql)
    this.day = null
  }

  #openHolds(): Holds {
    return new Holds(this.storage.sql, () => this.onChange())
  }

  async #read(): Promise<void> {
    const day = await prepareDay(this)
    // After a restart no request watches the unfinished steps: finish them before the first order.
    if (!this.day) await repair(this, 'all').catch((error: unknown) => logFault('repair', error))
    this.day = day
    // Absences may have changed.
    this.onChange()
    await this.scheduleAlarm()
  }
}

/** Logs a failure of an object's own work, which no customer waits for. */
export function logFault(call: string, error: unknown): void {
  logFailure({ worker: 'booking', call: `SalonDay.${call}`, requestId: '' }, error)
}

/**
 * A salon-day's facts: its salon and date, its opening hours, when these facts must be read again
 * and when the day is over (epoch ms).
 */
export type Day = {
  salonId: number
  date: LocalDate
  opening: Opening
  staleAt: number
  endsAt: number
}

/** Rosters and openings hold so long (ms). */
const FRESH_MS = 60_000

/** Minutes after which the day is over: one hour after midnight. */
const END_MINUTES = 25 * 60

/** Reads roster and opening, and on an object's first use the bookings that D1 has and the object has not. */
async function prepareDay(state: SalonDayState): Promise<Day> {
  const { salonId, date } = identity(state)
  const [records, opening] = await Promise.all([
    readDay(state.env.DB, salonId, date),
    openingOf(state.env, salonId, date),
  ])
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay()
  const roster = rosterOf(records.employees, records.absences, weekday, opening)
  state.holds.ledger.setRoster(roster)
  if (!state.day) reconcile(state, records)
  const now = state.now()
  const demoLoad = state.env.DEMO_LOAD
  if (demoLoad && date >= vietnamDay(now)) {
    const isTaken = (staffId: number, hourId: number) =>
      state.holds.ledger.coveredTimes(staffId, hourId) > 0
    walkIn(state, 'walk-ins', () =>
      walkInsOf(salonId, date, roster, isTaken, demoLoad === 'weekday'),
    )
    if (salonId === FULL_SALON && date === vietnamDay(now))
      walkIn(state, 'walk-ins of a full day', () => restOf(roster, isTaken))
  }
  return { salonId, date, opening, staleAt: now + FRESH_MS, endsAt: instantOf(date, END_MINUTES) }
}

/**
 * A booking in D1 without places here gets them (seeded ones, or storage lost); a hold whose
 * booking was canceled there, or has expired, is given up.
 */
function reconcile(state: SalonDayState, records: DayRecords): void {
  const { holds } = state
  const placed = new Set(records.bookings.map((booking) => booking.id))
  for (const { id, state: step, replaces } of holds.all()) {
    if (step !== 'booked' || isWalkIn(id) || placed.has(id)) continue
    if (replaces) endLater(holds, id, state.now())
    else holds.drop(id)
  }
  for (const { id, places } of records.bookings)
    if (!holds.get(id))
      holds.add({ id, state: 'booked', dueAt: 0, replaces: null, network: null, places })
}

function walkIn(
  { holds }: SalonDayState,
  id: string,
  places: () => ReturnType<typeof restOf>,
): void {
  if (!holds.get(id))
    holds.add({ id, state: 'booked', dueAt: 0, replaces: null, network: null, places: places() })
}

function isWalkIn(id: string): boolean {
  return id.startsWith('walk-ins')
}

/** Salon and date from the object's name, which an alarm does not know: so it is written down at first use. */
function identity({ holds, name }: SalonDayState): { salonId: number; date: LocalDate } {
  const noted = holds.note('name')
  const known = noted ?? name
  const [whole, salonId, date] = /^(\d+):(\d{4}-\d{2}-\d{2})$/.exec(known ?? '') ?? []
  if (!whole || !date) throw new Error(`a salon-day needs a name like 9:2026-11-22, not ${known}`)
  if (noted === null) holds.write('name', whole)
  return { salonId: Number(salonId), date }
}
