import * as z from 'zod'
import { firstObjectRow, jsonColumn, objectRows } from '../../kit/rows'
import { localDate } from '../../kit/values'
import { Ledger, type Place } from './ledger'

/**
 * State of a hold. writing: its booking is being written to D1, the result is unknown. waiting: D1
 * has it, a one-time code is awaited. confirming, canceling: the customer has decided, D1 must
 * follow. expiring: its places are free, D1 must follow. booked: D1 and object agree. chosen: a
 * browser has pressed an hour and no booking is being written yet. offered: an entry of the waitlist
 * may have it. D1 knows nothing of these two.
 */
const holdState = z.enum([
  'chosen',
  'offered',
  'writing',
  'waiting',
  'confirming',
  'canceling',
  'expiring',
  'booked',
])
type HoldState = z.output<typeof holdState>

const replaced = z.object({ id: z.string(), salonId: z.int(), date: localDate })

/** A booking that this one replaces, wherever it is, until its places are given back. */
export type ReplacedBooking = z.output<typeof replaced>

/**
 * Places held for one booking, or for one browser before there is a booking. Unless the hold is
 * settled, the alarm looks at it at `dueAt` (epoch ms); for a waiting, chosen or offered one that is
 * its end. `network` is where a chosen one or one with a code was requested from, null when unknown
 * and once it is booked.
 */
const hold = z.object({
  id: z.string(),
  state: holdState,
  dueAt: z.number(),
  replaces: replaced.nullable(),
  network: z.string().nullable(),
  places: z.array(z.object({ staffId: z.int(), hourId: z.int(), frames: z.int() })),
  /** Its browser has had its time extended, or has extended it by taking over what waited. */
  isExtended: z.boolean().exactOptional(),
  /** The owner token of the browser whose code it waits for, hashed. */
  ownerToken: z.string().exactOptional(),
})
export type Hold = z.output<typeof hold>

const holdRow = z.object({ hold: jsonColumn(hold) })
const noteRow = z.object({ value: z.string() })

/** The SQL storage of an object, as far as holds need it. */
export type HoldSql = {
  exec(query: string, ...bindings: (string | number | null)[]): { toArray: () => unknown[] }
}

/**
 * A salon-day's holds, in the object's storage and, the same, in memory. Every change is one
 * synchronous step: storage writes it whole or not at all.
 */
export class Holds {
  readonly ledger = new Ledger()
  readonly #holds = new Map<string, Hold>()
  readonly #sql: HoldSql

  constructor(
    sql: HoldSql,
    /** Called after each change of who is free. */
    readonly changed: () => void = () => undefined,
  ) {
    this.#sql = sql
    sql.exec(`
      CREATE TABLE IF NOT EXISTS note (name TEXT PRIMARY KEY, value TEXT NOT NULL);
      CREATE TABLE IF NOT EXISTS held (id TEXT PRIMARY KEY, hold TEXT NOT NULL);`)
    const holds = sql.exec('SELECT hold FROM held ORDER BY rowid')
    for (const { hold } of objectRows(holds, holdRow)) this.#enter(hold)
  }

  /** A hold by its booking's id. */
  get(id: string): Hold | undefined {
    return this.#holds.get(id)
  }

  /** All holds, oldest first. */
  all(): Hold[] {
    return [...this.#holds.values()]
  }

  /** Takes the slots of a hold: nobody else is offered them until it is dropped. */
  add(hold: Hold): void {
    this.#sql.exec('INSERT INTO held (id, hold) VALUES (?, ?)', hold.id, JSON.stringify(hold))
    this.#enter(hold)
    this.changed()
  }

  /** Moves a hold to another state, to be looked at again at `dueAt`. */
  mark(id: string, state: HoldState, dueAt: number): void {
    const hold = this.#known(id)
    const changed = { ...hold, state, dueAt }
    // Limits and browsers' own places count holds only: a booking that stands needs neither.
    if (state === 'booked') {
      changed.network = null
      delete changed.ownerToken
    }
    this.#store(changed)
    delete hold.ownerToken
    Object.assign(hold, changed)
  }

  /** Gives a hold these places instead of its own. */
  replacePlaces(id: string, places: Place[]): void {
    const hold = this.#known(id)
    this.#store({ ...hold, places })
    this.#release(hold)
    hold.places = places
    this.#take(hold)
    this.changed()
  }

  /** Notes that the replaced booking's places are given back. */
  forgetReplaced(id: string): void {
    const hold = this.#known(id)
    this.#store({ ...hold, replaces: null })
    hold.replaces = null
  }

  /** Gives places back but remembers the hold until D1 has followed. */
  expire(id: string): void {
    this.mark(id, 'expiring', this.#known(id).dueAt)
    this.replacePlaces(id, [])
  }

  /** Deletes a hold and frees its places. */
  drop(id: string): void {
    const hold = this.#holds.get(id)
    if (!hold) return
    this.#sql.exec('DELETE FROM held WHERE id = ?', id)
    this.#release(hold)
    this.#holds.delete(id)
    this.changed()
  }

  /** Looks as if the places of these holds were free, for a booking or a hold that would replace them. */
  without<T>(ids: readonly (string | null)[], look: () => T): T {
    const holds = [...new Set(ids)].flatMap((id) => (id === null ? [] : this.#holds.get(id)) ?? [])
    for (const hold of holds) this.#release(hold)
    try {
      return look()
    } finally {
      for (const hold of holds) this.#take(hold)
    }
  }

  /** Reads a key of the object’s `note` table, e.g. the salon’s id. */
  note(name: string): string | null {
    const found = this.#sql.exec('SELECT value FROM note WHERE name = ?', name)
    return firstObjectRow(found, noteRow)?.value ?? null
  }

  /** Stores a value in the `note` table. */
  write(name: string, value: string): void {
    this.#sql.exec(
      'INSERT INTO note (name, value) VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value',
      name,
      value,
    )
  }

  /** Stores a hold that has changed. */
  #store(changed: Hold): Hold {
    this.#sql.exec('UPDATE held SET hold = ? WHERE id = ?', JSON.stringify(changed), changed.id)
    return changed
  }

  #enter(hold: Hold): void {
    this.#holds.set(hold.id, hold)
    this.#take(hold)
  }

  #take({ state, places }: Hold): void {
    for (const place of places) this.ledger.take(place, state === 'chosen')
  }

  #release({ state, places }: Hold): void {
    for (const place of places) this.ledger.release(place, state === 'chosen')
  }

  #known(id: string): Hold {
    const hold = this.#holds.get(id)
    if (!hold) throw new Error(`no hold ${id}`)
    return hold
  }
}
