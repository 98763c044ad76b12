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

const holdRow = z.object({
  id: z.string(),
  state: holdState,
  dueAt: z.number(),
  replaces: jsonColumn(replaced).nullable(),
  network: z.string().nullable(),
})
const placeRow = z.object({
  holdId: z.string(),
  staffId: z.int(),
  hourId: z.int(),
  frames: z.int(),
})
const noteRow = z.object({ value: z.string() })

/**
 * Places held for one booking, or for one browser before there is a booking. Unless the hold is
 * settled, the alarm looks at it at `dueAt` (epoch ms); for a waiting, chosen or offered one that is
 * its end. `network` is where a chosen one or one with a code was requested from, null when unknown
 * and once it is booked. `isExtended` is not stored: after a restart a browser may extend once more.
 */
export type Hold = {
  id: string
  state: HoldState
  dueAt: number
  replaces: ReplacedBooking | null
  network: string | null
  places: Place[]
  isExtended?: boolean
}

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
    this.#load()
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
    const replaces = hold.replaces && JSON.stringify(hold.replaces)
    this.#sql.exec(
      'INSERT INTO hold (id, state, due_at, replaces, network) VALUES (?, ?, ?, ?, ?)',
      hold.id,
      hold.state,
      hold.dueAt,
      replaces,
      hold.network,
    )
    this.#insertPlaces(hold.id, hold.places)
    this.#enter(hold)
    this.changed()
  }

  /** Moves a hold to another state, to be looked at again at `dueAt`. */
  mark(id: string, state: HoldState, dueAt: number): void {
    const hold = this.#known(id)
    // Limits count holds only, so a confirmed booking does not need its network.
    const network = state === 'booked' ? null : hold.network
    this.#sql.exec(
      'UPDATE hold SET state = ?, due_at = ?, network = ? WHERE id = ?',
      state,
      dueAt,
      network,
      id,
    )
    Object.assign(hold, { state, dueAt, network })
  }

  /** Gives a hold these places instead of its own. */
  replacePlaces(id: string, places: Place[]): void {
    const hold = this.#known(id)
    this.#sql.exec('DELETE FROM place WHERE hold_id = ?', id)
    this.#insertPlaces(id, places)
    this.#release(hold)
    hold.places = places
    this.#take(hold)
    this.changed()
  }

  /** Notes that the replaced booking's places are given back. */
  forgetReplaced(id: string): void {
    this.#sql.exec('UPDATE hold SET replaces = NULL WHERE id = ?', id)
    this.#known(id).replaces = null
  }

  /** Gives places back but remembers the hold until D1 has followed. */
  expire(id: string): void {
    const hold = this.#known(id)
    this.#sql.exec('DELETE FROM place WHERE hold_id = ?', id)
    this.mark(id, 'expiring', hold.dueAt)
    this.#release(hold)
    hold.places = []
    this.changed()
  }

  /** Deletes a hold and frees its places. */
  drop(id: string): void {
    const hold = this.#holds.get(id)
    if (!hold) return
    this.#sql.exec('DELETE FROM place WHERE hold_id = ?', id)
    this.#sql.exec('DELETE FROM hold WHERE id = ?', id)
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

  #load(): void {
    this.#sql.exec(`
      CREATE TABLE IF NOT EXISTS note (name TEXT PRIMARY KEY, value TEXT NOT NULL);
      CREATE TABLE IF NOT EXISTS hold (id TEXT PRIMARY KEY, state TEXT NOT NULL,
        due_at INTEGER NOT NULL, replaces TEXT, network TEXT);
      CREATE TABLE IF NOT EXISTS place (hold_id TEXT NOT NULL, staff_id INTEGER NOT NULL,
        hour_id INTEGER NOT NULL, frames INTEGER NOT NULL);
      CREATE INDEX IF NOT EXISTS place_by_hold ON place (hold_id);`)
    const places = new Map<string, Place[]>()
    const stored = this.#sql.exec(
      'SELECT hold_id AS holdId, staff_id AS staffId, hour_id AS hourId, frames FROM place',
    )
    for (const { holdId, ...place } of objectRows(stored, placeRow))
      places.set(holdId, [...(places.get(holdId) ?? []), place])
    const holds = this.#sql.exec(
      'SELECT id, state, due_at AS dueAt, replaces, network FROM hold ORDER BY rowid',
    )
    for (const hold of objectRows(holds, holdRow))
      this.#enter({ ...hold, places: places.get(hold.id) ?? [] })
  }

  #insertPlaces(id: string, places: readonly Place[]): void {
    this.#sql.exec(
      `INSERT INTO place SELECT ?, value ->> 'staffId', value ->> 'hourId', value ->> 'frames' FROM json_each(?)`,
      id,
      JSON.stringify(places),
    )
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
