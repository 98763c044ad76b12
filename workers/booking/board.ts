import { DurableObject } from 'cloudflare:workers'
import type { BoardEntry } from '../../domain/board-entry'
import { withTimeout } from '../../domain/with-timeout'
import { nowOf } from '../../domain/clock'
import { logFailure } from '../kit/log'
import { type LocalDate, localDate } from '../kit/values'
import { vietnamDay, addDays, daysBetween } from '../kit/vietnam-time'
import type { BookingEnv } from './env'
import { salonDay } from './salon-day/stub'
import type { SalonDayState } from './salon-day/state'
import { holdsOverShare } from './salon-day/slot-hold'
import { ChangeThrottle } from './salon-day/watchers'
import * as z from 'zod'
import { objectRows } from '../kit/rows'
import type { HoldSql } from './salon-day/holds'
import { freeDigits } from './salon-day/hours'
import { nearCustomers } from '../kit/location'
import { BOOKABLE_DAYS } from '../../domain/bookable-days'

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

/** The board is written to at most once in so many ms by one salon-day. */
const INTERVAL_MS = 250

/**
 * Publishes to the board who is free on a salon-day, after each change of it; what the board has
 * already is not sent again.
 */
export class BoardPublisher {
  readonly #publication: ChangeThrottle
  #sent = ''

  constructor(
    readonly state: SalonDayState,
    settled: () => Promise<void>,
    onFailure: (error: unknown) => void,
  ) {
    this.#publication = new ChangeThrottle({
      settled,
      work: () => this.#publish(),
      intervalMs: INTERVAL_MS,
      onFailure,
    })
  }

  /** Something has changed. */
  changed(): void {
    this.#publication.changed()
  }

  /** The entry for a board that fetches it; of a prepared salon-day. */
  entry(): BoardEntry | null {
    const entry = this.#current()
    if (entry) this.#sent = textOf(entry)
    return entry
  }

  async #publish(): Promise<void> {
    const entry = this.#current()
    if (!entry || textOf(entry) === this.#sent) return
    await freeBoard(this.state.env).publish(entry)
    this.#sent = textOf(entry)
  }

  #current(): BoardEntry | null {
    const { day, holds } = this.state
    if (!day || !isOnBoard(day.date, this.state.now())) return null
    const { salonId, date, opening } = day
    const overShare = holdsOverShare(this.state).map(({ id }) => id)
    const digits = holds.without(overShare, () => freeDigits({ ledger: holds.ledger, opening }))
    return { salonId, date, ...digits }
  }
}

function textOf({ stylists, skinners }: BoardEntry): string {
  return stylists + skinners
}

/** A reader's response: the entries changed since its version, or all of them. */
type BoardChanges = {
  /** Rises with each change. */
  version: number
  /** True: `entries` is everything and replaces what the reader has. */
  isWhole: boolean
  entries: BoardEntry[]
}

const boardRow = z.object({
  salonId: z.int(),
  date: localDate,
  stylists: z.string(),
  skinners: z.string(),
  version: z.int(),
  /** When the salon-day last sent it (epoch ms). */
  seenAt: z.int(),
})
type BoardRow = z.output<typeof boardRow>

/** The entries of the board, in the object's storage and, the same, in memory. */
class BoardEntries {
  readonly #rows = new Map<string, BoardRow>()
  readonly #sql: HoldSql
  #version = 0

  constructor(sql: HoldSql) {
    this.#sql = sql
    sql.exec(
      `CREATE TABLE IF NOT EXISTS entry (salonId INTEGER, date TEXT, version INTEGER,
         seenAt INTEGER, stylists TEXT, skinners TEXT, PRIMARY KEY (salonId, date))`,
    )
    const stored = sql.exec('SELECT salonId, date, version, seenAt, stylists, skinners FROM entry')
    for (const row of objectRows(stored, boardRow)) {
      this.#rows.set(keyOf(row.salonId, row.date), row)
      this.#version = Math.max(this.#version, row.version)
    }
  }

  /** Stores an entry; an unchanged one gets a new age only. */
  put(entry: BoardEntry, now: number): void {
    const { salonId, date, stylists, skinners } = entry
    const key = keyOf(salonId, date)
    const known = this.#rows.get(key)
    if (known?.stylists === stylists && known.skinners === skinners) {
      known.seenAt = now
      return
    }
    // A version is an instant, so that it goes on rising even if storage is lost.
    this.#version = Math.max(this.#version + 1, now)
    this.#sql.exec(
      'INSERT OR REPLACE INTO entry (salonId, date, version, seenAt, stylists, skinners) VALUES (?, ?, ?, ?, ?, ?)',
      salonId,
      date,
      this.#version,
      now,
      stylists,
      skinners,
    )
    this.#rows.set(key, { salonId, date, stylists, skinners, version: this.#version, seenAt: now })
  }

  /** When an entry was last sent (epoch ms), undefined when there is none. */
  seenAt(salonId: number, date: LocalDate): number | undefined {
    return this.#rows.get(keyOf(salonId, date))?.seenAt
  }

  /** Forgets the days before `first`. */
  deleteBefore(first: LocalDate): void {
    const past = [...this.#rows].filter(([, { date }]) => date < first)
    if (past.length === 0) return
    for (const [key] of past) this.#rows.delete(key)
    this.#sql.exec('DELETE FROM entry WHERE date < ?', first)
  }

  /** The entries changed since a version; all when the version is unknown to this board. */
  since(version: number): BoardChanges {
    const isWhole = version <= 0 || version > this.#version
    const changed = [...this.#rows.values()].filter((row) => isWhole || row.version > version)
    return {
      version: this.#version,
      isWhole,
      entries: changed.map(({ salonId, date, stylists, skinners }) => ({
        salonId,
        date,
        stylists,
        skinners,
      })),
    }
  }
}

/** Names a salon-day. */
function keyOf(salonId: number, date: LocalDate): string {
  return `${salonId}:${date}`
}

/** The one board of the chain. */
export function freeBoard(env: Pick<BookingEnv, 'FREE_BOARD'>): DurableObjectStub<FreeBoard> {
  return env.FREE_BOARD.getByName('chain', nearCustomers)
}

/** The days that the board knows of: those that anybody may book. */
function daysOnBoard(now: number): LocalDate[] {
  return Array.from({ length: BOOKABLE_DAYS }, (_, days) => addDays(vietnamDay(now), days))
}

/** Whether the board knows of a day. */
function isOnBoard(date: LocalDate, now: number): boolean {
  const days = daysBetween(vietnamDay(now), date)
  return days >= 0 && days < BOOKABLE_DAYS
}
