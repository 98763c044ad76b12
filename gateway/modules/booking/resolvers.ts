import type {
  Resolvers,
  CalendarFeed,
  HoldHourInput,
  HoldHourResult,
  Hours,
  ResolversParentTypes,
  NearestHour,
  UsualVisit,
  ViewerUsualVisitArgs,
} from '../../../schema/generated/resolvers'
import { bookingCommands } from './commands'
import { homeOffer, homeVisitMutations, homeVisits } from '../at-home/at-home'
import { bookingAtSalon, toHoursInput } from './at-salon'
import { toCatalogue } from './catalogue'
import { createBooking, inputName, toRefusal } from './create'
import { waitlistEntry, waitlistMutations } from './waitlist'
import {
  addressMutations,
  salonsNearAddress,
  savedAddress,
  savedAddresses,
  visitedSalons,
} from './places'
import { servicePage, storyOf } from './menu'
import { managedBooking, manageMutations } from './manage'
import { nearestHour } from './nearest'
import { readBooking, toBooking } from './mapping'
import { badInput, failIfAbsent } from '../../graphql/errors'
import { idInput, phoneOrNothing, readId, tooMany, withInput } from '../../graphql/input'
import type { Context } from '../../context'
import { bookingId, BRAND, linkToken, localDate } from '../../../workers/kit/values'
import { memberOf, membersOnly, ofBrowser } from '../auth/members'
import { salonOf } from '../salons/resolvers'
import * as z from 'zod'
import { origin, person } from './new-booking'

/** The input of holdHour. */
const holdInput = z.object({
  salonId: idInput,
  date: localDate,
  people: z.array(person).min(1, 'HOUR_MISSING').max(5, 'TOO_MANY_PEOPLE'),
  utmSource: origin,
  changesBookingOf: z.string().nullish().transform(phoneOrNothing),
  isExtension: z.boolean().nullish(),
})

/**
 * Holds an hour for this browser. A chain's own backend may lack this call: that is a failure like
 * any other, and the hour is not held.
 */
function holdHour(input: HoldHourInput, context: Context): Promise<HoldHourResult> {
  return withInput(
    holdInput,
    input,
    async ({ salonId, date, people, utmSource, changesBookingOf, isExtension }) => {
      context.visitor.ensureOwnerToken()
      const bookHours = people.map(({ hourId, serviceIds, stylistId }) => ({
        bookHourId: hourId,
        listServiceId: serviceIds,
        stylistId,
      }))
      const response = await context.backends.booking.holdHour({
        salonId,
        dateBook: date,
        bookHours,
        utmSource,
        changesBookingOf,
        // Said only where it is meant, so that a host that lacks it is asked as before.
        isExtension: isExtension || undefined,
      })
      if (response.status === 200) {
        const { until, extendableFrom } = response.body
        const secondsTo = (at: number) => Math.max(0, (at - context.clock()) / 1000)
        return {
          __typename: 'HourHeld',
          until,
          secondsLeft: Math.floor(secondsTo(until)),
          secondsToExtension: extendableFrom && Math.ceil(secondsTo(extendableFrom)),
        }
      }
      return response.status === 429
        ? tooMany(response.body)
        : toRefusal(response.body, context.lists)
    },
    inputName,
  )
}

