import * as z from 'zod'
import { bookingStatus, wishesDto } from './booking'
import { homeVisitStatus, partOfDayDto } from './places'
import { refusalDto } from '../../kit/message'
import { endpoint, type Api } from '../../kit/endpoint'
import { bookingId } from '../../kit/values'
import { pageDto, done, idText, wireDate } from '../../kit/wire'

/**
 * A booking as the desk of its salon sees it: what the salon needs to serve its people. It has a
 * phone only where the customer asked to be called; others say the booking's number.
 */
const deskBookingDto = z.object({
  bookingId: z.string(),
  /** What a booking and those that replace it have in common: a change is not a cancellation. */
  appointmentId: z.string(),
  /** As reported; `confirmed` also past its hour, until reception or the end of the day moves it. */
  status: bookingStatus,
  /** The hour at which the first of them comes, such as `9h30`, and the instant (epoch ms). */
  hourBook: z.string(),
  startsAt: z.int(),
  numberPersons: z.int().positive(),
  /** One for each person, customer 1 first. */
  people: z.array(
    z.object({
      hour: z.string(),
      /** '' while nobody was chosen. */
      stylistName: z.string(),
      /** What the salon calls them; null: nobody has said, or the visit is over. */
      personName: z.string().nullable(),
      services: z.array(z.string()),
    }),
  ),
  note: z.string(),
  /** Null where they are not known. */
  wishes: wishesDto.nullable(),
  /** Whom to call: they come with many people, and have not been served yet. Else null. */
  callbackPhone: z.string().nullable(),
  /** When the customer answered that they come (epoch ms); null: they have not. */
  comingAt: z.int().nullable(),
  /** Minutes by which they come late, and when they said so (epoch ms); null: they have not. */
  lateMinutes: z.int().positive().nullable(),
  lateAt: z.int().nullable(),
})

export type DeskBookingDto = z.input<typeof deskBookingDto>

/** A request to be served at home, as the desk of the salon that is to call back sees it. */
const deskHomeVisitDto = z.object({
  bookingId: z.string(),
  status: homeVisitStatus,
  customerPhone: z.string(),
  address: z.string(),
  dateBook: wireDate,
  part: partOfDayDto,
  note: z.string(),
  services: z.array(z.string()),
  /** At the prices of the day, without the travel. */
  totalMoney: z.int(),
})

export type DeskHomeVisitDto = z.input<typeof deskHomeVisitDto>

/** Rows of a page of a desk. */
export const DESK_ROWS = 50

/**
 * The calls of a salon's desk, with its salon's key in x-desk-key (handlers/desk.ts); 401 without
 * it. The gateway makes none of them, and none is among the chain's own calls: a host has its own
 * way to its desks.
 */
export const deskApi = {
  /**
   * The bookings of a salon on a day with what their customers answered, soonest first; a day or
   * salon without any is empty. Canceled ones stay; those that still wait for a code, or whose code
   * never came, are left out. To be asked again as often as the desk wants to know.
   */
  listDeskBookings: endpoint({
    kind: 'between',
    method: 'GET',
    path: '/booking/salon-day',
    input: z.object({ salonId: idText, bookDate: wireDate, pageNum: idText.default(1) }),
    responses: { 200: pageDto(deskBookingDto) },
  }),
  /**
   * Reception moves a booking to its next state; `images` come with `done`, which is accepted once
   * for a booking that the end of the day has closed as well. `canceled` cancels a confirmed one for
   * the salon, and its customer is told. 409 this state cannot follow.
   */
  updateBookingStatus: endpoint({
    kind: 'between',
    method: 'PUT',
    path: '/booking/{bookingId}/status',
    input: z.object({
      bookingId,
      status: bookingStatus,
      images: z
        .array(
          z.object({
            url: z
              .string()
              .max(300)
              .regex(/^(\/|https:\/\/)/),
            caption: z.string().max(60),
          }),
        )
        .max(8)
        .default([]),
    }),
    responses: { 200: done, 404: refusalDto, 409: refusalDto },
  }),
  /**
   * The home visits from today on that a salon has to call back about, or has arranged, soonest
   * first. What it declined is left out, and what its customer has taken back since.
   */
  listDeskHomeVisits: endpoint({
    kind: 'between',
    method: 'GET',
    path: '/booking/at-home/salon',
    input: z.object({ salonId: idText, pageNum: idText.default(1) }),
    responses: { 200: pageDto(deskHomeVisitDto) },
  }),
  /**
   * What the salon has agreed with the customer, who sees it on their page; it may be corrected.
   * 404 there is no such request, or its customer took it back.
   */
  answerHomeVisit: endpoint({
    kind: 'between',
    method: 'PUT',
    path: '/booking/at-home/{bookingId}/status',
    input: z.object({ bookingId, status: homeVisitStatus.exclude(['requested']) }),
    responses: { 200: done, 404: refusalDto },
  }),
} satisfies Api
