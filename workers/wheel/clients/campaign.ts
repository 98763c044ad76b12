import * as z from 'zod'
import { connect } from '../../kit/connect'
import { endpoint, type Api } from '../../kit/endpoint'
import type { HandlerContext } from '../../kit/serve'
import { id, phone } from '../../kit/values'
import type { WheelEnv } from '../env'

/** The one call of the campaign backend that the wheel makes. */
const campaignApi = {
  giveOffer: endpoint({
    method: 'POST',
    path: '/api/campaign-customer/one-phone-campaign',
    input: z.object({ phone, campaignId: id, key: z.string() }),
    responses: { 200: z.object({ code: z.literal(200) }), 404: z.object({ message: z.string() }) },
  }),
} satisfies Api

const TIMEOUT_MS = 3_000

/**
 * Makes an offer the phone's own, once for each key; false when the campaign backend knows no such
 * offer. Throws while it is down.
 */
export async function giveOffer(
  { env, requestId }: HandlerContext<WheelEnv>,
  offer: { phone: string; offerId: number; key: string },
): Promise<boolean> {
  const client = connect('campaign', campaignApi, {
    fetcher: env.CAMPAIGN,
    headers: { 'x-request-id': requestId },
    timeoutMs: TIMEOUT_MS,
  })
  const response = await client.giveOffer({
    phone: offer.phone,
    campaignId: offer.offerId,
    key: offer.key,
  })
  return response.status === 200
}
