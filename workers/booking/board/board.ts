import { DurableObject } from 'cloudflare:workers'
import type { BoardEntry } from '../../../domain/board-entry'
import { withTimeout } from '../../../domain/with-timeout'
import { nowOf } from '../../kit/clock'
import { logFailure } from '../../kit/log'
import type { LocalDate } from '../../kit/values'
import { vietnamDay } from '../../kit/vietnam-time'
import type { BookingEnv } from '../env'
import { salonDay } from '../salon-day/stub'
import { BoardEntries, type BoardChanges, keyOf } from './entries'
import { daysOnBoard, isOnBoard } from './stub'

/**
 * Ms after which an entry is fetched again when the board is read: its salon-day may have died
 * before it published, or rosters changed.
 */
const MAX_AGE_MS = 5 * 60_000

/** Ms before a salon-day that failed is called again. */
const RETRY_MS = 60_000

/** Salon-days that are called at the same time. */
const CONCURRENCY = 8

/** A reader of a board that lacks salon-days waits for them no longer, in ms. */
const TIMEOUT_MS = 300

/**
 * Availability of every salon on the days that all customers may book (`getByName('chain')`).
 * Salon-days publish their entries after each change; entries that a reader wants and that are
 * missing or old are fetched.
 */
export class FreeBoard extends DurableObject<BookingEnv> {
  readonly #entries = new BoardEntries(this.ctx.storage.sql)
  readonly #failedAt = new Map<string, number>()
  readonly #asking = new Map<string, Promise<void>>()

  /** Takes in what a salon-day publishes. */
  publish(entry: BoardEntry): void {
    if (isOnBoard(entry.date, this.#now())) this.#entries.put(entry, this.#now())
  }

  /**
   * The entries changed since a version, 0 for all; of the salons that the reader wants, those that
   * respond in time.
   */
  async read(version: number, salonIds: readonly number[]): Promise<BoardChanges> {
    this.#entries.deleteBefore(vietnamDay(this.#now()))
    const due = this.#due(salonIds)
    if (due.length > 0) {
      const asking = this.#fetchAll(due)
      this.ctx.waitUntil(asking)
      // An old entry is better than none, so only what is missing is worth a moment.
      if (due.some(({ isMissing }) => isMissing)) await withTimeout(TIMEOUT_MS, asking)
    }
    return this.#entries.since(version)
  }

  #now(): number {
    return nowOf(this.env)
  }

  /**
   * The salon-days to call: missing entries before old ones, today before tomorrow, salons in the
   * order of the reader.
   */
  #due(salonIds: readonly number[]): SalonDayDue[] {
    const now = this.#now()
    const due = daysOnBoard(now).flatMap((date) =>
      salonIds.flatMap((salonId) => {
        const seenAt = this.#entries.seenAt(salonId, date)
        const isWaiting = now - (this.#failedAt.get(keyOf(salonId, date)) ?? -Infinity) < RETRY_MS
        const isDue = seenAt === undefined || now - seenAt > MAX_AGE_MS
        return isDue && !isWaiting ? [{ salonId, date, isMissing: seenAt === undefined }] : []
      }),
    )
    return due.sort((one, other) => Number(other.isMissing) - Number(one.isMissing))
  }

  async #fetchAll(due: readonly SalonDayDue[]): Promise<void> {
    for (let at = 0; at < due.length; at += CONCURRENCY)
      await Promise.all(due.slice(at, at + CONCURRENCY).map((one) => this.#fetchOnce(one)))
  }

  /** Readers who want the same salon-day wait for the same response. */
  #fetchOnce(one: SalonDayDue): Promise<void> {
    const key = keyOf(one.salonId, one.date)
    const asking =
      this.#asking.get(key) ?? this.#fetchSalonDay(one).finally(() => this.#asking.delete(key))
    this.#asking.set(key, asking)
    return asking
  }

  async #fetchSalonDay({ salonId, date }: SalonDayDue): Promise<void> {
    const key = keyOf(salonId, date)
    try {
      const entry = await salonDay(this.env, salonId, date).boardEntry()
      this.#failedAt.delete(key)
      if (entry) this.publish(entry)
    } catch (error) {
      this.#failedAt.set(key, this.#now())
      logFailure({ worker: 'booking', call: 'FreeBoard.ask', requestId: '' }, error)
    }
  }
}

type SalonDayDue = { salonId: number; date: LocalDate; isMissing: boolean }
