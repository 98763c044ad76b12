import type { GraphQLResolveInfo } from 'graphql'
import { FastPathBailout } from './fields'

/**
 * Stands in for a resolver's `info`, which the fast path does not have: a resolver that reads any
 * part of it is left to the executor.
 */
export const noInfo = new Proxy({} as GraphQLResolveInfo, {
  get: bailOut,
  has: bailOut,
  ownKeys: bailOut,
})

function bailOut(): never {
  throw new FastPathBailout('a resolver that reads info')
}
