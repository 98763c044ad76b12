import type { manage as vi } from '../vi/manage'
import type { Wording } from '../wording'

/** Sentences of the page that manages a booking without a log-in. */
export const manage = {
  metaTitle: 'Manage your appointment – {brand}',
  metaText: 'See, change or cancel your appointment, or say you will be late. No log-in needed.',
  title: 'Your appointment',
  lead: 'Whoever has this link can see and change the appointment, so share it with people you trust.',
  coming: 'Will you be there?',
  comingText: 'Tell us, so that the salon is ready for you. We will not remind you again.',
  comingYes: 'I will be there',
  comingNoted: 'Noted: the salon can see that you are coming. See you soon!',
  late: 'Running late?',
  lateText: 'Tell us once, and we keep your chair a little longer if nobody is booked right after.',
  lateBy: '{n} minutes late',
  lateHeld: 'We keep your chair {n} minutes longer.',
  lateNotSent:
    'What you pressed without a connection could not be done. Please check your appointment.',
  nearest: 'Nearest free times',
  nearestTo: 'Change to {hour}',
  names: 'Everyone’s names',
  namesText:
    'So that the salon can call each of you. A first name is enough, and for a child “child” is too; leave a field empty if you like. We delete the names in the night after the visit.',
  namesSave: 'Save names',
  namesSaved: 'The names are saved.',
  namesAdd: 'Add everyone’s names',
  calendarOff: 'Take it off my calendar',
  over: 'This appointment is over',
  overText: 'The link no longer works. See you next time!',
  missing: 'No appointment found',
  missingText:
    'The link may have been withdrawn, or is not complete. You can find your booking by phone.',
  limited: 'One minute, please',
  limitedText: 'Many wrong links came from this network. Please open the link again in a minute.',
  failed: 'We could not open this appointment.',
  link: 'Manage link',
  linkText: 'Opens on any device to see, change or cancel this booking without logging in.',
  open: 'Open the manage page',
  withdraw: 'Withdraw the link',
  withdrawn: 'The old link opens nothing any more. Your booking has a new one.',
} as const satisfies Wording<typeof vi>
