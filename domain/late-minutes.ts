/** Minutes by which a customer may announce that they are late. */
export const LATE_MINUTES = [5, 10, 15] as const
