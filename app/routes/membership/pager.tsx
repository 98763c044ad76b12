import { say } from '~/messages/say'
import { membership as words } from '~/messages/vi/membership'
import { Button } from '~/ui/button'

/** Ways to the pages before and after; nothing where all fits on one. */
export function Pager({ path, page, total, size }: { path: string; page: number; total: number; size: number }) {
  const last = Math.max(1, Math.ceil(total / size))
  if (last === 1) return null
  const to = (number: number) => (number === 1 ? path : `${path}?trang=${number}`)
  return (
    <nav className="row row--apart" aria-label={words.pages}>
      {page > 1 ? <Button size="s" to={to(Math.min(page - 1, last))}>{words.previous}</Button> : <span />}
      <span className="num small">{say(words.page, { n: page, total: last })}</span>
      {page < last ? <Button size="s" to={to(page + 1)}>{words.next}</Button> : <span />}
    </nav>
  )
}
