import { formatMessage } from '~/messages/format-message'
import { pager as messages } from '~/messages/vi/pager'
import { Button } from './button'

/** Ways to the pages before and after; nothing where all fits on one. */
export function Pager({
  path,
  page,
  total,
  size,
}: {
  path: string
  page: number
  total: number
  size: number
}) {
  const last = lastPage(total, size)
  if (last === 1) return null
  return (
    <nav className="row row--apart" aria-label={messages.pages}>
      {page > 1 ? (
        <Button size="s" to={pagePath(path, page - 1)}>
          {messages.previous}
        </Button>
      ) : (
        <span />
      )}
      <span className="small">{formatMessage(messages.page, { n: page, total: last })}</span>
      {page < last ? (
        <Button size="s" to={pagePath(path, page + 1)}>
          {messages.next}
        </Button>
      ) : (
        <span />
      )}
    </nav>
  )
}

/** The address of a page of the list at `path`. */
export function pagePath(path: string, page: number): string {
  return page === 1 ? path : `${path}?trang=${page}`
}

/** The last page of `total` rows, `size` on each; an empty list has one. */
export function lastPage(total: number, size: number): number {
  return Math.max(1, Math.ceil(total / size))
}
