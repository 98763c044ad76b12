import './success.css'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import {
  useActionData,
  useLoaderData,
  useBlocker,
  useLocation,
  useNavigate,
  Link,
} from '@remix-run/react'
import { useEffect } from 'react'
import { brand } from '~/brand'
import { dayText, fullWeekday, hourText } from '~/booking/time/vietnam-day'
import { formatMessage } from '~/messages/format-message'
import { booked as messages } from '~/messages/vi/booked'
import { booking as bookingWords } from '~/messages/vi/booking'
import { manage } from '~/messages/vi/manage'
import { Button } from '~/ui/button'
import { useFormResult, Form } from '~/ui/form'
import { FocusedNotice } from '~/ui/focused-notice'
import { Notice } from '~/ui/notice'
import { PushOffer } from '../../../push/offer'
import { InstallOffer } from '../../../install/install-offer'
import { pageMeta } from '../../../seo/page-meta'
import { againPath, BookingCard } from './booking-card'
import { forgetAttempt } from '../submit/attempt-key'
import { bookedAction, type BookedAction } from './action.server'
import { CancelDialog } from './cancel-dialog'
import { BookedDetails } from './details'
import { loadBooked, type BookedData } from './load.server'
import { readSuccessState } from '~/booking/draft/success-state'
import { toastMs, useToast } from '~/ui/toast'
import { refreshPersonal } from '~/routes/personal/use-personal'
import { dotted } from '~/booking/customer/phone'
import { shell } from '~/messages/vi/shell'
import { EmptyState } from '~/ui/empty-state'
import { code as codeWords } from '~/messages/vi/code'
import { Dialog } from '~/ui/dialog'
import { CodeForm, ResendForm } from '../../auth/code-form'
import type { CaptchaView } from '../../auth/state'
import { freshBookingPath } from '~/routes/home/booking-path'
import { managePath, namesPart } from '~/routes/manage/paths'

export const meta: MetaFunction<typeof loader> = ({ matches }) =>
  pageMeta(matches, {
    title: formatMessage(messages.metaTitle, { brand: brand.name }),
    description: messages.thanks,
    path: '/booking/success',
    isPublic: false,
  })

/** The booking that the address names. */
export function loader({ request, context: { site } }: LoaderFunctionArgs) {
  return loadBooked(site, new URL(request.url).searchParams)
}

/** Cancels, proves whose booking it is, or withdraws its link. */
export const action = bookedAction

/** After a cancel also a refused one, the booking is read again: it may have changed meanwhile. */
export function shouldRevalidate(): boolean {
  return true
}

