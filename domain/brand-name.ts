/** The one value by which calls name the chain, at auth and at booking. */
export const BRAND = 'muot'
