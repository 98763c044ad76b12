import { createHash } from 'node:crypto'

/** A number below 2^32 that is always the same for the same text. */
export function numberOf(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE()
}