/** /booking/success: a booking with all that can be done about it. */
export default function BookedPage() {
  const data = useLoaderData<typeof loader>()
  const result = useActionData<BookedAction>()
  const resultOf = useFormResult<BookedAction>()
  const isCanceled = Boolean(resultOf('cancel')?.more)
  const unsent = resultOf('sendProof')
  useBookedResult(result, isCanceled)
  useEffect(forgetAttempt, [])
  useBackLeadsHome()
  const { booking, masked } = data
  const shown = booking ?? masked
  if (!shown) return <Missing isFailed={data.isFailed} />
  const here = `/booking/success?bookingId=${encodeURIComponent(shown.id)}`
  return (
    <main id="main" className="page page--narrow section booked">
      <SuccessHeading booking={booking} notice={data.notice} />
      {/* Not before the booking has been read again: until then the dialog has the focus. */}
      {shown.isCanceled && (data.notice === 'cancelled' || isCanceled) ? (
        <FocusedNotice kind="success">{messages.cancelled}</FocusedNotice>
      ) : null}
      {data.notice === 'changed' && !shown.isCanceled ? (
        <Notice kind="success">{messages.changed}</Notice>
      ) : null}
      {data.notice === 'proved' && booking?.isOwner ? (
        <FocusedNotice kind="success">{messages.proved}</FocusedNotice>
      ) : null}
      {data.notice === 'withdrawn' && booking?.isOwner ? (
        <FocusedNotice kind="success">{manage.withdrawn}</FocusedNotice>
      ) : null}
      {result?.message ? (
        <Notice kind="error" afterToast>
          {result.message}
        </Notice>
      ) : null}
      {masked ? <MaskedBooking booking={masked} here={here} mayProve={data.mayProve} /> : null}
      {booking ? (
        <OwnBooking
          booking={booking}
          now={data.now}
          here={here}
          googleCalendar={data.googleCalendar}
        />
      ) : null}
      <div className="stack stack--tight">
        {booking && isOver(booking) ? (
          <Button kind="primary" wide to={againPath(booking)}>
            {messages.again}
          </Button>
        ) : null}
        <Button wide to="/">
          {messages.home}
        </Button>
      </div>
      {booking?.status === 'CONFIRMED' && !booking.isCanceled ? (
        <InstallOffer bookingId={booking.id} />
      ) : null}
      {data.ask === 'cancel' && booking?.isOwner && !booking.isCanceled ? (
        <CancelDialog booking={booking} here={here} />
      ) : null}
      {data.ask === 'prove' && data.mayProve && !booking?.isOwner ? (
        <ProveDialog
          data={data}
          phone={shown.phone}
          here={here}
          error={resultOf('prove')?.problems.code ?? null}
          needed={
            unsent?.more
              ? { message: unsent.problems.captcha ?? null, captcha: unsent.more.captcha }
              : null
          }
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
function MaskedBooking({
  booking,
  here,
  mayProve,
}: {
  booking: NonNullable<BookedData['masked']>
  here: string
  mayProve: boolean
}) {
  const about = { phone: booking.phone, day: fullWeekday(booking.date) }
  return (
    <>
      <p className="strong">
        {formatMessage(booking.isCanceled ? messages.maskedCanceled : messages.maskedHas, about)}
      </p>
      {booking.isCanceled || !mayProve ? null : (
        <Notice>
          <p>{formatMessage(messages.maskedText, { phone: booking.phone })}</p>
          <Button size="s" kind="primary" to={`${here}&ask=prove`} preventScrollReset>
            {messages.prove}
          </Button>
        </Notice>
      )}
    </>
  )
}

type MadeBooking = NonNullable<BookedData['booking']>

type Titled = Pick<BookedData, 'booking' | 'notice'>

function SuccessHeading({ booking, notice }: Titled) {
  const isBooked = booking?.status === 'CONFIRMED' && !booking.isCanceled
  return (
    <header className="booked__head">
      {isBooked ? <img src="/art/success.svg" width={240} height={180} alt="" /> : null}
      <h1 className="h2">{titleOf({ booking, notice }, isBooked)}</h1>
      {isBooked ? <p className="muted">{messages.thanks}</p> : null}
      {booking?.status === 'PENDING_CODE' ? <p className="muted">{messages.waiting}</p> : null}
    </header>
  )
}

function titleOf({ booking, notice }: Titled, isBooked: boolean): string {
  if (!booking?.isOwner) return messages.titleMasked
  if (isBooked && notice === 'changed')
    return formatMessage(messages.titleChanged, {
      hour: hourText(booking.hourLabel),
      day: dayText(booking.date),
    })
  return isBooked ? messages.title : messages.titleOther
}

function isOver({ status, isCanceled }: MadeBooking): boolean {
  return isCanceled || status === 'EXPIRED' || status === 'NO_SHOW' || status === 'DONE'
}

/**
 * Back from a booking that was just made leads Home: behind it lie the steps that made it, where
 * nothing is left to do.
 */
function useBackLeadsHome(): void {
  const { state, search } = useLocation()
  const navigate = useNavigate()
  const isFresh = readSuccessState(state, new URLSearchParams(search).get('bookingId')) !== null
  const blocker = useBlocker(
    ({ historyAction, nextLocation }) =>
      isFresh && historyAction === 'POP' && nextLocation.pathname === '/booking',
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    blocker.reset()
    navigate('/', { replace: true })
  }, [blocker, navigate])
}

/**
 * Shows the result of an action on a booking: 'Hủy Lịch Thành Công!' for 0.3 s, 'Lịch Không Tồn
 * Tại!'.
 */
function useBookedResult(
  result: ReturnType<typeof useActionData<BookedAction>>,
  isCanceled: boolean,
): void {
  const toast = useToast()
  // The header links to their coming booking, which was made or changed just now.
  useEffect(refreshPersonal, [])
  useEffect(() => {
    if (!result) return
    // A captcha stands in the dialog, where it can be answered.
    const text = result.form === 'prove' ? (result.problems.code ?? result.message) : result.message
    if (isCanceled) {
      toast({ kind: 'success', text: messages.cancelled, ms: toastMs.cancelled })
      refreshPersonal()
      // The press was made down on the card, and what came of it stands at the top.
      window.scrollTo(0, 0)
    } else if (text) toast({ kind: 'error', title: bookingWords.notice, text })
  }, [result, isCanceled, toast])
}

/**
 * The page without a booking: there is none, or it could not be loaded. In the latter case it may
 * well exist, so another is not offered.
 */
function Missing({ isFailed }: { isFailed: boolean }) {
  const { pathname, search, state } = useLocation()
  // The booking is shown as made after the flow, even if it cannot be read just now.
  const made = readSuccessState(state, new URLSearchParams(search).get('bookingId'))
  return (
    <main id="main" className="page page--narrow section">
      <EmptyState
        picture={isFailed ? 'trouble' : 'no-booking'}
        title={isFailed ? (made ? messages.title : messages.failed) : messages.missing}
        headingLevel="h1"
        action={
          <div className="row">
            {isFailed ? (
              <Link className="button button--primary" to={pathname + search} state={state}>
                <span>{shell.reload}</span>
              </Link>
            ) : null}
            <Button to="/booking/lookup">{messages.lookUp}</Button>
            {isFailed ? null : (
              <Button kind="primary" to={freshBookingPath}>
                {messages.book}
              </Button>
            )}
          </div>
        }
      >
        <p>
          {isFailed
            ? made
              ? formatMessage(messages.madeUnread, { phone: dotted(made.phoneBooking) })
              : bookingWords.error
            : messages.missingText}
        </p>
      </EmptyState>
    </main>
  )
}

/**
 * The proof by code that the booking's phone is theirs, for a visitor without this browser's owner
 * token.
 */
function ProveDialog({
  data,
  phone,
  here,
  error,
  needed,
}: {
  data: BookedData
  phone: string
  here: string
  error: string | null
  /** The captcha that the next code needs. */
  needed: { message: string | null; captcha: CaptchaView | null } | null
}) {
  const sent = data.isSentBefore ? '&sent=before' : ''
  const address = `${here}&ask=prove${data.via ? `&via=${data.via}&again=${data.againAt}${sent}` : ''}`
  return (
    <Dialog open title={messages.proveTitle} closeTo={here}>
      <div className="stack">
        <p>{introOf(data, phone)}</p>
        {data.via ? <CodeForm action={address} hidden={{ intent: 'prove' }} error={error} /> : null}
        <ResendForm
          kind={data.via ? 'quiet' : 'primary'}
          via={data.via}
          againAt={data.againAt}
          now={data.now}
          action={address}
          intent="sendProof"
          needed={needed}
        >
          {data.via ? undefined : messages.proveSend}
        </ResendForm>
      </div>
    </Dialog>
  )
}

function introOf({ via, isSentBefore }: BookedData, phone: string): string {
  if (via === null) return formatMessage(messages.maskedText, { phone })
  return isSentBefore ? codeWords.sentBefore : codeWords.sentBy[via]
}

/**
 * The link that manages the booking without a log-in, and the way to withdraw it, for its owner; for
 * a group also the way to the names.
 */
function ManageLink({
  token,
  here,
  asksForNames,
}: {
  token: string
  here: string
  asksForNames: boolean
}) {
  return (
    <section className="stack stack--tight" aria-labelledby="manage-link">
      <h2 id="manage-link" className="h3">
        {manage.link}
      </h2>
      <p className="muted">{manage.linkText}</p>
      <div className="row">
        <Button size="s" href={managePath(token)}>
          {manage.open}
        </Button>
        {asksForNames ? (
          <Button size="s" href={`${managePath(token)}#${namesPart}`}>
            {manage.namesAdd}
          </Button>
        ) : null}
        <Form action={here} hidden={{ intent: 'withdraw' }} replace preventScrollReset>
          <Button size="s" kind="plain" type="submit">
            {manage.withdraw}
          </Button>
        </Form>
      </div>
    </section>
  )
}
