import { redirect } from '@remix-run/cloudflare'
import { lastPage, pagePath } from '~/ui/paging'

/** Rows of lists are only counted so far. */
const MAX_PAGES = 1000

/** The page of a list that an address names with `?trang=`; the first where it names none. */
export function pageOf(request: Request): number {
  const page = Number(new URL(request.url).searchParams.get('trang'))
  return Number.isInteger(page) && page > 0 && page <= MAX_PAGES ? page : 1
}

/** Throws a redirect to the last page from one behind it, which would seem an empty list. */
export function stayWithin(
  path: string,
  page: number,
  { total, size }: { total: number; size: number },
): void {
  const last = lastPage(total, size)
  if (page > last) throw redirect(pagePath(path, last))
}
