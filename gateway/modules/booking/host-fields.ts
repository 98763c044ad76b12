import type { Context } from '../../context'
import { nullIfBackendFails } from '../../graphql/errors'
import { servicesById, type KnownService } from './catalogue'
import { knownOffers } from './known-offers'
import type { AcceptedBooking, Records } from './new-booking'

/**
 * What a booking says besides the customer's choice, for a host of the chain's own. Our own backend
 * prices and records from what it reads itself, so nothing is read for it but whether the skinner
 * of a link works that day.
 */
export async function readRecords(booking: AcceptedBooking, context: Context): Promise<Records> {
  if (!context.isBookingHost)
    return {
      services: new Map(),
      offers: new Map(),
      userId: 0,
      isMaster: false,
      skinnerId: booking.skinnerId ? (await servingFirst(booking, context)).skinnerId : 0,
    }
  const [services, offers, userId, serving] = await Promise.all([
    knownServices(booking, context),
    knownOffers(booking, context),
    userIdOf(context),
    servingFirst(booking, context),
  ])
  return { services, offers, userId, ...serving }
}

/** The salon's services by id; none when they cannot be had, as the host reads them for itself. */
async function knownServices(
  { salonId }: AcceptedBooking,
  { lists }: Context,
): Promise<ReadonlyMap<number, KnownService>> {
  const catalogue = await nullIfBackendFails(lists.catalogue(salonId))
  return catalogue ? servicesById(catalogue) : new Map()
}

/** 0 without a session and when auth fails: the host then looks it up itself. */
async function userIdOf({ viewer }: Context): Promise<number> {
  return (await nullIfBackendFails(viewer()))?.id ?? 0
}

/**
 * The staff of customer 1: whether their stylist is a master, and the skinner of their link if
 * there is one with that number. Empty when the staff cannot be fetched: the backend checks for
 * itself, and an old link must not prevent a booking.
 */
async function servingFirst(
  { salonId, date, people, skinnerId }: AcceptedBooking,
  { backends }: Context,
): Promise<{ isMaster: boolean; skinnerId: number }> {
  const stylistId = people[0]?.stylistId
  const staff =
    stylistId || skinnerId
      ? await nullIfBackendFails(backends.booking.listStaff({ salonId, workDate: date }))
      : null
  return {
    isMaster: staff?.stylists.some(({ id, isMaster }) => id === stylistId && isMaster) ?? false,
    skinnerId: staff?.skinners.some(({ id }) => id === skinnerId) ? skinnerId : 0,
  }
}
