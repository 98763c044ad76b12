import type { Resolvers } from '../../../schema/generated/resolvers'
import { ofMember } from '../auth/members'
import { isListKey, styleMasterList } from './list'
import { voteStyleMaster } from './vote'
import type { Context } from '../../context'

/** Style masters and what the staff try to reach. */
export const styleMastersResolvers: Resolvers = {
  Query: {
    styleMasters: (_query, { key, salonId }, context) =>
      styleMasterList(key ?? null, salonId ?? null, context),
    styleMasterVotes: (_query, { key }, context) => {
      if (key != null && !isListKey(key)) return []
      return ofMember(context, () =>
        context.backends.booking.listVotes({ masterKey: key ?? undefined }),
      )
    },
    staffChallenges: (_query, _args, { backends }) => backends.booking.listChallenges({}),
  },
  StyleMaster: { salon: salonOf },
  ChallengeStanding: { salon: salonOf },
  Mutation: {
    voteStyleMaster: (_mutation, args, context) => voteStyleMaster(args, context),
  },
}

async function salonOf({ salonId }: { salonId: number }, _args: unknown, { lists }: Context) {
  return (await lists.salonsByIds([salonId]))[0] ?? null
}
