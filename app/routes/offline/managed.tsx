import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { manage } from '~/messages/vi/manage'
import { offline as messages } from '~/messages/vi/offline'
import { OfflineManagedDocument } from '../../../schema/generated/graphql'
import { OfflineCard, nextVisit, secondsStored } from './card'
import { isOff, offlineResponse, offResponse } from './document'
import { tokenIn } from '../manage/paths'

/** /lich/:token/offline: the booking of a manage page, for a browser that has only its link. */
export async function loader({
  request,
  params,
  context: { site },
}: LoaderFunctionArgs): Promise<Response> {
  if (isOff(request)) return offResponse()
  const token = tokenIn(params.token)
  const response = await site.gateway.query(OfflineManagedDocument, { token })
  const found = response.ok ? response.data.managedBooking : null
  if (!response.ok || (!found && response.failed.includes('managedBooking')))
    return nothing(messages.failedText, 502)
  if (found?.state === 'LIMITED') return nothing(messages.failedText, 429)
  const { now } = response.data
  const booking = found?.booking ? nextVisit([found.booking], now) : null
  if (!booking) return nothing(manage.missing, 404)
  return offlineResponse(
    { title: messages.title, body: <OfflineCard booking={booking} token={token} now={now} /> },
    { seconds: secondsStored(booking, now) },
  )
}

function nothing(title: string, status: number): Promise<Response> {
  return offlineResponse({ title, body: <h1>{title}</h1> }, { status })
}
