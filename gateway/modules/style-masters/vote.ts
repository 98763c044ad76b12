import * as z from 'zod'
import type {
  MutationVoteStyleMasterArgs,
  VoteStyleMasterResult,
} from '../../../schema/generated/resolvers'
import { id } from '../../../workers/kit/values'
import type { Context } from '../../context'
import { tooMany, withInput } from '../../graphql/input'
import { messageOf } from '../../graphql/message'
import { membersOnly } from '../auth/members'
import { isListKey } from './list'

const voteInput = z.object({
  key: z.string().refine(isListKey, 'Bảng bình chọn này không có.'),
  stylistId: id,
})

/** Votes for the customer (H-229). Throws Unauthenticated without a session. */
export function voteStyleMaster(
  args: MutationVoteStyleMasterArgs,
  { backends, visitor }: Context,
): Promise<VoteStyleMasterResult> {
  return withInput(
    voteInput,
    args,
    async ({ key, stylistId }): Promise<VoteStyleMasterResult> => {
      membersOnly(visitor)
      const answer = await backends.booking.updateVote({ masterKey: key, staffId: stylistId })
      switch (answer.status) {
        case 200:
          return { __typename: 'StyleMasterVoted', vote: answer.body }
        case 404:
          return { __typename: 'NotFound', ...messageOf(answer.body) }
        case 409:
          return { __typename: 'VotingClosed', ...messageOf(answer.body) }
        case 429:
          return tooMany(answer.body)
      }
    },
    (wireField) => ({ masterKey: 'key', staffId: 'stylistId' })[wireField] ?? wireField,
  )
}
