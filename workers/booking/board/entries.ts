import * as z from 'zod'
import type { BoardEntry } from '../../../domain/board-entry'
import { objectRows } from '../../kit/rows'
import { type LocalDate, localDate } from '../../kit/values'
import type { HoldSql } from '../salon-day/holds'

/** A reader's response: the entries changed since its version, or all of them. */
export type BoardChanges = {
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
export class BoardEntries {
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
export function keyOf(salonId: number, date: LocalDate): string {
  return `${salonId}:${date}`
}
