import { load } from 'cheerio'

/** The words of a screen as they are read, and its heading. */
export function readOf(html: string): { heading: string; words: string } {
  const $ = load(html)
  return { heading: $('h1').first().text(), words: $('body').text().replace(/\s+/g, ' ') }
}
