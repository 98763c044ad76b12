import * as z from 'zod'
import { refusalWire, tooManyWire } from '../../kit/message'
import { endpoint, type Api } from '../../kit/endpoint'
import { withLang } from '../../kit/translation'
import { idText, intText } from '../../kit/wire'
import { challengeWire, masterKey, rankingWire, voteWire } from './wire-masters'

/**
 * Style masters of a month, elected by customers, and the challenges of the staff. Rankings are
 * public; votes are the bearer's own, 401 otherwise.
 */
export const mastersApi = {
  /** The stylists with most votes in a list, best first. */
  listTopLiked: endpoint({
    method: 'GET',
    path: '/style-master/top-like',
    input: z.object({ ...withLang, masterKey, top: intText.default(30) }),
    responses: { 200: rankingWire },
  }),
  /**
   * Votes, or gives one's vote of this list to another. 404 no such stylist, 409 the list's month
   * is over or not begun.
   */
  updateVote: endpoint({
    method: 'PUT',
    path: '/style-master/update-vote',
    input: z.object({ masterKey, staffId: idText }),
    responses: {
      200: z.object({ data: voteWire }).transform((wire) => wire.data),
      404: refusalWire,
      409: refusalWire,
      429: tooManyWire,
    },
  }),
  /** The bearer's votes, newest first; a POST that changes nothing, as the chain has it. */
  listVotes: endpoint({
    method: 'POST',
    path: '/style-master/history',
    input: z.object({ masterKey: masterKey.optional() }),
    responses: { 200: z.object({ data: z.array(voteWire) }).transform((wire) => wire.data) },
  }),
  /** The `top` best rated of a month, or all of one salon. */
  listTopRated: endpoint({
    method: 'GET',
    path: '/style-master/top-rating',
    input: z.object({
      ...withLang,
      masterKey,
      top: intText.optional(),
      salonId: idText.optional(),
    }),
    responses: { 200: rankingWire },
  }),
  /** What the staff try to reach this month. */
  listChallenges: endpoint({
    method: 'GET',
    path: '/api/staff-challenge',
    input: z.object({}),
    responses: { 200: z.object({ data: z.array(challengeWire) }).transform((wire) => wire.data) },
  }),
} satisfies Api
