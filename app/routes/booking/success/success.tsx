import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useEffect } from 'react'
import { brand } from '~/brand'
import { readBody } from '~/form.server'
import { dayText, fullWeekday, hourText } from '~/booking/time/vietnam-day'
import { formatMessage } from '~/messages/format-message'
import { booked as words } from '~/messages/vi/booked'
import { booking as bookingWords } from '~/messages/vi/booking'
import { manage } from '~/messages/vi/manage'
import { Button } from '~/ui/button'
import { FocusedNotice } from '~/ui/focused-notice'
import { Notice } from '~/ui/notice'
import { PushOffer } from '../../../push/offer'
import { InstallOffer } from '../../../install/install-offer'
import { pageMeta } from '../../../seo/page-meta'
import { againPath, BookingCard } from './booking-card'
import { forgetAttempt } from '../submit/attempt-key'
import { cancel, prove, sendProof, withdraw } from './action.server'
import { CancelDialog } from './cancel-dialog'
import { BookedDetails } from './details'
import { loadBooked, type BookedData } from './load.server'
import { ManageLink } from './manage-link'
import { Missing } from './missing'
import { ProveDialog } from './prove-dialog'
import { useBackLeadsHome } from './use-back-leads-home'
import { useBookedResult } from './use-booked-result'
import './success.css'

export const meta: MetaFunction<typeof loader> = ({ matches }) =>
  pageMeta(matches, {
    title: formatMessage(words.metaTitle, { brand: brand.name }),
    description: words.thanks,
    path: '/booking/success',
    isPublic: false,
  })

/** The booking that the address names. */
export function loader({ request, context: { site } }: LoaderFunctionArgs) {
  return loadBooked(site, new URL(request.url).searchParams)
}

/** Cancels, or proves whose booking it is. */
export async function action({ request, context: { site } }: ActionFunctionArgs) {
  const query = new URL(request.url).searchParams
  const id = query.get('bookingId') ?? ''
  const form = await readBody(request)
  switch (form.get('intent')) {
    case 'sendProof':
      return sendProof(site, id, query.get('via'), form)
    case 'prove':
      return prove(site, id, form)
    case 'withdraw':
      return withdraw(site, id)
    default:
      return cancel(site, id, form.get('script') === '1')
  }
}

/** After a cancel also a refused one, the booking is read again: it may have changed meanwhile. */
export function shouldRevalidate(): boolean {
  return true
}

/** /booking/success: a booking with all that can be done about it. */
export default function BookedPage() {
  const data = useLoaderData<typeof loader>()
  const outcome = useActionData<typeof action>()
  useBookedResult(outcome)
  useEffect(forgetAttempt, [])
  useBackLeadsHome()
  const { booking } = data
  if (!booking) return <Missing isFailed={data.isFailed} />
  const here = `/booking/success?bookingId=${encodeURIComponent(booking.id)}`
  const message =
    outcome && 'message' in outcome && outcome.kind !== 'wrongCode' && outcome.kind !== 'captcha'
      ? outcome.message
      : outcome?.kind === 'failed'
        ? bookingWords.error
        : null
  return (
    <main id="main" className="page page--narrow section booked">
      <SuccessHeading booking={booking} notice={data.notice} />
      {/* Not before the booking has been read again: until then the dialog has the focus. */}
      {booking.isCanceled && (data.notice === 'cancelled' || outcome?.kind === 'cancelled') ? (
        <FocusedNotice kind="success">{words.cancelled}</FocusedNotice>
      ) : null}
      {data.notice === 'changed' && !booking.isCanceled ? (
        <Notice kind="success">{words.changed}</Notice>
      ) : null}
      {data.notice === 'proved' && booking.isOwner ? (
        <FocusedNotice kind="success">{words.proved}</FocusedNotice>
      ) : null}
      {data.notice === 'withdrawn' && booking.isOwner ? (
        <FocusedNotice kind="success">{manage.withdrawn}</FocusedNotice>
      ) : null}
      {message ? (
        <Notice kind="error" afterToast>
          {message}
        </Notice>
      ) : null}
      {booking.isOwner || booking.status === 'PENDING_CODE' ? (
        <OwnBooking
          booking={booking}
          now={data.now}
          here={here}
          googleCalendar={data.googleCalendar}
        />
      ) : (
        <MaskedBooking booking={booking} here={here} />
      )}
      <div className="stack stack--tight">
        {isOver(booking) && booking.isOwner ? (
          <Button kind="primary" wide to={againPath(booking)}>
            {words.again}
          </Button>
        ) : null}
        <Button wide to="/">
          {words.home}
        </Button>
      </div>
      {booking.isOwner && booking.status === 'CONFIRMED' && !booking.isCanceled ? (
        <InstallOffer bookingId={booking.id} />
      ) : null}
      {data.ask === 'cancel' && booking.isOwner && !booking.isCanceled ? (
        <CancelDialog booking={booking} here={here} />
      ) : null}
      {data.ask === 'prove' && !booking.isOwner ? (
        <ProveDialog
          data={data}
          phone={booking.phone}
          here={here}
          error={outcome?.kind === 'wrongCode' ? outcome.message : null}
          needed={outcome?.kind === 'captcha' ? outcome : null}
        />
      ) : null}
    </main>
  )
}

