import { useEffect } from 'react'
import { content as words } from '~/messages/vi/content'
import { noResponse } from '~/refusal'
import { logClientError } from '~/browser/log-client-error'
import { createStore } from '~/ui/store'
import { usePersonal } from '../personal/use-personal'
import type { LikeResult, MyLikes } from './like.server'

/** Two steps below the page, so that no cache of single entries takes it for one. */
const likesPath = '/kham-pha/cua-toi/thich'

/** This browser's data of one discovery. */
type KnownLikes = { isLiked: boolean; likeCount: number }

/** Empty until they are loaded; pages of the edge cache contain no customer's data. */
const known = createStore<ReadonlyMap<number, KnownLikes>>(new Map())
/** The phone of the customer whose likes are known or on their way. */
let owner: string | undefined
/** What this customer has pressed, which a list that was requested earlier may not have. */
let pressed = new Map<number, KnownLikes>()

/** Loads the likes of the customer who is logged in, in place of those of the one before. */
async function followCustomer(phone: string | undefined): Promise<void> {
  if (phone === owner) return
  // Whoever logs in to like something has pressed already.
  if (owner !== undefined) pressed = new Map()
  owner = phone
  known.set(pressed)
  if (phone === undefined) return
  try {
    const likes = (await (await fetch(likesPath)).json()) as MyLikes
    if (phone !== owner) return
    const listed = (likes ?? []).map(
      ({ id, likeCount }) => [id, { isLiked: true, likeCount }] as const,
    )
    known.set(new Map([...listed, ...pressed]))
  } catch (error) {
    logClientError(error)
  }
}

/**
 * This browser's data of a discovery; undefined for logged-out visitors and until they are loaded.
 */
export function useLike(id: number): KnownLikes | undefined {
  const phone = usePersonal()?.viewer?.phone
  useEffect(() => void followCustomer(phone), [phone])
  return known.use().get(id)
}

/** Sends a press on like; what came of it is then known to all buttons. */
export async function sendLike(id: number, isLiked: boolean): Promise<LikeResult> {
  const presser = owner
  try {
    const response = await fetch(likesPath, {
      method: 'POST',
      body: new URLSearchParams({ id: String(id), muon: isLiked ? '1' : '0' }),
    })
    const outcome = (await response.json()) as LikeResult
    if (outcome.kind === 'done' && (presser === undefined || presser === owner)) {
      pressed = new Map(pressed).set(id, { isLiked: outcome.isLiked, likeCount: outcome.likeCount })
      known.set(new Map([...known.get(), ...pressed]))
    }
    return outcome
  } catch {
    return noResponse(words.likeFailed)
  }
}
