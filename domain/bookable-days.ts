/** Days that anybody may book, without a log-in: today and tomorrow (O-06). */
export const BOOKABLE_DAYS = 2