function OwnBooking({
  booking,
  now,
  here,
  googleCalendar,
}: {
  booking: MadeBooking
  now: number
  here: string
  googleCalendar: string | null
}) {
  return (
    <>
      <BookingCard booking={booking} now={now} googleCalendar={googleCalendar} />
      <BookedDetails booking={booking} />
      {booking.manageToken ? (
        <ManageLink
          token={booking.manageToken}
          here={here}
          asksForNames={booking.people.length > 1 && booking.mayName}
        />
      ) : null}
      {isOver(booking) ? null : <PushOffer phone={booking.phone} />}
    </>
  )
}

/**
 * The part of a booking that a look-up shows to callers who do not own it, and the way to the rest.
 */
function MaskedBooking({ booking, here }: { booking: MadeBooking; here: string }) {
  const about = { phone: booking.phone, day: fullWeekday(booking.date) }
  return (
    <>
      <p className="strong">
        {formatMessage(booking.isCanceled ? words.maskedCanceled : words.maskedHas, about)}
      </p>
      {booking.isCanceled ? null : (
        <Notice>
          <p>{formatMessage(words.maskedText, { phone: booking.phone })}</p>
          <Button size="s" kind="primary" to={`${here}&ask=prove`} preventScrollReset>
            {words.prove}
          </Button>
        </Notice>
      )}
    </>
  )
}

type MadeBooking = NonNullable<BookedData['booking']>

function SuccessHeading({
  booking,
  notice,
}: {
  booking: MadeBooking
  notice: BookedData['notice']
}) {
  const isBooked = booking.status === 'CONFIRMED' && !booking.isCanceled && booking.isOwner
  return (
    <header className="booked__head">
      {isBooked ? <img src="/art/success.svg" width={240} height={180} alt="" /> : null}
      <h1 className="h2">{titleOf(booking, isBooked ? notice : null, isBooked)}</h1>
      {isBooked ? <p className="muted">{words.thanks}</p> : null}
      {booking.status === 'PENDING_CODE' ? <p className="muted">{words.waiting}</p> : null}
    </header>
  )
}

function titleOf(booking: MadeBooking, notice: BookedData['notice'], isBooked: boolean): string {
  if (!booking.isOwner) return words.titleMasked
  if (notice === 'changed')
    return formatMessage(words.titleChanged, {
      hour: hourText(booking.hourLabel),
      day: dayText(booking.date),
    })
  return isBooked ? words.title : words.titleOther
}

function isOver({ status, isCanceled }: MadeBooking): boolean {
  return isCanceled || status === 'EXPIRED' || status === 'NO_SHOW' || status === 'DONE'
}
