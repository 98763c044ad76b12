import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { privateJson } from '~/private-json.server'
import { PersonalDocument, type PersonalQuery } from '../../../schema/generated/graphql'

/** The visitor's own data on public pages; `bookings` is null when they could not be loaded. */
export type PersonalData = {
  now: number
  viewer: PersonalQuery['viewer']
  bookings: PersonalQuery['myBookings']
}

/**
 * Serves /personal, which the browser requests after the page has loaded (H-034); the response must
 * not be cached.
 */
export async function loader({ context: { site } }: LoaderFunctionArgs): Promise<Response> {
  const response = await site.gateway.query(PersonalDocument, {})
  const { now, viewer, myBookings } = response.ok
    ? response.data
    : { now: site.now, viewer: null, myBookings: null }
  const data: PersonalData = { now, viewer, bookings: myBookings }
  return privateJson(data)
}
