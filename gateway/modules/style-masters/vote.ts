import * as z from 'zod'
import type {
  MutationVoteStyleMasterArgs,
  VoteStyleMasterResult,
} from '../../../schema/generated/resolvers'
import { id } from '../../../workers/kit/values'
import type { Context } from '../../context'
import { withInput } from '../../graphql/input'
import { refusal } from '../../graphql/refusal'
import { membersOnly } from '../auth/members'
import { isListKey } from './list'

const voteInput = z.object({
  key: z.string().refine(isListKey, 'NO_RANKING'),
  stylistId: id,
})

/** Votes for the customer. Throws Unauthenticated without a session. */
export function voteStyleMaster(
  args: MutationVoteStyleMasterArgs,
  { backends, visitor }: Context,
): Promise<VoteStyleMasterResult> {
  return withInput(
    voteInput,
    args,
    async ({ key, stylistId }): Promise<VoteStyleMasterResult> => {
      membersOnly(visitor)
      const response = await backends.booking.updateVote({ masterKey: key, staffId: stylistId })
      return response.status === 200
        ? { __typename: 'StyleMasterVoted', vote: response.body }
        : refusal(response, { 404: 'NotFound', 409: 'VotingClosed' })
    },
    (wireField) => ({ masterKey: 'key', staffId: 'stylistId' })[wireField] ?? wireField,
  )
}
