/** Sentences of /booking that explain a price; the server writes them. */
export const prices = {
  sum: '{total} = {parts}',
  weekend: '{price} cuối tuần',
  specialDay: '{price} ngày lễ',
  tet: '{price} ngày Tết',
  stylist: '{price} stylist {name}',
  rating: '{stars}/5 · {n} khách',
  customers: '{n} khách',
  master: 'Master',
} as const
