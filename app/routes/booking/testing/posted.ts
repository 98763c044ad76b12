import { load } from 'cheerio'

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
