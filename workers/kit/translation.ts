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
 * Content in a language: of the fields named in `fields` (texts, or lists of texts) each text that
 * the table `translation` has is replaced; all others stay as they are.
 */
export async function inLanguage<Content>(
  content: Content,
  language: Lang | undefined,
  db: D1Database,
  fields: ReadonlySet<string>,
): Promise<Content> {
  if (language !== 'en') return content
  const rows = await allRows(db.prepare('SELECT text, english FROM translation'), translation)
  const known = new Map(rows.map(({ text, english }) => [text, english]))
  const translated = (value: unknown) =>
    typeof value === 'string' ? (known.get(value) ?? value) : value
  return JSON.parse(JSON.stringify(content), (field, value: unknown) => {
    if (!fields.has(field)) return value
    return Array.isArray(value) ? value.map(translated) : translated(value)
  }) as Content
}

/** The translations of a backend's demo data as SQL. */
export function translationRows(english: Readonly<Record<string, string>>): string[] {
  return insertInto(
    'translation',
    Object.entries(english).map(([text, inEnglish]) => ({ text, english: inEnglish })),
  )
}
