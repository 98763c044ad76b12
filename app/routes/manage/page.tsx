import '../booking/success/success.css'
import {
  data as respondWith,
  redirect,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/cloudflare'
import { useActionData, useLoaderData, useLocation } from '@remix-run/react'
import { useEffect } from 'react'
import { brand } from '~/brand'
import { formatMessage } from '~/messages/format-message'
import { booked } from '~/messages/vi/booked'
import { manage as messages } from '~/messages/vi/manage'
import { PushOffer } from '~/push/offer'
import { pageMeta } from '~/seo/page-meta'
import { subjectStatus } from '~/subject-status'
import { FocusedNotice, focus } from '~/ui/focused-notice'
import { Notice } from '~/ui/notice'
import {
  ManagePageDocument,
  type ManagePageQuery,
  AnnounceLatenessDocument,
  CancelManagedBookingDocument,
  ChangeManagedBookingDocument,
  ConfirmComingDocument,
  NamePeopleDocument,
  WaitForEarlierHourDocument,
} from '../../../schema/generated/graphql'
import { BookingCard, changePath } from '../booking/success/booking-card'
import { googleCalendarOf } from '../booking/success/calendar'
import { CancelDialog } from '../booking/success/cancel-dialog'
import { BookedDetails } from '../booking/success/details'
import { AfterCancel, EarlierHour, manageActions } from './manage-actions'
import { readId } from '~/booking/read-id'
import { refreshPersonal } from '../personal/use-personal'
import { placePath } from '../waitlist/query'
import { freshBookingPath } from '../home/booking-path'
import { managePath, tokenIn, namesPart } from './paths'
import { Button } from '~/ui/button'
import { Form, useFormResult } from '~/ui/form'
import { booking } from '~/messages/vi/booking'
import { EmptyState } from '~/ui/empty-state'
import { shell } from '~/messages/vi/shell'
import { hourText } from '~/booking/time/vietnam-day'
import { LATE_MINUTES } from '../../../domain/late-minutes'
import { TextField } from '~/ui/field'
import * as z from 'zod'
import { form, formAction, number, text, texts } from '~/form.server'

export { secretHeaders as headers } from './paths'

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: formatMessage(messages.metaTitle, { brand: brand.name }),
    description: messages.metaText,
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
  const status = managed?.state === 'LIMITED' ? 429 : subjectStatus(managed, isFailed)
  return respondWith(
    {
      now: response.ok ? response.data.now : site.now,
      here: managePath(token),
      managed,
      hasWaitlist: response.ok && !response.data.lacking.includes('WAITLIST'),
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

const none = z.object({})

/** Leads back to the page, which shows what has succeeded. */
function done(token: string, notice: string): Response {
  return redirect(`${managePath(token)}?xong=${notice}`, 303)
}

/** The forms of the manage page: success leads to the page, or into the flow that changes the booking. */
export const action = formAction(booking.error, {
  cancel: form(none, async (_none, { run, params }) => {
    const token = tokenIn(params.token)
    const result = await run(CancelManagedBookingDocument, { token })
    return result.__typename === 'BookingCanceled' ? done(token, 'huy') : result
  }),
  change: form(z.object({ hour: text.transform(readId) }), async ({ hour }, { run, params }) => {
    const result = await run(ChangeManagedBookingDocument, { token: tokenIn(params.token) })
    if (result.__typename !== 'ChangeAllowed') return result
    const path = changePath(result.booking)
    return redirect(hour ? path.replace('#', `&hour=${hour}#`) : path, 303)
  }),
  earlier: form(none, async (_none, { run, params }) => {
    const result = await run(WaitForEarlierHourDocument, {
      input: { token: tokenIn(params.token) },
    })
    return result.__typename === 'WaitlistJoined' ? redirect(placePath(result.token), 303) : result
  }),
  coming: form(none, async (_none, { run, params }) => {
    const token = tokenIn(params.token)
    const result = await run(ConfirmComingDocument, { token })
    return result.__typename === 'ComingConfirmed' ? done(token, 'den') : result
  }),
  late: form(z.object({ minutes: number }), async ({ minutes }, { run, params }) => {
    const token = tokenIn(params.token)
    const result = await run(AnnounceLatenessDocument, { token, minutes })
    if (result.__typename === 'LatenessAccepted') return done(token, 'tre')
    return result.__typename === 'LatenessRefused'
      ? { ...result, more: { nearest: result.nearest } }
      : result
  }),
  names: form(
    z.object({ names: texts }),
    async (names, { run, params }) => {
      const token = tokenIn(params.token)
      const result = await run(NamePeopleDocument, { token, ...names })
      return result.__typename === 'PeopleNamed' ? done(token, `ten#${namesPart}`) : result
    },
    { fields: ['names'] },
  ),
})

type ManageAction = typeof action

export { revalidateAfterRefusals as shouldRevalidate } from '~/revalidation'

/** The data of the manage page. */
export type Managed = NonNullable<ManagePageQuery['managedBooking']>

/** /lich/:token: a booking and the actions on it, for the holder of its link. */
export default function ManagePage() {
  const { managed, isFailed, here, now, asksToCancel, done, googleCalendar, hasWaitlist } =
    useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()
  const booking = managed?.booking
  const isCanceled = done === 'huy' && booking?.isCanceled
  useEffect(() => {
    // Home and the header show it until then.
    if (isCanceled) refreshPersonal()
  }, [isCanceled])
  if (!managed || !booking)
    return <NothingToManage state={managed?.state ?? null} isFailed={isFailed} here={here} />
  const isNaming = needsNames(managed)
  return (
    <main id="main" className="page page--narrow section booked">
      <header className="booked__head">
        <h1 className="h2">{messages.title}</h1>
        <p className="muted">{messages.lead}</p>
      </header>
      {refusal?.message && !(refusal.form === 'names' && isNaming) ? (
        <Notice kind="error">{refusal.message}</Notice>
      ) : null}
      {done === 'chua' && !refusal ? <Notice kind="error">{messages.lateNotSent}</Notice> : null}
      {isCanceled ? <FocusedNotice kind="success">{booked.cancelled}</FocusedNotice> : null}
      <Coming managed={managed} isSaved={done === 'den'} here={here} />
      <LateSection
        managed={managed}
        nearest={refusal?.form === 'late' ? (refusal.more?.nearest ?? []) : []}
        isSaved={done === 'tre'}
        here={here}
      />
      <BookingCard
        booking={booking}
        now={now}
        actions={manageActions(managed, here, googleCalendar)}
      />
      {booking.isCanceled ? <AfterCancel here={here} /> : null}
      {managed.mayCancel && hasWaitlist && booking.people.length <= 2 ? (
        <EarlierHour here={here} />
      ) : null}
      {isNaming ? (
        <Names people={booking.people} isSaved={done === 'ten' && !refusal} here={here} />
      ) : null}
      <BookedDetails booking={booking} />
      {managed.mayCancel ? <PushOffer phone={booking.phone} /> : null}
      {asksToCancel && managed.mayCancel ? <CancelDialog booking={booking} here={here} /> : null}
    </main>
  )
}

/** Answers that the customer comes, where messages ask for it; then no reminder follows. */
function Coming({ managed, isSaved, here }: { managed: Managed; isSaved: boolean; here: string }) {
  if (managed.isComing && managed.lateMinutes === null)
    return (
      <FocusedNotice kind="success" isNew={isSaved}>
        {messages.comingNoted}
      </FocusedNotice>
    )
  if (!managed.mayConfirm) return null
  return (
    <section className="stack stack--tight" aria-labelledby="coming">
      <h2 id="coming" className="h3">
        {messages.coming}
      </h2>
      <p className="muted">{messages.comingText}</p>
      <Form action={here} hidden={{ intent: 'coming' }} replace>
        <Button type="submit">{messages.comingYes}</Button>
      </Form>
    </section>
  )
}

/**
 * A link without a booking: the visit is over, the link is wrong or withdrawn, or the backend is
 * down.
 */
export function NothingToManage({
  state,
  isFailed,
  here,
}: {
  state: Managed['state'] | null
  isFailed: boolean
  here: string
}) {
  const [title, text] =
    state === 'OVER'
      ? [messages.over, messages.overText]
      : state === 'LIMITED'
        ? [messages.limited, messages.limitedText]
        : isFailed
          ? [messages.failed, booking.error]
          : [messages.missing, messages.missingText]
  return (
    <main id="main" className="page page--narrow section">
      <EmptyState
        picture={isFailed ? 'trouble' : 'no-booking'}
        title={title}
        headingLevel="h1"
        action={
          <div className="row">
            {isFailed || state === 'LIMITED' ? (
              <Button href={here}>{shell.reload}</Button>
            ) : (
              <Button to="/booking/lookup">{booked.lookUp}</Button>
            )}
            {/* A booking that could not be loaded may well exist, so another is not offered. */}
            {isFailed ? null : (
              <Button kind="primary" to={freshBookingPath}>
                {booked.book}
              </Button>
            )}
          </div>
        }
      >
        <p>{text}</p>
      </EmptyState>
    </main>
  )
}

/**
 * Announces, once, that the customer will be late; where the chair is taken afterwards, it shows
 * the next free hours, as long as the booking can be changed.
 */
export function LateSection({
  managed,
  nearest,
  isSaved,
  here,
}: {
  managed: Managed
  nearest: readonly { hourId: string; label: string }[]
  isSaved: boolean
  here: string
}) {
  if (managed.lateMinutes !== null)
    return managed.booking?.isCanceled ? null : (
      <FocusedNotice kind="success" isNew={isSaved}>
        {formatMessage(messages.lateHeld, { n: managed.lateMinutes })}
      </FocusedNotice>
    )
  if (nearest.length > 0 && managed.mayCancel)
    return (
      <section className="stack" aria-labelledby="manage-nearest">
        {/* The hours stand in place of the button that was pressed. */}
        <h2 ref={focus} id="manage-nearest" className="h3" tabIndex={-1}>
          {messages.nearest}
        </h2>
        <Form action={here} hidden={{ intent: 'change' }} className="row">
          {nearest.map(({ hourId, label }) => (
            <Button key={hourId} size="s" type="submit" name="hour" value={hourId}>
              {formatMessage(messages.nearestTo, { hour: hourText(label) })}
            </Button>
          ))}
        </Form>
      </section>
    )
  if (!managed.mayBeLate) return null
  return (
    <section className="stack stack--tight" aria-labelledby="manage-late">
      <h2 id="manage-late" className="h3">
        {messages.late}
      </h2>
      <p className="muted">{messages.lateText}</p>
      <Form action={here} hidden={{ intent: 'late' }} replace className="row row--even">
        {LATE_MINUTES.map((minutes) => (
          <Button key={minutes} type="submit" name="minutes" value={minutes}>
            {formatMessage(messages.lateBy, { n: minutes })}
          </Button>
        ))}
      </Form>
    </section>
  )
}

/** Whether the page asks for names: of a group, until its visit begins. */
function needsNames(managed: Managed): boolean {
  return managed.mayName && (managed.booking?.people.length ?? 0) > 1
}

/** The names by which the salon calls the persons of a group, a child's too. */
function Names({
  people,
  isSaved,
  here,
}: {
  people: NonNullable<Managed['booking']>['people']
  isSaved: boolean
  here: string
}) {
  const { key } = useLocation()
  const refusal = useFormResult<ManageAction>()('names')
  return (
    <section id={namesPart} className="stack" aria-labelledby="manage-names">
      <h2 id="manage-names" className="h3">
        {messages.names}
      </h2>
      <p className="muted">{messages.namesText}</p>
      {refusal?.message ? <Notice kind="error">{refusal.message}</Notice> : null}
      {isSaved ? (
        <FocusedNotice key={key} kind="success">
          {messages.namesSaved}
        </FocusedNotice>
      ) : null}
      <Form action={`${here}#${namesPart}`} hidden={{ intent: 'names' }} replace className="stack">
        {people.map(({ name, hourLabel }, index) => (
          <TextField
            // A saved name takes the place of what was typed.
            key={`${index} ${name ?? ''}`}
            label={formatMessage(booked.person, { n: index + 1, hour: hourText(hourLabel) })}
            name="names"
            autoComplete="off"
            defaultValue={refusal?.typed.names[index] ?? name ?? ''}
            error={refusal?.problems[`names.${index}`]}
          />
        ))}
        <Button type="submit">{messages.namesSave}</Button>
      </Form>
    </section>
  )
}
