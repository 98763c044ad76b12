import * as z from 'zod'
import { insertInto } from './seeding'
import { allRows } from './rows'

/** The languages of content. */
export const lang = z.enum(['vi', 'en'])
export type Lang = z.output<typeof lang>

/**
 * A part of the input of calls that answer content: its language, Vietnamese by default. A text
 * without a translation stays Vietnamese.
 */
export const withLang = { lang: lang.optional() }

const translation = z.object({ text: z.string(), english: z.string() })

/**
 * Content in a language. Of the fields named in `fields`, which are texts or lists of them at any
 * depth, each text in the table `translation` is replaced; all others stay as they are.
 */
export async function inLanguage<Content>(
  content: Content,
  language: Lang | undefined,
  db: D1Database,
  fields: ReadonlySet<string>,
): Promise<Content> {
  if (language !== 'en') return content
  const texts = new Set<string>()
  withTexts(content, fields, (text) => {
    texts.add(text)
    return text
  })
  // Only these are read, as the table has whole articles.
  const wanted = db
    .prepare('SELECT text, english FROM translation WHERE text IN (SELECT value FROM json_each(?))')
    .bind(JSON.stringify([...texts]))
  const rows = await allRows(wanted, translation)
  const known = new Map(rows.map(({ text, english }) => [text, english]))
  return withTexts(content, fields, (text) => known.get(text) ?? text)
}

/** A copy of content in which `write` has written each text of the named fields. */
function withTexts<Content>(
  content: Content,
  fields: ReadonlySet<string>,
  write: (text: string) => string,
): Content {
  const written = (value: unknown): unknown => {
    if (typeof value === 'string') return write(value)
    return Array.isArray(value) ? value.map(written) : value
  }
  return JSON.parse(JSON.stringify(content), (field, value: unknown) =>
    fields.has(field) ? written(value) : value,
  ) as Content
}

/** The translations of a backend's demo data as SQL. */
export function translationRows(english: Readonly<Record<string, string>>): string[] {
  return insertInto(
    'translation',
    Object.entries(english).map(([text, inEnglish]) => ({ text, english: inEnglish })),
  )
}
