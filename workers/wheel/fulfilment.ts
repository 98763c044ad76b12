import * as z from 'zod'
import { nowOf } from '../../domain/clock'
import { logFailure } from '../kit/log'
import { allRows } from '../kit/rows'
import type { HandlerContext } from '../kit/serve'
import type { WheelEnv } from './env'
import type { Customer } from './clients/auth'
import { connect } from '../kit/connect'
import { upstreamOf } from '../kit/upstream'
import { endpoint, type Api } from '../kit/endpoint'
import { refusalDto } from '../kit/message'
import { id, phone } from '../kit/values'
import { done, known, whole } from '../kit/wire'

/** The one call of the campaign backend that the wheel makes. */
const campaignApi = {
  giveOffer: endpoint({
    kind: 'specified',
    method: 'POST',
    path: '/api/campaign-customer/one-phone-campaign',
    input: z.object({ phone, campaignId: id, key: z.string() }),
    responses: {
      // Without its usual code a 200 has given the offer too: asked again, a host may give it again.
      200: done.extend({ code: known(whole.catch(200), 200) }),
      404: refusalDto,
    },
  }),
} satisfies Api

const TIMEOUT_MS = 3_000

/**
 * Makes an offer the phone's own, once for each key; 404 when the campaign backend knows no such
 * offer. Throws while it is down.
 */
function giveOffer(
  { env, requestId }: HandlerContext<WheelEnv>,
  offer: { phone: string; offerId: number; key: string },
) {
  const client = connect('campaign', campaignApi, {
    ...upstreamOf('campaign', env),
    headers: { 'x-request-id': requestId },
    timeoutMs: TIMEOUT_MS,
  })
  return client.giveOffer({ phone: offer.phone, campaignId: offer.offerId, key: offer.key })
}

/** Most gifts that are handed over at once; the rest follow with the customer's next act. */
const MAX_AT_ONCE = 20

const dueRow = z.object({ id: z.string(), offerId: z.int() })

/**
 * Grants gifts that are offers through the campaign backend in the background: after a win, an
 * exchange, and whenever the customer opens their gifts, when failed grants are retried. The gift's
 * own number is the key, so no offer is granted twice. The phone is not stored here. An offer that
 * the campaign backend does not know is none: the gift shows its code.
 */
export function grantInBackground(context: HandlerContext<WheelEnv>, customer: Customer): void {
  context.waitUntil(grant(context, customer).catch(failed(context)))
}

function failed({ requestId }: HandlerContext<WheelEnv>): (error: unknown) => false {
  return (error) => {
    logFailure({ worker: 'wheel', call: 'grant', requestId }, error)
    return false
  }
}

async function grant(context: HandlerContext<WheelEnv>, { id, phone }: Customer): Promise<void> {
  const { DB } = context.env
  const due = DB.prepare(
    `SELECT id, offer_id AS offerId FROM received
     WHERE customer_id = ? AND offer_id IS NOT NULL AND granted_at IS NULL
     LIMIT ?`,
  ).bind(id, MAX_AT_ONCE)
  for (const { id: key, offerId } of await allRows(due, dueRow)) {
    // What fails for one gift must not keep the others waiting.
    const offer = { phone, offerId, key: `wheel:${key}` }
    const response = await giveOffer(context, offer).catch(failed(context))
    if (!response) continue
    if (response.status === 404)
      await DB.prepare('UPDATE received SET offer_id = NULL WHERE id = ?').bind(key).run()
    else if ([200, 201].includes(response.body.code))
      await DB.prepare('UPDATE received SET granted_at = ? WHERE id = ?')
        .bind(nowOf(context.env), key)
        .run()
  }
}
