import type { Draft } from '~/booking/draft/draft'
import { selectionOf, type SelectedStep } from '~/booking/services/selection'

/** The customer for tracking; null before consent. */
export type KnownBooking = { customerId: number | null } | null

/** Longest text that an event may carry, in characters. */
const MAX_TEXT = 2000

/**
 * The payload of an event of the booking flow: one level of plain values under the chain's names.
 */
export function bookingPayload(
  draft: Draft,
  seen: SelectedStep | null,
  known: KnownBooking,
  now: number,
): Record<string, string | number | boolean> {
  const { salon, stylist, hour, ...me } = selectionOf(draft, draft.current, seen, now)
  return {
    ...(known
      ? {
          phone: draft.phone,
          ...(known.customerId === null ? {} : { customerId: known.customerId }),
        }
      : {}),
    step: me.step,
    index: me.index,
    groupBooking: me.groupBooking,
    salonId: salon?.id ?? 0,
    salonName: salon?.name ?? '',
    noS: me.noS,
    chosenServices: jsonOf(me.chosenService),
    isWeekend: me.chosenServiceWeekend.length > 0,
    dateBook: me.dateBook,
    stylistId: stylist?.id ?? 0,
    skillLevel: stylist?.skillLevel ?? 0,
    skinnerId: me.skinnerId ?? 0,
    hoursAvailable: me.availableHours.join(','),
    hourBook: hour?.hour ?? '',
    hourFrame: hour?.hourFrame ?? '',
    hours: me.bookHours.join(','),
    campaign: me.chosenCampaign.join(','),
  }
}

/** As much of a list as fits; a text cut in the middle would be no JSON. */
function jsonOf(list: readonly unknown[]): string {
  const text = JSON.stringify(list)
  return text.length <= MAX_TEXT ? text : jsonOf(list.slice(0, -1))
}
