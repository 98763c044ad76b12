/** A key for tests: that of RFC 8291's example. */
export const VAPID_KEY = [
  '_jP0qw3qcZFNtVgj9ztUlI9BMG2SBzLbuaWaUyhkgiA',
  'Dll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
  'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
].join('.')
