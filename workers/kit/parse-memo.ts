import type * as z from 'zod'
import { frozen } from './frozen'

/** Bytes of answers that an isolate keeps: some catalogues of the largest salons, and the lists. */
const MOST_BYTES = 2_000_000

/** What each of them costs besides its own bytes and its question's: its place, and what was made of it. Without this a flood of questions that have hardly an answer would keep twenty times as much. */
const BYTES_EACH = 500

/** What a backend has just sent: by which schema, to which question, and its whole body. */
export type ReceivedBody = { schema: z.ZodType; source: string; bytes: Uint8Array }

/** The last answer to each question, checked. */
export type ParseMemo = {
  /** The checked body: the one that was made of the very same bytes before, or what `check` makes of it now. It is frozen, as others get it too. */
  checked: (sent: ReceivedBody, check: () => unknown) => unknown
}

type ParsedBody = Omit<ReceivedBody, 'source'> & { body: unknown; size: number }

/**
 * Reading and checking a catalogue costs ten times what comparing its bytes with the last ones does, and backends mostly send what they sent before. Nothing is
 * answered from here that a backend has not just sent: whoever is sent other bytes gets what those say. What fails its check is not kept.
 */
export function createParseMemo(most = MOST_BYTES): ParseMemo {
  const memo = new Map<string, ParsedBody>()
  let memoBytes = 0
  return {
    checked({ schema, source, bytes }, check) {
      const last = memo.get(source)
      if (last?.schema === schema && isSame(last.bytes, bytes)) return last.body
      const body = frozen(check())
      forget(source)
      const size = BYTES_EACH + source.length + bytes.length
      if (size > most) return body
      memo.set(source, { schema, bytes, body, size })
      memoBytes += size
      while (memoBytes > most) forget(memo.keys().next().value!)
      return body
    },
  }

  function forget(source: string): void {
    memoBytes -= memo.get(source)?.size ?? 0
    memo.delete(source)
  }
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  if (one.length !== other.length) return false
  const [words, others] = [wordsOf(one), wordsOf(other)]
  const whole = Math.min(words.length, others.length)
  for (let at = 0; at < whole; at++) if (words[at] !== others[at]) return false
  for (let at = whole * BYTES_A_WORD; at < one.length; at++) if (one[at] !== other[at]) return false
  return true
}

const BYTES_A_WORD = Uint32Array.BYTES_PER_ELEMENT

/** The bytes by fours, as many as are whole; none where they do not begin at a word. */
function wordsOf({ buffer, byteOffset, length }: Uint8Array): Uint32Array {
  return new Uint32Array(
    buffer,
    byteOffset - (byteOffset % BYTES_A_WORD),
    byteOffset % BYTES_A_WORD === 0 ? Math.floor(length / BYTES_A_WORD) : 0,
  )
}
