import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { privateJson } from '~/private-json.server'
import { UsualDocument, type UsualQuery } from '../../../schema/generated/graphql'

/**
 * The customer's usual booking, with the nearest free hour; null when there is none or it could not
 * be loaded.
 */
export type UsualData =
  | (NonNullable<UsualQuery['usualVisit']> & {
      /** No hour is free, as opposed to hours that could not be loaded or had no services to fit. */
      isFull: boolean
    })
  | null

/**
 * Serves /personal/usual, which Home requests for customers without a booking; the response must
 * not be cached.
 */
export async function loader({ context: { site } }: LoaderFunctionArgs): Promise<Response> {
  const response = await site.gateway.query(UsualDocument, {})
  return privateJson(response.ok ? usualOf(response.data.usualVisit, response.failed) : null)
}

function usualOf(usual: UsualQuery['usualVisit'], failed: readonly string[]): UsualData {
  if (!usual) return null
  const isKnown = usual.services.length > 0 && !failed.includes('usualVisit.nearest')
  return { ...usual, isFull: isKnown && !usual.nearest }
}
