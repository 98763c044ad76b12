import { load, type CheerioAPI } from 'cheerio'
import { Part } from './part.ts'
import type { AnyNode } from './text.ts'

/**
 * Puts what React streamed after the page where it belongs, as its script does in a browser: the
 * content of `S:n` replaces the place holder
 * `B:n` with its fallback, or `P:n`.
 */
function moveStreamedParts($: CheerioAPI): void {
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

/** A page's description for search engines in JSON-LD. */
export type Described = { '@type': string; [property: string]: unknown }

/** An answer of the site, read as a person reads it. */
export class Page extends Part {
  /** The address that answered, without the origin. */
  readonly path: string
  readonly status: number
  readonly headers: Headers
  /** The body as it was sent. */
  readonly html: string

  constructor(address: URL, response: Response, html: string) {
    const $ = load(html, { scriptingEnabled: false })
    moveStreamedParts($)
    super($, $('html'))
    this.path = address.pathname + address.search
    this.status = response.status
    this.headers = response.headers
    this.html = html
  }

  /** Where a redirect leads, without the origin when that is the site's own. */
  get location(): string | undefined {
    return this.headers.get('location')?.replace(/^https?:\/\/127\.0\.0\.1:\d+/, '')
  }

  get title(): string {
    return this.$('title').first().text()
  }

  get language(): string | undefined {
    return this.attribute('lang')
  }

  get main(): Part {
    return this.part('main')
  }

  /** A `<meta>` by its name or property. */
  meta(name: string): string | undefined {
    return this.$(`meta[name="${name}"], meta[property="${name}"]`).first().attr('content')
  }

  /** A `<link>` of the head by what it is to the page. */
  relation(rel: string): string | undefined {
    return this.$(`link[rel="${rel}"]`).first().attr('href')
  }

  /** All that is described in JSON-LD. */
  get described(): Described[] {
    const data = this.$('script[type="application/ld+json"]').first().text()
    return data ? (JSON.parse(data) as { '@graph': Described[] })['@graph'] : []
  }
}
