import type { offline as vi } from '../vi/offline'
import type { Wording } from '../wording'

/** Sentences of the page that is stored for the time without a network. */
export const offline = {
  title: 'Your appointment',
  stored: 'Saved on this device at {time} on {day}, so you can see it without a connection.',
  salon: 'Salon',
  people: 'Services',
  person: 'Guest {n} · {hour}',
  stylist: 'Stylist {name}',
  consultation: 'Advice at the salon',
  number: 'Booking number',
  manage: 'Change or cancel',
  call: 'Call the salon',
  directions: 'Directions',
  needsNetwork: 'Changes and directions need a connection.',
  desk: 'Tell the salon',
  deskText: 'You can press these without a connection. They’re sent as soon as there is one.',
  lateBy: '{n} minutes late',
  cancel: 'Cancel the appointment',
  cancelSure: 'Cancel this appointment',
  lateWaits: 'Not sent yet: you’re running late. It will be sent as soon as there’s a connection.',
  cancelWaits: 'Not sent yet: your cancellation. Until it’s sent, you still have the appointment.',
  lostTitle: 'We couldn’t load this page',
  lostText: 'Your device has no connection, or a very slow one. Check it and reload the page.',
  again: 'Reload the page',
  emptyTitle: 'Your appointment without a connection',
  emptyText:
    'Your next appointment is saved on this device so you can see it without a connection. It’s deleted 24 hours after your visit.',
  failedText: 'We couldn’t load your appointment.',
  offTitle: 'Nothing is saved on this device now',
  offText: 'Appointments won’t be saved on this device until you turn this on again.',
  off: 'Delete it and save nothing here',
  on: 'Save my appointment here',
  home: 'Back to Home',
} as const satisfies Wording<typeof vi>
