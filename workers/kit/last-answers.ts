import type * as z from 'zod'
import { frozen } from './frozen'

/** Characters of answers that an isolate keeps: some catalogues of the largest salons, and the lists. */
const MOST_CHARACTERS = 2_000_000

/** What a backend has just sent: by which schema, to which question, and its whole text. */
export type Sent = { schema: z.ZodType; question: string; text: string }

/** The last answer to each question, checked. */
export type LastAnswers = {
  /** The checked body: the one that was made of the very same text before, or what `check` makes of it now. It is frozen, as others get it too. */
  checked: (sent: Sent, check: () => unknown) => unknown
}

type Kept = Omit<Sent, 'question'> & { body: unknown }

/**
 * Checking a catalogue costs ten times what comparing its text with the last one does, and backends mostly send what they sent before. Nothing is
 * answered from here that a backend has not just sent: whoever is sent other bytes gets what those say. What fails its check is not kept.
 */
export function createLastAnswers(most = MOST_CHARACTERS): LastAnswers {
  const kept = new Map<string, Kept>()
  let characters = 0
  return {
    checked({ schema, question, text }, check) {
      const last = kept.get(question)
      if (last && last.text === text && last.schema === schema) return last.body
      const body = frozen(check())
      forget(question)
      if (text.length > most) return body
      kept.set(question, { schema, text, body })
      characters += text.length
      while (characters > most) forget(kept.keys().next().value!)
      return body
    },
  }

  function forget(question: string): void {
    characters -= kept.get(question)?.text.length ?? 0
    kept.delete(question)
  }
}
