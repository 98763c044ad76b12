import type { profile as vi } from '../vi/profile'
import type { Wording } from '../wording'

/** The account's own page: profile, password, devices, consents, data (H-128, H-184…H-188, O-46). */
export const profile = {
  metaTitle: 'Your account – {brand}',
  metaText: 'Your profile, password, devices, and what you have agreed to about your data.',
  title: 'Account',
  hello: 'Hello {name}',
  since: 'A customer of {brand} since {day}',
  failed: 'We could not load your account.',
  partFailed: 'We could not load this part.',
  error: 'The system is interrupted, please try again later!',

  info: 'Profile',
  phone: 'Phone number',
  phoneHint: 'This number is your account, so it cannot be changed here.',
  name: 'Your name',
  nameHint: 'Letters only, 20 at most.',
  email: 'Email (optional)',
  gender: 'Gender (optional)',
  genders: { '': 'Rather not say', MALE: 'Male', FEMALE: 'Female', OTHER: 'Other' },
  birthday: 'Birthday (optional)',
  birthdayHint: 'You enter it once; to change it later, tell a salon or call {hotline}.',
  birthdayStands: 'To change your birthday, tell a salon or call {hotline}.',
  birthdayWrong: 'This birthday is not right, please check it again!',
  save: 'Save profile',
  saved: 'Your profile is saved.',

  places: 'Saved addresses',
  placesNone: 'You have not saved any address.',
  placesManage: 'Add or change addresses',

  password: 'Password',
  passwordNone:
    'You have no password yet. With six digits you can log in next time without waiting for a code.',
  passwordHas:
    'Your password has six digits. When you change it, your other devices are logged out.',
  passwordCurrent: 'Current password',
  passwordNew: 'New password (6 digits)',
  passwordSave: 'Change password',
  passwordSet: 'Set password',
  passwordSaved: 'Your password is set!',
  byCode: 'Confirm by code',
  byCodeForgot: 'Forgot the current one? Confirm by code',
  byCodeText: 'Enter the six-digit code just sent to {phone}, and a new password.',
  code: 'Confirmation code',

  devices: 'Where you are logged in',
  deviceUnknown: 'Unknown device',
  deviceThis: 'This device',
  deviceSince: 'Logged in {day}, last used {seen}',
  deviceOut: 'Log out',
  deviceOutName: 'Log out {device}, logged in {day}',
  deviceEnded: 'That device is logged out.',
  outHere: 'Log out on this device',
  outEverywhere: 'Log out everywhere',
  outFailed: 'We could not log you out. Press again, or try again in a few minutes!',
  offline: 'Saved on this device',

  consents: 'What you agreed to',
  consentsText:
    'You agree to each purpose by itself, and can take it back here at any time. You can still browse and book without.',
  purposes: {
    BOOKING: {
      name: 'Keeping your place by phone number',
      text: 'We use your phone number to confirm, remind of and change bookings; page views are tied to your account. If you take it back we cancel your current bookings, ask you again next time, and stop tying page views to you.',
    },
    PHOTO: {
      name: 'Taking and keeping pictures of your hair',
      text: 'The salon takes a picture afterwards to do it the same way next time. If you take it back, the picture box of your next booking stays empty.',
    },
    LOCATION: {
      name: 'Noting where you are when you look for salons nearby',
      text: 'Your place and phone number are noted when you look for salons nearby. If you take it back, your place is only used on the page to sort salons.',
    },
    MARKETING: {
      name: 'Messages about offers',
      text: 'We send offers by Zalo or SMS only if you agree here.',
    },
  },
  given: 'Agreed',
  notGiven: 'Not agreed',
  takenBack: 'Taken back',
  wordOf: '{day}, text of {version}',
  agree: 'Agree',
  agreeTo: 'Agree: {name}',
  takeBack: 'Take back',
  takeBackOf: 'Take back: {name}',
  takeBackAnyway: 'Take back and cancel bookings',
  keepConsent: 'Keep it',
  consentSaved: 'Noted.',
  history: 'History ({n})',
  historyNone: 'Nothing has been noted yet.',
  historyWord: '{time} {day} · {name}',
  historyVersion: 'Text of {version}, {source}',
  sources: {
    BOOKING: 'when booking',
    HOME_VISIT: 'when booking at home',
    ACCOUNT: 'on this page',
    EARLIER: 'when joining',
  },
  policy: 'Read the privacy policy',

  notices: 'Messages about bookings',
  noticesText:
    'We write when you book or change, the evening before and 2 hours before your visit, 3 messages a booking at most. Nothing is sent from 22:00 to 6:30, and you can widen that here. Codes that you ask for come at once.',
  noticeChannels: 'Receive messages by',
  noticeChoices: {
    'ZALO,SMS': 'Zalo, or else SMS',
    'SMS,ZALO': 'SMS, or else Zalo',
    ZALO: 'Zalo only',
    SMS: 'SMS only',
    '': 'Neither Zalo nor SMS',
  },
  quietFrom: 'No messages from (evening)',
  quietUntil: 'No messages until (morning)',
  noticesSave: 'Save how to write to me',
  noticesSaved: 'We saved how you want messages.',

  feed: 'Phone calendar',
  feedText:
    'Your phone’s calendar follows your appointments: an iPhone looks about every hour, Google Calendar may take up to a day.',
  feedOpen: 'Make a link to follow',
  feedFollow: 'Follow my appointments',
  feedClose: 'Stop following',
  feedKey: 'Whoever has this link can see your appointments. Once you stop, it opens nothing.',

  data: 'Your data',
  dataText:
    'Download what we keep about you: profile, consents, devices, addresses, bookings, visits, ratings, orders, balance, gifts and points. A JSON file that any computer can read.',
  download: 'Download data (JSON)',
  file: 'your-data-{day}.json',
  erase: 'Delete account',
  eraseText:
    'Seven days after your request we delete the account: name, email, birthday, password, all sessions and noted consents. Old bookings and bills are dealt with by the salons under the same request, except what the law makes us keep. Within those days you can change your mind here.',
  eraseBalance:
    'You still have a balance of {amount}. Spend it or call {hotline} for a refund before the account is deleted.',
  eraseSure: 'I want to delete my account',
  eraseSureMissing: 'Please tick to confirm!',
  eraseSend: 'Send request',
  eraseSent:
    'We received your request at {time} on {requested}. The account will be deleted on {due}.',
  eraseStay: 'Keep my account',
  eraseStayed: 'Your account stays.',
} as const satisfies Wording<typeof vi>
