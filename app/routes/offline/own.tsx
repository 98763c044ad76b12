import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/cloudflare'
import { readBody } from '~/form.server'
import { offline as messages } from '~/messages/vi/offline'
import { storingCookie } from '~/offline/off-cookie'
import { OfflineBookingsDocument } from '../../../schema/generated/graphql'
import { LoadAgain, OfflineCard, Switch, nextVisit, secondsStored } from './card'
import { isOff, offlineResponse, offResponse } from './document'

/**
 * /offline: the next booking of this browser's customer, which its service worker stores; with
 * ?chung=1 the page for everybody that it shows in place of others when nothing is stored.
 */
export async function loader({
  request,
  context: { site },
}: LoaderFunctionArgs): Promise<Response> {
  const query = new URL(request.url).searchParams
  if (query.has('chung'))
    return offlineResponse(page(messages.lostTitle, messages.lostText, <LoadAgain />))
  // Whatever started the worker, as notifications do.
  if (query.get('luu') === '0' || isOff(request)) return offResponse()
  const response = await site.gateway.query(OfflineBookingsDocument, {})
  const bookings =
    response.ok && !response.failed.includes('viewer.profile')
      ? response.data.browser.bookings
      : null
  if (!response.ok || !bookings)
    return offlineResponse(page(messages.emptyTitle, messages.failedText, <LoadAgain />), {
      status: 502,
    })
  const { now } = response.data
  const booking = nextVisit(bookings, now)
  if (!booking)
    return offlineResponse(page(messages.emptyTitle, messages.emptyText, <Switch isOn />))
  return offlineResponse(
    {
      title: messages.title,
      body: <OfflineCard booking={booking} token={booking.manageToken} now={now} />,
    },
    { seconds: secondsStored(booking, now) },
  )
}

/**
 * Switches the storing on this device off or on. Off deletes all that the site has stored in the
 * browser but its cookies, and with it the worker, even one that is broken.
 */
export async function action({
  request,
  context: { site },
}: ActionFunctionArgs): Promise<Response> {
  const isOn = (await readBody(request)).get('store') === '1'
  return redirect(isOn ? '/offline' : '/offline?luu=0', {
    status: 303,
    headers: {
      'set-cookie': storingCookie(isOn, site.origin.startsWith('https:')),
      ...(isOn ? {} : { 'clear-site-data': '"storage"' }),
    },
  })
}

function page(title: string, text: string, way: React.ReactElement) {
  return {
    title,
    body: (
      <>
        <h1>{title}</h1>
        <p>{text}</p>
        {way}
      </>
    ),
  }
}
