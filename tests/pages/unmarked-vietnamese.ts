import type { Page } from './page.ts'

/** A letter, or an hour as in `9h30`. */
const vietnamese = /[à-ỹ]|\b\d{1,2}h\d\d\b/i
/** Words of English sentences that no Vietnamese text of the demo has. */
const english = /\b(?:the|and|with|your|you|of|our|from)\b(?![à-ỹ])/i
/** Names that are the same in both languages: the brand, its company, and the language's own name. */
const exceptions = /Mượt|Tóc Mây/g
/** Attributes that are displayed or read out. */
const spoken = ['alt', 'aria-label', 'placeholder', 'title']

/**
 * Vietnamese on an English page without `lang="vi"`. An attribute has one language, so an English
 * label may contain names (`Call Salon 252 Cầu Giấy`), if the page shows them with their mark.
 */
export function unmarkedOn(page: Page): string[] {
  const { $ } = page
  const inText: string[] = []
  $('body, body *')
    .not('script, style, template')
    .contents()
    .each((_at, node) => {
      if (node.type !== 'text' || !isVietnamese(node.data)) return
      if (node.parent && languageOf(node.parent) !== 'vi') inText.push(node.data.trim())
    })
  const names = new Set(
    $('[lang=vi], [lang=vi] *')
      .toArray()
      .flatMap((element) => [
        $(element).text(),
        ...spoken.map((name) => element.attribs[name] ?? ''),
      ])
      .flatMap(wordsOf),
  )
  const inLabels = $('body *')
    .toArray()
    .filter((element) => languageOf(element) !== 'vi')
    .flatMap((element) => spoken.map((name) => element.attribs[name] ?? ''))
    .filter((label) => wordsOf(label).some((word) => isVietnamese(word) && !names.has(word)))
  return [...new Set([...inText, ...inLabels])]

  function languageOf(node: Parameters<typeof $>[0]): string | undefined {
    return $(node).closest('[lang]').attr('lang')
  }
}

/** English texts that are marked as Vietnamese. */
export function wronglyMarkedOn({ $ }: Page): string[] {
  return $('[lang=vi]')
    .toArray()
    .map((element) => $(element).text())
    .filter((text) => english.test(text))
}

function isVietnamese(text: string): boolean {
  return vietnamese.test(text.replace(exceptions, ''))
}

function wordsOf(text: string): string[] {
  return text.split(/[\s,.:;|·()“”"–]+/)
}
