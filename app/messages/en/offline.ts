import type { offline as vi } from '../vi/offline'
import type { Wording } from '../wording'

/** Sentences of the page that is stored for the time without a network. */
export const offline = {
  title: 'Your appointment',
  stored: 'Saved on this device at {time} on {day}, so that you can see it without a connection.',
  salon: 'Salon',
  people: 'Services',
  person: 'Person {n} · {hour}',
  stylist: 'Stylist {name}',
  consultation: 'The salon advises you when you come',
  number: 'Booking number',
  manage: 'Change or cancel',
  call: 'Call the salon',
  directions: 'Directions',
  needsNetwork: 'Changes and directions need a connection.',
  desk: 'Tell the salon',
  deskText: 'You can press these without a connection: they are sent as soon as there is one.',
  lateBy: '{n} minutes late',
  cancel: 'Cancel the appointment',
  cancelSure: 'Cancel this appointment',
  lateWaits: 'Not sent yet: you will be late. It is sent as soon as there is a connection.',
  cancelWaits: 'Not sent yet: your cancellation. The appointment stands until it is sent.',
  lostTitle: 'This page could not be loaded',
  lostText: 'Your device has no connection, or a very slow one. Check it and load the page again.',
  again: 'Load the page again',
  emptyTitle: 'Your appointment without a connection',
  emptyText:
    'When you have an appointment, the next one is saved on this device so that you can see it without a connection. It is deleted 24 hours after your visit.',
  failedText: 'We could not load your appointment.',
  offTitle: 'Nothing is saved on this device any more',
  offText: 'Appointments are not saved on this device until you switch it on again.',
  off: 'Delete it and save nothing here',
  on: 'Save my appointment here',
  home: 'To the home page',
} as const satisfies Wording<typeof vi>
