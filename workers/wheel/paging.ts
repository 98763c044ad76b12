const MOST_ROWS = 50
const MOST_PAGES = 10_000

/** A page as a statement may ask for it: whatever the caller said, at most 50 rows. */
export function window({ page, pageSize }: { page: number; pageSize: number }): {
  page: number
  pageSize: number
} {
  return { page: Math.min(page, MOST_PAGES), pageSize: Math.min(pageSize, MOST_ROWS) }
}
