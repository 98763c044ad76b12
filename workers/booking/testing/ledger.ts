import { Ledger, type StaffNeed, type Place, placesOf, type StaffOnDay } from '../salon-day/ledger'
import { LAST_HOUR_ID } from '../../../domain/frames'

/** The frames of a whole day. */
export const always = Array.from({ length: LAST_HOUR_ID + 1 }, () => true)

/** A member of staff who is there all day. */
export function employee(
  id: number,
  kind: StaffOnDay['kind'],
  over: Partial<StaffOnDay> = {},
): StaffOnDay {
  return { id, kind, level: 1, isThere: always, ...over }
}

/** The ledger of a salon with this staff, where nobody is busy. */
export function salon(...roster: StaffOnDay[]): Ledger {
  const ledger = new Ledger()
  ledger.setRoster(roster)
  return ledger
}

/** One customer from an hour on, served by both kinds of staff. */
export function need(hourId: number, frames = 3, over: Partial<StaffNeed> = {}): StaffNeed {
  return { hourId, frames, delivery: 3, stylistId: null, skinnerId: null, ...over }
}

/** Plans the needs and takes their places; null where they do not fit. */
export function serve(ledger: Ledger, needs: StaffNeed[]): Place[] | null {
  const assignments = ledger.plan(needs)
  if (!assignments) return null
  const places = placesOf(needs, assignments)
  for (const place of places) ledger.take(place)
  return places
}
