import {
  data as respondWith,
  redirect,
  type LoaderFunctionArgs,
  type MetaFunction,
  type SerializeFrom,
} from '@remix-run/cloudflare'
import {
  type ClientLoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useLocation,
} from '@remix-run/react'
import { useEffect, useState } from 'react'
import * as z from 'zod'
import { brand } from '~/brand'
import { openingPath } from '~/booking/draft/opening-path'
import { clockText, fullWeekday, hourText } from '~/booking/time/vietnam-day'
import { form, formAction, text } from '~/form.server'
import { formatMessage } from '~/messages/format-message'
import { booking } from '~/messages/vi/booking'
import { waitlist as messages } from '~/messages/vi/waitlist'
import { pageMeta } from '~/seo/page-meta'
import { subjectStatus } from '~/subject-status'
import { Button } from '~/ui/button'
import { Countdown } from '~/ui/countdown'
import { EmptyState } from '~/ui/empty-state'
import { FocusedNotice } from '~/ui/focused-notice'
import { Form } from '~/ui/form'
import { Notice } from '~/ui/notice'
import { formatDong } from '~/ui/price-format'
import { freshOr, useLookAgain } from '~/ui/use-look-again'
import {
  AcceptPlaceDocument,
  DeclinePlaceDocument,
  KeepWaitingDocument,
  LeaveWaitlistDocument,
  WaitlistPageDocument,
  type AcceptPlaceMutation,
  type WaitlistPageQuery,
} from '../../../schema/generated/graphql'
import { bookingsPath } from '../history/paths'
import { managePath, tokenIn } from '../manage/paths'
import { refreshPersonal } from '../personal/use-personal'
import { placePath, waitlistPath } from './query'

export { secretHeaders as headers } from '../manage/paths'

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: formatMessage(messages.placeMeta, { brand: brand.name }),
    description: messages.metaText,
    path: waitlistPath,
    isPublic: false,
  })

/** A place in line; a GET changes nothing, whoever opens the link. */
export async function loader({ request, params, context: { site } }: LoaderFunctionArgs) {
  const token = tokenIn(params.token)
  const response = await site.gateway.query(WaitlistPageDocument, { token })
  const isFailed = !response.ok || response.failed.includes('waitlistEntry')
  const entry = response.ok ? response.data.waitlistEntry : null
  return respondWith(
    {
      entry,
      isFailed,
      here: placePath(token),
      now: response.ok ? response.data.now : site.now,
      done: new URL(request.url).searchParams.get('xong'),
    },
    { status: subjectStatus(entry, isFailed) },
  )
}

let shown: SerializeFrom<typeof loader> | null = null

/** The loader's data; what is shown already, while it cannot be read again. */
export async function clientLoader({ params, serverLoader }: ClientLoaderFunctionArgs) {
  const last = shown?.here === placePath(tokenIn(params.token)) ? shown : null
  return (shown = await freshOr(last, () => serverLoader<typeof loader>()))
}
clientLoader.hydrate = true

const none = z.object({})
const ofOffer = z.object({ offer: text })

/** The page again, or why nothing has changed. */
function changed(result: AcceptPlaceMutation['acceptPlace'], token: string, done = '') {
  return result.__typename === 'WaitlistChanged'
    ? redirect(`${placePath(token)}${done}`, 303)
    : result
}

/** The forms of the page: all that is done is posted. */
export const action = formAction(booking.error, {
  accept: form(ofOffer, async ({ offer }, { run, params }) => {
    const token = tokenIn(params.token)
    return changed(await run(AcceptPlaceDocument, { input: { token, offerId: offer } }), token)
  }),
  decline: form(ofOffer, async ({ offer }, { run, params }) => {
    const token = tokenIn(params.token)
    const input = { token, offerId: offer }
    return changed(await run(DeclinePlaceDocument, { input }), token, '?xong=nhuong')
  }),
  leave: form(none, async (_none, { run, params }) => {
    const token = tokenIn(params.token)
    return changed(await run(LeaveWaitlistDocument, { input: { token } }), token)
  }),
  keep: form(none, async (_none, { run, params }) => {
    const token = tokenIn(params.token)
    return changed(await run(KeepWaitingDocument, { input: { token } }), token, '?xong=cho')
  }),
})

export { revalidateAfterRefusals as shouldRevalidate } from '~/revalidation'

type PlaceInLine = NonNullable<WaitlistPageQuery['waitlistEntry']>

/** An offer stands for minutes only. */
const LOOK_AGAIN_MS = 2000

/** Why the last press failed, until the next one: the router drops it when the page looks again. */
function useRefusal() {
  const refusal = useActionData<typeof action>()
  const { key } = useLocation()
  const [last, setLast] = useState({ key, refusal })
  if (refusal && (refusal !== last.refusal || key !== last.key)) setLast({ key, refusal })
  return refusal ?? (last.key === key ? last.refusal : undefined)
}

