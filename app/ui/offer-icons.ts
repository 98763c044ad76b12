import { icon } from './icons'

// Apart from the others: Home would carry them for nothing.

/** An offer. */
export const IconTicket = /* @__PURE__ */ icon('ticket')
/** A camera. */
export const IconCamera = /* @__PURE__ */ icon('camera')
/** A picture. */
export const IconPicture = /* @__PURE__ */ icon('picture')
