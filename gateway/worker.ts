import { openDoor } from './door'

export { Coordinator } from './coordinator/coordinator'

/** The gateway: /graphql over the six backends. */
export default openDoor()
