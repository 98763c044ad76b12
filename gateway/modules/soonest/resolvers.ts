import type { Resolvers } from '../../../schema/generated/resolvers'
import { firstFreeHours } from './first-free-hours'
import { soonest } from './soonest'

/** The soonest hours of the whole chain, and the first of each salon. */
export const soonestResolvers: Resolvers = {
  Query: {
    soonest: (_query, args, context) => soonest(args, context),
    firstFreeHours: (_query, args, context) => firstFreeHours(args, context),
  },
}
