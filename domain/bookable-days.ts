/** Days that anybody may book, without a log-in: today and tomorrow. */
export const BOOKABLE_DAYS = 2