/** What can be booked at a salon, and bookings. */
export const bookingResolvers: Resolvers = {
  Query: {
    serviceMenu: async (_query, _args, { lists }) => (await lists.read('serviceMenu')).catalogue,
    servicePage: (_query, { slug }, context) => servicePage(slug, context),
    booking: async (_query, { id }, context) => {
      return bookingId.safeParse(id).success ? readBooking(id, context) : null
    },
    managedBooking: (_query, args, context) => managedBooking(args, context),
    waitlistEntry: (_query, args, context) => waitlistEntry(args, context),
    calendarFeed: (_query, args, context) => calendarFeed(args, context),
    browser: () => ({}),
  },
  Subscription: {
    hours: {
      subscribe: async (_subscription, { salonId, input }, { listening, visitor }) => {
        // The hours do not depend on the phone.
        const request = toHoursInput(readId(salonId), { ...input, guestPhone: null })
        if (!request) throw badInput('INVALID_VALUE')
        visitor.ensureOwnerToken()
        return listening.watchHours(request)
      },
      resolve: (hours: Hours) => hours,
    },
  },
  Salon: bookingAtSalon,
  Browser: {
    bookings: async (_browser, _args, context) => {
      const bookings = await ofBrowser(context, () => context.backends.booking.listMyBookings({}))
      // A host's list may have any order.
      return bookings.map(toBooking).sort((one, other) => one.startsAt - other.startsAt)
    },
    visitedSalons: (_browser, _args, context) => visitedSalons(context),
    homeVisits: (_browser, _args, context) => homeVisits(context),
  },
  Viewer: {
    usualVisit: (_viewer, args, context) => usualVisit(args, context),
    savedAddresses: (_viewer, _args, context) => savedAddresses(context),
    savedAddress: (_viewer, args, context) => savedAddress(args, context),
    calendarFeedToken: async (_viewer, _args, { backends }) =>
      // Null says that none is open, and would offer to open one.
      (await backends.booking.getFeedToken({}).catch(failIfAbsent)).token,
  },
  SavedAddress: {
    salons: (address, _args, context) => salonsNearAddress(address, context),
    homeOffer: ({ id }, _args, context) => homeOffer({ addressId: id }, context),
  },
  Place: { homeOffer: ({ id }, _args, context) => homeOffer({ placeId: id }, context) },
  ServicePage: { detail: (page, _args, context) => storyOf(page, context) },
  Booking: {
    salon: ({ salonId }, args, context) => (salonId ? salonOf({ salonId }, args, context) : null),
  },
  UsualVisit: { nearest: (usual, _args, context) => nearestForUsual(usual, context) },
  HomeVisit: { salon: salonOf },
  Stylist: { salon: salonOf },
  WaitlistEntry: { salon: salonOf },
  Mutation: {
    ...bookingCommands,
    ...manageMutations,
    ...waitlistMutations,
    ...homeVisitMutations,
    ...addressMutations,
    createBooking: (_mutation, { input }, context) => createBooking(input, context),
    holdHour: (_mutation, { input }, context) => holdHour(input, context),
    releaseHour: async (_mutation, _args, { visitor, backends }) => {
      // Without an owner token none is held.
      const wasHeld = visitor.hasOwnerToken() && (await backends.booking.releaseHour({})).wasHeld
      return { __typename: 'HourReleased', wasHeld }
    },
    openCalendarFeed: async (_mutation, _args, { backends, visitor }) => {
      membersOnly(visitor)
      const { token } = await backends.booking.openFeed({})
      return { __typename: 'CalendarFeedOpened', token }
    },
    closeCalendarFeed: async (_mutation, _args, { backends, visitor }) => {
      membersOnly(visitor)
      await backends.booking.closeFeed({})
      return { __typename: 'CalendarFeedClosed', isClosed: true }
    },
  },
}

/** The appointments that a calendar follows. A malformed token is not sent to the backend. */
async function calendarFeed(
  args: { token: string },
  { backends }: Context,
): Promise<CalendarFeed | null> {
  const parsed = linkToken.safeParse(args.token)
  if (!parsed.success) return null
  const response = await backends.booking.readFeed({ token: parsed.data })
  if (response.status === 404) return null
  return response.status === 429
    ? { isLimited: true, bookings: [] }
    : { isLimited: false, bookings: response.body.map(toBooking) }
}

/**
 * The logged-in customer's usual booking: the salon, services and stylist of their last visit,
 * without services that are no longer sold there.
 */
async function usualVisit(
  { salonId }: ViewerUsualVisitArgs,
  context: Context,
): Promise<UsualVisit | null> {
  const me = await memberOf(context)
  const { backends, contentLanguage, lists } = context
  const { items } = await backends.booking.listVisitHistory({
    pageNum: 1,
    customerId: me.id,
    brandName: BRAND,
  })
  const [visit] = items
  if (!visit) return null
  const at = readId(salonId) ?? visit.salonId
  const [salon] = await lists.salonsByIds([at])
  if (!salon?.isOpen) return null
  const mine = visit.people[0]
  const input = [...new Set(mine?.services.map(({ id }) => id))]
  const response = await backends.booking.listServices({
    salonId: at,
    customerPhone: me.phone,
    lang: contentLanguage,
    choosenServiceIds: input,
  })
  const sold = response.status === 200 ? toCatalogue(response.body).categories : []
  const services = sold
    .flatMap(({ groups }) => groups)
    .flatMap((group) => group.services)
    .filter(({ id }) => input.includes(id))
  const stylist = at === visit.salonId ? (mine?.stylist ?? null) : null
  return { salon, services, stylist }
}

/** The first free hour for it. */
async function nearestForUsual(
  { salon, services, stylist }: ResolversParentTypes['UsualVisit'],
  context: Context,
): Promise<NearestHour | null> {
  if (services.length === 0) return null
  const me = await memberOf(context)
  return nearestHour(
    {
      salonId: salon.id,
      serviceIds: services.map(({ id }) => id),
      stylistId: stylist?.id,
      phone: me.phone,
    },
    context,
  )
}
