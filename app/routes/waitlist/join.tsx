import {
  data as respondWith,
  redirect,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import * as z from 'zod'
import { brand } from '~/brand'
import { openingPath } from '~/booking/draft/opening-path'
import { fullWeekday, hourText, instantOf } from '~/booking/time/vietnam-day'
import { form, formAction, oneOf, text } from '~/form.server'
import { formatMessage } from '~/messages/format-message'
import { booking } from '~/messages/vi/booking'
import { waitlist as messages } from '~/messages/vi/waitlist'
import { pageMeta } from '~/seo/page-meta'
import { Button } from '~/ui/button'
import { EmptyState } from '~/ui/empty-state'
import { SelectField } from '~/ui/more-fields'
import { Form } from '~/ui/form'
import { Notice } from '~/ui/notice'
import { JoinWaitlistDocument, JoinWaitlistPageDocument } from '../../../schema/generated/graphql'
import { logInPath } from '../auth/next-path'
import { bookingsPath } from '../history/paths'
import { joinAddress, placePath, readWaitlistRequest, waitlistPath } from './query'

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageMeta(matches, {
    title: formatMessage(messages.metaTitle, { brand: brand.name }),
    description: messages.metaText,
    path: data?.here ?? waitlistPath,
    isPublic: false,
  })

/** Hours from the first to the last that a customer takes: at least one. */
const MIN_WINDOW_MINUTES = 60

/** The hours of the day that are ahead; nothing where the host has no waitlist. */
export async function loader({ request, context: { site } }: LoaderFunctionArgs) {
  const wanted = readWaitlistRequest(new URL(request.url).searchParams)
  if (!wanted) throw redirect(openingPath({}))
  const { salonId, date, serviceIds, stylistId } = wanted
  const response = await site.gateway.query(JoinWaitlistPageDocument, {
    salonId,
    hours: { date, serviceIds, stylistId },
  })
  const found = response.ok ? response.data : null
  const frames = found?.atSalon?.hours?.groups.flatMap(({ hours }) => hours) ?? []
  const ahead = frames.filter(({ start }) => instantOf(date, start) > site.now)
  const isOffered = found !== null && !found.lacking.includes('WAITLIST')
  const isFailed = !response.ok || response.failed.some((path) => path.startsWith('atSalon'))
  return respondWith(
    {
      wanted,
      here: joinAddress(wanted),
      salonName: found?.salon?.name ?? null,
      hours: isOffered ? ahead : [],
      isLoggedIn: Boolean(found?.viewer),
      isFailed,
    },
    { status: isFailed ? 503 : 200 },
  )
}

/** Joins the line: the page of the place in line follows. */
export const action = formAction(booking.error, {
  default: form(
    z.object({ from: text, until: text, mode: oneOf(['ASK', 'BOOK']) }),
    async ({ from, until, mode }, { request, run }) => {
      const wanted = readWaitlistRequest(new URL(request.url).searchParams)
      if (!wanted) return redirect(openingPath({}), 303)
      const result = await run(JoinWaitlistDocument, {
        input: { ...wanted, fromHourId: from, untilHourId: until, mode: mode ?? 'ASK' },
      })
      if (result.__typename === 'WaitlistJoined') return redirect(placePath(result.token), 303)
      // The backend's sentence asks for a log-in, and who joins has one.
      return result.__typename === 'WaitlistRefused' && result.code === 'HAS_BOOKING'
        ? { ...result, message: messages.isBooked, more: { isBooked: true } }
        : result
    },
    { fields: ['from', 'until'] },
  ),
})

/** /cho?salon=…&date=…: the hours between which a customer would come, and how they get a place. */
export default function JoinWaitlist() {
  const { wanted, here, salonName, hours, isLoggedIn, isFailed } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()
  const last = hours.at(-1)
  const starts = hours.filter(
    ({ start }) => last !== undefined && start + MIN_WINDOW_MINUTES <= last.start,
  )
  const [first] = starts
  const optionsOf = (list: typeof hours) =>
    list.map(({ id, label }) => ({ value: id, label: hourText(label) }))
  if (!first || !last)
    return (
      <main id="main" className="page page--narrow section">
        <EmptyState
          picture={isFailed ? 'trouble' : 'no-booking'}
          title={isFailed ? messages.failed : messages.notThere}
          headingLevel="h1"
          action={
            <Button to={isFailed ? here : openingPath(wanted)}>
              {isFailed ? messages.reload : messages.toHours}
            </Button>
          }
        >
          <p>{isFailed ? booking.error : messages.notThereText}</p>
        </EmptyState>
      </main>
    )
  return (
    <main id="main" className="page page--narrow section stack">
      <header className="stack stack--tight">
        <h1 className="h2">{messages.title}</h1>
        <p className="strong">
          {salonName === null
            ? fullWeekday(wanted.date)
            : formatMessage(messages.what, { day: fullWeekday(wanted.date), salon: salonName })}
        </p>
        <p className="muted">{messages.lead}</p>
        {wanted.people > 1 ? <p className="muted">{messages.twoText}</p> : null}
      </header>
      {refusal?.message ? <Notice kind="error">{refusal.message}</Notice> : null}
      {refusal?.more?.isBooked ? <Button to={bookingsPath}>{messages.toBooking}</Button> : null}
      {isLoggedIn ? (
        <Form action={here} className="stack">
          <SelectField
            label={messages.from}
            name="from"
            options={optionsOf(starts)}
            defaultValue={refusal?.typed.from}
          />
          <SelectField
            label={messages.until}
            name="until"
            options={optionsOf(
              hours.filter(({ start }) => start >= first.start + MIN_WINDOW_MINUTES),
            )}
            defaultValue={refusal?.typed.until ?? last.id}
          />
          <Button type="submit" name="mode" value="ASK" kind="primary" wide>
            {messages.hold}
          </Button>
          <p className="small muted">{messages.holdText}</p>
          <Button type="submit" name="mode" value="BOOK" wide>
            {messages.book}
          </Button>
          <p className="small muted">{messages.bookText}</p>
        </Form>
      ) : (
        <div className="stack stack--tight">
          <p>{messages.logInText}</p>
          <Button to={logInPath({ next: here })} kind="primary" wide>
            {messages.logIn}
          </Button>
        </div>
      )}
    </main>
  )
}
