import type {
  Resolvers,
  StyleMasterList,
  StyleMasterTopic,
} from '../../../schema/generated/resolvers'
import { membersOnly } from '../auth/members'
import { salonOf } from '../salons/resolvers'
import type { Context } from '../../context'
import * as z from 'zod'
import { idInput, readId, withInput } from '../../graphql/input'
import { refusal } from '../../graphql/refusal'
import { masterKey as masterKeyForm } from '../../../workers/booking/contract'
import { vietnamDay } from '../../../workers/kit/vietnam-time'

/** Most of a ranking that are shown. */
const MAX_RANKED = 30

const topics: Readonly<Record<string, StyleMasterTopic>> = {
  cat: 'CUT',
  'uon-nhuom': 'PERM_AND_COLOUR',
}

/** A list by its key, that of cuts in this month without one; null for a key that names none or a month to come. */
async function styleMasterList(
  key: string | null,
  salonId: number | null,
  { backends, now, content }: Context,
): Promise<StyleMasterList | null> {
  const thisMonth = vietnamDay(now).slice(0, 7)
  const masterKey = key ?? `cat-${thisMonth}`
  const month = masterKey.slice(-thisMonth.length)
  const topic = topics[masterKey.slice(0, -`-${thisMonth}`.length)]
  if (!topic || !isListKey(masterKey) || month > thisMonth) return null
  const [byVotes, byStars] = await Promise.all([
    backends.booking.listTopLiked({ ...content, masterKey, top: MAX_RANKED }),
    backends.booking.listTopRated(
      salonId === null
        ? { ...content, masterKey, top: MAX_RANKED }
        : { ...content, masterKey, salonId },
    ),
  ])
  return {
    key: masterKey,
    topic,
    month,
    isOpen: month === thisMonth,
    byVotes: salonId === null ? byVotes : byVotes.filter((one) => one.salonId === salonId),
    byStars,
  }
}

/** Whether a text is the key of a list. */
function isListKey(key: string): boolean {
  return masterKeyForm.safeParse(key).success
}

const voteInput = z.object({
  key: z.string().refine(isListKey, 'NO_RANKING'),
  stylistId: idInput,
})

/** Style masters and what the staff try to reach. */
export const styleMastersResolvers: Resolvers = {
  Query: {
    styleMasters: (_query, { key, salonId }, context) =>
      styleMasterList(key ?? null, readId(salonId), context),
    staffChallenges: (_query, _args, { backends }) => backends.booking.listChallenges({}),
  },
  Viewer: {
    styleMasterVotes: (_viewer, _args, { backends }) =>
      backends.booking.listVotes({ masterKey: undefined }),
  },
  StyleMaster: { salon: salonOf },
  ChallengeStanding: { salon: salonOf },
  Mutation: {
    voteStyleMaster: (_mutation, { input }, { backends, visitor, now }) =>
      withInput(
        voteInput,
        input,
        async ({ key, stylistId }) => {
          membersOnly(visitor)
          const response = await backends.booking.updateVote({ masterKey: key, staffId: stylistId })
          const sent = { masterKey: key, stylistId, name: '', at: now }
          return response.status === 200
            ? { __typename: 'StyleMasterVoted', vote: response.body ?? sent }
            : refusal(response, { 404: 'NotFound', 409: 'VotingClosed' })
        },
        (wireField) => ({ masterKey: 'key', staffId: 'stylistId' })[wireField] ?? wireField,
      ),
  },
}
