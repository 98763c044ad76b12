import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { privateJson } from '~/private-json.server'
import {
  SoonestHoursDocument,
  UsualPlaceDocument,
  type SoonestHoursQuery,
} from '../../../schema/generated/graphql'

/**
 * The soonest hours around the salon of his last visit, for what he had there; null when none could
 * be had.
 */
export type NearbyHours = {
  hours: NonNullable<SoonestHoursQuery['soonest']>['hours']
  serviceIds: number[]
  near: { latitude: number; longitude: number }
} | null

/** Hours that Home shows. */
const SHOWN = 3

/**
 * Serves /personal/soonest, which Home requests for customers without a booking; no cache may
 * store it.
 */
export async function loader({ context: { site } }: LoaderFunctionArgs): Promise<Response> {
  const response = await site.gateway.query(UsualPlaceDocument, {})
  const usual = response.ok ? response.data.usualVisit : null
  const serviceIds = usual?.services.map(({ id }) => id) ?? []
  const near = usual && { latitude: usual.salon.latitude, longitude: usual.salon.longitude }
  const found =
    near && serviceIds.length > 0
      ? await site.gateway.query(SoonestHoursDocument, {
          serviceIds,
          ...near,
          provinceId: null,
          after: null,
          first: SHOWN,
        })
      : null
  const hours = (found?.ok && found.data.soonest?.hours) || []
  const nearby: NearbyHours = near && hours.length > 0 ? { hours, serviceIds, near } : null
  return privateJson(nearby)
}
