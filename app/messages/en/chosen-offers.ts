import type { chosenOffers as vi } from '../vi/chosen-offers'
import type { Wording } from '../wording'

/** The offers of the current customer, on the main screen and at the services. */
export const chosenOffers = {
  offersNone: 'Choose or enter an offer code',
  offersChosen: '{n} {n|offer|offers} chosen',
  offerAuto: 'The best offer for this time is included',
  offersSaved: 'You save {price}',
  offerOut: 'The offer “{name}” can’t be used yet: {message} The price is without it.',
  offerGone: 'This offer is no longer available, or needs a log-in or its code again.',
  offerLeave: 'Remove this offer',
  offersFailed: 'We couldn’t check your offers, so the price is without them.',
  offerBest: 'Save {price} more with “{name}”',

  suggestYes: 'Add it',
  suggestNo: 'No, thanks',
} as const satisfies Wording<typeof vi>
