import type { QueryHoursArgs, Resolvers } from '../../../schema/generated/resolvers'
import {
  cancelBooking,
  confirmBooking,
  lookUpBooking,
  proveHolder,
  sendBookingCode,
  sendHolderCode,
} from './commands'
import { cancelHomeVisit, homeOffer, homeVisits, requestHomeVisit } from '../at-home/at-home'
import {
  calendarFeed,
  calendarFeedToken,
  closeCalendarFeed,
  openCalendarFeed,
} from './calendar-feed'
import { toCatalogue, toServiceDetail } from './catalogue'
import { createBooking } from './create'
import {
  backupSalons,
  removeAddress,
  salonsNearAddress,
  saveAddress,
  savedAddresses,
  visitedSalons,
} from './places'
import { servicePage, storyOf } from './menu'
import { holdHour, releaseHour } from './hold'
import {
  announceLateness,
  cancelManagedBooking,
  changeManagedBooking,
  confirmComing,
  namePeople,
  managedBooking,
  withdrawManageLink,
} from './manage'
import { nearestHour } from './nearest'
import { defaultRole, roleOf, toRole } from './role'
import { logMalformedArguments } from './malformed-arguments'
import { toBooking, toHours, toStaff } from './mapping'
import { nearestForUsual, usualVisit } from './usual-visit'
import { badInput } from '../../graphql/errors'
import { bookingId, idsOf, isId, MAX_IDS, phoneOrNothing } from '../../graphql/input'
import { memoizeByIdentity } from '../../cache/memoize'

const catalogueOf = memoizeByIdentity(toCatalogue)
const staffOf = memoizeByIdentity(toStaff)
const hoursOf = memoizeByIdentity(toHours)

/**
 * Roles, services, staff, hours and bookings. Queries about salon 0, which pages send without a
 * choice, return null.
 */
