import * as z from 'zod'
import { refusalWire, tooManyWire } from '../../kit/message'
import { endpoint, type Api } from '../../kit/endpoint'
import { ulidId } from '../../kit/values'
import { homeOfferWire, homeRefusedWire, newHomeVisitWire, homeVisitWire } from './wire-home'

/** The booking backend's calls about being served at home. */
export const homeApi = {
  /**
   * The salon that serves a place at home, with its services; 404 when the place is too far or
   * unknown. A saved address is visible to its owner only.
   */
  getHomeOffer: endpoint({
    method: 'POST',
    path: '/booking/at-home/offer',
    input: newHomeVisitWire.pick({ attrId: true, address: true, latitude: true, longitude: true }),
    responses: { 200: homeOfferWire, 404: refusalWire },
  }),
  /**
   * Requests a home visit; the same key gets the same response, and 409 with another request. 404
   * as above, 409 too many are open.
   */
  requestHomeVisit: endpoint({
    method: 'POST',
    path: '/booking/at-home',
    input: newHomeVisitWire,
    responses: {
      200: z.object({ data: homeVisitWire }).transform((wire) => wire.data),
      404: refusalWire,
      409: homeRefusedWire,
      429: tooManyWire,
    },
  }),
  /** The open requests of the session's phone or of the owner token; [] without either. */
  listHomeVisits: endpoint({
    method: 'GET',
    path: '/booking/at-home',
    input: z.object({}),
    responses: { 200: z.object({ data: z.array(homeVisitWire) }).transform((wire) => wire.data) },
  }),
  /** Takes a request back; 404 it is not open, or not the caller's. */
  cancelHomeVisit: endpoint({
    method: 'DELETE',
    path: '/booking/at-home/{bookingId}',
    input: z.object({ bookingId: ulidId }),
    responses: { 200: z.object({ success: z.literal(true) }), 404: refusalWire },
  }),
} satisfies Api
