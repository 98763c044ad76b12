import sanitize from 'sanitize-html'
import { putNewest } from '../../../domain/put-newest'

/** The HTML that a description may contain: text, emphasis and line breaks. */
const rules = {
  allowedTags: ['p', 'br', 'b', 'strong', 'i', 'em', 'u', 'ul', 'ol', 'li'],
  allowedAttributes: {},
  disallowedTagsMode: 'discard',
} satisfies sanitize.IOptions

/** Longest description that is read, in characters; what comes after is no description. */
const MAX_LENGTH = 5_000

/** Descriptions remembered, so that a list of stylists is not cleaned again for every customer. */
const MAX_ENTRIES = 1_000

const cleaned = new Map<string, string>()

/** HTML of a backend without scripts, styles, links, pictures or attributes. */
export function cleanHtml(html: string): string {
  const text = html.slice(0, MAX_LENGTH)
  const known = cleaned.get(text)
  if (known !== undefined) return known
  const clean = sanitize(text, rules).trim()
  putNewest(cleaned, text, clean, MAX_ENTRIES)
  return clean
}
