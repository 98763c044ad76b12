import type { profile as vi } from '../vi/profile'
import type { Wording } from '../wording'

/** The account's own page: profile, password, devices, consents, data. */
export const profile = {
  metaTitle: 'Your account – {brand}',
  metaText: 'Your profile, password, devices, and what you’ve agreed to about your data.',
  title: 'Account',
  hello: 'Hello {name}',
  since: 'A customer of {brand} since {day}',
  failed: 'We couldn’t load your account.',
  partFailed: 'We couldn’t load this part.',
  error: 'Something went wrong. Please try again later.',

  info: 'Profile',
  phone: 'Phone number',
  phoneHint: 'This number is your account, so it can’t be changed here.',
  name: 'Your name',
  nameHint: 'Letters only, up to 20.',
  email: 'Email (optional)',
  gender: 'Gender (optional)',
  genders: { '': 'Rather not say', MALE: 'Male', FEMALE: 'Female', OTHER: 'Other' },
  birthday: 'Birthday (optional)',
  birthdayHint: 'You can only enter it once. To change it later, tell a salon or call {hotline}.',
  birthdayStands: 'To change your birthday, tell a salon or call {hotline}.',
  birthdayWrong: 'That birthday isn’t right. Please check it.',
  save: 'Save profile',
  saved: 'Your profile has been saved.',

  places: 'Saved addresses',
  placesNone: 'You haven’t saved any addresses yet.',
  placesManage: 'Add or change addresses',

  password: 'Password',
  passwordNone:
    'You have no password yet. With six digits, you can log in next time without waiting for a code.',
  passwordHas: 'Your password has six digits. Changing it logs out your other devices.',
  passwordCurrent: 'Current password',
  passwordNew: 'New password (6 digits)',
  passwordSave: 'Change password',
  passwordSet: 'Set password',
  passwordSaved: 'Your password is set!',
  byCode: 'Confirm by code',
  byCodeForgot: 'Forgot it? Confirm by code',
  byCodeText: 'Enter the six-digit code just sent to {phone}, and a new password.',
  code: 'Confirmation code',

  devices: 'Where you’re logged in',
  deviceUnknown: 'Unknown device',
  deviceThis: 'This device',
  deviceSince: 'Logged in {day}, last used {seen}',
  deviceOut: 'Log out',
  deviceOutName: 'Log out {device}, logged in {day}',
  deviceEnded: 'That device has been logged out.',
  outHere: 'Log out on this device',
  outEverywhere: 'Log out everywhere',
  outFailed: 'We couldn’t log you out. Please try again in a few minutes.',
  offline: 'Saved on this device',

  consents: 'What you agreed to',
  consentsText:
    'You agree to each purpose separately and can withdraw it here at any time. You can still browse and book without it.',
  purposes: {
    BOOKING: {
      name: 'Holding your place by phone number',
      text: 'We use your phone number to confirm, change and remind you of bookings; page views are linked to your account. If you withdraw, we cancel your current bookings, ask you again next time, and stop linking page views to you.',
    },
    PHOTO: {
      name: 'Taking and keeping pictures of your hair',
      text: 'The salon takes a picture afterwards so it can do the same again next time. If you withdraw, the picture box on your next booking stays unticked.',
    },
    LOCATION: {
      name: 'Recording your location when you look for salons nearby',
      text: 'Your location and phone number are recorded when you look for salons nearby. If you withdraw, your location is only used on the page to sort salons.',
    },
    MARKETING: {
      name: 'Messages about offers',
      text: 'We send offers by Zalo or SMS only if you agree here.',
    },
  },
  given: 'Agreed',
  notGiven: 'Not agreed',
  takenBack: 'Withdrawn',
  wordOf: '{day}, text of {version}',
  agree: 'Agree',
  agreeTo: 'Agree: {name}',
  takeBack: 'Withdraw',
  takeBackOf: 'Withdraw: {name}',
  takeBackAnyway: 'Withdraw and cancel bookings',
  keepConsent: 'Keep it',
  consentSaved: 'Your choice has been saved.',
  history: 'History ({n})',
  historyNone: 'Nothing has been recorded yet.',
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
    'We write when you book or change, the evening before and 2 hours before your visit: at most 3 messages per booking. Nothing is sent from 22:00 to 6:30, and you can make that longer here. Codes you ask for come right away.',
  noticeChannels: 'Receive messages by',
  noticeChoices: {
    'ZALO,SMS': 'Zalo, otherwise SMS',
    'SMS,ZALO': 'SMS, otherwise Zalo',
    ZALO: 'Zalo only',
    SMS: 'SMS only',
    '': 'Neither Zalo nor SMS',
  },
  quietFrom: 'No messages from (evening)',
  quietUntil: 'No messages until (morning)',
  noticesSave: 'Save message settings',
  noticesSaved: 'Your message settings have been saved.',

  feed: 'Phone calendar',
  feedText:
    'Your phone’s calendar follows your appointments. An iPhone checks about every hour; Google Calendar may take up to a day.',
  feedOpen: 'Create a calendar link',
  feedFollow: 'Follow my appointments',
  feedClose: 'Stop following',
  feedKey:
    'Anyone with this link can see your appointments. It stops working once you stop following.',

  data: 'Your data',
  dataText:
    'Download what we keep about you: profile, consents, devices, addresses, bookings, visits, ratings, orders, balance, gifts and points, in a JSON file that any computer can read.',
  download: 'Download data (JSON)',
  file: 'your-data-{day}.json',
  erase: 'Delete account',
  eraseText:
    'Seven days after your request, we delete the account: name, email, birthday, password, all sessions and recorded consents. The salons handle old bookings and bills under the same request, except what the law requires us to keep. Until then, you can change your mind here.',
  eraseBalance:
    'You still have a balance of {amount}. Spend it or call {hotline} for a refund before the account is deleted.',
  eraseBalanceUnknown:
    'We can’t check your balance right now. If there’s any left, spend it or call {hotline} for a refund before the account is deleted.',
  eraseSure: 'I want to delete my account',
  eraseSureMissing: 'Please tick to confirm.',
  eraseSend: 'Send request',
  eraseSent:
    'We received your request at {time} on {requested}. The account will be deleted on {due}.',
  eraseStay: 'Keep my account',
  eraseStayed: 'We’re keeping your account.',
} as const satisfies Wording<typeof vi>
