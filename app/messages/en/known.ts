import type { known as vi } from '../vi/known'
import type { Wording } from '../wording'

/** Sentences of Home for logged-in customers, loaded with their part of the page. */
export const known = {
  myBookingsFailed: 'We couldn’t load your bookings. Please try again in a few minutes.',
  hello: 'Hello {name}',
  helloNameless: 'Hello',
  rebook: 'Book the same again',
  rebookSalon: 'the salon',
  rebookServices: 'the services',
  rebookStylist: 'the stylist',
  rebookHour: 'the time',
  rebookNoServices: 'Please choose services again',
  rebookAnyStylist: 'We’ll choose the stylist for you',
  rebookTime: '{hour} · {day}',
  rebookBusy: '{name} is fully booked; this is the salon’s nearest free time.',
  rebookFull: 'The salon is full for the next few days',
  rebookNoHour: 'Please choose a time',
  rebookTake: 'Book {time}',
  rebookOpen: 'Choose another time',
  rebookContinue: 'Continue booking',
  rebookChange: 'Change',
  rebookChangeOf: 'Change {name}',
} as const satisfies Wording<typeof vi>
