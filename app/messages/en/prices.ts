import type { prices as vi } from '../vi/prices'
import type { Wording } from '../wording'

/** Sentences of /booking that explain a price; the server writes them. */
export const prices = {
  sum: '{total} = {parts}',
  weekend: '{price} at weekends',
  specialDay: '{price} on holidays',
  tet: '{price} around the lunar New Year',
  stylist: '{price} with {name}',
  rating: '{stars}/5 · {n} {n|guest|guests}',
  customers: '{n} {n|guest|guests}',
  master: 'Master',
} as const satisfies Wording<typeof vi>
