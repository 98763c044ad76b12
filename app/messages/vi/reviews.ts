/** Home's reviews by customers; the server writes it. */
export const reviews = {
  quote: '“{text}”',
  by: '{stars}/5 · {name}',
  whatBy: '{serviceName} với {stylistName}, {salonName} · {date}',
  what: '{serviceName}, {salonName} · {date}',
} as const
