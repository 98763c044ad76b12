import * as z from 'zod'
import { firstObjectRow, jsonColumn, objectRows } from '../../kit/rows'
import { poolGift } from '../store/spins'

/** A draw that is about to become a spin, with all that is needed to finish it. */
const storedDraw = z.object({
  /** The spin's id. */
  id: z.string(),
  customerId: z.int(),
  key: z.string(),
  wheelId: z.int(),
  position: z.int(),
  giftId: z.int(),
  gift: poolGift,
  seed: z.number(),
  /** JSON of the chances it was drawn from. */
  odds: z.string(),
  code: z.string().nullable(),
  /** Epoch ms until which the code works, null without one. */
  expiresAt: z.int().nullable(),
  maskedName: z.string(),
  /** Epoch ms. */
  at: z.int(),
  /** The Vietnamese day of `at`. */
  day: z.string(),
})
export type Draw = z.output<typeof storedDraw>

const drawRow = z.object({ body: jsonColumn(storedDraw) })
const countRow = z.object({ count: z.int() })

/**
 * A pool's own storage: the number of gifts given, and draws that may not have reached D1. Every
 * change is one synchronous step.
 */
export class PoolLedger {
  readonly #sql: SqlStorage

  constructor(readonly storage: DurableObjectStorage) {
    this.#sql = storage.sql
    this.#sql.exec(`
      CREATE TABLE IF NOT EXISTS given (gift_id INTEGER PRIMARY KEY, count INTEGER NOT NULL) STRICT;
      CREATE TABLE IF NOT EXISTS leaving (day TEXT PRIMARY KEY, count INTEGER NOT NULL) STRICT;
      CREATE TABLE IF NOT EXISTS pending (id TEXT PRIMARY KEY, customer_id INTEGER NOT NULL,
        key TEXT NOT NULL, body TEXT NOT NULL) STRICT;
    `)
  }

  /** Number of a gift given so far, draws in progress included. */
  given(giftId: number): number {
    return this.#count('SELECT count FROM given WHERE gift_id = ?', giftId)
  }

  /** Number of gifts given on a day, blanks not counted. */
  givenOn(day: string): number {
    return this.#count('SELECT count FROM leaving WHERE day = ?', day)
  }

  /**
   * Takes over what D1 counts besides the draws on their way, where it is more: this storage may be
   * new. Nothing may be drawn or settled between that counting and this.
   */
  catchUp(given: ReadonlyMap<number, number>, day: string, today: number): void {
    const pending = this.pending()
    for (const [giftId, count] of given) {
      const all = count + pending.filter((draw) => draw.giftId === giftId).length
      if (all > this.given(giftId))
        this.#sql.exec(
          'INSERT INTO given VALUES (?1, ?2) ON CONFLICT DO UPDATE SET count = ?2',
          giftId,
          all,
        )
    }
    const leaving =
      today + pending.filter((draw) => draw.day === day && draw.gift.kind !== 'none').length
    if (leaving > this.givenOn(day))
      this.#sql.exec(
        'INSERT INTO leaving VALUES (?1, ?2) ON CONFLICT DO UPDATE SET count = ?2',
        day,
        leaving,
      )
    this.#sql.exec('DELETE FROM leaving WHERE day < ?', day)
  }

  /** Takes a gift out and notes the draw. */
  add(draw: Draw): void {
    this.#change(draw, 1)
    this.#sql.exec(
      'INSERT INTO pending VALUES (?, ?, ?, ?)',
      draw.id,
      draw.customerId,
      draw.key,
      JSON.stringify(draw),
    )
  }

  /** D1 has the spin. */
  close(id: string): void {
    this.#sql.exec('DELETE FROM pending WHERE id = ?', id)
  }

  /** D1 will never have the spin: the gift is back. A second time changes nothing. */
  giveBack(draw: Draw): void {
    const isPending =
      this.#sql.exec('SELECT 1 FROM pending WHERE id = ?', draw.id).toArray().length > 0
    if (!isPending) return
    this.close(draw.id)
    this.#change(draw, -1)
  }

  /** Draws that D1 may not know, oldest first. */
  pending(): Draw[] {
    const stored = this.#sql.exec('SELECT body FROM pending ORDER BY id')
    return objectRows(stored, drawRow).map(({ body }) => body)
  }

  /** Draws of a customer that D1 may not know. */
  pendingOf(customerId: number): Draw[] {
    const stored = this.#sql.exec('SELECT body FROM pending WHERE customer_id = ?', customerId)
    return objectRows(stored, drawRow).map(({ body }) => body)
  }

  #change({ giftId, gift, day }: Draw, by: 1 | -1): void {
    this.#sql.exec(
      'INSERT INTO given VALUES (?1, ?2) ON CONFLICT DO UPDATE SET count = count + ?2',
      giftId,
      by,
    )
    if (gift.kind !== 'none')
      this.#sql.exec(
        'INSERT INTO leaving VALUES (?1, ?2) ON CONFLICT DO UPDATE SET count = count + ?2',
        day,
        by,
      )
  }

  #count(query: string, value: string | number): number {
    return firstObjectRow(this.#sql.exec(query, value), countRow)?.count ?? 0
  }
}
