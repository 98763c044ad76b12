import { Link, useLocation } from '@remix-run/react'
import { lazy, Suspense, useEffect, useState, type MouseEvent, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { usePersonal } from '~/routes/personal/use-personal'
import { isPlainPress } from '~/ui/plain-press'

const LookupDialog = lazy(() => import('./lookup-dialog'))

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
  const [isOpen, setIsOpen] = useState(false)
  const bookings = usePersonal()?.bookings ?? []
  // Several bookings are of several phones; Home has them all.
  const own =
    bookings.length === 1
      ? `/booking/success?bookingId=${bookings[0]?.id}`
      : bookings[0]
        ? '/'
        : null
  const { key, pathname } = useLocation()
  // A booking was found and opened.
  useEffect(() => setIsOpen(false), [key])

  function open(event: MouseEvent) {
    if (own || !isPlainPress(event) || pathname === '/booking/lookup') return
    event.preventDefault()
    setIsOpen(true)
  }

  return (
    <>
      <Link to={own ?? '/booking/lookup'} className={className} data-track={track} onClick={open}>
        {children}
      </Link>
      {isOpen
        ? // Out of the header, whose colours and folding are not the dialog's.
          createPortal(
            <Suspense>
              <LookupDialog onClose={() => setIsOpen(false)} />
            </Suspense>,
            document.body,
          )
        : null}
    </>
  )
}
