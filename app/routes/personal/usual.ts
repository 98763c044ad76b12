import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { privateJson } from '~/private-json.server'
import { UsualDocument, type UsualQuery } from '../../../schema/generated/graphql'

/**
 * The customer's usual booking, with the nearest free hour; null when there is none or it could not
 * be loaded.
 */
export type UsualData = UsualQuery['usualVisit']

/**
 * Serves /personal/usual, which Home requests for customers without a booking; the response must
 * not be cached.
 */
export async function loader({ context: { site } }: LoaderFunctionArgs): Promise<Response> {
  const response = await site.gateway.query(UsualDocument, {})
  const usual: UsualData = response.ok ? response.data.usualVisit : null
  return privateJson(usual)
}
