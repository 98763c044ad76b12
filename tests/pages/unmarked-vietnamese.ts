import type { Page } from './page.ts'

const vietnamese = /[à-ỹ]/i
/** Words of English sentences that no Vietnamese text of the demo has. */
const english = /\b(?:the|and|with|your|you|of|our|from|are|or|is)\b(?![à-ỹ])/i

/** As many words in small letters make a passage; names and addresses have fewer (WCAG 3.1.2). */
const WORDS_OF_A_PASSAGE = 6

/** Vietnamese passages on an English page without `lang="vi"`. */
export function unmarkedOn({ $ }: Page): string[] {
  const found: string[] = []
  $('body, body *')
    .not('script, style, template')
    .contents()
    .each((_at, node) => {
      if (node.type !== 'text' || !vietnamese.test(node.data) || english.test(node.data)) return
      const words = node.data.split(/\s+/).filter((word) => /^\p{Ll}/u.test(word))
      const lang = node.parent && $(node.parent).closest('[lang]').attr('lang')
      if (words.length >= WORDS_OF_A_PASSAGE && lang !== 'vi') found.push(node.data.trim())
    })
  return [...new Set(found)]
}

/** English texts that are marked as Vietnamese. */
export function wronglyMarkedOn({ $ }: Page): string[] {
  return $('[lang=vi]')
    .toArray()
    .map((element) => $(element).text())
    .filter((text) => english.test(text))
}
