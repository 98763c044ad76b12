import { nowOf } from '../../kit/clock'
import { logFailure } from '../../kit/log'
import { required } from '../../kit/required'
import { type Day, prepareDay } from './load-day'
import { type BookingEnv, numberOf } from '../env'
import type { HeldBefore } from './held-before'
import { type Hold, Holds } from './holds'
import { MessageTimes } from './message-times'
import { expireDue, nextDue, repair } from './recovery'

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

/**
 * Default of SLOT_HOLD_SECONDS: seconds that an hour is held for a browser, long enough to fill in
 * the rest.
 */
const SLOT_HOLD_SECONDS = 180

/** The state of a salon-day: its holds, the facts of the day, its alarm. */
export class SalonDayState {
  holds: Holds
  messages: MessageTimes
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
   * The pressed hours that bookings on their way to D1 have taken over, by booking. A restart loses
   * it, which costs only a hold of minutes.
   */
  readonly takenOver = new Map<string, Hold>()
  /** What addresses have held lately (held-before.ts). */
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
    const due = Math.min(nextDue(this), this.messages.next(), this.day?.endsAt ?? Infinity)
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
