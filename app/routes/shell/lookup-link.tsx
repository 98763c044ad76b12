import { Link, useLocation } from '@remix-run/react'
import { lazy, Suspense, useState, type MouseEvent, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { usePersonal } from '~/routes/personal/use-personal'
import { isPlainPress } from '~/ui/plain-press'

const loadDialog = () => import('./lookup-dialog')
const LookupDialog = lazy(loadDialog)

/**
 * Leads to the customer's own booking once it is known, else opens the look-up over the page;
 * without JavaScript, and in a new tab, it is a page of its own.
 */
export function LookupLink({
  className,
  track,
  children,
}: {
  className?: string
  track: string
  children: ReactNode
}) {
  const bookings = usePersonal()?.browser.bookings ?? []
  // Several bookings are of several phones; Home has them all.
  const [first, second] = bookings
  const own = second
    ? '/'
    : first
      ? `/booking/success?bookingId=${encodeURIComponent(first.id)}`
      : null
  const { key, pathname } = useLocation()
  // The dialog belongs to one page: it closes when a booking was found and opened.
  const [openAt, setOpenAt] = useState<string | null>(null)

  function open(event: MouseEvent<HTMLAnchorElement>) {
    if (own || !isPlainPress(event) || pathname === '/booking/lookup') return
    event.preventDefault()
    const { href } = event.currentTarget
    void loadDialog().then(
      () => setOpenAt(key),
      () => location.assign(href),
    )
  }

  return (
    <>
      <Link to={own ?? '/booking/lookup'} className={className} data-track={track} onClick={open}>
        {children}
      </Link>
      {openAt === key
        ? // Out of the header, whose colours and folding are not the dialog's.
          createPortal(
            <Suspense>
              <LookupDialog onClose={() => setOpenAt(null)} />
            </Suspense>,
            document.body,
          )
        : null}
    </>
  )
}
