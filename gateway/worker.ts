import { createGateway } from './http/server'

export { Coordinator } from './cache/coordinator/coordinator'

/** The gateway: /graphql over the six backends. */
export default createGateway()
