import * as z from 'zod'
import { connect } from '../../kit/connect'
import { endpoint, type Api } from '../../kit/endpoint'
import { knownMessage } from '../../kit/message'
import { logFailure } from '../../kit/log'
import { limitFor } from '../../kit/time-limits'
import { upstreamOf, type HostVars } from '../../kit/upstream'
import { hourId, id, phone } from '../../kit/values'
import {
  count,
  inData,
  known,
  lenientList,
  onOff,
  rowId,
  text,
  wireDate,
  wireDateOrNone,
} from '../../kit/wire'
import type { OfferCustomer } from '../pricing/chosen-offers'
import type { NewBooking } from '../contract'
import type { OrderedPerson } from '../pricing/order'

const checkedOffer = z
  .object({
    campaignId: rowId,
    name: text,
    valid: onOff,
    message: knownMessage,
    usage: known(count.nullable(), null),
    grants: lenientList(
      z
        .object({ usage: count, endDate: known(wireDateOrNone, null) })
        .transform(({ usage, endDate }) => ({ given: usage, until: endDate })),
    ),
    paymentMethod: text,
    discount: known(count, 0),
    serviceApplies: lenientList(z.object({ id: rowId, price: count })),
  })
  .transform(({ campaignId, valid, serviceApplies, ...wire }) => ({
    ...wire,
    id: campaignId,
    isValid: valid,
    prices: serviceApplies,
  }))

/**
 * The campaign backend's response about a chosen offer; `usage` is the number of uses that the
 * phone was granted, null without limit, and `grants` are those that have not lapsed. A host that
 * names no last days sends no grants.
 */
export type CheckedOffer = z.output<typeof checkedOffer>

/** The one call of the campaign backend that booking makes, with the fields it reads. */
const campaignApi = {
  checkOffers: endpoint({
    kind: 'specified',
    method: 'POST',
    path: '/api/campaign-customer/reward',
    input: z.object({
      phone,
      isOwner: z.boolean(),
      codes: z.array(z.string()),
      salonId: id,
      dateBook: wireDate,
      people: z.array(
        z.object({ services: z.array(id), campaigns: z.array(id), bookHourId: hourId }),
      ),
    }),
    responses: {
      200: inData(z.array(z.array(checkedOffer))),
    },
  }),
} satisfies Api

const TIMEOUT_MS = 2_000

/**
 * Checks the chosen offers with the campaign backend, person by person in the given order; null
 * when it fails, which is logged.
 */
export async function checkOffers(
  input: NewBooking,
  people: readonly OrderedPerson[],
  chosen: readonly number[][],
  { isOwner, requestId }: OfferCustomer,
  env: HostVars<'CAMPAIGN'>,
): Promise<CheckedOffer[][] | null> {
  const { phone: bookingPhone, codes, salonId, dateBook } = input
  const checkedPeople = people.map(({ hourId: bookHourId, services }, index) => ({
    services: services.map((service) => service.id),
    campaigns: chosen[index] ?? [],
    bookHourId,
  }))
  try {
    const upstream = upstreamOf('campaign', env)
    const checked = await connect('campaign', campaignApi, {
      ...upstream,
      headers: { 'x-request-id': requestId },
      timeoutMs: limitFor(upstream.host, TIMEOUT_MS),
    }).checkOffers({
      phone: bookingPhone,
      isOwner,
      codes,
      salonId,
      dateBook,
      people: checkedPeople,
    })
    if (!coversAll(checked, chosen))
      throw new Error('the campaign backend did not answer for each chosen offer')
    return checked
  } catch (error) {
    logFailure({ worker: 'booking', call: 'campaign.checkOffers', requestId }, error)
    return null
  }
}

/**
 * Whether the response covers exactly the chosen offers, so that none is added and none goes
 * unchecked.
 */
function coversAll(checked: CheckedOffer[][], chosen: readonly number[][]): boolean {
  return (
    chosen.length === checked.length &&
    chosen.every((ids, index) => ids.join() === checked[index]?.map((offer) => offer.id).join())
  )
}
