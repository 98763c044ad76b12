import type { reviews as vi } from '../vi/reviews'
import type { Wording } from '../wording'

/** Home's reviews by customers; the server writes it. */
export const reviews = {
  quote: '“{text}”',
  by: '{stars}/5 · {name}',
  whatBy: '{serviceName} with {stylistName}, {salonName} · {date}',
  what: '{serviceName}, {salonName} · {date}',
} as const satisfies Wording<typeof vi>
