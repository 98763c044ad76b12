import * as z from 'zod'
import { minutesIn } from '../../../domain/frames'
import { lineText } from '../../../domain/typed-text'
import { pictureAddress } from '../../kit/picture'
import { bookingId } from '../../kit/values'
import {
  count,
  dataOrBeside,
  decimal,
  done,
  flag,
  idOrNone,
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
  pageDto,
} from '../../kit/wire'
import { bookedServiceDto, bookingDto } from './booking'
import { refusalDto, tooManyDto } from '../../kit/message'
import { endpoint, type Api } from '../../kit/endpoint'
import { withLang } from '../../kit/translation'
import { instantOf } from '../../kit/vietnam-time'

/** Most letters of a comment. */
const MAX_COMMENT_LENGTH = 500

/** The tags of a rating. */
export const ratingTags = [
  'Cắt đẹp',
  'Gội kỹ',
  'Đúng giờ',
  'Tư vấn tận tâm',
  'Thái độ thân thiện',
  'Salon sạch sẽ',
  'Chờ lâu',
  'Chưa đúng ý',
] as const

/** One tag. */
const ratingTag = z.enum(ratingTags)

/** 1 to 5 stars. */
const stars = z.int().min(1, 'STARS_MISSING').max(5, 'STARS_MISSING')

/** A rating as it travels; instants are epoch ms. */
const ratingDto = z
  .object({
    star: whole.refine((star) => star >= 1 && star <= 5),
    tags: lenientList(z.string()),
    comment: text,
    ratedAt: known(whole, 0),
    editableUntil: known(whole, 0),
  })
  .transform((wire) => ({
    stars: wire.star,
    tags: wire.tags,
    comment: wire.comment || null,
    ratedAt: wire.ratedAt,
    editableUntil: wire.editableUntil,
  }))

/** A rating that was stored; null where a host says no more than that. */
const ratedDto = dataOrBeside(z.union([ratingDto, done.transform(() => null)]))

/** A new rating, or a changed one: a visit has at most one. */
const newRatingDto = z.object({
  bookingId,
  star: stars,
  tags: z.array(ratingTag).max(ratingTags.length),
  comment: z.string().overwrite(lineText).max(MAX_COMMENT_LENGTH, 'COMMENT_TOO_LONG'),
})

const servedBy = z.object({ id: rowId, name: z.string(), avatar: text.pipe(pictureAddress) })

/** The customer's opinion of a picture. */
const verdict = z.enum(['good', 'bad'])

const photoDto = z
  .object({
    id: rowId,
    url: z.string(),
    caption: text,
    rating: orNone(verdict),
    isWrong: flag,
  })
  .transform((wire) => ({
    id: wire.id,
    url: wire.url,
    caption: wire.caption,
    verdict: wire.rating ?? null,
    isReported: wire.isWrong,
  }))

/** A visit of the bearer's: a booking that was served. */
const visitDto = z
  .object({
    bookingId: rowBookingId,
    dateBook: wireDate,
    hourBook: text,
    startsAt: known(whole.nullable(), null),
    salonId: idOrNone,
    salonName: text,
    salonAddress: text,
    totalMoney: count,
    people: lenientList(
      z.object({
        stylist: known(servedBy.nullable(), null),
        skinner: known(servedBy.nullable(), null),
        totalMoney: known(count, 0),
        services: lenientList(bookedServiceDto),
      }),
    ),
    images: lenientList(photoDto),
    rating: known(ratingDto.nullable(), null),
  })
  .transform((wire) => ({
    id: wire.bookingId,
    date: wire.dateBook,
    hourLabel: wire.hourBook,
    startsAt: wire.startsAt ?? instantOf(wire.dateBook, minutesIn(wire.hourBook) ?? 0),
    salonId: wire.salonId,
    salonName: wire.salonName || null,
    salonAddress: wire.salonAddress || null,
    total: wire.totalMoney,
    people: wire.people.map(({ totalMoney, ...person }) => ({ ...person, total: totalMoney })),
    photos: wire.images,
    rating: wire.rating,
  }))

export type VisitDto = z.input<typeof visitDto>

/** Rows on a page of a history. */
export const HISTORY_ROWS = 10

/**
 * A customer's history: bookings, visits, ratings, pictures. All of it is the bearer's own: 401
 * without a session, 404 for another customer's.
 */
