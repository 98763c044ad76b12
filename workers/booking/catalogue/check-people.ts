import { CONSULTATION_MINUTES, type SalonCatalogue, sellable, type ServiceFacts } from './catalogue'
import type { NewBooking } from '../contract'
import { type SalonFacts, salonOf } from '../clients/salons'
import type { BookingEnv } from '../env'
import type { OrderedPerson } from '../pricing/order'
import { priceOf } from '../../../domain/special-prices'
import { framesFor, LAST_HOUR_ID } from '../../../domain/frames'
import { deliveryOf } from '../../../domain/delivery'
import { readCatalogue } from '../store/catalogue'
import { readStaff, type StaffMember } from '../store/staff'
import { coded, type Message, type WireIssue } from '../../kit/message'
import { InvalidInput } from '../../kit/serve'

/** What orders at a salon are validated against. */
type SalonOffer = {
  salonId: number
  salon: SalonFacts
  catalogue: SalonCatalogue
  staff: readonly StaffMember[]
}

/** What a salon offers; throws InvalidInput for an unknown one. */
export async function offerOf(env: BookingEnv, salonId: number): Promise<SalonOffer> {
  const [salon, catalogue, staff] = await Promise.all([
    salonOf(env, salonId),
    readCatalogue(env.DB, salonId),
    readStaff(env.DB, salonId),
  ])
  if (!salon) throw new InvalidInput([{ field: 'salonId', message: coded('UNKNOWN_SALON') }])
  return { salonId, salon, catalogue, staff }
}

/** The part of an order that can be refused for what it is. */
type RequestedPeople = Pick<NewBooking, 'dateBook' | 'stylistId' | 'skinnerId'> & {
  bookHours: readonly (Pick<NewBooking['bookHours'][number], 'bookHourId' | 'stylistId'> & {
    chosenServices: readonly { id: number }[]
  })[]
}

/**
 * Validates and prices the requested people: returns them, or the errors under their wire names.
 */
export function checkPeople(
  input: RequestedPeople,
  offer: SalonOffer,
): { people: OrderedPerson[]; issues: WireIssue[] } {
  const issues: WireIssue[] = []
  const people = input.bookHours.map((bookHour, index): OrderedPerson => {
    if (bookHour.bookHourId > LAST_HOUR_ID)
      issues.push({ field: `bookHours.${index}.bookHourId`, message: coded('INVALID_HOUR') })
    const services = bookHour.chosenServices.flatMap(
      ({ id }) => sellable(offer.catalogue, id) ?? [],
    )
    const objection = objectionTo(
      bookHour.chosenServices.map(({ id }) => id),
      services,
      offer,
    )
    if (objection) issues.push({ field: `bookHours.${index}.chosenServices`, message: objection })
    const delivery = deliveryOf(services.map((service) => service.delivery))
    // The booking's own stylist and skinner are those of customer 1.
    const stylistId =
      delivery === 2 ? null : bookHour.stylistId || (index === 0 ? input.stylistId : 0) || null
    const skinnerId = delivery === 1 || index > 0 ? null : input.skinnerId || null
    const stylist = memberOf(offer, 'stylist', stylistId)
    if (stylistId !== null && !stylist)
      issues.push({ field: `bookHours.${index}.stylistId`, message: coded('UNKNOWN_STYLIST') })
    if (skinnerId !== null && !memberOf(offer, 'skinner', skinnerId))
      issues.push({ field: 'skinnerId', message: coded('UNKNOWN_STYLIST') })
    const occasion = { date: input.dateBook, stylistLevel: stylist?.level ?? null }
    const sold = services.map(({ oldPrice, ...service }) => {
      const price = priceOf(service, occasion, offer.catalogue.specials)
      return {
        id: service.id,
        name: service.name,
        price,
        ...(oldPrice > price ? { oldPrice } : {}),
        minutes: service.minutes,
      }
    })
    const minutes =
      services.reduce((sum, service) => sum + service.minutes, 0) || CONSULTATION_MINUTES
    const total = sold.reduce((sum, service) => sum + service.price, 0)
    return {
      hourId: bookHour.bookHourId,
      frames: framesFor(minutes),
      delivery,
      stylistId,
      skinnerId,
      services: sold,
      total,
      offers: [],
    }
  })
  return { people, issues }
}

function objectionTo(
  ids: readonly number[],
  services: readonly ServiceFacts[],
  { salon, catalogue }: SalonOffer,
): Message | null {
  if (ids.length === 0) return salon.offersConsultation ? null : coded('NEEDS_SERVICES')
  if (services.length < ids.length) return coded('SERVICES_DISCONTINUED')
  if (new Set(services.map((service) => service.groupId)).size < services.length)
    return coded('ONE_PER_GROUP')
  for (const { name, parentId } of services)
    if (parentId !== null && !ids.includes(parentId))
      return coded('NEEDS_PARENT', {
        child: name,
        parent: catalogue.services.get(parentId)?.name ?? '',
      })
  return null
}

function memberOf(
  { salonId, staff }: SalonOffer,
  kind: StaffMember['kind'],
  id: number | null,
): StaffMember | null {
  return (
    staff.find(
      (member) => member.id === id && member.kind === kind && member.salonId === salonId,
    ) ?? null
  )
}
