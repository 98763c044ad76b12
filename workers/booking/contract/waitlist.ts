import * as z from 'zod'
import { endpoint, type Api } from '../../kit/endpoint'
import { refusalDto, tooManyDto } from '../../kit/message'
import { hourId, id, linkToken, ulidId } from '../../kit/values'
import {
  count,
  done,
  flag,
  inData,
  known,
  rowHour,
  rowId,
  text,
  whole,
  wireDate,
} from '../../kit/wire'
import { bookedDto } from './booking'

/** How a place comes: it is held for ten minutes, or booked at once. */
const mode = z.enum(['ask', 'book'])

/**
 * What became of an entry. waiting, and asleep after two offers without a response; offered; booked;
 * left, also by a cancellation of what was booked; hasBooking: the phone has booked otherwise; over:
 * its hours are past, or the salon is closed.
 */
const entryState = z.enum(['waiting', 'offered', 'asleep', 'booked', 'left', 'hasBooking', 'over'])

const tokenDto = inData(z.object({ token: linkToken }))

const entryDto = z.object({
  data: z
    .object({
      state: entryState,
      mode,
      isMove: flag,
      salonId: rowId,
      dateBook: wireDate,
      /** The first and the last hour at which the visit may begin. */
      fromHour: text,
      untilHour: text,
      people: count,
      services: z.array(z.string()),
      totalMoney: count,
      /** 1: the first in line of those whose hours meet; null when it does not wait. */
      position: known(count.nullable(), null),
      offer: z
        .object({
          id: ulidId,
          hourId: rowHour,
          hour: text,
          stylistNames: z.array(z.string()),
          /** Until when it is held (epoch ms). */
          until: whole,
        })
        .nullable(),
      /** Token of the manage link of the booking that came of it. */
      manageToken: z.string().nullable(),
    })
    .transform(({ dateBook, totalMoney, ...wire }) => ({
      ...wire,
      date: dateBook,
      total: totalMoney,
    })),
})

const token = z.object({ token: linkToken })
const offerId = ulidId

/**
 * Calls of the waitlist: a place that becomes free is held for the first in line. None is among the
 * chain's own. Entries are opened by the token of their page, which is in bodies, as addresses are
 * logged. 404 unknown token, 429 too many unknown tokens from this address.
 */
export const waitlistApi = {
  /**
   * Joins the waitlist of a salon-day for the session's phone; where it waits there already, that
   * entry is returned. 409 it waits at three salons, has a booking, or the line is full.
   */
  joinWaitlist: endpoint({
    kind: 'ours',
    method: 'POST',
    path: '/booking/waitlist',
    input: z.object({
      salonId: id,
      dateBook: wireDate,
      fromHourId: hourId,
      untilHourId: hourId,
      mode,
      /** Of the first customer; 0 any. */
      stylistId: z.int().nonnegative(),
      /** The services of each customer. */
      people: z
        .array(z.array(id).max(20, 'TOO_MANY_SERVICES'))
        .min(1, 'NEEDS_SERVICES')
        .max(2, 'TOO_MANY_PEOPLE'),
    }),
    responses: { 200: tokenDto, 409: refusalDto, 429: tooManyDto },
  }),
  /**
   * Joins it for an earlier hour than that of the booking which a manage link opens; the booking
   * stands until an offer is accepted. 409 there is no earlier hour, or the booking has begun.
   */
  joinForEarlier: endpoint({
    kind: 'ours',
    method: 'POST',
    path: '/booking/managed/earlier',
    input: token,
    responses: { 200: tokenDto, 404: refusalDto, 409: refusalDto, 429: tooManyDto },
  }),
  /** An entry with its place in line. */
  getWaitlistEntry: endpoint({
    kind: 'ours',
    method: 'POST',
    path: '/booking/waitlist/entry',
    input: token,
    responses: { 200: entryDto, 404: refusalDto, 429: tooManyDto },
  }),
  /** Books what is offered; once more, with the same response. 409 it is not offered any more. */
  acceptPlace: endpoint({
    kind: 'ours',
    method: 'POST',
    path: '/booking/waitlist/accept',
    input: token.extend({ offerId }),
    responses: { 200: bookedDto, 404: refusalDto, 409: refusalDto, 429: tooManyDto },
  }),
  /** Lets an offer go to the next in line; the customer waits on. 409 it does not stand. */
  declinePlace: endpoint({
    kind: 'ours',
    method: 'POST',
    path: '/booking/waitlist/decline',
    input: token.extend({ offerId }),
    responses: { 200: done, 404: refusalDto, 409: refusalDto, 429: tooManyDto },
  }),
  /** Ends an entry; an ended one once more, with the same response. */
  leaveWaitlist: endpoint({
    kind: 'ours',
    method: 'POST',
    path: '/booking/waitlist/leave',
    input: token,
    responses: { 200: done, 404: refusalDto, 429: tooManyDto },
  }),
  /** Says that the customer still waits, after offers without a response. */
  keepWaiting: endpoint({
    kind: 'ours',
    method: 'POST',
    path: '/booking/waitlist/keep',
    input: token,
    responses: { 200: done, 404: refusalDto, 429: tooManyDto },
  }),
} satisfies Api
