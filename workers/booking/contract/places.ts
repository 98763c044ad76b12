import * as z from 'zod'
import { refusalWire, tooManyWire } from '../../kit/message'
import { endpoint, type Api } from '../../kit/endpoint'
import { phone } from '../../kit/values'
import { commaIds, idText, intText, wireDate } from '../../kit/wire'
import {
  addressesWire,
  addressWire,
  backupsWire,
  nearAddressWire,
  newAddressWire,
  visitedWire,
} from './wire-places'

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
    method: 'GET',
    path: '/booking/salon-has-came-new',
    input: z.object({ customerPhone: phone.optional() }),
    responses: { 200: visitedWire },
  }),
  /** The saved addresses of a phone. */
  listAddresses: endpoint({
    method: 'GET',
    path: '/booking-info/attribute',
    input: z.object({ phoneNumber: phone }),
    responses: { 200: addressesWire },
  }),
  /** The open salons nearest to a saved address. */
  listSalonsNearAddress: endpoint({
    method: 'GET',
    path: '/booking-info/salon-near-location',
    input: z.object({ phoneNumber: phone, attrId: idText, numOfSalon: intText.default(5) }),
    responses: { 200: nearAddressWire },
  }),
  /**
   * Stores a new address, or changes a stored one. 404 there is none with this number, 409 the
   * phone has too many.
   */
  saveAddress: endpoint({
    method: 'POST',
    path: '/booking-info/attribute',
    input: newAddressWire,
    responses: {
      200: z.object({ data: addressWire }).transform((wire) => wire.data),
      404: refusalWire,
      409: refusalWire,
      429: tooManyWire,
    },
  }),
  /** Deletes a saved address. */
  removeAddress: endpoint({
    method: 'DELETE',
    path: '/booking-info/attribute/{attrId}',
    input: z.object({ phoneNumber: phone, attrId: idText }),
    responses: { 200: z.object({ success: z.literal(true) }), 404: refusalWire, 429: tooManyWire },
  }),
  /** The nearest open salons that have hours for these services on that day. */
  listBackupHours: endpoint({
    method: 'GET',
    path: '/booking/list-book-hours-backup',
    input: z.object({ salonId: idText, bookDate: wireDate, choosenServices: commaIds }),
    responses: { 200: backupsWire },
  }),
} satisfies Api
