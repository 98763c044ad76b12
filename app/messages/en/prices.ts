import type { prices as vi } from '../vi/prices'
import type { Wording } from '../wording'

/** Sentences of /booking that explain a price or a day; the server writes them. */
export const prices = {
  sum: '{total} = {parts}',
  weekend: '{price} at weekends',
  specialDay: '{price} on holidays',
  tet: '{price} around the lunar New Year',
  stylist: '{price} with {name}',
  rating: '{stars}/5 · {n} {n|guest|guests}',
  customers: '{n} {n|guest|guests}',
  master: 'Master',
  days: {
    weekday: 'Weekday',
    weekend: 'Weekend',
    greyed: 'Not open yet',
    full: 'full',
    closed: 'closed',
    chap: 'Lunar 12/{n}',
    gieng: 'Lunar 1/{n}',
    sale: 'More days open for booking at {time}, {day}. They’ll appear here by themselves.',
  },
} as const satisfies Wording<typeof vi>
