import { typeDefs } from '../../../schema/generated/type-defs.ts'
import { servePeer } from '../runtimes/peer.ts'
import { queryByText, asSent, type Contender } from './contender.ts'
import { peerSchema } from './peer-schema.ts'

const onNode = { on: 'Node', isPeer: true, execute: queryByText, contentOf: asSent } as const

/** Servers that others have made, on Node as they recommend it. */
export const peerContenders: Contender[] = [
  {
    ...onNode,
    name: 'Apollo Server, RESTDataSource, lists cached',
    isCaching: true,
    start: ({ upstream }) =>
      servePeer('apollo', { upstream, schema: peerSchema(typeDefs), cachesLists: true }),
  },
  {
    ...onNode,
    name: 'Apollo Server, RESTDataSource',
    isCaching: false,
    start: ({ upstream }) =>
      servePeer('apollo', { upstream, schema: peerSchema(typeDefs), cachesLists: false }),
  },
  {
    ...onNode,
    name: 'mercurius with JIT',
    isCaching: false,
    start: ({ upstream }) => servePeer('mercurius', { upstream, schema: peerSchema(typeDefs) }),
  },
]
