import { nationalPhone } from '../../../../domain/phone'
import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { isPhone, phoneProblem } from '~/booking/customer/phone'
import { brand } from '~/brand'
import { readBody, textOf } from '~/form.server'
import { formatMessage } from '~/messages/format-message'
import { booked as messages } from '~/messages/vi/booked'
import { booking } from '~/messages/vi/booking'
import { LookUpBookingDocument } from '../../../../schema/generated/graphql'
import { trailTo } from '../../../seo/breadcrumbs'
import { describeTrail } from '~/seo/json-ld'
import { pageMeta } from '../../../seo/page-meta'
import { LookUpForm } from './look-up-form'

/** Why a look-up found no booking. */
export type LookUpResult = {
  kind: 'none' | 'invalid' | 'tooMany' | 'failed'
  message: string
  phone: string
}

const statuses: Record<LookUpResult['kind'], number> = {
  none: 200,
  invalid: 422,
  tooMany: 429,
  failed: 502,
}

export const meta: MetaFunction<typeof loader> = ({ matches }) =>
  pageMeta(matches, {
    title: formatMessage(messages.lookUpMeta, { brand: brand.name }),
    description: messages.lookUpText,
    path: '/booking/lookup',
  })

/** A link may bring the phone. */
export function loader({ request, context: { site } }: LoaderFunctionArgs) {
  describeTrail(site, trailTo({ name: messages.lookUpTitle, path: '/booking/lookup' }))
  const phone = nationalPhone(new URL(request.url).searchParams.get('phone') ?? '')
  return { phone: isPhone(phone) ? phone : '' }
}

/** Looks the phone up: a current booking is opened, otherwise 'Bạn chưa đặt lịch!'. */
export async function action({ request, context: { site } }: ActionFunctionArgs) {
  const typed = textOf(await readBody(request), 'phone')
  const phone = nationalPhone(typed)
  const problem = phoneProblem(phone)
  if (problem) return respond('invalid', problem, typed)
  const response = await site.gateway.mutate(LookUpBookingDocument, { phone })
  if (!response.ok) return respond('failed', booking.error, phone)
  const result = response.data.lookUpBooking
  switch (result.__typename) {
    case 'BookingFound':
      throw redirect(`/booking/success?bookingId=${encodeURIComponent(result.bookingId)}`, 303)
    case 'NoBooking':
      return respond('none', result.message || messages.none, phone)
    case 'TooManyTries':
      return respond('tooMany', result.message, phone)
    case 'InvalidInput':
      return respond('invalid', result.issues[0]?.message ?? booking.error, typed)
  }
}

function respond(kind: LookUpResult['kind'], message: string, phone: string) {
  const outcome: LookUpResult = { kind, message, phone }
  return data(outcome, { status: statuses[kind] })
}

/** /booking/lookup: find a booking by its phone. */
export default function LookUpPage() {
  const { phone } = useLoaderData<typeof loader>()
  return (
    <main id="main" className="page page--narrow section">
      <h1 className="h2">{messages.lookUpTitle}</h1>
      <LookUpForm result={useActionData<typeof action>()} phone={phone} />
    </main>
  )
}