/** /cho/:token: a customer's place in line, and what is held for them. */
export default function WaitlistPage() {
  const { entry, isFailed, here, now, done } = useLoaderData<typeof loader>()
  const refusal = useRefusal()
  const isOpen = entry?.state === 'WAITING' || entry?.state === 'OFFERED'
  const isBooked = entry?.state === 'BOOKED'
  useEffect(() => {
    // Home shows none, or the hour before the move, until then.
    if (isBooked) refreshPersonal()
  }, [isBooked])
  useLookAgain(isOpen, LOOK_AGAIN_MS)
  if (!entry || (!isOpen && entry.state !== 'ASLEEP'))
    return <Ended entry={entry} failed={isFailed ? here : null} />
  const notice = done === 'nhuong' ? messages.declined : done === 'cho' ? messages.kept : null
  const { date, fromLabel, untilLabel, salon, people, services, total, isMove } = entry
  const persons = people > 1 ? [formatMessage(messages.peopleOf, { n: people })] : []
  const wanted = [...new Set(services), ...persons]
  return (
    <main id="main" className="page page--narrow section stack">
      <h1 className="h2">{messages.placeTitle}</h1>
      <section className="stack stack--tight">
        <p className="strong">
          {formatMessage(messages.window, {
            from: hourText(fromLabel),
            until: hourText(untilLabel),
            day: fullWeekday(date),
          })}
        </p>
        {salon ? (
          <p>
            <span>{salon.name}</span>
            <br />
            <span className="muted">{salon.address}</span>
          </p>
        ) : null}
        <p className="muted">
          <span>{wanted.join(', ')}</span> · <span className="num">{formatDong(total)}</span>
        </p>
        {isMove ? <p className="muted">{messages.moveText}</p> : null}
      </section>
      <div className="row">
        <Button to={here}>{messages.reload}</Button>
        <Form action={here} hidden={{ intent: 'leave' }} replace>
          <Button type="submit">{messages.leave}</Button>
        </Form>
      </div>
      {/* Below: an offered place must not come between a finger and what it is about to press. */}
      {refusal?.message ? <Notice kind="error">{refusal.message}</Notice> : null}
      {notice && !refusal && entry.state === 'WAITING' ? (
        <FocusedNotice kind="success">{notice}</FocusedNotice>
      ) : null}
      <Standing entry={entry} here={here} now={now} />
    </main>
  )
}

/** Where the customer stands: in line, asleep, or with a place that is held for them. */
function Standing({ entry, here, now }: { entry: PlaceInLine; here: string; now: number }) {
  const { state, offer, mode, position } = entry
  if (state === 'ASLEEP')
    return (
      <section className="stack stack--tight">
        <p>{messages.asleep}</p>
        <Form action={here} hidden={{ intent: 'keep' }} replace>
          <Button type="submit" kind="primary">
            {messages.keep}
          </Button>
        </Form>
      </section>
    )
  if (!offer)
    return (
      <section className="stack stack--tight" role="status">
        {position === null ? null : (
          <p className="h3">{formatMessage(messages.position, { n: position })}</p>
        )}
        <p>{mode === 'BOOK' ? messages.positionBook : messages.positionText}</p>
      </section>
    )
  return (
    <section className="stack" aria-labelledby="offered-place" role="status">
      <h2 id="offered-place" className="h3">
        {formatMessage(messages.offer, { hour: hourText(offer.hourLabel) })}
      </h2>
      {offer.stylistNames.length > 0 ? (
        <p>{formatMessage(messages.offerBy, { names: offer.stylistNames.join(', ') })}</p>
      ) : null}
      <Countdown targetMs={offer.until} nowMs={now} />
      <p className="muted">{formatMessage(messages.offerText, { time: clockText(offer.until) })}</p>
      <Form action={here} hidden={{ intent: 'accept', offer: offer.id }} replace>
        <Button type="submit" kind="primary" wide>
          {messages.accept}
        </Button>
      </Form>
      <Form action={here} hidden={{ intent: 'decline', offer: offer.id }} replace>
        <Button type="submit" wide>
          {messages.decline}
        </Button>
      </Form>
    </section>
  )
}

/** What became of a place in line that has come to its end. */
const ends: Readonly<
  Partial<Record<PlaceInLine['state'], readonly [title: string, text: string]>>
> = {
  BOOKED: [messages.booked, messages.bookedText],
  LEFT: [messages.left, messages.leftText],
  HAS_BOOKING: [messages.hasBooking, messages.hasBookingText],
}

/** A place in line at its end, a link without one, or a backend that is down. */
function Ended({ entry, failed }: { entry: PlaceInLine | null; failed: string | null }) {
  const isMove = entry?.isMove === true
  const [title, text] = failed
    ? [messages.failed, booking.error]
    : entry
      ? (ends[entry.state] ?? [messages.over, isMove ? messages.overMoveText : messages.overText])
      : [messages.missing, messages.missingText]
  // Whoever waited for an earlier hour has a booking, and is offered no second one.
  const other = entry?.state === 'HAS_BOOKING' || isMove ? bookingsPath : null
  const toBooking = entry?.manageToken ? managePath(entry.manageToken) : other
  return (
    <main id="main" className="page page--narrow section">
      <EmptyState
        picture={failed ? 'trouble' : 'no-booking'}
        title={title}
        headingLevel="h1"
        action={
          <Button kind="primary" to={failed ?? toBooking ?? openingPath({})}>
            {failed ? messages.reload : toBooking ? messages.toBooking : messages.bookAnother}
          </Button>
        }
      >
        <p>{text}</p>
      </EmptyState>
    </main>
  )
}
