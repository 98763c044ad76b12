import type { manage as vi } from '../vi/manage'
import type { Wording } from '../wording'

/** Sentences of the page that manages a booking without a log-in. */
export const manage = {
  metaTitle: 'Manage your appointment – {brand}',
  metaText: 'See, change or cancel your appointment, or say you’re running late. No login needed.',
  title: 'Your appointment',
  lead: 'Anyone with this link can see and change the appointment, so only share it with people you trust.',
  coming: 'Will you be there?',
  comingText: 'Let us know so the salon is ready for you. We won’t remind you again.',
  comingYes: 'I’ll be there',
  comingNoted: 'Thanks! The salon can see that you’re coming. See you soon!',
  late: 'Running late?',
  lateText:
    'Tell us once, and we’ll hold your chair a little longer if nobody is booked right after you.',
  lateBy: '{n} minutes late',
  lateHeld: 'We’ll hold your chair {n} minutes longer.',
  lateNotSent: 'What you pressed while offline couldn’t be done. Please check your appointment.',
  earlier: 'Tell me about an earlier time',
  nearest: 'Nearest free times',
  nearestTo: 'Change to {hour}',
  names: 'Everyone’s names',
  namesText:
    'So the salon can call each of you by name. A first name is enough, or just “child” for a child; leave a field empty if you like. We delete the names the night after the visit.',
  namesSave: 'Save names',
  namesSaved: 'The names have been saved.',
  namesAdd: 'Add everyone’s names',
  calendarOff: 'Remove from my calendar',
  over: 'This appointment is over',
  overText: 'The link no longer works. See you next time!',
  missing: 'No appointment found',
  missingText:
    'The link may have been withdrawn or may be incomplete. You can find your booking by phone number.',
  limited: 'One minute, please',
  limitedText:
    'Too many wrong links were opened from this network. Please open the link again in a minute.',
  failed: 'We couldn’t open this appointment.',
  link: 'Manage link',
  linkText: 'Opens on any device to see, change or cancel this booking without logging in.',
  open: 'Open the manage page',
  withdraw: 'Withdraw the link',
  withdrawn:
    'The old link no longer works. Your booking has a new one; if you were waiting for an earlier time, please wait again by the new one.',
} as const satisfies Wording<typeof vi>
