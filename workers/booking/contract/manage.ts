import * as z from 'zod'
import { endpoint, type Api } from '../../kit/endpoint'
import { refusalDto, tooManyDto } from '../../kit/message'
import { bookingId, linkToken } from '../../kit/values'
import { count, done, flag, inData, known, lenientList, rows } from '../../kit/wire'
import { LATE_MINUTES } from '../../../domain/late-minutes'
import { plainText } from '../../../domain/typed-text'
import { bookingDto, freeHourDto } from './booking'

/** A manage link's booking: `over` after the visit, and then without any field of it. */
const managedDto = z.object({
  state: z.enum(['open', 'over']),
  booking: known(bookingDto.nullable(), null),
  /** Announced minutes of lateness; null: none. */
  lateMinutes: known(count.nullable(), null),
  mayBeLate: flag,
  /** Whether the customer has answered that they come, and whether they may now. */
  isComing: flag.default(false),
  mayConfirm: flag.default(false),
  /** Whether names of its persons may be stored now. */
  mayName: flag.default(false),
  mayCancel: flag,
})

/**
 * 409: the chair is taken then, or it is too early or too late to announce; `hours` are the nearest
 * free ones.
 */
const lateRefusedDto = z
  .object({ message: refusalDto.shape.message, hours: lenientList(freeHourDto) })
  .transform((wire) => ({ message: wire.message, nearest: wire.hours }))

/** The name of one person of a booking, which can be read out: it has a letter. '' for none. */
export const personName = z
  .string()
  .overwrite(plainText)
  .max(60, 'PERSON_NAME_TOO_LONG')
  .refine(
    (name) => name === '' || (/\p{L}/u.test(name) && !name.includes('\ufffd')),
    'NAME_INVALID',
  )

/**
 * Actions of the holder of a booking's manage link, without a log-in; none is among the chain's own
 * calls. The token is in bodies, as addresses are logged. 404 unknown token, 429 too many unknown
 * tokens from this address.
 */
export const manageApi = {
  /** The booking that the link opens, as it stands now, its phone masked. */
  getManaged: endpoint({
    kind: 'ours',
    method: 'POST',
    path: '/booking/managed',
    input: z.object({ token: linkToken }),
    responses: { 200: managedDto, 404: refusalDto, 429: tooManyDto },
  }),
  /** Cancels it; a canceled one once more, with the same response. 409 too late. */
  cancelManaged: endpoint({
    kind: 'ours',
    method: 'POST',
    path: '/booking/managed/cancel',
    input: z.object({ token: linkToken }),
    responses: { 200: done, 404: refusalDto, 409: refusalDto, 429: tooManyDto },
  }),
  /**
   * Lets the owner token in x-holder replace the booking for half an hour, and returns all of it.
   * 409 too late to change.
   */
  startChange: endpoint({
    kind: 'ours',
    method: 'POST',
    path: '/booking/managed/change',
    input: z.object({ token: linkToken }),
    responses: { 200: bookingDto, 404: refusalDto, 409: refusalDto, 429: tooManyDto },
  }),
  /** Answers that the customer comes; a repeated answer changes nothing. 409 not the time to. */
  confirmComing: endpoint({
    kind: 'ours',
    method: 'POST',
    path: '/booking/managed/coming',
    input: z.object({ token: linkToken }),
    responses: { 200: done, 404: refusalDto, 409: refusalDto, 429: tooManyDto },
  }),
  /**
   * Announces, once, that the customer will be late, and extends their places by so much. 409 not
   * possible; `hours` are the nearest free ones.
   */
  announceLate: endpoint({
    kind: 'ours',
    method: 'POST',
    path: '/booking/managed/late',
    input: z.object({
      token: linkToken,
      minutes: z.literal(LATE_MINUTES),
    }),
    responses: {
      200: z.object({ lateMinutes: z.int().positive() }),
      404: refusalDto,
      409: lateRefusedDto,
      429: tooManyDto,
    },
  }),
  /**
   * Stores what the salon calls each person, customer 1 first, '' for no name; repeated, it changes
   * nothing. 409 the visit has begun or is canceled, or it is for another number of persons.
   */
  namePeople: endpoint({
    kind: 'ours',
    method: 'POST',
    path: '/booking/managed/names',
    input: z.object({
      token: linkToken,
      personNames: z.array(personName).max(5, 'TOO_MANY_PEOPLE'),
    }),
    responses: { 200: done, 404: refusalDto, 409: refusalDto, 429: tooManyDto },
  }),
  /**
   * Withdraws the links of a booking, which are those of the bookings that it replaced and that
   * replaced it, for the owner of the last. 403 the caller is not its owner.
   */
  withdrawLink: endpoint({
    kind: 'ours',
    method: 'POST',
    path: '/booking/{bookingId}/withdraw-link',
    input: z.object({ bookingId }),
    responses: { 200: done, 403: refusalDto, 404: refusalDto },
  }),
} satisfies Api

const feedDto = z.object({ token: z.string().nullable() })
/** The id of a feed and 144 bits of signature. */

/** A customer's appointments for a calendar that follows them; none is of the chain's own calls. */
export const feedApi = {
  /** The token of the session's feed; null while it has none. */
  getFeedToken: endpoint({
    kind: 'ours',
    method: 'GET',
    path: '/booking/calendar-feed',
    responses: { 200: feedDto },
  }),
  /**
   * Creates a feed for the session's phone, or returns the existing one; null where none can be
   * made.
   */
  openFeed: endpoint({
    kind: 'ours',
    method: 'POST',
    path: '/booking/calendar-feed',
    responses: { 200: feedDto },
  }),
  /** Closes it: its address becomes invalid. */
  closeFeed: endpoint({
    kind: 'ours',
    method: 'DELETE',
    path: '/booking/calendar-feed',
    responses: { 200: done },
  }),
  /**
   * Appointments of the last 30 days and all future ones in their current state, phones masked.
   * 404: no such feed. 429: too many reads, or too many wrong tokens of this address.
   */
  readFeed: endpoint({
    kind: 'ours',
    method: 'POST',
    path: '/booking/calendar-feed/read',
    input: z.object({ token: linkToken }),
    responses: {
      200: inData(rows(bookingDto)),
      404: refusalDto,
      429: tooManyDto,
    },
  }),
} satisfies Api
