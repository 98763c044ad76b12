import type { Site } from '~/context'
import { content as words } from '~/messages/vi/content'
import { LikeDiscoverDocument, MyLikesDocument } from '../../../schema/generated/graphql'
import { textOf } from '../booking/main/form.server'

/** How a press on like ended; `stranger`: the session is not there (any more). */
export type LikeAnswer = { kind: 'done'; id: number; isLiked: boolean; likeCount: number } | { kind: 'stranger' } | { kind: 'refused'; message: string }

/** What the customer likes, with the counts of now; null for strangers and while it cannot be had. */
export type MyLikes = { id: number; likeCount: number }[] | null

/** Stores the posted wish about a discovery (H-237). */
export async function likeOnce({ gateway }: Site, discoverId: number, form: FormData): Promise<LikeAnswer> {
  const told = await gateway.tell(LikeDiscoverDocument, { discoverId, isLiked: textOf(form, 'muon') === '1' })
  if (!told.ok) return told.failure.code === 'UNAUTHENTICATED' ? { kind: 'stranger' } : { kind: 'refused', message: words.likeFailed }
  const result = told.data.likeDiscover
  if (result.__typename === 'DiscoverLiked') return { kind: 'done', id: discoverId, isLiked: result.isLiked, likeCount: result.likeCount }
  return { kind: 'refused', message: 'message' in result ? result.message : (result.issues[0]?.message ?? words.likeFailed) }
}

/** What the session's customer likes (H-238). */
export async function myLikes({ gateway }: Site): Promise<MyLikes> {
  const answer = await gateway.ask(MyLikesDocument, {})
  return answer.ok ? (answer.data.likedDiscovers ?? null) : null
}

/** The number of a discovery as an address or a form says it; 0, which names nothing, when it is none. */
export function discoverIdOf(text: string | undefined): number {
  return /^\d{1,9}$/.test(text ?? '') ? Number(text) : 0
}
