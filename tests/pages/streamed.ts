import type { CheerioAPI } from 'cheerio'
import type { AnyNode } from './dom.ts'

/**
 * Puts what React streamed after the page where it belongs, as its script does in a browser: the
 * content of `S:n` replaces the place holder
 * `B:n` with its fallback, or `P:n`.
 */
export function moveStreamedParts($: CheerioAPI): void {
  $('div[hidden][id^="S:"]').each((_at, part) => {
    const number = $(part).attr('id')!.slice(2)
    const content = $(part).contents()
    const segment = $(`template[id="P:${number}"]`)
    const boundary = $(`template[id="B:${number}"]`)
    if (segment.length > 0) segment.replaceWith(content)
    else if (boundary.length > 0) {
      removeFallback($, boundary.get(0)!.nextSibling)
      boundary.replaceWith(content)
    }
    $(part).remove()
  })
}

/** Takes away what stood in for the content, up to the comment that ends the boundary. */
function removeFallback($: CheerioAPI, from: AnyNode | null): void {
  let depth = 0
  for (let node = from; node;) {
    const next: AnyNode | null = node.nextSibling
    if (node.type === 'comment') {
      if (node.data === '/$' && depth === 0) return
      if (node.data.startsWith('$')) depth += 1
      if (node.data === '/$') depth -= 1
    }
    $(node).remove()
    node = next
  }
}
