import type { Cheerio, CheerioAPI } from 'cheerio'

/** Elements whose text begins and ends a line of its own. */
const blocks = new Set(
  [
    'address article aside br button dd details dialog div dl dt fieldset figcaption figure footer',
    'form h1 h2 h3 h4 h5 h6 header hr legend li main nav ol optgroup option p section select',
    'summary table tbody td th thead tr ul',
  ].flatMap((names) => names.split(' ')),
)

/** Elements that are not displayed. */
const unseen = new Set(['head', 'script', 'style', 'template'])

/** The displayed text of these nodes, with single spaces. */
export function textOf(nodes: ArrayLike<AnyNode>): string {
  return tidy(
    Array.from(nodes)
      .map((node) => readable(node, false))
      .join(' '),
  )
}

/** The name by which assistive technology knows an element: the essential of the accessible name computation. */
export function nameOf($: CheerioAPI, element: Cheerio<Element>): string {
  const labelledBy = element.attr('aria-labelledby')
  if (labelledBy)
    return tidy(
      labelledBy
        .split(/\s+/)
        .map((id) => textOf($(`[id="${id}"]`)))
        .join(' '),
    )
  const own = element.attr('aria-label') ?? element.attr('alt')
  if (own !== undefined) return tidy(own)
  const labels = labelsOf($, element)
  if (labels.length > 0) return named(labels)
  if (element.is('input')) return tidy(element.attr('placeholder') ?? element.attr('value') ?? '')
  const child = element.is('fieldset')
    ? element.children('legend')
    : element.is('table')
      ? element.children('caption')
      : null
  return named(child ?? element) || tidy(element.attr('title') ?? element.attr('placeholder') ?? '')
}

/** Labels of a field: those that name its id and the one around it. */
function labelsOf($: CheerioAPI, element: Cheerio<Element>): Cheerio<Element> {
  if (!element.is('input, select, textarea')) return element.slice(0, 0)
  const id = element.attr('id')
  const around = element.closest('label')
  return id ? $(`label[for="${id}"]`).add(around) : around
}

function named(nodes: Cheerio<Element>): string {
  return tidy(
    nodes
      .toArray()
      .map((node) => readable(node, true))
      .join(' '),
  )
}

function tidy(text: string): string {
  return text.replace(/[\s\u00a0]+/g, ' ').trim()
}

/**
 * The text of one node; for an accessible name, pictures count by their alt text and hidden parts
 * do not count.
 */
function readable(node: AnyNode, forName: boolean): string {
  if (node.type === 'text') return node.data
  if (!('children' in node)) return ''
  if ('attribs' in node) {
    const { name, attribs } = node
    if (unseen.has(name) || 'hidden' in attribs || (name === 'dialog' && !('open' in attribs)))
      return ''
    if (forName && attribs['aria-hidden'] === 'true') return ''
    if (forName && attribs['aria-label']) return ` ${attribs['aria-label']} `
    if (forName && name === 'img') return ` ${attribs.alt ?? ''} `
  }
  const inner = node.children.map((child) => readable(child, forName)).join('')
  return 'name' in node && blocks.has(node.name) ? ` ${inner} ` : inner
}

/** An element as the parser gives it. */
export type Element =
  ReturnType<Cheerio<never>['closest']> extends Cheerio<infer Node> ? NonNullable<Node> : never

/** Any node as the parser gives it. */
export type AnyNode =
  ReturnType<Cheerio<never>['contents']> extends Cheerio<infer Node> ? NonNullable<Node> : never
