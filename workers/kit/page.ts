import type * as z from 'zod'
import { count, idText, known, listWith, rows } from './wire'

/** Rows of a page and pages of a list at most. */
const MAX_ROWS = 50
const MAX_PAGES = 10_000

/** A page of a list: its rows, and how many there are on all pages; null where nobody says. */
export function pageDto<S extends z.ZodType>(row: S) {
  return listWith({ data: rows(row), total: known(count.nullable(), null) }).transform(
    ({ data, total }) => ({ items: data, total }),
  )
}

/** Which page of a list; a page has 20 rows unless the caller wants another number. */
export const paging = { page: idText.default(1), pageSize: idText.default(20) }

/** A page with 50 rows at most, whatever the caller sent. */
export function pageWithin({ page, pageSize }: { page: number; pageSize: number }) {
  return { page: Math.min(page, MAX_PAGES), pageSize: Math.min(pageSize, MAX_ROWS) }
}
