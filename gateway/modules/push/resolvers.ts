import type { PushDevice, PushPurpose, Resolvers } from '../../../schema/generated/resolvers'
import * as z from 'zod'
import { sessionId, type pushPurpose, pushSubscription } from '../../../workers/auth/contract'
import type { Context } from '../../context'
import { inverse } from '../../graphql/inverse'
import { invalid, tooMany, withInput } from '../../graphql/input'
import { membersOnly } from '../auth/members'

const purposes = { BOOKING: 'booking', REMINDER: 'reminder', REVIEW: 'review' } as const satisfies {
  [P in PushPurpose]: z.output<typeof pushPurpose>
}
const purposesBack = inverse(purposes)

const deviceOnly = z.object({ id: sessionId })
const choice = deviceOnly.extend({
  purposes: z.array(z.enum(purposesBack)).min(1, 'PURPOSE_MISSING').max(3, 'INVALID_VALUE'),
})

/** The devices of the logged-in customer. */
async function pushDevices({ backends }: Pick<Context, 'backends'>): Promise<PushDevice[]> {
  return (await backends.auth.listPushDevices({})).map(
    ({ device, canTest, purposes: chosen, ...rest }) => ({
      ...rest,
      device: device || null,
      canTest: canTest ?? false,
      purposes: chosen.map((purpose) => purposesBack[purpose]),
    }),
  )
}

/** Messages about bookings by Web Push: the chain's key, and the customer's devices. */
export const pushResolvers: Resolvers = {
  Browser: {
    pushKey: async (_browser, _args, { backends }) =>
      (await backends.auth.getPushKey({})).publicKey,
  },
  Viewer: { pushDevices: (_viewer, _args, context) => pushDevices(context) },
  PushSubscribed: {
    devices: (_subscribed, _args, context) => pushDevices(context),
  },
  Mutation: {
    /** Subscribes this device, in the language of its page. */
    subscribeToPush: (_mutation, { input }, { backends, visitor, content }) =>
      withInput(pushSubscription, input, async (subscription) => {
        membersOnly(visitor)
        const { status, body } = await backends.auth.subscribeToPush({
          ...subscription,
          ...content,
        })
        if (status === 429) return tooMany(body)
        return status === 409
          ? invalid([{ field: '', message: body.message }])
          : { __typename: 'PushSubscribed' }
      }),
    choosePushPurposes: (_mutation, { input }, { backends, visitor }) =>
      withInput(choice, input, async ({ id, purposes: chosen }) => {
        membersOnly(visitor)
        const { status, body } = await backends.auth.choosePushPurposes({
          id,
          purposes: chosen.map((purpose) => purposes[purpose]),
        })
        if (status === 429) return tooMany(body)
        return status === 404
          ? { __typename: 'NotFound', message: body.message }
          : { __typename: 'PushPurposesSaved', id }
      }),
    unsubscribeFromPush: (_mutation, { input }, { backends, visitor }) =>
      withInput(deviceOnly, input, async ({ id }) => {
        membersOnly(visitor)
        await backends.auth.unsubscribeFromPush({ id })
        return { __typename: 'PushEnded', id }
      }),
    testPush: (_mutation, { input }, { backends, visitor }) =>
      withInput(deviceOnly, input, async ({ id }) => {
        membersOnly(visitor)
        const { status, body } = await backends.auth.testPush({ id })
        if (status === 429) return tooMany(body)
        if (status === 404) return { __typename: 'NotFound', message: body.message }
        return status === 409
          ? { __typename: 'PushNotTaken', message: body.message }
          : { __typename: 'PushTestSent', id }
      }),
  },
}
