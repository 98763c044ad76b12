import * as z from 'zod'
import { lineText } from '../../../domain/typed-text'
import { refusalDto, tooManyDto } from '../../kit/message'
import { bookingId, id, idempotencyKey, phone } from '../../kit/values'
import {
  commaIds,
  count,
  decimal,
  done,
  idText,
  inData,
  intText,
  known,
  lenientList,
  onOff,
  orNone,
  rowBookingId,
  rowId,
  rows,
  text,
  whole,
  wireDate,
} from '../../kit/wire'
import { endpoint, type Api } from '../../kit/endpoint'
import { hourList } from './hours'

/** The parts of a day that a home visit can be requested for. */
export const partOfDayDto = z.enum(['Sáng', 'Chiều', 'Tối'])

/**
 * The place of a home visit: a saved address, or a place with the name and position that the salons
 * backend has for it.
 */
const homePlaceDto = z.object({
  /** 0: none; the other fields give the place. */
  attrId: z.int().nonnegative(),
  address: z.string().max(300),
  latitude: z.number().min(-90).max(90).nullable(),
  longitude: z.number().min(-180).max(180).nullable(),
})

/** The salon that serves the place, its services at home, and the available days. */
const homeOfferDto = inData(
  z
    .object({
      salonId: rowId,
      distance: decimal,
      serviceIds: lenientList(rowId),
      bookDates: lenientList(wireDate),
    })
    .transform((wire) => ({
      salonId: wire.salonId,
      distanceKm: wire.distance,
      serviceIds: wire.serviceIds,
      dates: wire.bookDates,
    })),
)

/** A request for a home visit; the backend decides the salon and the prices. */
const newHomeVisitDto = homePlaceDto.extend({
  idempotencyKey,
  customerPhone: phone,
  chosenServiceIds: z.array(id).min(1, 'HOME_SERVICES_MISSING').max(10, 'TOO_MANY_HOME_SERVICES'),
  dateBook: wireDate,
  part: partOfDayDto,
  note: z.string().overwrite(lineText).max(500, 'NOTE_TOO_LONG'),
  /** Key of an open request of the caller's that this one takes the place of. */
  replacesKey: idempotencyKey.nullish(),
})

/** 409: the key was used for another request or a canceled one, or too many requests are open. */
const homeRefusedDto = refusalDto.extend({
  code: z.enum(['changed', 'enough']).catch('enough').default('enough'),
})

/** What the salon has said to a request: nothing yet, that it comes, or that it does not. */
export const homeVisitStatus = z.enum(['requested', 'arranged', 'declined'])

/** A request as its owner sees it. */
const homeVisitDto = z
  .object({
    bookingId: rowBookingId,
    /** Whom it is for; a host may leave it out. */
    customerPhone: orNone(phone),
    salonId: rowId,
    address: text,
    dateBook: wireDate,
    part: partOfDayDto,
    /** A host may have words of its own for it. */
    status: known(homeVisitStatus, 'requested').default('requested'),
    totalMoney: count,
    services: lenientList(z.object({ id: rowId, name: z.string(), price: count })),
  })
  .transform((wire) => ({
    id: wire.bookingId,
    phone: wire.customerPhone ?? null,
    salonId: wire.salonId,
    address: wire.address,
    date: wire.dateBook,
    part: wire.part,
    status: wire.status,
    total: wire.totalMoney,
    services: wire.services,
  }))

export type HomeVisitDto = z.input<typeof homeVisitDto>

/** The booking backend's calls about being served at home. */
export const homeApi = {
  /**
   * The salon that serves a place at home, with its services; 404 when the place is too far or
   * unknown. A saved address is visible to its owner only.
   */
  getHomeOffer: endpoint({
    kind: 'ours',
    method: 'POST',
    path: '/booking/at-home/offer',
    input: newHomeVisitDto.pick({ attrId: true, address: true, latitude: true, longitude: true }),
    responses: { 200: homeOfferDto, 404: refusalDto },
  }),
  /**
   * Requests a home visit; the same key gets the same response, and 409 with another request. 404
   * as above, 409 too many are open.
   */
  requestHomeVisit: endpoint({
    kind: 'ours',
    method: 'POST',
    path: '/booking/at-home',
    input: newHomeVisitDto,
    responses: {
      200: inData(homeVisitDto),
      404: refusalDto,
      409: homeRefusedDto,
      429: tooManyDto,
    },
  }),
  /**
   * The requests to come of the session's phone or of the owner token, without those taken back; []
   * without either.
   */
  listHomeVisits: endpoint({
    kind: 'ours',
    method: 'GET',
    path: '/booking/at-home',
    responses: { 200: inData(rows(homeVisitDto)) },
  }),
  /**
   * Takes a request back; once more, with the same response. 404 the salon has declined it, or it is
   * not the caller's.
   */
  cancelHomeVisit: endpoint({
    kind: 'ours',
    method: 'DELETE',
    path: '/booking/at-home/{bookingId}',
    input: z.object({ bookingId }),
    responses: { 200: done, 404: refusalDto },
  }),
} satisfies Api

