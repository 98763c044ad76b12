import { data, redirect } from '@remix-run/cloudflare'
import type { Site } from '~/context'
import { positiveInt, textOf } from '~/form.server'
import { booking as messages } from '~/messages/vi/booking'
import { refusedBy, type RefusalMessages } from '~/refusal'
import {
  AnnounceLatenessDocument,
  CancelManagedBookingDocument,
  ChangeManagedBookingDocument,
  ConfirmComingDocument,
  NamePeopleDocument,
  type AnnounceLatenessMutation,
} from '../../../schema/generated/graphql'
import { changePath } from '../booking/success/booking-card'
import { managePath, namesPart } from './paths'

type Nearest = Extract<
  AnnounceLatenessMutation['announceLateness'],
  { __typename: 'LatenessRefused' }
>['nearest']

/**
 * Why an act on the page came to nothing, with the hours that can be had instead, or with the names
 * as they were typed and what is wrong with each.
 */
export type ManageRefusal = {
  message: string
  nearest: Nearest
  names?: { typed: string[]; problems: (string | undefined)[] }
}

/**
 * Carries out a form of the manage page. Success redirects to the page that shows it, or into the
 * flow that changes the booking.
 */
export async function manageAction(site: Site, token: string, form: FormData) {
  switch (textOf(form, 'intent')) {
    case 'cancel':
      return cancel(site, token)
    case 'change':
      return change(site, token, positiveInt(textOf(form, 'hour')))
    case 'coming':
      return confirmComing(site, token)
    case 'late':
      return announceLate(site, token, positiveInt(textOf(form, 'minutes')))
    case 'names':
      return namePeople(
        site,
        token,
        form.getAll('name').map((name) => (typeof name === 'string' ? name : '')),
      )
    default:
      return refused(422, messages.error)
  }
}

async function cancel(site: Site, token: string) {
  const response = await site.gateway.mutate(CancelManagedBookingDocument, { token })
  if (!response.ok) return refused(502, messages.error)
  const result = response.data.cancelManagedBooking
  if (result.__typename === 'BookingCanceled') throw redirect(`${managePath(token)}?xong=huy`, 303)
  return otherwise(result)
}

async function change(site: Site, token: string, hourId: number) {
  const response = await site.gateway.mutate(ChangeManagedBookingDocument, { token })
  if (!response.ok) return refused(502, messages.error)
  const result = response.data.changeManagedBooking
  if (result.__typename !== 'ChangeAllowed') return otherwise(result)
  const path = changePath(result.booking)
  throw redirect(hourId > 0 ? path.replace('#', `&hour=${hourId}#`) : path, 303)
}

async function confirmComing(site: Site, token: string) {
  const response = await site.gateway.mutate(ConfirmComingDocument, { token })
  if (!response.ok) return refused(502, messages.error)
  const result = response.data.confirmComing
  if (result.__typename === 'ComingConfirmed') throw redirect(`${managePath(token)}?xong=den`, 303)
  return otherwise(result)
}

async function announceLate(site: Site, token: string, minutes: number) {
  const response = await site.gateway.mutate(AnnounceLatenessDocument, { token, minutes })
  if (!response.ok) return refused(502, messages.error)
  const result = response.data.announceLateness
  if (result.__typename === 'LatenessAccepted') throw redirect(`${managePath(token)}?xong=tre`, 303)
  return result.__typename === 'LatenessRefused'
    ? refused(409, result.message, result.nearest)
    : otherwise(result)
}

async function namePeople(site: Site, token: string, typed: string[]) {
  const response = await site.gateway.mutate(NamePeopleDocument, { token, names: typed })
  if (!response.ok) return notNamed({ status: 502, message: messages.error }, typed, [])
  const result = response.data.namePeople
  if (result.__typename === 'PeopleNamed')
    throw redirect(`${managePath(token)}?xong=ten#${namesPart}`, 303)
  const issues = 'issues' in result ? result.issues : []
  return notNamed(
    refusedBy(result, messages.error),
    typed,
    typed.map((_name, at) => issues.find(({ field }) => field === `names.${at}`)?.message),
  )
}

function notNamed(
  { status, message }: { status: number; message: string },
  typed: string[],
  problems: (string | undefined)[],
) {
  const refusal: ManageRefusal = { message, nearest: [], names: { typed, problems } }
  return data(refusal, { status })
}

/** The server's refusal with its sentence. */
function otherwise(result: RefusalMessages & { __typename: string }) {
  const { status, message } = refusedBy(result, messages.error)
  return refused(status, message)
}

function refused(status: number, message: string, nearest: Nearest = []) {
  const refusal: ManageRefusal = { message, nearest }
  return data(refusal, { status })
}
