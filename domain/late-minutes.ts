/** Minutes by which a customer may announce that he is late. */
export const LATE_MINUTES = [5, 10, 15] as const
