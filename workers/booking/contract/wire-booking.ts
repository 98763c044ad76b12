import * as z from 'zod'
import { messageWire } from '../../kit/message'
import { dong, hourId, id } from '../../kit/values'
import { wireDate } from '../../kit/wire'

/** 200: booked, or waiting for a one-time code until `holdExpiresAt` (epoch ms). */
export const bookedWire = z
  .object({
    booking: z.object({ id: z.string(), listBooking: z.array(z.object({ totalMoney: dong })) }),
    isUseOtp: z.boolean(),
    holdExpiresAt: z.int().nullish(),
  })
  .transform((wire) => ({
    bookingId: wire.booking.id,
    total: wire.booking.listBooking.reduce((sum, person) => sum + person.totalMoney, 0),
    needsCode: wire.isUseOtp,
    holdExpiresAt: wire.holdExpiresAt ?? null,
  }))

/** A free hour that is offered in place of another. */
export const freeHourWire = z
  .object({ bookHourId: hourId, hour: z.string(), dateBook: wireDate })
  .transform((wire) => ({ hourId: wire.bookHourId, label: wire.hour, date: wire.dateBook }))

/** 409: the places are taken, or the salon is closed then; `hours` are the nearest free ones. */
export const refusedWire = z
  .object({
    code: z.enum(['taken', 'closed', 'past', 'stylistBusy', 'changed']),
    message: messageWire,
    hours: z.array(freeHourWire),
    salonBackUp: z.array(id),
  })
  .transform((wire) => ({
    code: wire.code,
    message: wire.message,
    nearest: wire.hours,
    alternativeSalonIds: wire.salonBackUp,
  }))

/** 409: offers that were chosen do not hold, are used up, or cannot be checked just now. */
export const offerRefusedWire = z
  .object({ code: z.literal('offer'), message: messageWire, campaigns: z.array(id) })
  .transform(({ campaigns, ...wire }) => ({ ...wire, offerIds: campaigns }))

/** States of a booking. */
export const bookingStatus = z.enum([
  'pending_otp',
  'confirmed',
  'checked_in',
  'serving',
  'done',
  'canceled',
  'no_show',
  'expired',
])

/** A service as it was sold; `oldPrice` is the list price, or the price without offers. */
export const bookedServiceWire = z
  .object({ id, name: z.string(), price: dong, oldPrice: dong.nullish() })
  .transform((wire) => ({ ...wire, oldPrice: wire.oldPrice ?? null }))

const bookedPersonWire = z
  .object({
    hour: z.string(),
    /** 0 while the system has not chosen. */
    stylistId: z.int().min(0).default(0),
    /** The stylist whom the customer chose; 0 where the system did, and for others than the owner. */
    chosenStylistId: z.int().min(0).default(0),
    stylistName: z.string(),
    /** What the salon calls them; absent where the chain's own host has no names. */
    personName: z.string().nullish(),
    totalMoney: dong,
    oldMoney: dong.nullish(),
    services: z.array(bookedServiceWire),
    /** Offers of which the customer spends a use, and đồng that each saves. */
    campaigns: z.array(z.object({ id, name: z.string(), saved: dong })).default([]),
  })
  .transform((wire) => ({
    hourLabel: wire.hour,
    stylistId: wire.stylistId || null,
    chosenStylistId: wire.chosenStylistId || null,
    stylistName: wire.stylistName || null,
    name: wire.personName ?? null,
    total: wire.totalMoney,
    oldTotal: wire.oldMoney ?? null,
    services: wire.services,
    offers: wire.campaigns,
  }))

/** What the customer wished besides the note, under the names of booKingV2. */
const wishesWire = z
  .object({
    receiveAdvice: z.boolean(),
    littleAdvice: z.boolean(),
    acceptMakePhoto: z.boolean(),
    numberPersons: z.int().nonnegative(),
    utilityService: z.array(z.object({ id: z.int(), name: z.string() })),
  })
  .transform(({ utilityService, ...wire }) => ({
    ...wire,
    requests: utilityService.map(({ name }) => name),
  }))

/** A booking as its owner sees it; others get a masked phone, no note, no names and no offers. */
export const bookingWire = z
  .object({
    bookingId: z.string(),
    status: bookingStatus,
    dateBook: wireDate,
    hourBook: z.string(),
    /** Epoch ms of the appointment. */
    startsAt: z.int(),
    /** Minutes that the booking takes; absent where the chain's own host does not send it. */
    minutes: z.int().positive().nullish(),
    customerPhone: z.string(),
    numberPersons: z.int().positive(),
    salonId: id,
    salonName: z.string(),
    salonAddress: z.string(),
    salonMap: z.string(),
    parkingMap: z.string(),
    salonPhone: z.string(),
    isBookAtHome: z.boolean(),
    canceled: z.boolean(),
    totalMoney: dong,
    /** At old prices and without offers; absent when it is not higher. */
    oldMoney: dong.nullish(),
    note: z.string(),
    /** For its owner; absent where the chain's own host does not send it. */
    wishes: wishesWire.nullish(),
    isOwner: z.boolean(),
    holdExpiresAt: z.int().nullable(),
    people: z.array(bookedPersonWire),
    /**
     * Token of its manage link, for its owner while it stands; absent where the chain's own host
     * has none.
     */
    manageToken: z.string().nullish(),
    /** Whether its owner may name its people there now; absent where the own host cannot. */
    mayName: z.boolean().default(false),
    /**
     * What a booking and those that replace it have in common; absent where the chain's own host
     * does not send it.
     */
    appointmentId: z.string().nullish(),
    /** How often the appointment has been changed or canceled, and when last (epoch ms). */
    revision: z.int().nonnegative().nullish(),
    changedAt: z.int().nullish(),
  })
  .transform((wire) => ({
    id: wire.bookingId,
    status: wire.status,
    date: wire.dateBook,
    hourLabel: wire.hourBook,
    startsAt: wire.startsAt,
    minutes: wire.minutes ?? null,
    phone: wire.customerPhone,
    personCount: wire.numberPersons,
    salonId: wire.salonId,
    salonName: wire.salonName,
    salonAddress: wire.salonAddress,
    salonMapUrl: wire.salonMap || null,
    parkingMapUrl: wire.parkingMap || null,
    salonPhone: wire.salonPhone,
    isAtHome: wire.isBookAtHome,
    isCanceled: wire.canceled,
    total: wire.totalMoney,
    oldTotal: wire.oldMoney ?? null,
    note: wire.note,
    wishes: wire.wishes ?? null,
    isOwner: wire.isOwner,
    holdExpiresAt: wire.holdExpiresAt,
    people: wire.people,
    manageToken: wire.manageToken ?? null,
    mayName: wire.mayName,
    appointmentId: wire.appointmentId ?? wire.bookingId,
    revision: wire.revision ?? 0,
    changedAt: wire.changedAt ?? null,
  }))

export type BookingWire = z.input<typeof bookingWire>
