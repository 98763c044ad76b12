import { Link } from '@remix-run/react'
import { formatMessage } from '~/messages/format-message'
import { content as words } from '~/messages/vi/content'
import { pagePath } from '~/ui/paging'
import { IconLeft, IconRight } from '~/ui/icons'

/** Links to every page of a list; nothing where all fits on one. */
export function PageLinks({ path, page, last }: { path: string; page: number; last: number }) {
  if (last <= 1) return null
  return (
    <nav className="content-pages" aria-label={words.pages}>
      {page > 1 && page <= last ? (
        <Link
          className="content-pages__page"
          to={pagePath(path, page - 1)}
          rel="prev"
          aria-label={words.previous}
        >
          <IconLeft />
        </Link>
      ) : null}
      {Array.from({ length: last }, (_none, index) => index + 1).map((number) => (
        <Link
          key={number}
          className="content-pages__page num"
          to={pagePath(path, number)}
          aria-label={formatMessage(words.page, { n: number })}
          aria-current={number === page ? 'page' : undefined}
        >
          {number}
        </Link>
      ))}
      {page < last ? (
        <Link
          className="content-pages__page"
          to={pagePath(path, page + 1)}
          rel="next"
          aria-label={words.next}
        >
          <IconRight />
        </Link>
      ) : null}
    </nav>
  )
}
