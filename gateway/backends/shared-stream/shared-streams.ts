import type { Events } from '../../../workers/kit/streams/open-stream'
import { StreamListener, type StreamOpeners } from './listener'
import { SharedStream } from './state'

/** The upstream connections of an isolate: one for all listeners of the same key. */
export type SharedStreams<E> = {
  /** Resolves with the first event; rejects when no stream can be opened. */
  follow: (key: string, openers: StreamOpeners<E>) => Promise<Events<E>>
}

/** Keys that newcomers can join at the same time; older ones stay with their listeners. */
const MAX_KEYS = 1000

/**
 * Shares upstream streams between listeners. A runtime ties a connection to the request that opened
 * it, so one listener, the leader, reads the stream in his request and wakes the others in theirs;
 * when he leaves, another one opens it anew.
 */
export function createSharedStreams<E extends object>(
  now: () => number = Date.now,
): SharedStreams<E> {
  const shared = new Map<string, SharedStream<E>>()
  return {
    async follow(key, openers) {
      const known = shared.get(key)
      const joined = known && !known.over ? known : new SharedStream<E>()
      shared.delete(key)
      shared.set(key, joined)
      for (const oldest of shared.keys()) {
        if (shared.size <= MAX_KEYS) break
        shared.delete(oldest)
      }
      const listener = new StreamListener(joined, openers, now, () => {
        if (joined.listeners === 0 && shared.get(key) === joined) shared.delete(key)
      })
      try {
        await listener.ready()
      } catch (error) {
        await listener.return()
        throw error
      }
      return listener
    },
  }
}
