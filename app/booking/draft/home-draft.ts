import { nationalPhone } from '../../../domain/phone'
import { placeIdForm } from '../../../domain/id-form'
import { isPhone } from '../customer/phone'
import { readId } from '../read-id'
import { normalHomeStep } from '../steps'
import { readableQuery } from './draft-query'

/**
 * The choices for a home visit; they are in the page's address. Street address and note are posted
 * at the end, so that no postal address is in a URL.
 */
export type HomeDraft = {
  /** 0 where, 1 what, 2 when. */
  step: number
  /** Ten digits, '' while unknown. */
  phone: string
  /** A saved address of the customer's. */
  addressId: string | null
  /** Or a district or ward. */
  placeId: string | null
  serviceIds: readonly string[]
}

/** Most services of a visit. */
const MAX_SERVICES = 10

/**
 * Reads the draft from a query of /booking-at-home; a step whose earlier choices are missing
 * becomes the step that makes them.
 */
export function readHomeDraft(query: URLSearchParams): HomeDraft {
  const phone = nationalPhone(query.get('phone') ?? '')
  const addressId = readId(query.get('address'))
  const place = query.get('place') ?? ''
  const placeId = addressId === null && placeIdForm.test(place) ? place : null
  // A form of tick boxes names the service once for each; a link names them all at once.
  const ids = query
    .getAll('chosenService')
    .flatMap((text) => text.split(','))
    .flatMap((text) => readId(text) ?? [])
  const serviceIds = [...new Set(ids)].slice(0, MAX_SERVICES)
  const hasPlace = addressId !== null || placeId !== null
  const reachable = hasPlace ? (serviceIds.length > 0 ? 2 : 1) : 0
  return {
    step: Math.min(normalHomeStep(query.get('step')), reachable),
    phone: isPhone(phone) ? phone : '',
    addressId,
    placeId,
    serviceIds,
  }
}

/** The address of a draft; readHomeDraft gives the same draft back. */
export function homePath(
  { step, phone, addressId, placeId, serviceIds }: HomeDraft,
  more: Record<string, string> = {},
): string {
  const query = new URLSearchParams({ step: String(step), phone: phone || '0' })
  if (addressId !== null) query.set('address', addressId)
  else if (placeId !== null) query.set('place', placeId)
  if (serviceIds.length > 0) query.set('chosenService', serviceIds.join(','))
  for (const [name, value] of Object.entries(more)) query.set(name, value)
  return `/booking-at-home?${readableQuery(query)}`
}
