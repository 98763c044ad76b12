import * as z from 'zod'
import { pictureAddress } from '../../kit/picture'
import { dong, id } from '../../kit/values'

/** Names a list of a month: what is judged, year and month. */
export const masterKey = z.string().regex(/^(cat|uon-nhuom)-20\d{2}-(0[1-9]|1[0-2])$/, 'NO_RANKING')

/** A stylist in a ranking. */
export const rankedWire = z
  .object({
    staffId: id,
    staffName: z.string(),
    avatar: pictureAddress,
    salonId: id,
    skillLevel: z.int(),
    experience: z.int(),
    skill: z.string(),
    /** Votes in this list. */
    totalLike: z.int().nonnegative(),
    /** Ratings within the month, and their mean; null without any. */
    totalRating: z.int().nonnegative(),
    star: z.number().min(1).max(5).nullable(),
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
export const rankingWire = z.object({ data: z.array(rankedWire) }).transform((wire) => wire.data)

export type RankedWire = z.input<typeof rankedWire>

/** A vote of the bearer's. */
export const voteWire = z
  .object({ masterKey: z.string(), staffId: id, staffName: z.string(), votedAt: z.int() })
  .transform((wire) => ({
    masterKey: wire.masterKey,
    stylistId: wire.staffId,
    name: wire.staffName,
    at: wire.votedAt,
  }))

/** A monthly goal for the staff of all salons, with the standings of the best. */
export const challengeWire = z
  .object({
    id,
    name: z.string(),
    description: z.string(),
    goal: z.int().positive(),
    unit: z.string(),
    /** The reward for reaching it, in đồng. */
    reward: dong,
    ranking: z.array(
      z.object({
        staffId: id,
        staffName: z.string(),
        avatar: pictureAddress,
        salonId: id,
        value: z.int().nonnegative(),
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
