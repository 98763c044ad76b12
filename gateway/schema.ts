import { createSchema } from 'graphql-yoga'
import type { Resolvers } from '../schema/generated/resolvers'
import { typeDefs } from '../schema/generated/type-defs'
import type { Context } from './context'
import { accountResolvers } from './resolvers/account'
import { authResolvers } from './resolvers/auth'
import { bookingResolvers } from './resolvers/booking'
import { campaignResolvers } from './resolvers/campaign'
import { historyResolvers } from './resolvers/history'
import { contentResolvers } from './resolvers/content'
import { salonsResolvers } from './resolvers/salons'
import { styleMastersResolvers } from './resolvers/style-masters'
import { trackingResolvers } from './resolvers/tracking'
import { wheelResolvers } from './resolvers/wheel'
import { shopResolvers } from './salons/shop'
import { dongScalar, epochMsScalar, localDateScalar } from './scalars'

const resolvers: Resolvers[] = [
  {
    LocalDate: localDateScalar,
    Dong: dongScalar,
    EpochMs: epochMsScalar,
    Query: { now: (_query, _args, { now }) => now },
  },
  accountResolvers,
  authResolvers,
  bookingResolvers,
  campaignResolvers,
  historyResolvers,
  contentResolvers,
  salonsResolvers,
  shopResolvers,
  styleMastersResolvers,
  trackingResolvers,
  wheelResolvers,
]

/** The site's schema with an answer for every field. */
export const schema = createSchema<Context>({ typeDefs, resolvers })
