import { required } from './request.ts'

/**
 * A repeatable source of numbers in [0, 1) from a 32-bit seed (mulberry32), for demo data and draws
 * that must be replayable.
 */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** One of a list, drawn by a source of numbers in [0, 1); throws when the list is empty. */
export function pick<T>(list: readonly T[], random: () => number): T {
  return required(list[Math.floor(random() * list.length)], 'one of the list')
}

/** A seed from strings, so that every salon and day has its own repeatable numbers (FNV-1a). */
export function seedOf(...words: (string | number)[]): number {
  let hash = 0x811c9dc5
  for (const char of words.join('|'))
    hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return hash
}
