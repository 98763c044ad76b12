import { redirect } from '@remix-run/cloudflare'
import { lastPage, pagePath } from '~/ui/pager'

/** Rows of lists are only counted so far. */
const MAX_PAGES = 1000

/** The page of a list that an address names with `?trang=`; the first where it names none. */
export function pageOf(request: Request): number {
  const page = Number(new URL(request.url).searchParams.get('trang'))
  return Number.isInteger(page) && page > 0 && page <= MAX_PAGES ? page : 1
}

/** The cursor of a list that its page begins after; null for the first page. */
export function cursorOf(page: number, size: number): string | null {
  return page === 1 ? null : String((page - 1) * size)
}

/** Throws a redirect to the last page from one behind it, which would seem an empty list. */
export function stayWithin(
  path: string,
  page: number,
  { totalCount, size }: { totalCount: number; size: number },
): void {
  const last = lastPage(totalCount, size)
  if (page > last) throw redirect(pagePath(path, last))
}
