import type { HoursInput, SalonResolvers } from '../../../schema/generated/resolvers'
import { idsOf, MAX_IDS, phoneOrNothing, readId } from '../../graphql/input'
import { memoizeByIdentity } from '../../cache/memoize'
import type { Context } from '../../context'
import { toCatalogue, toServiceDetail } from './catalogue'
import { toStaff } from './mapping'
import { nearestHour } from './nearest'
import { alternativeSalons } from './places'
import { defaultRules, roleOf, toRules } from './role'

/** The page's placeholder for a phone that is not known yet. */
const NONE = '0'

/**
 * Logs that a query has a phone that is none: it is executed without it and the customer sees no
 * error. The log never contains the phone.
 */
function logInvalidPhone(
  call: string,
  phone: string | null | undefined,
  { visitor }: Pick<Context, 'visitor'>,
): void {
  if (!phone || phone === NONE || phoneOrNothing(phone) !== undefined) return
  console.warn(
    JSON.stringify({
      level: 'warn',
      worker: 'gateway',
      call,
      requestId: visitor.requestId,
      message: 'phone invalid',
    }),
  )
}

const catalogueOf = memoizeByIdentity(toCatalogue)
const staffOf = memoizeByIdentity(toStaff)

/** What booking knows of a salon, by its number alone. */
export const bookingAtSalon: SalonResolvers = {
  bookingRules: async ({ id }, { guestPhone }, context) => {
    logInvalidPhone('bookingRules', guestPhone, context)
    const { backends, now } = context
    const known = await roleOf(backends, id, guestPhone)
    return known ? toRules(known, now) : defaultRules(now)
  },
  services: async ({ id }, { guestPhone, chosenIds }, context) => {
    logInvalidPhone('services', guestPhone, context)
    const { backends, contentLanguage } = context
    const response = await backends.booking.listServices({
      salonId: id,
      customerPhone: phoneOrNothing(guestPhone),
      lang: contentLanguage,
      choosenServiceIds: idsOf(chosenIds),
    })
    return response.status === 200 ? catalogueOf(response.body) : null
  },
  serviceDetail: async ({ id }, { groupId: named, guestPhone }, { backends, contentLanguage }) => {
    const groupId = readId(named)
    if (groupId === null) return null
    // Members may get further messages; when the role cannot be fetched, the general ones
    // are shown.
    const memberType = phoneOrNothing(guestPhone)
      ? (await roleOf(backends, id, guestPhone))?.memberType
      : undefined
    const response = await backends.booking.getServiceDetail({
      salonId: id,
      groupId,
      memberType,
      lang: contentLanguage,
    })
    return response.status === 200 ? toServiceDetail(response.body) : null
  },
  staff: async ({ id }, { date, guestPhone }, context) => {
    logInvalidPhone('staff', guestPhone, context)
    const { backends, content } = context
    const found = staffOf(
      await backends.booking.listStaff({
        ...content,
        salonId: id,
        workDate: date,
        customerPhone: phoneOrNothing(guestPhone),
      }),
    )
    // A host may not say where they work: here, as it was asked who works here.
    if (found.stylists.every((stylist) => stylist.salonId)) return found
    return {
      ...found,
      stylists: found.stylists.map((one) => ({ ...one, salonId: one.salonId || id })),
    }
  },
  hours: async ({ id }, { input }, context) => {
    logInvalidPhone('hours', input.guestPhone, context)
    const asked = toHoursInput(id, input)
    if (!asked) return null
    const hours = await context.backends.booking.listHours(asked)
    // Set with the page: a browser that holds an hour and books at once would otherwise get two
    // owner tokens, and its own hold would look like somebody else's.
    context.visitor.ensureOwnerToken()
    return hours
  },
  nearestHour: async ({ id }, { serviceIds, stylistId, guestPhone }, context) =>
    serviceIds.length > MAX_IDS
      ? null
      : nearestHour(
          {
            salonId: id,
            serviceIds: idsOf(serviceIds),
            stylistId: readId(stylistId),
            phone: guestPhone ?? (await context.profile())?.phone,
          },
          context,
        ),
  alternatives: ({ id }, { date, serviceIds }, context) =>
    alternativeSalons(id, date, serviceIds, context),
}

/**
 * The input of the hours; null when there are too many services, as hours for only some of them
 * would be too short.
 */
export function toHoursInput(salonId: number | null, input: HoursInput) {
  const { date, serviceIds, stylistId, guestPhone, utmSource, changesBookingOf } = input
  if (salonId === null || serviceIds.length > MAX_IDS) return null
  return {
    salonId,
    bookDate: date,
    listServiceId: idsOf(serviceIds),
    stylistId: readId(stylistId) ?? 0,
    customerPhone: phoneOrNothing(guestPhone),
    utmSource: utmSource?.slice(0, 100) || undefined,
    changesBookingOf: phoneOrNothing(changesBookingOf),
  }
}
