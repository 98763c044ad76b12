import { openDoor } from './door'

/** The gateway: /graphql over the six backends. */
export default openDoor()