export const bookingResolvers: Resolvers = {
  Query: {
    role: async (_query, { phone, salonId }, context) => {
      logMalformedArguments('role', { phone, salonId }, context)
      const { backends, now } = context
      const known = isId(salonId) ? await roleOf(backends, salonId, phone) : undefined
      return known ? toRole(known, now) : defaultRole(now)
    },
    serviceCatalogue: async (_query, { salonId, phone, chosenServiceIds }, context) => {
      logMalformedArguments('serviceCatalogue', { phone, salonId }, context)
      const { backends, language } = context
      if (!isId(salonId)) return null
      const response = await backends.booking.listServices({
        salonId,
        customerPhone: phoneOrNothing(phone),
        lang: language,
        choosenServiceIds: idsOf(chosenServiceIds),
      })
      return response.status === 200 ? catalogueOf(response.body) : null
    },
    serviceMenu: async (_query, _args, { lists }) => (await lists.read('serviceMenu')).catalogue,
    servicePage: (_query, { slug }, context) => servicePage(slug, context),
    serviceDetail: async (_query, { salonId, groupId, phone }, { backends, language }) => {
      if (!isId(salonId) || !isId(groupId)) return null
      // Members may get further messages; when the role cannot be fetched, the general ones
      // are shown.
      const memberType = phoneOrNothing(phone)
        ? (await roleOf(backends, salonId, phone))?.memberType
        : undefined
      const response = await backends.booking.getServiceDetail({
        salonId,
        groupId,
        memberType,
        lang: language,
      })
      return response.status === 200 ? toServiceDetail(response.body) : null
    },
    staff: async (_query, { salonId, date, phone }, context) => {
      logMalformedArguments('staff', { phone, salonId }, context)
      const { backends, content } = context
      if (!isId(salonId)) return null
      return staffOf(
        await backends.booking.listStaff({
          ...content,
          salonId,
          workDate: date,
          customerPhone: phoneOrNothing(phone),
        }),
      )
    },
    hours: async (_query, args, context) => {
      logMalformedArguments('hours', args, context)
      const input = toHoursInput(args)
      if (!input) return null
      const hours = hoursOf(await context.backends.booking.listHours(input))
      // Set with the page: a browser that holds an hour and books at once would otherwise get two
      // owner tokens, and its own hold would look like somebody else's.
      context.visitor.ensureOwnerToken()
      return hours
    },
    nearestHour: async (_query, { phone, ...search }, context) =>
      nearestHour({ ...search, phone: phone ?? (await context.viewer())?.phone }, context),
    usualVisit: (_query, args, context) => usualVisit(args, context),
    booking: async (_query, { id }, { backends }) => {
      if (!bookingId.safeParse(id).success) return null
      const response = await backends.booking.getBooking({ bookingId: id })
      return response.status === 200 ? toBooking(response.body) : null
    },
    managedBooking: (_query, args, context) => managedBooking(args, context),
    calendarFeed: (_query, args, context) => calendarFeed(args, context),
    calendarFeedToken: (_query, _args, context) => calendarFeedToken(context),
    myBookings: async (_query, _args, { backends, visitor }) => {
      if (!visitor.isLoggedIn() && !visitor.hasOwnerToken()) return []
      return (await backends.booking.listMyBookings({})).map(toBooking)
    },
    visitedSalons: (_query, _args, context) => visitedSalons(context),
    savedAddresses: (_query, _args, context) => savedAddresses(context),
    salonsNearAddress: (_query, args, context) => salonsNearAddress(args, context),
    homeOffer: (_query, args, context) => homeOffer(args, context),
    homeVisits: (_query, _args, context) => homeVisits(context),
    backupSalons: (_query, { salonId, date, serviceIds }, context) =>
      backupSalons(salonId, date, serviceIds, context),
  },
  Subscription: {
    hours: {
      subscribe: async (_subscription, args, { listening, visitor }) => {
        // The hours do not depend on the phone.
        const input = toHoursInput({ ...args, phone: null })
        if (!input) throw badInput('Salon hoặc danh sách dịch vụ chưa hợp lệ.')
        visitor.ensureOwnerToken()
        return listening.watchHours(input)
      },
      resolve: hoursOf,
    },
  },
  ServicePage: { detail: (page, _args, context) => storyOf(page, context) },
  Booking: {
    salon: async ({ salonId }, _args, { lists }) => (await lists.salonsByIds([salonId]))[0] ?? null,
  },
  UsualVisit: { nearest: (usual, _args, context) => nearestForUsual(usual, context) },
  HomeVisit: {
    salon: async ({ salonId }, _args, { lists }) => (await lists.salonsByIds([salonId]))[0] ?? null,
  },
  Stylist: {
    salon: async ({ salonId }, _args, { lists }) => (await lists.salonsByIds([salonId]))[0] ?? null,
  },
  BookingConfirmed: {
    total: async ({ bookingId: id, total }, _args, { backends }) => {
      if (total !== undefined) return total
      const response = await backends.booking.getBooking({ bookingId: id })
      return response.status === 200 ? response.body.total : null
    },
  },
  Mutation: {
    requestHomeVisit: (_mutation, { input }, context) => requestHomeVisit(input, context),
    cancelHomeVisit: (_mutation, args, context) => cancelHomeVisit(args, context),
    saveAddress: (_mutation, { input }, context) => saveAddress(input, context),
    removeAddress: (_mutation, args, context) => removeAddress(args, context),
    holdHour: (_mutation, { input }, context) => holdHour(input, context),
    releaseHour: (_mutation, _args, context) => releaseHour(context),
    createBooking: (_mutation, { input }, context) => createBooking(input, context),
    sendBookingCode: (_mutation, args, context) => sendBookingCode(args, context),
    confirmBooking: (_mutation, args, context) => confirmBooking(args, context),
    lookUpBooking: (_mutation, args, context) => lookUpBooking(args, context),
    cancelBooking: (_mutation, args, context) => cancelBooking(args, context),
    cancelManagedBooking: (_mutation, args, context) => cancelManagedBooking(args, context),
    changeManagedBooking: (_mutation, args, context) => changeManagedBooking(args, context),
    confirmComing: (_mutation, args, context) => confirmComing(args, context),
    announceLateness: (_mutation, args, context) => announceLateness(args, context),
    namePeople: (_mutation, args, context) => namePeople(args, context),
    openCalendarFeed: (_mutation, _args, context) => openCalendarFeed(context),
    closeCalendarFeed: (_mutation, _args, context) => closeCalendarFeed(context),
    withdrawManageLink: (_mutation, args, context) => withdrawManageLink(args, context),
    sendHolderCode: (_mutation, args, context) => sendHolderCode(args, context),
    proveHolder: (_mutation, args, context) => proveHolder(args, context),
  },
}

/**
 * The input of the hours query; null when a service is unknown, as hours for only some of the
 * services would be too short.
 */
function toHoursInput(args: QueryHoursArgs) {
  const { salonId, date, serviceIds, stylistId, phone, utmSource, changesBookingOf } = args
  if (!isId(salonId) || serviceIds.length > MAX_IDS) return null
  return {
    salonId,
    bookDate: date,
    listServiceId: idsOf(serviceIds),
    stylistId: stylistId && isId(stylistId) ? stylistId : 0,
    customerPhone: phoneOrNothing(phone),
    utmSource: utmSource?.slice(0, 100) || undefined,
    changesBookingOf: phoneOrNothing(changesBookingOf),
  }
}
