import * as z from 'zod'
import type {
  LikeDiscoverResult,
  MutationLikeDiscoverArgs,
} from '../../../schema/generated/resolvers'
import { id } from '../../../workers/kit/values'
import type { Context } from '../../context'
import { withInput } from '../../graphql/input'
import { refusal } from '../../graphql/refusal'
import { membersOnly } from '../auth/members'

const likeInput = z.object({ discoverId: id, isLiked: z.boolean() })

/** Stores whether the customer likes a discovery. Throws Unauthenticated without a session. */
export function likeDiscover(
  args: MutationLikeDiscoverArgs,
  { backends, visitor }: Context,
): Promise<LikeDiscoverResult> {
  return withInput(
    likeInput,
    args,
    async ({ discoverId, isLiked }): Promise<LikeDiscoverResult> => {
      membersOnly(visitor)
      const response = await backends.salons.likeDiscover({ id: discoverId, isLike: isLiked })
      return response.status === 200
        ? { __typename: 'DiscoverLiked', discoverId, ...response.body }
        : refusal(response, { 404: 'NotFound' })
    },
  )
}
