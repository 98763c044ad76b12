import { useEffect } from 'react'
import { content as words } from '~/messages/vi/content'
import { noResponse } from '~/refusal'
import { logClientError } from '~/browser/log-client-error'
import { createStore } from '~/ui/store'
import { isVisitorKnown } from '../personal/use-personal'
import type { LikeResult, MyLikes } from './like.server'

/** Two steps below the page, so that no cache of single entries takes it for one. */
const likesPath = '/kham-pha/cua-toi/thich'

/** This browser's data of one discovery. */
type KnownLikes = { isLiked: boolean; likeCount: number }

/** Undefined until they are loaded; pages of the edge cache contain no customer's data. */
const known = createStore<ReadonlyMap<number, KnownLikes> | undefined>(undefined)
let pending: Promise<void> | undefined

/** Loads the customer's likes; for logged-out visitors no request is sent. */
function fetchLikes(): void {
  if (!isVisitorKnown()) return
  pending ??= fetch(likesPath)
    .then((response) => response.json() as Promise<MyLikes>)
    .then((likes) =>
      known.set(
        new Map([
          ...(known.get() ?? []),
          ...(likes ?? []).map(({ id, likeCount }) => [id, { isLiked: true, likeCount }] as const),
        ]),
      ),
    )
    .catch(logClientError)
    .finally(() => (pending = undefined))
}

/**
 * This browser's data of a discovery; undefined for logged-out visitors and until they are loaded.
 */
export function useLike(id: number): KnownLikes | undefined {
  useEffect(fetchLikes, [])
  return known.use()?.get(id)
}

/** Sends a press on like; what came of it is then known to all buttons. */
export async function sendLike(id: number, isLiked: boolean): Promise<LikeResult> {
  try {
    const response = await fetch(likesPath, {
      method: 'POST',
      body: new URLSearchParams({ id: String(id), muon: isLiked ? '1' : '0' }),
    })
    const outcome = (await response.json()) as LikeResult
    if (outcome.kind === 'done')
      known.set(
        new Map([
          ...(known.get() ?? []),
          [id, { isLiked: outcome.isLiked, likeCount: outcome.likeCount }],
        ]),
      )
    return outcome
  } catch {
    return noResponse(words.likeFailed)
  }
}
