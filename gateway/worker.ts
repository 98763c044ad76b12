import { openDoor } from './http/server'

export { Coordinator } from './cache/coordinator/coordinator'

/** The gateway: /graphql over the six backends. */
export default openDoor()
