import type * as z from 'zod'
import { frozen } from './frozen'

/** Bytes of bodies that an isolate keeps: the catalogues and rosters of a chain fit. */
const MAX_BYTES = 6_000_000

/**
 * What each of them costs besides its own bytes: its place, and what was made of it. Without this a
 * flood of bodies that say hardly anything would keep twenty times as much.
 */
const BYTES_EACH = 500

/** What a backend has just sent: its whole body, and the schema that it must fit. */
export type ReceivedBody = { schema: z.ZodType; bytes: Uint8Array }

/** Checked bodies by their bytes. */
export type ParseMemo = {
  /**
   * The checked body: the one that was made of the very same bytes before, or what `check` makes of
   * it now. It is frozen, as others get it too.
   */
  checked: (received: ReceivedBody, check: () => unknown) => unknown
}

type ParsedBody = { bytes: Uint8Array; body: unknown; size: number }

/**
 * Reading and checking a catalogue costs ten times what comparing its bytes does, and backends
 * mostly send what they sent before: salons share catalogues, a salon's
 * roster is that of yesterday, and only the hours of a busy day are always new. Bodies are found by
 * a hash of their bytes and then compared in full, so that an
 * answer is made of nothing that a backend has not just sent. The least recently used go first.
 * What fails its check is not kept.
 */
export function createParseMemo(max = MAX_BYTES): ParseMemo {
  const kept = new Map<string, ParsedBody>()
  const schemas = new WeakMap<z.ZodType, number>()
  let schemaCount = 0
  let bytesKept = 0
  return {
    checked({ schema, bytes }, check) {
      const key = `${numberOf(schema)} ${bytes.length} ${hashOf(bytes)}`
      const known = kept.get(key)
      if (known && isSame(known.bytes, bytes)) {
        kept.delete(key)
        kept.set(key, known)
        return known.body
      }
      const body = frozen(check())
      keep(key, bytes, body)
      return body
    },
  }

  function numberOf(schema: z.ZodType): number {
    const known = schemas.get(schema)
    if (known !== undefined) return known
    schemaCount += 1
    schemas.set(schema, schemaCount)
    return schemaCount
  }

  function keep(key: string, bytes: Uint8Array, body: unknown): void {
    forget(key)
    const size = BYTES_EACH + bytes.length
    if (size > max) return
    // A part of a larger buffer would keep all of it.
    const own = bytes.length === bytes.buffer.byteLength ? bytes : bytes.slice()
    kept.set(key, { bytes: own, body, size })
    bytesKept += size
    for (const oldest of kept.keys()) {
      if (bytesKept <= max) break
      forget(oldest)
    }
  }

  function forget(key: string): void {
    bytesKept -= kept.get(key)?.size ?? 0
    kept.delete(key)
  }
}

const BYTES_PER_WORD = 4

/** FNV-1a by words of four bytes, and the rest byte by byte. */
function hashOf(bytes: Uint8Array): number {
  const view = viewOf(bytes)
  const whole = bytes.length - (bytes.length % BYTES_PER_WORD)
  let hash = 0x811c9dc5
  for (let at = 0; at < whole; at += BYTES_PER_WORD)
    hash = Math.imul(hash ^ view.getUint32(at, true), 0x01000193)
  for (let at = whole; at < bytes.length; at++)
    hash = Math.imul(hash ^ view.getUint8(at), 0x01000193)
  return hash
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  if (one.length !== other.length) return false
  const [view, otherView] = [viewOf(one), viewOf(other)]
  const whole = one.length - (one.length % BYTES_PER_WORD)
  for (let at = 0; at < whole; at += BYTES_PER_WORD)
    if (view.getUint32(at, true) !== otherView.getUint32(at, true)) return false
  for (let at = whole; at < one.length; at++) if (one[at] !== other[at]) return false
  return true
}

function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): DataView {
  return new DataView(buffer, byteOffset, byteLength)
}
