import type { reviews as vi } from '../vi/reviews'
import type { Wording } from '../wording'

/** Home's reviews by customers; the server writes it. */
export const reviews = {
  quote: '“{text}”',
  by: '{stars}/5 · {name} · {serviceName} at {salonName}',
} as const satisfies Wording<typeof vi>
