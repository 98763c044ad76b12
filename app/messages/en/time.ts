import type { proposal as proposalVi } from '../vi/time'
import type { Wording } from '../wording'

/**
 * Sentences of /booking that come with day, stylist and hour: these, other salons' hours, and the
 * note and requests for the visit.
 */
export const time = {
  partMore: 'Notes & special requests',
  hourFixed: 'Only guest 1’s time can be changed.',

  day: 'Choose a day',
  laterDays: 'Another day',
  seeLaterDay: 'See day',
  stylist: 'Choose a stylist',
  anyStylist: 'We’ll choose for you',
  starred: 'highly skilled',
  masterNote: 'A Master stylist takes at most 12 guests a day, at a special price.',
  photosOf: 'Haircuts by {name}',
  years: '{n} {n|year|years} of experience',
  staffFailed: 'We couldn’t load the stylists. We’ll choose one for you.',
  moved: 'Stylist {name} has moved to {salon}',
  movedQuestion: 'How would you like to book?',
  movedFollow: 'Book {name} at {salon}',
  busyTitle: 'Fully booked',
  busyNamed: '{name} is fully booked',
  busyLater: 'See {name} {day}',
  busy: 'This stylist is fully booked {day}. Please choose another one.',
  agree: 'OK',

  anySkinner: 'Any skinner is fine',

  hour: 'Choose a time',
  hoursFailed: 'We couldn’t load the free times.',
  hoursSeen: 'Free times as of {time}, renewed every {n} s.',
  salonFull: 'This salon is fully booked on that day. Please choose another day or salon.',
  hoursFree: '{part} · {n} free',
  hoursFull: '{n} {n|time|times} taken',
  hourOwn: 'Booked',
  seeDay: 'See {day}',
  dayGone: 'The day you chose can’t be booked any more. Please choose a day and time again.',
  soonestNear: 'Soonest near here',
  dayWaits: 'Waiting for the network: the times for {day} come as soon as you’re back online.',
  earliest: 'Earliest',
  nearest: 'Nearest free times',
  chooseHour: 'Choose {hour}, {day}',
  takeHour: 'Book {hour}, {day}',
  hourHeld: 'We’re holding this time for you until {time}.',
  hourGone: 'That time has just gone. Please choose another one.',

  soonest: 'Soonest near here today',
  waitFor: 'Tell me when somebody cancels',
  backups: 'No time that suits you?',
  backupsNear: 'Salons nearby with free times today',
  backupsNone: 'The salons nearby are full today too. Please choose another day.',
  backupsFailed: 'We couldn’t load the times of the salons nearby.',
  backupHours: 'Free times at {salon}',
  backupDrops: 'This salon offers only some of the services you chose.',
  backupTitle: 'Change to {salon}?',
  backupText: 'We’ll hold {hour} today at {address} for you.',
  backupCancel: 'Back',

  note: 'Note for the salon',
  notePlaceholder: 'For example: I’m bringing my 5-year-old and need a child seat',
  requests: 'Special requests',
  requestList: [
    'Advice on a new haircut',
    'Check with me often while cutting',
    'Show me how to style with wax at home',
    'Sensitive skin',
    'Shorter wash, cut sooner',
    'Cut and file my nails',
  ],
  manyPeople: 'I’m coming with several people',
  manyPeopleHint: 'Our staff will call you at least 30 minutes ahead to arrange the seats.',
  advice: 'Advice from our staff',
  adviceHint: 'About styles and hair care, while they work. Turn it off if you prefer quiet.',
  adviceTitle: 'How much advice would you like?',
  adviceLittle: 'Some, but not too much',
  adviceNone: 'No advice at all, please',
  photo: 'The salon may take a picture of my hair after the cut',
} as const

/** What was chosen for a returning customer. */
export const proposal = {
  againReady: 'Same as last time, at the nearest free time. Check it and press Complete booking.',
  againBusy:
    '{name} is fully booked on all the days you can choose. We picked the salon’s nearest free time; change anything below.',
  againStylist: 'Your last stylist',
  againFull: 'The salon is full on all the days you can choose. Please choose another salon.',
  againUsual: 'Same salon and services as last time; change anything below.',
} as const satisfies Wording<typeof proposalVi>
