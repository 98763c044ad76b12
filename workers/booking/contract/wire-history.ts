import * as z from 'zod'
import { lineText } from '../../../domain/typed-text'
import { pictureAddress } from '../../kit/picture'
import { dong, id, ulidId } from '../../kit/values'
import { wireDate } from '../../kit/wire'
import { bookedServiceWire } from './wire-booking'

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
export const ratingWire = z
  .object({
    star: stars,
    tags: z.array(z.string()),
    comment: z.string(),
    ratedAt: z.int(),
    editableUntil: z.int(),
  })
  .transform((wire) => ({
    stars: wire.star,
    tags: wire.tags,
    comment: wire.comment,
    ratedAt: wire.ratedAt,
    editableUntil: wire.editableUntil,
  }))

/** A new rating, or a changed one: a visit has at most one. */
export const newRatingWire = z.object({
  bookingId: ulidId,
  star: stars,
  tags: z.array(ratingTag).max(ratingTags.length),
  comment: z.string().overwrite(lineText).max(MAX_COMMENT_LENGTH, 'COMMENT_TOO_LONG'),
})

const servedBy = z.object({ id, name: z.string(), avatar: pictureAddress })

/** The customer's opinion of a picture. */
export const verdict = z.enum(['good', 'bad'])

const photoWire = z
  .object({
    id,
    url: z.string(),
    caption: z.string(),
    rating: verdict.nullish(),
    isWrong: z.boolean(),
  })
  .transform((wire) => ({
    id: wire.id,
    url: wire.url,
    caption: wire.caption,
    verdict: wire.rating ?? null,
    isReported: wire.isWrong,
  }))

/** A visit of the bearer's: a booking that was served. */
export const visitWire = z
  .object({
    bookingId: z.string(),
    dateBook: wireDate,
    hourBook: z.string(),
    startsAt: z.int(),
    salonId: id,
    salonName: z.string(),
    salonAddress: z.string(),
    totalMoney: dong,
    people: z.array(
      z.object({
        stylist: servedBy.nullable(),
        skinner: servedBy.nullable(),
        totalMoney: dong,
        services: z.array(bookedServiceWire),
      }),
    ),
    images: z.array(photoWire),
    rating: ratingWire.nullable(),
  })
  .transform((wire) => ({
    id: wire.bookingId,
    date: wire.dateBook,
    hourLabel: wire.hourBook,
    startsAt: wire.startsAt,
    salonId: wire.salonId,
    salonName: wire.salonName,
    salonAddress: wire.salonAddress,
    total: wire.totalMoney,
    people: wire.people.map(({ totalMoney, ...person }) => ({ ...person, total: totalMoney })),
    photos: wire.images,
    rating: wire.rating,
  }))

export type VisitWire = z.input<typeof visitWire>
