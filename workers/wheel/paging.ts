const MAX_ROWS = 50
const MAX_PAGES = 10_000

/** LIMIT and OFFSET of a page: at most 50 rows, whatever the caller sent. */
export function window({ page, pageSize }: { page: number; pageSize: number }): {
  page: number
  pageSize: number
} {
  return { page: Math.min(page, MAX_PAGES), pageSize: Math.min(pageSize, MAX_ROWS) }
}
