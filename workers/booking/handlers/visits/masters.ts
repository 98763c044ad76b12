import { nowOf } from '../../../kit/clock'
import type { InputOf, ReplyOf } from '../../../kit/endpoint'
import { inLanguage } from '../../../kit/translation'
import type { HandlerContext } from '../../../kit/serve'
import type { bookingApi } from '../../contract'
import type { BookingEnv } from '../../env'
import { isVoting, listOf } from '../../catalogue/master-list'
import { customerOf } from '../../clients/auth'
import { saveVote, readRanking, readVotes } from '../../store/masters'
import { stylistTexts } from '../hours'
import { tooManyOpinions } from '../../rate-limit-reply'
import { coded } from '../../../kit/message'

type MasterHandlers = typeof bookingApi

/** Most stylists of a ranking. */
const MAX_RANKED = 50

/** Who has most votes. */
export async function listTopLiked(
  { masterKey, top, lang }: InputOf<MasterHandlers['listTopLiked']>,
  { env }: HandlerContext<BookingEnv>,
): Promise<ReplyOf<MasterHandlers['listTopLiked']>> {
  const ranking = await readRanking(env.DB, {
    masterKey,
    ...listOf(masterKey),
    salonId: null,
    by: 'votes',
    most: rankedCount(top),
  })
  return { data: await inLanguage(ranking, lang, env.DB, stylistTexts) }
}

/** Who is rated best, of all or at one salon. */
export async function listTopRated(
  { masterKey, top, salonId, lang }: InputOf<MasterHandlers['listTopRated']>,
  { env }: HandlerContext<BookingEnv>,
): Promise<ReplyOf<MasterHandlers['listTopRated']>> {
  const ranking = await readRanking(env.DB, {
    masterKey,
    ...listOf(masterKey),
    salonId: salonId ?? null,
    by: 'stars',
    most: rankedCount(top ?? MAX_RANKED),
  })
  return { data: await inLanguage(ranking, lang, env.DB, stylistTexts) }
}

/** The bearer's one vote in a list, which they can change during its month. */
export async function updateVote(
  { masterKey, staffId }: InputOf<MasterHandlers['updateVote']>,
  context: HandlerContext<BookingEnv>,
): Promise<ReplyOf<MasterHandlers['updateVote']>> {
  const { phone } = await customerOf(context)
  const now = nowOf(context.env)
  if (!isVoting(listOf(masterKey), now))
    return { status: 409, body: { message: coded('VOTE_CLOSED') } }
  const tooMany = await tooManyOpinions(context.env, phone)
  if (tooMany) return tooMany
  const vote = await saveVote(context.env.DB, masterKey, phone, staffId, now)
  return vote
    ? { status: 200, body: { data: vote } }
    : { status: 404, body: { message: coded('NOT_IN_VOTE') } }
}

/** The bearer's votes. */
export async function listVotes(
  { masterKey }: InputOf<MasterHandlers['listVotes']>,
  context: HandlerContext<BookingEnv>,
): Promise<ReplyOf<MasterHandlers['listVotes']>> {
  const { phone } = await customerOf(context)
  return { data: await readVotes(context.env.DB, phone, masterKey) }
}

function rankedCount(top: number): number {
  return Math.min(Math.max(top, 1), MAX_RANKED)
}
