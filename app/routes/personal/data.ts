import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { PersonalDocument, type PersonalQuery } from '../../../schema/generated/graphql'

/**
 * What is the visitor's own on pages that are the same for everybody; `bookings` is null when they
 * could not be had.
 */
export type PersonalData = {
  now: number
  viewer: PersonalQuery['viewer']
  bookings: PersonalQuery['myBookings']
}

/**
 * Answers /personal, which the browser asks after the page stands (H-034); nothing between here and
 * there may keep it.
 */
export async function loader({ context: { site } }: LoaderFunctionArgs): Promise<Response> {
  const answer = await site.gateway.query(PersonalDocument, {})
  const { now, viewer, myBookings } = answer.ok
    ? answer.data
    : { now: site.now, viewer: null, myBookings: null }
  const data: PersonalData = { now, viewer, bookings: myBookings }
  return Response.json(data, { headers: { 'cache-control': 'private, no-store' } })
}
