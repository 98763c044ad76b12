import * as z from 'zod'
import { jsonColumn, objectRows } from '../../kit/rows'
import type { HoldSql } from '../salon-day/holds'
import { soldServicesList } from '../store/rows'
import { localDate } from '../../kit/values'

const person = z.object({
  hourId: z.int(),
  frames: z.int(),
  delivery: z.literal([1, 2, 3]),
  stylistId: z.int().nullable(),
  skinnerId: z.int().nullable(),
  services: soldServicesList,
  total: z.int(),
  offers: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      saved: z.int(),
      until: localDate.exactOptional(),
    }),
  ),
})

const entry = z.object({
  /** A ULID, as its row in D1 has it. */
  id: z.string(),
  mode: z.enum(['ask', 'book']),
  /** The first and the last hour at which the visit may begin. */
  fromHour: z.int(),
  untilHour: z.int(),
  /** The booking that is to be moved; null: a new one is wanted. */
  moves: z.string().nullable(),
  /** Who comes, priced when the customer joined; of their hours only the differences count. */
  people: z.array(person).min(1),
  note: z.string(),
  wishes: z.string(),
  /** Hours that were free when the customer joined, or that they did not want: no news for them. */
  seen: z.array(z.int()),
  ignored: z.int(),
  pausedUntil: z.number(),
  /** The last offer; it stands while its places are held. */
  offer: z
    .object({
      id: z.string(),
      hourId: z.int(),
      staff: z.array(z.object({ stylistId: z.int().nullable(), skinnerId: z.int().nullable() })),
      /** counted: the customer may be told of it. told: they were. */
      state: z.enum(['new', 'counted', 'told']),
    })
    .nullable(),
  /** The booking that is being made of it, or was. */
  bookingId: z.string().nullable(),
  ended: z.enum(['booked', 'left', 'hasBooking', 'over']).nullable(),
  /** When the alarm must go on with it (epoch ms); null: nothing is to be done. */
  nextAt: z.number().nullable(),
})

/** A customer's wish for a place on this salon-day; their phone is in D1 alone. */
export type WaitlistEntry = z.output<typeof entry>

const wish = entry.pick({
  mode: true,
  fromHour: true,
  untilHour: true,
  moves: true,
  people: true,
  note: true,
  wishes: true,
})

/** What a customer waits for. */
export type Wish = z.output<typeof wish>

/** Whether two wishes are the same; parsed, they have their fields in one order. */
export function isSameWish(one: Wish, other: Wish): boolean {
  return JSON.stringify(wish.parse(one)) === JSON.stringify(wish.parse(other))
}

const entryRow = z.object({ entry: jsonColumn(entry) })

/** The waitlist of a salon-day, in the object's storage and, the same, in memory. */
export class Waitlist {
  /** Entries of which a booking is being made now. */
  readonly accepting = new Map<string, Promise<unknown>>()
  readonly #entries = new Map<string, WaitlistEntry>()
  readonly #sql: HoldSql

  constructor(sql: HoldSql) {
    this.#sql = sql
    sql.exec('CREATE TABLE IF NOT EXISTS waitlist_entry (id TEXT PRIMARY KEY, entry TEXT NOT NULL)')
    const rows = sql.exec('SELECT entry FROM waitlist_entry ORDER BY rowid')
    for (const { entry } of objectRows(rows, entryRow)) this.#entries.set(entry.id, entry)
  }

  /** An entry by its id. */
  get(id: string): WaitlistEntry | undefined {
    return this.#entries.get(id)
  }

  /** All entries, those who joined first before others. */
  all(): WaitlistEntry[] {
    return [...this.#entries.values()]
  }

  /** Puts an entry at the end of the line. */
  add(added: WaitlistEntry): void {
    this.#sql.exec(
      'INSERT INTO waitlist_entry (id, entry) VALUES (?, ?)',
      added.id,
      JSON.stringify(added),
    )
    this.#entries.set(added.id, added)
  }

  /** Changes an entry, which keeps its place in line. */
  change(id: string, change: Partial<Omit<WaitlistEntry, 'id'>>): void {
    const before = this.#entries.get(id)
    if (!before) throw new Error(`no entry ${id} in the waitlist`)
    const changed = { ...before, ...change }
    this.#sql.exec('UPDATE waitlist_entry SET entry = ? WHERE id = ?', JSON.stringify(changed), id)
    this.#entries.set(id, changed)
  }
}
