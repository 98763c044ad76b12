import * as z from 'zod'
import { firstIn, firstRow, flag, rowsIn } from '../../kit/rows'
import { localDate } from '../../kit/values'
import { vietnamDay } from '../../kit/vietnam-time'
import { MAX_ENTRIES, MAX_OFFERS_A_DAY } from '../waitlist/rules'

const placeRow = z.object({ id: z.string(), salonId: z.int(), date: localDate })

/** Where an entry of a waitlist is. */
export type EntryPlace = z.output<typeof placeRow>

const phoneRow = z.object({ phone: z.string() })

/** The booking that the phone of the entry `w` has now, as far as it is not the one to be moved. */
const OTHER_BOOKING = `EXISTS (SELECT 1 FROM booking b
  WHERE b.phone = w.phone AND b.current = 1 AND b.ends_at > ?1 AND b.id IS NOT w.moves)`

/** Whether the entry `w` waits, and who would be moved by it has not come to their booking yet. */
const IS_OPEN = `w.current IS NOT NULL AND (w.moves IS NULL OR EXISTS (SELECT 1 FROM booking m
  WHERE m.id = w.moves AND m.status = 'confirmed'))`

const openRow = z.object({ own: z.string().nullable(), open: z.int(), hasBooking: flag })

/** A new entry; `until` and `now` in epoch ms. */
type EntryToStore = EntryPlace & {
  phone: string
  /** The booking that is to be moved. */
  moves: string | null
  until: number
  now: number
}

/**
 * Writes that a phone waits at a salon-day, unless it waits at too many or has a booking; where it
 * waits there already, that entry is returned, and waits until the new end.
 */
export async function openEntry(
  db: D1Database,
  { id, phone, salonId, date, moves, until, now }: EntryToStore,
): Promise<{ kind: 'open'; id: string } | { kind: 'tooMany' | 'hasBooking' }> {
  const [, , found] = await db.batch([
    // A row that is over, or void by a booking, must not keep the phone from waiting there again.
    db
      .prepare(
        `UPDATE waitlist_entry AS w SET current = NULL
         WHERE w.phone = ?2 AND w.current = 1 AND (w.until <= ?1 OR ${OTHER_BOOKING})`,
      )
      .bind(now, phone),
    db
      .prepare(
        `INSERT INTO waitlist_entry (id, phone, salon_id, date, moves, until, created_at, current)
         SELECT w.id, w.phone, ?4, ?5, w.moves, ?6, ?1, 1
         FROM (SELECT ?2 AS id, ?3 AS phone, ?7 AS moves) w
         WHERE NOT ${OTHER_BOOKING}
           AND (SELECT COUNT(*) FROM waitlist_entry o WHERE o.phone = ?3 AND o.current = 1
               AND (o.salon_id <> ?4 OR o.date <> ?5)) < ?8
         ON CONFLICT DO UPDATE SET until = excluded.until`,
      )
      .bind(now, id, phone, salonId, date, until, moves, MAX_ENTRIES),
    db
      .prepare(
        `SELECT (SELECT id FROM waitlist_entry o
             WHERE o.phone = w.phone AND o.salon_id = ?3 AND o.date = ?4 AND o.current = 1) AS own,
           (SELECT COUNT(*) FROM waitlist_entry o WHERE o.phone = w.phone AND o.current = 1) AS open,
           ${OTHER_BOOKING} AS hasBooking
         FROM (SELECT ?2 AS phone, ?5 AS moves) w`,
      )
      .bind(now, phone, salonId, date, moves),
  ])
  const row = firstIn(found, openRow)
  // A place in line that would move the booking is not what is wanted without one.
  if (row?.own && !row.hasBooking) return { kind: 'open', id: row.own }
  return { kind: row?.hasBooking ? 'hasBooking' : 'tooMany' }
}

/** Where an entry is, be it over or not; null: there is none. */
export async function readEntryPlace(db: D1Database, id: string): Promise<EntryPlace | null> {
  const place = db
    .prepare('SELECT id, salon_id AS salonId, date FROM waitlist_entry WHERE id = ?')
    .bind(id)
  return firstRow(place, placeRow)
}

/** The phone of an entry that waits; null when it has ended, or its customer was deleted. */
export async function readEntryPhone(db: D1Database, id: string): Promise<string | null> {
  const phone = db.prepare('SELECT phone FROM waitlist_entry WHERE id = ? AND current = 1').bind(id)
  return (await firstRow(phone, phoneRow))?.phone ?? null
}

const countedRow = z.object({
  phone: z.string(),
  isOpen: flag,
  isCounted: flag,
  hasBooking: flag,
})

/** Whether an offer may be told; closed: there is nobody who waits. */
type CountedOffer =
  | { kind: 'counted'; phone: string }
  | { kind: 'tooMany' }
  | { kind: 'closed'; ended: 'hasBooking' | 'over' }

/**
 * Counts an offer among those of its phone's day, over all its entries; once, however often it is
 * called.
 */
export async function countOffer(
  db: D1Database,
  { id, entryId, now }: { id: string; entryId: string; now: number },
): Promise<CountedOffer> {
  const [, found] = await db.batch([
    db
      .prepare(
        `INSERT INTO waitlist_offer (id, entry_id, day)
         SELECT ?2, w.id, ?4 FROM waitlist_entry w
         WHERE w.id = ?3 AND ${IS_OPEN} AND NOT ${OTHER_BOOKING}
           AND (SELECT COUNT(*) FROM waitlist_offer f
               JOIN waitlist_entry e ON e.id = f.entry_id
               WHERE e.phone = w.phone AND f.day = ?4) < ?5
         ON CONFLICT DO NOTHING`,
      )
      .bind(now, id, entryId, vietnamDay(now), MAX_OFFERS_A_DAY),
    db
      .prepare(
        `SELECT w.phone, ${IS_OPEN} AS isOpen, ${OTHER_BOOKING} AS hasBooking,
           EXISTS (SELECT 1 FROM waitlist_offer f WHERE f.id = ?2) AS isCounted
         FROM waitlist_entry w WHERE w.id = ?3`,
      )
      .bind(now, id, entryId),
  ])
  const row = firstIn(found, countedRow)
  if (row?.hasBooking) return { kind: 'closed', ended: 'hasBooking' }
  if (!row?.isOpen) return { kind: 'closed', ended: 'over' }
  return row.isCounted ? { kind: 'counted', phone: row.phone } : { kind: 'tooMany' }
}

/** Takes back the count of an offer that its customer was not told of. */
export async function uncountOffer(db: D1Database, id: string): Promise<void> {
  await db.prepare('DELETE FROM waitlist_offer WHERE id = ?').bind(id).run()
}

/**
 * Closes an entry. Who has booked gets no second booking by another entry, so those are closed with
 * it and returned; a booking that was moved closes none.
 */
export async function closeEntry(
  db: D1Database,
  id: string,
  isBooked: boolean,
): Promise<EntryPlace[]> {
  const [, closed] = await db.batch([
    db.prepare('UPDATE waitlist_entry SET current = NULL WHERE id = ?').bind(id),
    db
      .prepare(
        `UPDATE waitlist_entry SET current = NULL
         WHERE ?2 AND current = 1 AND id <> ?1 AND moves IS NULL
           AND phone = (SELECT phone FROM waitlist_entry WHERE id = ?1)
         RETURNING id, salon_id AS salonId, date`,
      )
      .bind(id, isBooked ? 1 : 0),
  ])
  return rowsIn(closed, placeRow)
}
