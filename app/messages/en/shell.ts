import type { shell as vi } from '../vi/shell'
import type { Wording } from '../wording'

/** Sentences around every page: header, footer, floating buttons, failures. */
export const shell = {
  home: 'Home',
  salons: 'Salons',
  franchise: 'Franchise',
  newTab: '(opens in a new tab)',
  myBooking: 'My bookings',
  myBookingShort: 'Bookings',
  book: 'Book',
  logIn: 'Log in',
  account: 'Account',
  menu: 'Menu',
  breadcrumbs: 'You are here',
  mainNavigation: 'Main navigation',
  /** The folded menu of small screens. */
  foldedNavigation: 'Quick navigation',
  hotline: 'Call us on {number}',
  call: 'Call',
  contact: 'Contact us',
  chat: 'Chat on Messenger',
  footerSalons: 'Salons by city and province',
  footerCities: 'All {n} {n|city|cities}',
  footerNavigation: 'Information',
  salonCount: '{n} {n|salon|salons}',
  directions: 'Directions',
  noMap: 'Directions to this salon are coming soon.',
  bookNow: 'Book',
  salonsOf: 'Salons in {city}',
  salonsUnavailable:
    'Our list of salons is taking a short break. Give us a call and we’ll point you the right way.',
  hotlineTitle: 'Booking hotline',
  hoursTitle: 'Opening hours',
  policies: 'Policies',
  privacy: 'Privacy policy',
  terms: 'General terms',
  rights: '© {year} {brand}. {tagline}.',
  offlineTitle: 'You’re offline',
  offlineText: 'Please check your connection and reload the page.',
  brokenTitle: 'Something went wrong. Please try again later.',
  brokenText:
    'This page isn’t working right now. Reload it, or call us and we’ll book you in right away.',
  reload: 'Reload the page',
} as const satisfies Wording<typeof vi>
