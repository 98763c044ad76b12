/** Sentences of dialogs on /booking: another booking to change, a salon that is closed, the phone. */
export const dialogs = {
  changeBooking: 'Change booking',
  changeAsk: 'Change {from} to {to}?',
  changeAskAny: 'Change to the new booking?',
  changeAt: 'Your current booking: {salon}.',
  alreadyYours: 'You already have an appointment. Would you like to change to this new one?',

  offTitle: 'Notice',
  offBack: 'Choose another salon',
  offNearby: 'Please choose a salon nearby:',
  offUnknown: 'This salon is closed for now.',

  phoneTitle: 'Welcome to {brand}',
  phoneText: 'Enter your phone number so we can hold your place.',
  phoneExample: 'For example: 0912234xxx',
  phoneSkinner:
    'You’ve picked your usual skinner. Enter the number you used last time so they recognise you.',
} as const
