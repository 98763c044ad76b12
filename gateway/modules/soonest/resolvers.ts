import type { Resolvers } from '../../../schema/generated/resolvers'
import { soonest } from './soonest'

/** The soonest hours of the whole chain. */
export const soonestResolvers: Resolvers = {
  Query: { soonest: (_query, args, context) => soonest(args, context) },
}
