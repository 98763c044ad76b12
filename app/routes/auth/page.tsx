import { nationalPhone } from '../../../domain/phone'
import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/cloudflare'
import { useActionData, useLoaderData, useNavigate } from '@remix-run/react'
import { useState } from 'react'
import { dotted, isPhone } from '~/booking/customer/phone'
import { brand } from '~/brand'
import { readBody, textOf } from '~/form.server'
import { formatMessage } from '~/messages/format-message'
import { auth as messages } from '~/messages/vi/auth'
import { Button } from '~/ui/button'
import { toastMs, useToast } from '~/ui/toast'
import { LoggedInAsDocument } from '../../../schema/generated/graphql'
import { refreshPersonal } from '../personal/use-personal'
import { pageMeta } from '../../seo/page-meta'
import { LogOutForm } from './log-out-form'
import { nextPath, reasonOf, type Reason } from './next-path'
import { beginning, fieldsOf, type CarriedForm } from './state'
import { LogInSteps, titleOf } from './steps'
import { begin, carriedBy, takeStep } from './take-step.server'

export const meta: MetaFunction<typeof loader> = ({ matches }) =>
  pageMeta(matches, {
    title: formatMessage(messages.metaTitle, { brand: brand.name }),
    description: messages.metaText,
    path: '/dang-nhap',
    isPublic: false,
  })

/**
 * /dang-nhap?next=…&phone=…&ly-do=…: the path afterwards, the initial phone, and why a log-in is
 * needed.
 */
export async function loader({ request, context: { site } }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams
  const response = await site.gateway.query(LoggedInAsDocument, {})
  return {
    next: nextPath(query.get('next')),
    reason: reasonOf(query.get('ly-do')),
    first: beginning(phoneOf(query.get('phone'))),
    phone: response.ok ? (response.data.viewer?.profile?.phone ?? null) : null,
  }
}

/** Takes one step; the last one redirects to the page before, or sends the booking that waited. */
export async function action({ request, context: { site } }: ActionFunctionArgs) {
  const form = await readBody(request)
  const query = new URL(request.url).searchParams
  const next = nextPath(textOf(form, 'next') || query.get('next'))
  const reason = reasonOf(textOf(form, 'ly-do') || query.get('ly-do'))
  const carried = carriedBy(form)
  const phone = phoneOf(textOf(form, 'phone') || query.get('phone'))
  const state = !form.has('carryTo')
    ? await takeStep(site, form)
    : phone
      ? await begin(site, phone)
      : beginning()
  if (state.step === 'done' && !carried) throw redirect(next, 303)
  return data(
    { state, next, reason, carried },
    { status: 'error' in state && state.error ? 422 : 200 },
  )
}

function phoneOf(text: string | null): string {
  const phone = nationalPhone(text ?? '')
  return isPhone(phone) ? phone : ''
}

/** /dang-nhap: the log-in as a page of its own, without JavaScript or in a new tab. */
export default function LogInPage() {
  const loaded = useLoaderData<typeof loader>()
  const result = useActionData<typeof action>()
  const navigate = useNavigate()
  const toast = useToast()
  const [isDone, setDone] = useState(false)
  const { next, reason } = result ?? loaded
  const carried = result?.carried ?? null
  // While a password is being chosen the session is there already.
  if (loaded.phone && !result) return <AlreadyLoggedIn phone={loaded.phone} next={next} />
  if (carried && (isDone || result?.state.step === 'done'))
    return <ContinueBooking carried={carried} reason={reason} />

  function leave(message: string | null) {
    if (message) toast({ kind: 'success', text: message, ms: toastMs.login })
    refreshPersonal()
    if (carried) setDone(true)
    else navigate(next, { replace: true })
  }

  return (
    <main id="main" className="page page--narrow section stack">
      <h1 className="h2">{titleOf(reason)}</h1>
      <LogInSteps
        first={result?.state ?? loaded.first}
        carried={
          <>
            <input type="hidden" name="next" value={next} />
            {reason ? <input type="hidden" name="ly-do" value={reason} /> : null}
            {carried ? <input type="hidden" name="carriedTo" value={carried.to} /> : null}
            {carried ? <input type="hidden" name="carried" value={carried.fields} /> : null}
          </>
        }
        onLoggedIn={() => toast({ kind: 'success', text: messages.loggedIn, ms: toastMs.login })}
        onDone={leave}
      />
    </main>
  )
}

/** The booking that waited, one press from being sent: nothing has to be typed again. */
function ContinueBooking({ carried, reason }: { carried: CarriedForm; reason: Reason | null }) {
  const isChange = reason === 'doi-lich'
  return (
    <main id="main" className="page page--narrow section stack">
      <h1 className="h2">{messages.loggedIn}</h1>
      <p>{isChange ? messages.changeText : messages.bookText}</p>
      <form method="post" action={carried.to}>
        {fieldsOf(carried).map(([name, value], index) => (
          <input key={index} type="hidden" name={name} value={value} />
        ))}
        <Button kind="primary" type="submit" wide>
          {isChange ? messages.changeBooking : messages.book}
        </Button>
      </form>
    </main>
  )
}

function AlreadyLoggedIn({ phone, next }: { phone: string; next: string }) {
  return (
    <main id="main" className="page page--narrow section stack">
      <h1 className="h2">{messages.title}</h1>
      <p>{formatMessage(messages.already, { phone: dotted(phone) })}</p>
      <Button kind="primary" to={next} wide>
        {messages.goOn}
      </Button>
      <LogOutForm next={next}>
        {(isBusy) => (
          <Button type="submit" wide busy={isBusy}>
            {messages.logOut}
          </Button>
        )}
      </LogOutForm>
    </main>
  )
}
