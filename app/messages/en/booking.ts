import type {
  booking as bookingVi,
  steps as stepsVi,
  change as changeVi,
  prices as pricesVi,
} from '../vi/booking'
import type { Wording } from '../wording'

/** Sentences of /booking: the main screen, the salon picker and the services (T-01…T-39). */
export const booking = {
  metaTitle: 'Book your place – {brand}',
  metaDescription:
    'Choose the salon, the services and the time you like. Walk in and sit straight down.',

  customer: 'Guest {n}',
  nameOptional: 'Your name (optional)',
  changePhone: 'Change number',
  changePart: 'Change',
  partSalon: '1. Choose a salon',
  partServices: '2. Choose services',
  partTime: '3. Choose day, time & stylist',

  partGroup: 'How many of you?',
  groupSize: '{n} {n|person|people}',
  groupFirst: 'Groups need to log in',
  groupMore: 'Add a person',
  groupLess: 'Remove a person',
  groupSalon: 'Please choose a salon first, then add people.',
  groupFull: 'You can bring up to 4 people on one booking.',
  groupLogIn: 'Log in to book for a group',
  groupLogInText: 'Log in with the number you’re booking with to book for everyone.',
  groupOtherPhone: 'You can’t book for a group with someone else’s number',
  logIn: 'Log in',
  sameAsFirst: 'Same as guest 1',
  noServicesOf: 'No services for guest {n} yet',
  noHourOf: 'No time for guest {n} yet',
  personIssue: 'Guest {n}: {message}',

  allSalons: 'See all salons',
  salonRequired: 'Please choose a salon first to see what’s free.',
  salonFailed: 'We couldn’t load this salon.',

  allServices: 'See all our services',
  servicesChosen: '{n} {n|service|services} chosen',
  popular: 'Most guests choose',
  serviceRequired: 'Choose your services to find the right stylist and time.',
  servicesGone: 'Some of your services are no longer available. Please choose again.',
  servicesFailed: 'We couldn’t load the prices. You can still book; they’ll appear later.',
  consultation: 'Not sure what to pick? Our staff will help you choose at the salon',
  consultationOn: 'Our staff will help you choose at the salon',
  consultationOff: 'I’d rather choose myself',
  total: 'Total to pay',
  totalShort: 'Total',
  offersOnTotal: 'Offers on the total',

  hourRequired: 'Please choose a time that suits you.',
  hoursLater: 'Choose a salon and services first; free times will appear here.',
  hourLost:
    'Someone else has just taken {hour}. Please choose another time. Everything else you chose is still here.',

  phone: 'Your phone number',
  phoneWhy: 'The salon uses it to hold your place and remind you.',
  continue: 'Continue',
  backHome: 'Back to Home',

  done: 'Complete booking',
  lacks: { salon: 'Salon missing', services: 'Services missing', hour: 'Time missing' },
  heldFor: 'held {left}',
  doneHint: 'Book in seconds, walk in and sit straight down',
  summary: 'Your appointment',
  summarySalon: 'No salon yet',
  summaryTime: 'No time yet',

  offline: 'You’re offline. Everything you chose stays as it is.',
  notice: 'Notice',
  error: 'Something went wrong. Please try again later.',
  success: 'You’re booked in!',
  successChange: 'Your booking is changed. Your old booking has been cancelled.',
  logInAgain: 'Your session has ended. Please log in again.',
  changeOtherPhone:
    'You’re logged in with {phone}. The booking is another number’s: please log in with that one to change it.',
  seeBooking: 'See my booking',
} as const satisfies Wording<typeof bookingVi>

const titles: Record<number, string> = {
  0: 'Book your place',
  1: 'Choose a salon',
  2: 'Choose services',
  3: 'Service details',
  4: 'Salon offers',
  5: 'Offer details',
}

/** Titles of the booking flow's steps (T-01…T-06). */
export const steps = { titles, done: 'Done' } as const satisfies Wording<typeof stepsVi>

/** A booking that is being changed, on every screen of /booking. */
export const change = {
  changeKeep: 'Keep the old one',
  changeBar: 'Changing your booking',
  changing: 'Changing {from} → {to}',
  changingFrom: 'Changing {from}',
  changeHour: '{from} → {to} · {day}',
  changeTo: '{from} → {to}',
  changingAny: 'You’re changing your booking.',
  changeTime: '{hour}, {day}',
} as const satisfies Wording<typeof changeVi>

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
} as const satisfies Wording<typeof pricesVi>
