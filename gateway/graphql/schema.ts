import type { Resolvers } from '../../schema/generated/resolvers'
import { describedTypeDefs, typeDefs } from '../../schema/generated/type-defs'
import { accountResolvers } from '../modules/account/resolvers'
import { authResolvers } from '../modules/auth/resolvers'
import { bookingResolvers } from '../modules/booking/resolvers'
import { campaignResolvers } from '../modules/campaign/resolvers'
import { historyResolvers } from '../modules/history/resolvers'
import { contentResolvers } from '../modules/content/resolvers'
import { pushResolvers } from '../modules/push/resolvers'
import { salonsResolvers } from '../modules/salons/resolvers'
import { soonestResolvers } from '../modules/soonest/resolvers'
import { styleMastersResolvers } from '../modules/style-masters/resolvers'
import { trackingResolvers } from '../modules/tracking/resolvers'
import { wheelResolvers } from '../modules/wheel/resolvers'
import { shopResolvers } from '../modules/salons/shop'
import { executableSchema } from './build-schema'
import { recordMutationResults } from './mutation-results'
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
  pushResolvers,
  salonsResolvers,
  shopResolvers,
  soonestResolvers,
  styleMastersResolvers,
  trackingResolvers,
  wheelResolvers,
]

/**
 * Defined for production only (wrangler.toml), whose bundle then lacks the descriptions: nobody can
 * ask for them there, and reading them takes an isolate most of its start.
 */
declare const WITHOUT_DESCRIPTIONS: true

/** The site's schema with a response for every field. */
export const schema = recordMutationResults(
  executableSchema(
    typeof WITHOUT_DESCRIPTIONS === 'undefined' ? describedTypeDefs : typeDefs,
    resolvers,
  ),
)
