/** The one value by which calls name the chain, at auth and at booking (H-190). */
export const BRAND = 'muot'
