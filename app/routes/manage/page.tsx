import {
  data as respondWith,
  redirect,
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { brand } from '~/brand'
import { readBody } from '~/form.server'
import { formatMessage } from '~/messages/format-message'
import { booked } from '~/messages/vi/booked'
import { manage as words } from '~/messages/vi/manage'
import { PushOffer } from '~/push/offer'
import { pageMeta } from '~/seo/page-meta'
import { FocusedNotice } from '~/ui/focused-notice'
import { Notice } from '~/ui/notice'
import { ManagePageDocument, type ManagePageQuery } from '../../../schema/generated/graphql'
import { BookingCard } from '../booking/success/booking-card'
import { googleCalendarOf } from '../booking/success/calendar-entry'
import { CancelDialog } from '../booking/success/cancel-dialog'
import { BookedDetails } from '../booking/success/details'
import '../booking/success/success.css'
import { manageAction } from './action.server'
import { Coming } from './coming'
import { LateSection } from './late'
import { ManageActions } from './manage-actions'
import { NothingToManage } from './invalid-link'
import { needsNames, Names } from './names'
import { managePath, tokenIn } from './paths'

/**
 * The address is a key: it goes to no other site, into no index and no cache. To this site it may
 * go, as with `no-referrer` browsers send forms without an origin, which the site refuses.
 */
export const headers: HeadersFunction = () => ({
  'cache-control': 'private, no-store',
  'referrer-policy': 'same-origin',
  'x-robots-tag': 'noindex, nofollow',
})

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: formatMessage(words.metaTitle, { brand: brand.name }),
    description: words.metaText,
    // Not its own address, which is secret.
    path: '/booking/lookup',
    isPublic: false,
  })

/** The token's booking; a GET changes nothing. */
export async function loader({ request, params, context: { site } }: LoaderFunctionArgs) {
  const token = tokenIn(params.token)
  if (token !== params.token) throw redirect(managePath(token) + new URL(request.url).search)
  const response = await site.gateway.query(ManagePageDocument, { token })
  const managed = response.ok ? response.data.managedBooking : null
  const isFailed = !response.ok || response.failed.includes('managedBooking')
  const query = new URL(request.url).searchParams
  const status = managed ? (managed.state === 'LIMITED' ? 429 : 200) : isFailed ? 502 : 404
  return respondWith(
    {
      now: response.ok ? response.data.now : site.now,
      here: managePath(token),
      managed,
      googleCalendar:
        managed?.booking && managed.mayCancel
          ? googleCalendarOf(site, managed.booking, token)
          : null,
      isFailed,
      asksToCancel: query.get('hoi') === 'huy',
      done: query.get('xong'),
    },
    { status },
  )
}

/** Cancels, begins a change, stores names, or answers that the customer comes, on time or late. */
export async function action({ request, params, context: { site } }: ActionFunctionArgs) {
  return manageAction(site, tokenIn(params.token), await readBody(request))
}

export { revalidateAfterRefusals as shouldRevalidate } from '~/revalidation'

/** The data of the manage page. */
export type Managed = NonNullable<ManagePageQuery['managedBooking']>

/** /lich/:token: a booking and the actions on it, for the holder of its link. */
export default function ManagePage() {
  const { managed, isFailed, here, now, asksToCancel, done, googleCalendar } =
    useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()
  const booking = managed?.booking
  if (!managed || !booking)
    return <NothingToManage state={managed?.state ?? null} isFailed={isFailed} here={here} />
  const isNaming = needsNames(managed)
  return (
    <main id="main" className="page page--narrow section booked">
      <header className="booked__head">
        <h1 className="h2">{words.title}</h1>
        <p className="muted">{words.lead}</p>
      </header>
      {refusal && !(refusal.names && isNaming) ? (
        <Notice kind="error">{refusal.message}</Notice>
      ) : null}
      {done === 'chua' && !refusal ? <Notice kind="error">{words.lateNotSent}</Notice> : null}
      {done === 'huy' && booking.isCanceled ? (
        <FocusedNotice kind="success">{booked.cancelled}</FocusedNotice>
      ) : null}
      <Coming managed={managed} isSaved={done === 'den'} here={here} />
      <LateSection
        managed={managed}
        nearest={refusal?.nearest ?? []}
        isSaved={done === 'tre'}
        here={here}
      />
      <BookingCard booking={booking} now={now} />
      <ManageActions managed={managed} here={here} googleCalendar={googleCalendar} />
      {isNaming ? (
        <Names people={booking.people} refusal={refusal} isSaved={done === 'ten'} here={here} />
      ) : null}
      <BookedDetails booking={booking} />
      {managed.mayCancel ? <PushOffer phone={booking.phone} /> : null}
      {asksToCancel && managed.mayCancel ? <CancelDialog booking={booking} here={here} /> : null}
    </main>
  )
}
