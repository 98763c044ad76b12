import { load } from 'cheerio'
import type { ReactElement } from 'react'
import { rendered } from '~/testing/rendered'
import { prepareScreen } from '../screens'

/**
 * For tests: the HTML that the server sends for a screen at an address of /booking, as text that a
 * customer could read in the source.
 */
export async function renderHtml(
  element: ReactElement,
  query: string,
  route: { id?: string; loader?: () => object } = {},
): Promise<string> {
  await prepareScreen(new URLSearchParams(query))
  return rendered(
    { ...route, path: '/booking', element },
    new Request(`http://site/booking?${query}`),
  )
}

/** The words of a screen as they are read, and its heading. */
export function readOf(html: string): { heading: string; words: string } {
  const $ = load(html)
  return { heading: $('h1').first().text(), words: $('body').text().replace(/\s+/g, ' ') }
}

/**
 * The fields that a form of this HTML posts, as a browser reads them; what stands there for
 * browsers without scripts only is left out.
 */
export function posted(html: string): FormData {
  const $ = load(html)
  $('noscript').remove()
  const form = new FormData()
  for (const { name, value } of $('form').serializeArray()) form.append(name, value)
  return form
}
