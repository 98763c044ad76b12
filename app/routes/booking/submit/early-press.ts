import type { Draft } from '~/booking/draft/draft'

/** What the customer saw when he pressed 'Hoàn tất' while the data of another choice was loading. */
export type EarlyPress = { choices: string; dong: number }

type Seen = {
  /** What is shown, with the hour that is proposed. */
  shown: Draft
  /** The day that is shown, also where none was chosen. */
  day: string
  /** Typed, where the draft has none. */
  phone: string
  /** The total, in đồng. */
  dong: number
}

/** Records a press; `newest` has the choices that still load. */
export function earlyPress(newest: Draft, { shown, day, phone, dong }: Seen): EarlyPress {
  const visit = visitOf(newest, day)
  // A proposed hour is in no address; it is the one that he saw unless its day or visit changes.
  const seen = visit === visitOf(shown, day) ? shown : newest
  const hours = newest.people.map(({ hourId }, index) => hourId ?? seen.people[index]?.hourId)
  return { choices: JSON.stringify([visit, hours, newest.phone || phone]), dong }
}

/**
 * Whether a press still books once the load is over: the same visit, and for no more than the price
 * that he saw. An hour often brings an offer, so a lower price is what he hopes for.
 */
export function stillBooks(pressed: EarlyPress, now: EarlyPress): boolean {
  return pressed.choices === now.choices && now.dong <= pressed.dong
}

/** All that a visit is but its hours. */
function visitOf({ salonId, date, skinnerId, people }: Draft, day: string): string {
  return JSON.stringify([
    salonId,
    date ?? day,
    skinnerId,
    people.map(({ serviceIds, isConsultation, stylistId }) => [
      serviceIds,
      isConsultation,
      stylistId,
    ]),
  ])
}
