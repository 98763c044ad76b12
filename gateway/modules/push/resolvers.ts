import type { Resolvers } from '../../../schema/generated/resolvers'
import {
  choosePushPurposes,
  pushDevices,
  subscribeToPush,
  testPush,
  unsubscribeFromPush,
} from './push'

/** Messages about bookings by Web Push: the chain's key, and the customer's devices. */
export const pushResolvers: Resolvers = {
  Query: {
    pushKey: async (_query, _args, { backends }) => (await backends.auth.getPushKey({})).publicKey,
    pushDevices: (_query, _args, context) => pushDevices(context),
  },
  PushSubscribed: {
    devices: (_subscribed, _args, context) => pushDevices(context),
  },
  Mutation: {
    subscribeToPush: (_mutation, args, context) => subscribeToPush(args, context),
    choosePushPurposes: (_mutation, args, context) => choosePushPurposes(args, context),
    unsubscribeFromPush: (_mutation, args, context) => unsubscribeFromPush(args, context),
    testPush: (_mutation, args, context) => testPush(args, context),
  },
}
