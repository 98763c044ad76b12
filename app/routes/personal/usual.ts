import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { UsualDocument, type UsualQuery } from '../../../schema/generated/graphql'

/**
 * What the customer would book again, with the nearest free hour; null when there is nothing to
 * propose or it could not be had.
 */
export type UsualData = UsualQuery['usualVisit']

/**
 * Answers /personal/usual, which Home asks for customers without a booking; nothing between here
 * and there may keep it.
 */
export async function loader({ context: { site } }: LoaderFunctionArgs): Promise<Response> {
  const answer = await site.gateway.query(UsualDocument, {})
  const usual: UsualData = answer.ok ? answer.data.usualVisit : null
  return Response.json(usual, { headers: { 'cache-control': 'private, no-store' } })
}
