/** Home's reviews by customers; the server writes it. */
export const reviews = {
  quote: '“{text}”',
  by: '{stars}/5 · {name} · {serviceName} tại {salonName}',
} as const
