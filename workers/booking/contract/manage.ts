import * as z from 'zod'
import { LATE_MINUTES } from '../../../domain/late-minutes'
import {
  isPersonName,
  normalizePersonName,
  MAX_PERSON_NAME_LENGTH,
} from '../../../domain/person-name'
import { refusalWire, tooManyWire } from '../../kit/message'
import { endpoint, type Api } from '../../kit/endpoint'
import { linkToken, ulidId } from '../../kit/values'
import { bookingWire } from './wire-booking'
import { lateRefusedWire, managedWire } from './wire-manage'

const done = z.object({ success: z.literal(true) })
/** The id of an appointment and 144 bits of signature. */
const personName = z
  .string()
  .overwrite(normalizePersonName)
  .max(MAX_PERSON_NAME_LENGTH, 'PERSON_NAME_TOO_LONG')
  .refine((text) => text === '' || isPersonName(text), 'NAME_INVALID')

/**
 * Actions of the holder of a booking's manage link, without a log-in; none is among the chain's own
 * calls. The token is in bodies, as addresses are logged. 404 unknown token, 429 too many unknown
 * tokens from this address.
 */
export const manageApi = {
  /** The booking that the link opens, as it stands now, its phone masked. */
  getManaged: endpoint({
    method: 'POST',
    path: '/booking/managed',
    input: z.object({ token: linkToken }),
    responses: { 200: managedWire, 404: refusalWire, 429: tooManyWire },
  }),
  /** Cancels it; a canceled one once more, with the same response. 409 too late. */
  cancelManaged: endpoint({
    method: 'POST',
    path: '/booking/managed/cancel',
    input: z.object({ token: linkToken }),
    responses: { 200: done, 404: refusalWire, 409: refusalWire, 429: tooManyWire },
  }),
  /**
   * Lets the owner token in x-holder replace the booking for half an hour, and returns all of it.
   * 409 too late to change.
   */
  startChange: endpoint({
    method: 'POST',
    path: '/booking/managed/change',
    input: z.object({ token: linkToken }),
    responses: { 200: bookingWire, 404: refusalWire, 409: refusalWire, 429: tooManyWire },
  }),
  /** Answers that the customer comes; a repeated answer changes nothing. 409 not the time to. */
  confirmComing: endpoint({
    method: 'POST',
    path: '/booking/managed/coming',
    input: z.object({ token: linkToken }),
    responses: { 200: done, 404: refusalWire, 409: refusalWire, 429: tooManyWire },
  }),
  /**
   * Announces, once, that the customer will be late, and extends their places by so much. 409 not
   * possible; `hours` are the nearest free ones.
   */
  announceLate: endpoint({
    method: 'POST',
    path: '/booking/managed/late',
    input: z.object({
      token: linkToken,
      minutes: z.literal(LATE_MINUTES),
    }),
    responses: {
      200: z.object({ lateMinutes: z.int().positive() }),
      404: refusalWire,
      409: lateRefusedWire,
      429: tooManyWire,
    },
  }),
  /**
   * Stores what the salon calls each person, customer 1 first, '' for no name; repeated, it changes
   * nothing. 409 the visit has begun or is canceled, or it is for another number of persons.
   */
  namePeople: endpoint({
    method: 'POST',
    path: '/booking/managed/names',
    input: z.object({
      token: linkToken,
      personNames: z.array(personName).max(5, 'TOO_MANY_PEOPLE'),
    }),
    responses: { 200: done, 404: refusalWire, 409: refusalWire, 429: tooManyWire },
  }),
  /**
   * Withdraws the links of a booking, which are those of the bookings that it replaced and that
   * replaced it, for the owner of the last. 403 the caller is not its owner.
   */
  withdrawLink: endpoint({
    method: 'POST',
    path: '/booking/{bookingId}/withdraw-link',
    input: z.object({ bookingId: ulidId }),
    responses: { 200: done, 403: refusalWire, 404: refusalWire },
  }),
} satisfies Api
