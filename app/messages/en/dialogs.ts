/** Sentences of dialogs on /booking: another booking to change, a salon that is closed. */
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
} as const