/** Salons that a customer has been to, under a heading of the chain's. */
const visitedGroupDto = z
  .object({ title: text, data: lenientList(rowId) })
  .transform((wire) => ({ title: wire.title, salonIds: wire.data }))

/** The reply of getSalonHasCameNew. */
const visitedDto = inData(rows(visitedGroupDto))

/** A saved address; what stands after its name is known of addresses that were saved here. */
const addressDto = z
  .object({
    attrId: rowId,
    attrName: z.string(),
    street: z.string().nullish(),
    placeId: z.string().nullish(),
    address: z.string().nullish(),
    /** Degrees to about a hundred metres; absent when nobody knows where the place is. */
    latitude: orNone(decimal),
    longitude: orNone(decimal),
  })
  .transform((wire) => ({
    id: wire.attrId,
    name: wire.attrName,
    street: wire.street || null,
    placeId: wire.placeId || null,
    address: wire.address ?? '',
    latitude: wire.latitude ?? null,
    longitude: wire.longitude ?? null,
  }))

/** The reply of getListCustomerAddress. */
const addressesDto = inData(rows(addressDto))

/**
 * An address to store: a place of the salons backend and, with the customer's permission, their
 * position.
 */
const newAddressDto = z.object({
  phoneNumber: z.string(),
  /** Absent: a new one. */
  attrId: id.optional(),
  attrName: z.string().overwrite(lineText).min(1).max(40),
  street: z.string().overwrite(lineText).max(120),
  placeId: z.string().max(40),
  address: z.string().max(300),
  latitude: z.number().min(-90).max(90).nullable(),
  longitude: z.number().min(-180).max(180).nullable(),
})

/** The reply of getListSalonFilterCustomerAddress, closest first; distances in km. */
const nearAddressDto = inData(
  rows(
    z
      .object({ salonId: rowId, distance: decimal })
      .transform(({ salonId, distance }) => ({ salonId, distanceKm: distance })),
  ),
)

/**
 * A salon to go to instead, with its free frames; `isSaveServiceChoosen` false: not all chosen
 * services are sold there.
 */
const backupDto = z
  .object({
    salon: z.object({ salonId: rowId, name: text, distance: decimal }),
    hours: hourList,
    isSaveServiceChoosen: known(onOff, true),
  })
  .transform((wire) => ({
    salonId: wire.salon.salonId,
    distanceKm: wire.salon.distance,
    hours: wire.hours,
    keepsChosen: wire.isSaveServiceChoosen,
  }))

/**
 * The reply of getListBookHoursBackup; a statusCode other than 0 means that there is nothing to
 * offer.
 */
const backupsDto = z
  .object({ statusCode: known(whole, 0), data: known(rows(backupDto), []) })
  .transform((wire) => (wire.statusCode === 0 ? wire.data : []))

/**
 * The booking backend's calls about places: salons visited, addresses saved, salons nearby. All of
 * it is for sessions of that phone only; 401 otherwise.
 */
export const placesApi = {
  /**
   * Salons that the session's phone or this browser has been to, last visited first; a phone that
   * is not the session's brings nothing.
   */
  listVisitedSalons: endpoint({
    kind: 'named',
    method: 'GET',
    path: '/booking/salon-has-came-new',
    input: z.object({ customerPhone: phone.optional() }),
    responses: { 200: visitedDto },
  }),
  /** The saved addresses of a phone. */
  listAddresses: endpoint({
    kind: 'specified',
    method: 'GET',
    path: '/booking-info/attribute',
    input: z.object({ phoneNumber: phone }),
    responses: { 200: addressesDto },
  }),
  /** The open salons nearest to a saved address. */
  listSalonsNearAddress: endpoint({
    kind: 'specified',
    method: 'GET',
    path: '/booking-info/salon-near-location',
    input: z.object({ phoneNumber: phone, attrId: idText, numOfSalon: intText.default(5) }),
    responses: { 200: nearAddressDto },
  }),
  /**
   * Stores a new address, or changes a stored one. 404 there is none with this number, 409 the
   * phone has too many.
   */
  saveAddress: endpoint({
    kind: 'ours',
    method: 'POST',
    path: '/booking-info/attribute',
    input: newAddressDto,
    responses: {
      200: inData(addressDto),
      404: refusalDto,
      409: refusalDto,
      429: tooManyDto,
    },
  }),
  /** Deletes a saved address. */
  removeAddress: endpoint({
    kind: 'ours',
    method: 'DELETE',
    path: '/booking-info/attribute/{attrId}',
    input: z.object({ phoneNumber: phone, attrId: idText }),
    responses: { 200: done, 404: refusalDto, 429: tooManyDto },
  }),
  /** The nearest open salons that have hours for these services on that day. */
  listBackupHours: endpoint({
    kind: 'named',
    method: 'GET',
    path: '/booking/list-book-hours-backup',
    input: z.object({ salonId: idText, bookDate: wireDate, choosenServices: commaIds }),
    readsStatusCode: true,
    responses: { 200: backupsDto },
  }),
} satisfies Api
