import { createGateway } from './http/server'

export { Coordinator } from './cache/coordinator/coordinator'
export { HoursWatch } from './modules/hours-watch/hours-watch'

/** The gateway: /graphql over the six backends. */
export default createGateway()
