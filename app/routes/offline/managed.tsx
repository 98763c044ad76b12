import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { manage } from '~/messages/vi/manage'
import { offline as words } from '~/messages/vi/offline'
import { OfflineManagedDocument } from '../../../schema/generated/graphql'
import { OfflineCard } from './card'
import { offlineAnswer } from './document'
import { nextVisit, secondsStored } from './next-visit'
import { isOff, offAnswer } from './off'

/** /lich/:token/offline: the booking of a manage page, for a browser that has only its link. */
export async function loader({
  request,
  params,
  context: { site },
}: LoaderFunctionArgs): Promise<Response> {
  if (isOff(request)) return offAnswer()
  const token = params.token ?? ''
  const answer = await site.gateway.query(OfflineManagedDocument, { token })
  const found = answer.ok ? answer.data.managedBooking : null
  if (!answer.ok || (!found && answer.failed.includes('managedBooking')))
    return nothing(words.failedText, 502)
  if (found?.state === 'LIMITED') return nothing(words.failedText, 429)
  const { now } = answer.data
  const booking = found?.booking ? nextVisit([found.booking], now) : null
  if (!booking) return nothing(manage.missing, 404)
  return offlineAnswer(
    { title: words.title, body: <OfflineCard booking={booking} token={token} now={now} /> },
    { seconds: secondsStored(booking, now) },
  )
}

function nothing(title: string, status: number): Promise<Response> {
  return offlineAnswer({ title, body: <h1>{title}</h1> }, { status })
}
