import * as z from 'zod'
import { messageWire, refusalWire, tooManyWire } from '../../kit/message'
import { bookingWire, freeHourWire } from './booking'
import { LATE_MINUTES } from '../../../domain/late-minutes'
import {
  isPersonName,
  normalizePersonName,
  MAX_PERSON_NAME_LENGTH,
} from '../../../domain/person-name'
import { endpoint, type Api } from '../../kit/endpoint'
import { linkToken, ulidId } from '../../kit/values'

/** A manage link's booking: `over` after the visit, and then without any field of it. */
const managedWire = z.object({
  state: z.enum(['open', 'over']),
  booking: bookingWire.nullable(),
  /** Announced minutes of lateness; null: none. */
  lateMinutes: z.int().positive().nullable(),
  mayBeLate: z.boolean(),
  /** Whether the customer has answered that they come, and whether they may now. */
  isComing: z.boolean().default(false),
  mayConfirm: z.boolean().default(false),
  /** Whether names of its persons may be stored now. */
  mayName: z.boolean().default(false),
  mayCancel: z.boolean(),
})

/**
 * 409: the chair is taken then, or it is too early or too late to announce; `hours` are the nearest
 * free ones.
 */
const lateRefusedWire = z
  .object({ message: messageWire, hours: z.array(freeHourWire) })
  .transform((wire) => ({ message: wire.message, nearest: wire.hours }))

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

const feedWire = z.object({ token: z.string().nullable() })
/** The id of a feed and 144 bits of signature. */

/** A customer's appointments for a calendar that follows them; none is of the chain's own calls. */
export const feedApi = {
  /** The token of the session's feed; null while it has none. */
  getFeedToken: endpoint({
    method: 'GET',
    path: '/booking/calendar-feed',
    input: z.object({}),
    responses: { 200: feedWire },
  }),
  /**
   * Creates a feed for the session's phone, or returns the existing one; null where none can be
   * made.
   */
  openFeed: endpoint({
    method: 'POST',
    path: '/booking/calendar-feed',
    input: z.object({}),
    responses: { 200: feedWire },
  }),
  /** Closes it: its address becomes invalid. */
  closeFeed: endpoint({
    method: 'DELETE',
    path: '/booking/calendar-feed',
    input: z.object({}),
    responses: { 200: z.object({ success: z.literal(true) }) },
  }),
  /**
   * Appointments of the last 30 days and all future ones in their current state, phones masked.
   * 404: no such feed. 429: too many reads, or too many wrong tokens of this address.
   */
  readFeed: endpoint({
    method: 'POST',
    path: '/booking/calendar-feed/read',
    input: z.object({ token: linkToken }),
    responses: {
      200: z.object({ data: z.array(bookingWire) }).transform((wire) => wire.data),
      404: refusalWire,
      429: tooManyWire,
    },
  }),
} satisfies Api