export const historyApi = {
  /** The bookings of the session's phone in every state, newest first. */
  listBookingHistory: endpoint({
    kind: 'specified',
    method: 'GET',
    path: '/customer/history-booking',
    input: z.object({ pageNum: idText.default(1) }),
    responses: { 200: pageDto(bookingDto) },
  }),
  /** The visits of a customer, newest first; a customerId other than the bearer's is 401. */
  listVisitHistory: endpoint({
    kind: 'specified',
    method: 'GET',
    path: '/customer-history',
    input: z.object({
      pageNum: idText.default(1),
      customerId: idText,
      brandName: z.string().max(40),
    }),
    responses: { 200: pageDto(visitDto) },
  }),
  /** One visit. */
  getVisit: endpoint({
    kind: 'ours',
    method: 'GET',
    path: '/customer-history/{bookingId}',
    input: z.object({ bookingId }),
    responses: {
      200: inData(visitDto),
      404: refusalDto,
    },
  }),
  /** How a visit was rated; null until it is. */
  getRating: endpoint({
    kind: 'specified',
    method: 'GET',
    path: '/api/rating',
    input: z.object({ bookingId }),
    responses: {
      200: inData(known(ratingDto.nullable(), null)),
      404: refusalDto,
    },
  }),
  /** Rates a visit, or changes its rating within seven days. 409 the days are over. */
  rateVisit: endpoint({
    kind: 'specified',
    method: 'POST',
    path: '/api/rating',
    input: newRatingDto,
    responses: {
      200: ratedDto,
      404: refusalDto,
      409: refusalDto,
      429: tooManyDto,
    },
  }),
  /** Whether a visit may be rated now, or its rating changed. */
  checkRating: endpoint({
    kind: 'specified',
    method: 'GET',
    path: '/api/rating/check',
    input: z.object({ bookingId }),
    responses: {
      200: inData(z.object({ canRate: onOff })),
      404: refusalDto,
    },
  }),
  /** Reports that a picture does not show the bearer; it is hidden until the salon has checked. */
  reportWrongImage: endpoint({
    kind: 'specified',
    method: 'PUT',
    path: '/customer-history/report-wrong-image',
    input: z.object({
      bookingId,
      imageId: idText,
      reason: z.string().overwrite(lineText).max(200, 'REASON_TOO_LONG'),
    }),
    responses: { 200: done, 404: refusalDto, 429: tooManyDto },
  }),
  /** Stores the bearer's opinion of a picture. */
  rateImage: endpoint({
    kind: 'specified',
    method: 'PUT',
    path: '/customer-history/rating-image',
    input: z.object({ bookingId, imageId: idText, rating: verdict }),
    responses: { 200: done, 404: refusalDto, 429: tooManyDto },
  }),
} satisfies Api

/** Names a list of a month: what is judged, year and month. */
export const masterKey = z.string().regex(/^(cat|uon-nhuom)-20\d{2}-(0[1-9]|1[0-2])$/, 'NO_RANKING')

/** A stylist in a ranking. */
export const rankedDto = z
  .object({
    staffId: rowId,
    staffName: z.string(),
    avatar: text.pipe(pictureAddress),
    salonId: idOrNone,
    skillLevel: known(whole, 1),
    experience: known(whole, 0),
    skill: text,
    /** Votes in this list. */
    totalLike: known(count, 0),
    /** Ratings within the month, and their mean; null without any. */
    totalRating: known(count, 0),
    star: known(decimal.nullable(), null),
  })
  .transform((wire) => ({
    stylistId: wire.staffId,
    name: wire.staffName,
    avatar: wire.avatar,
    salonId: wire.salonId,
    isMaster: wire.skillLevel === 3,
    years: wire.experience,
    skill: wire.skill,
    votes: wire.totalLike,
    ratingCount: wire.totalRating,
    stars: wire.star,
  }))

/** A ranking, best first. */
const rankingDto = inData(rows(rankedDto))

export type RankedDto = z.input<typeof rankedDto>

/** A vote of the bearer's. */
const voteDto = z
  .object({
    masterKey: z.string(),
    staffId: rowId,
    staffName: z.string(),
    votedAt: known(whole, 0),
  })
  .transform((wire) => ({
    masterKey: wire.masterKey,
    stylistId: wire.staffId,
    name: wire.staffName,
    at: wire.votedAt,
  }))

/** A vote that was stored; null where a host says no more than that. */
const votedDto = dataOrBeside(z.union([voteDto, done.transform(() => null)]))

/** A monthly goal for the staff of all salons, with the standings of the best. */
const challengeDto = z
  .object({
    id: rowId,
    name: z.string(),
    description: text,
    goal: count,
    unit: text,
    /** The reward for reaching it, in đồng. */
    reward: known(count, 0),
    ranking: lenientList(
      z.object({
        staffId: rowId,
        staffName: z.string(),
        avatar: text.pipe(pictureAddress),
        salonId: idOrNone,
        value: count,
      }),
    ),
  })
  .transform(({ ranking, ...wire }) => ({
    ...wire,
    ranking: ranking.map(({ staffId, staffName, ...rest }) => ({
      stylistId: staffId,
      name: staffName,
      ...rest,
      isReached: rest.value >= wire.goal,
    })),
  }))

/**
 * Style masters of a month, elected by customers, and the challenges of the staff. Rankings are
 * public; votes are the bearer's own, 401 otherwise.
 */
export const mastersApi = {
  /** The stylists with most votes in a list, best first. */
  listTopLiked: endpoint({
    kind: 'named',
    method: 'GET',
    path: '/style-master/top-like',
    input: z.object({ ...withLang, masterKey, top: intText.default(30) }),
    responses: { 200: rankingDto },
  }),
  /**
   * Votes, or gives one's vote of this list to another. 404 no such stylist, 409 the list's month
   * is over or not begun.
   */
  updateVote: endpoint({
    kind: 'named',
    method: 'PUT',
    path: '/style-master/update-vote',
    input: z.object({ masterKey, staffId: idText }),
    responses: {
      200: votedDto,
      404: refusalDto,
      409: refusalDto,
      429: tooManyDto,
    },
  }),
  /** The bearer's votes, newest first; a POST that changes nothing, as the chain has it. */
  listVotes: endpoint({
    kind: 'named',
    method: 'POST',
    path: '/style-master/history',
    input: z.object({ masterKey: masterKey.optional() }),
    responses: { 200: inData(rows(voteDto)) },
  }),
  /** The `top` best rated of a month, or all of one salon. */
  listTopRated: endpoint({
    kind: 'named',
    method: 'GET',
    path: '/style-master/top-rating',
    input: z.object({
      ...withLang,
      masterKey,
      top: intText.optional(),
      salonId: idText.optional(),
    }),
    responses: { 200: rankingDto },
  }),
  /** What the staff try to reach this month. */
  listChallenges: endpoint({
    kind: 'specified',
    method: 'GET',
    path: '/api/staff-challenge',
    responses: { 200: inData(rows(challengeDto)) },
  }),
} satisfies Api
