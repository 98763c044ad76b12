import type { home as homeVi, reviews as reviewsVi } from '../vi/home'
import type { Wording } from '../wording'

/** Sentences of Home. */
export const home = {
  banners: 'Our best offers',
  boxTitle: 'Book your place in 30 seconds',
  boxHint: 'Pay after the cut. Change or cancel whenever you like.',
  phoneLabel: 'Phone number',
  phonePlaceholder: 'Your phone number',
  submit: 'Book now',
  soonest: 'Soonest free chair near you',
  firstHour: 'Book the soonest free chair',
  unknownAddress: 'We could not find the page you opened, so here is the home page.',
  errorTitle: 'Error',
  phoneCut: 'A phone number has 10 digits, so the extra one was left out. Please check it.',
  phoneProblem: 'Please enter all 10 digits of your phone number.',
  myBookings: 'Your bookings',
  myBookingsHint: 'See, change or cancel them by phone number',
  blocksFailed: 'This part of the page is taking a short break. You can book as usual.',
  citiesFailed: 'The list of cities is taking a short break. Please try again in a few minutes.',
  reviews: 'What customers say',
  viewAll: 'See all',
  learnMore: 'Learn more',
  from: 'From',
  oldPrice: 'Was',
  findSalon: 'Find a salon by city',
  findNear: 'Find salons near you',
  search: 'Find',
  cityCount: '{n} {n|salon|salons}',
  moreCities: 'See all {n} cities and provinces',
} as const satisfies Wording<typeof homeVi>

/** Home's reviews by customers; the server writes it. */
export const reviews = {
  quote: '“{text}”',
  by: '{stars}/5 · {name}',
  whatBy: '{serviceName} with {stylistName}, {salonName} · {date}',
  what: '{serviceName}, {salonName} · {date}',
} as const satisfies Wording<typeof reviewsVi>
