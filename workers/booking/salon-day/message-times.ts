import * as z from 'zod'
import { objectRows } from '../../kit/rows'
import type { HoldSql } from './holds'

const timeRow = z.object({ id: z.string(), at: z.int() })

/** When the alarm must look at the messages of a booking next, in the object's storage. */
export class MessageTimes {
  readonly #times = new Map<string, number>()
  readonly #sql: HoldSql

  constructor(sql: HoldSql) {
    this.#sql = sql
    sql.exec(
      'CREATE TABLE IF NOT EXISTS message_time (booking_id TEXT PRIMARY KEY, at INTEGER NOT NULL)',
    )
    const times = sql.exec('SELECT booking_id AS id, at FROM message_time')
    for (const { id, at } of objectRows(times, timeRow)) this.#times.set(id, at)
  }

  /** Sets when to look at a booking (epoch ms); null: never. */
  plan(id: string, at: number | null): void {
    if (at === null) {
      this.#sql.exec('DELETE FROM message_time WHERE booking_id = ?', id)
      this.#times.delete(id)
      return
    }
    this.#sql.exec(
      `INSERT INTO message_time (booking_id, at) VALUES (?, ?)
       ON CONFLICT DO UPDATE SET at = excluded.at`,
      id,
      at,
    )
    this.#times.set(id, at)
  }

  /** The next instant (epoch ms), Infinity when there is none. */
  next(): number {
    return Math.min(Infinity, ...this.#times.values())
  }

  /** At most so many bookings that are due, the first due first. */
  due(now: number, most: number): string[] {
    return [...this.#times]
      .filter(([, at]) => at <= now)
      .sort(([, one], [, other]) => one - other)
      .slice(0, most)
      .map(([id]) => id)
  }
}
