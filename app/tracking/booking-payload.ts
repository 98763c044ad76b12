import type { Draft } from '~/booking/draft/draft'
import { framesOf } from '~/booking/group/group'
import { framesOfDay, type DayHours } from '~/booking/time/slots'
import { isWeekend, vietnamDay } from '~/booking/time/vietnam-day'
import { FRAME_MINUTES, timeLabel } from '../../domain/frames'

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

type SelectedService = {
  id: string
  name: string
  /** Đồng, as shown. */
  price: number
  minutes: number
  deliveryType: 'STYLIST' | 'SKINNER' | 'BOTH'
}

/** The screen's data beside the draft; null is not loaded. */
export type SelectedStep = {
  /** The day whose hours are shown, `YYYY-MM-DD`. */
  day: string
  salon: {
    id: string
    name: string
    openingDate: string | null
    warnText: string | null
    addressNew: string
    address: string
    manyPeople: string
    offersConsultation: boolean
  } | null
  people: readonly { chosen: readonly SelectedService[] | null }[]
  stylists: readonly { id: string; name: string; level: number }[] | null
  hours: DayHours<{ id: string; label: string; start: number; isFree: boolean }>
}

/**
 * One person's selection, under the chain's names: the draft of the address with the data of its
 * ids, or the ids alone where data are not loaded. Ids are numbers, as its tracking wants them.
 * `now` in epoch ms determines today.
 */
export function selectionOf(draft: Draft, index: number, seen: SelectedStep | null, now: number) {
  const person = draft.people[index] ?? draft.people[0]
  const chosen = seen?.people[index]?.chosen ?? null
  const day = seen?.day ?? draft.date ?? vietnamDay(now)
  const stylist = seen?.stylists?.find(({ id }) => id === person.stylistId)
  const chosenService = person.serviceIds.map((id) => selectedService(id, chosen))
  return {
    index,
    isCurrent: index === draft.current,
    phone: draft.phone,
    dateBook: day.split('-').reverse().join('-'),
    step: draft.step,
    stylist:
      person.stylistId === null
        ? null
        : {
            id: Number(person.stylistId),
            name: stylist?.name ?? '',
            skillLevel: stylist?.level ?? 0,
          },
    salon: salonOf(draft.salonId, seen),
    /** Comes without services and is advised at the salon. */
    noS: person.isConsultation,
    chosenService,
    /** The services at the prices of a weekend, none on other days. */
    chosenServiceWeekend: isWeekend(day) ? chosenService : [],
    hour: person.hourId === null ? null : hourOf(person.hourId, chosen ?? [], seen?.hours ?? null),
    availableHours: framesOfDay(seen?.hours ?? null)
      .filter(({ isFree }) => isFree)
      .map(({ label }) => label),
    chosenCampaign: person.offerIds.map(Number),
    skinnerId: draft.skinnerId === null ? null : Number(draft.skinnerId),
    groupBooking: draft.people.length,
    /** The frames of all people with an hour. */
    bookHours: draft.people.flatMap(({ hourId }) => (hourId === null ? [] : [Number(hourId)])),
  }
}

function selectedService(id: string, chosen: readonly SelectedService[] | null) {
  const found = chosen?.find((service) => service.id === id)
  return { id: Number(id), name: found?.name ?? '', price: found?.price ?? 0 }
}

function salonOf(id: string | null, seen: SelectedStep | null) {
  if (id === null) return null
  const salon = seen?.salon
  const { name = '', openingDate = null, addressNew = '', address = '' } = salon ?? {}
  return {
    id: Number(id),
    name,
    openingDate,
    warnText: salon?.warnText ?? '',
    addressNew,
    address,
    bookManyPeople: salon?.manyPeople ?? 'OFF',
    selectConsultation: salon?.offersConsultation ?? false,
  }
}

/** A frame with those that the services need after it, 0 for none; '' while its day is not loaded. */
function hourOf(
  bookHourId: string,
  services: readonly SelectedService[],
  hours: SelectedStep['hours'],
) {
  const frames = framesOfDay(hours)
  const at = frames.findIndex(({ id }) => id === bookHourId)
  const { label = '', start = 0 } = frames[at] ?? {}
  const end = start + framesOf(services) * FRAME_MINUTES
  const [next, second] = at < 0 ? [] : frames.slice(at + 1).filter((one) => one.start < end)
  return {
    bookHourId: Number(bookHourId),
    subHourId: Number(next?.id ?? 0),
    secondSubHourId: Number(second?.id ?? 0),
    hour: label,
    hourFrame: label && `${label}-${timeLabel(end)}`,
  }
}
