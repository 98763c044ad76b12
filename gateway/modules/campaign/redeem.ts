import * as z from 'zod'
import type { MutationRedeemCodeArgs, ResolversTypes } from '../../../schema/generated/resolvers'
import type { Context } from '../../context'
import { nullIfBackendFails } from '../../graphql/errors'
import { phoneOrNothing, tooMany, typedCode, withInput } from '../../graphql/input'
import { messageOf } from '../../graphql/message'
import { offerFor, ownPhone } from './offers'

const ofCode = z.object({ code: typedCode })

/** Applies a promo code. What the backend throws is a failure, masked like any other. */
export function redeemCode(
  { code: typed, phone, salonId, serviceIds }: MutationRedeemCodeArgs,
  context: Context,
): Promise<Awaited<ResolversTypes['RedeemCodeResult']>> {
  return withInput(ofCode, { code: typed }, async ({ code }) => {
    const own = await ownPhone(phone, context)
    const response = await context.backends.campaign.postCode({
      code,
      phone: phoneOrNothing(phone),
      keep: own !== undefined,
    })
    if (response.status === 429) return tooMany(response.body)
    const { offerId, message } = response.body
    if (offerId === null) return { __typename: 'CodeRefused', ...messageOf({ message }) }
    // It is redeemed, whether or not its offer can be read.
    const offer = await nullIfBackendFails(
      offerFor(
        { id: offerId, salonId: salonId ?? 0, serviceIds: serviceIds ?? [], phone, codes: [code] },
        context,
      ),
    )
    return { __typename: 'CodeRedeemed', ...messageOf({ message }), code, offer: offer ?? null }
  })
}
