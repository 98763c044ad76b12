import type * as z from 'zod'
import { createByteLru } from './lru'
import { frozen } from './frozen'

/** Most bytes of bodies that an isolate stores: the catalogues and rosters of a chain fit. */
const MAX_BYTES = 6_000_000

/** A backend's body with the schema that it must match. */
type ReceivedBody = { schema: z.ZodType; bytes: Uint8Array }

/** Checked bodies by their bytes. */
type ParseMemo = {
  /**
   * The checked body: the one that was made of the very same bytes before, or what `check` makes of
   * it now. It is frozen, as others get it too.
   */
  checked: (received: ReceivedBody, check: () => unknown) => unknown
}

type ParsedBody = { bytes: Uint8Array; body: unknown }

/**
 * A memo of validated bodies. Parsing a catalogue costs ten times as much as comparing its bytes,
 * and backends mostly repeat themselves: salons share catalogues, a salon's roster is that of
 * yesterday, and only the hours of a busy day are always new. Bodies are found by a hash of their
 * bytes and then compared in full, so a wrong body can never be returned. The least recently used
 * are evicted first. Bodies that fail validation are not stored.
 */
export function createParseMemo(max = MAX_BYTES): ParseMemo {
  const bodies = createByteLru<ParsedBody>(max)
  const schemas = new WeakMap<z.ZodType, number>()
  let schemaCount = 0
  return {
    checked({ schema, bytes }, check) {
      const key = `${numberOf(schema)} ${bytes.length} ${hashOf(bytes)}`
      const known = bodies.get(key)
      if (known && isSame(known.bytes, bytes)) return known.body
      const body = frozen(check())
      // A view of a larger buffer would keep all of it alive.
      const own = bytes.length === bytes.buffer.byteLength ? bytes : bytes.slice()
      bodies.set(key, { bytes: own, body }, bytes.length)
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
}

const BYTES_PER_WORD = 4

/** FNV-1a by 32-bit words, and the rest by bytes. */
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
