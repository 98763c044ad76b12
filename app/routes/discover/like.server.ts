import type { Site } from '~/context'
import { textOf } from '~/form.server'
import { content as words } from '~/messages/vi/content'
import { noResponse, refusedBy, type Refused } from '~/refusal'
import { LikeDiscoverDocument, MyLikesDocument } from '../../../schema/generated/graphql'

/** The result of a press on like; `logged-out`: there is no session (any more). */
export type LikeResult =
  | { kind: 'done'; id: number; isLiked: boolean; likeCount: number }
  | { kind: 'logged-out' }
  | Refused

/**
 * The customer's likes, with the current counts; null for logged-out visitors and while they cannot
 * be loaded.
 */
export type MyLikes = { id: number; likeCount: number }[] | null

/** Stores the posted like (H-237). */
export async function likeOnce(
  { gateway }: Site,
  discoverId: number,
  form: FormData,
): Promise<LikeResult> {
  const response = await gateway.mutate(LikeDiscoverDocument, {
    discoverId,
    isLiked: textOf(form, 'muon') === '1',
  })
  if (!response.ok)
    return response.failure.code === 'UNAUTHENTICATED'
      ? { kind: 'logged-out' }
      : noResponse(words.likeFailed, response.failure.code)
  const result = response.data.likeDiscover
  if (result.__typename === 'DiscoverLiked')
    return { kind: 'done', id: discoverId, isLiked: result.isLiked, likeCount: result.likeCount }
  return refusedBy(result, words.likeFailed)
}

/** The likes of the session's customer (H-238). */
export async function myLikes({ gateway }: Site): Promise<MyLikes> {
  const response = await gateway.query(MyLikesDocument, {})
  return response.ok ? (response.data.likedDiscovers ?? null) : null
}
