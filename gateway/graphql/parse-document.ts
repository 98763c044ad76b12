import { parse, type DocumentNode } from 'graphql'
import { MAX_TOKENS } from './limits'

/** The document; undefined where the text is none, or too long. */
export function parseDocument(text: string): DocumentNode | undefined {
  try {
    return parse(text, { maxTokens: MAX_TOKENS })
  } catch {
    return undefined
  }
}
