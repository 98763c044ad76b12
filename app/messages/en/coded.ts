import type { coded as vi, params as viParams } from '../vi/coded'
import type { Wording } from '../wording'
import { language } from './language'

/** The sentences of the messages that backends send as codes. */
export const coded = {
  TOO_MANY_TRIES_MINUTE: 'That was a bit quick. Please wait a minute and try again!',
  TOO_MANY_TRIES_MOMENT: 'That was a bit quick. Please wait a moment and try again!',
  TOO_FAST: 'That was too quick. Please wait a moment!',
  INTERRUPTED: 'Something is not working. Please try again.',

  NO_SPINS: 'You have no spins left. Do quests or swap points for more!',
  NOTHING_TO_WIN: 'Today’s gifts are all gone. Come back tomorrow!',
  NO_WHEEL: 'This wheel is no longer open.',
  NO_GIFT: 'We can’t find this gift.',
  NO_PACK: 'This pack is no longer there.',
  NO_QUEST: 'This quest is no longer there.',
  NO_LUCKY_VOUCHER: 'This gift is no longer there.',
  LUCKY_VOUCHER_SOLD_OUT: 'This gift is all gone. Please choose another one!',
  TOO_FEW_POINTS: 'You don’t have enough lucky points for this yet.',
  CHECKED_IN_TODAY: 'You’ve checked in today already. Come back tomorrow!',
  QUEST_NOT_DONE: 'You haven’t completed this quest yet.',

  OFFER_EXPIRED: 'This offer has expired',
  OFFER_NOT_STARTED: 'This offer has not begun yet. Please come back later!',
  OFFER_OTHER_SALON: 'This offer applies only at {salons}.',
  OFFER_NEEDS_PHONE: 'Enter your phone number so that we can check this offer!',
  OFFER_USED_UP: 'You have used up this offer.',
  OFFER_OTHER_TIER: 'This offer is for members of the tier {tiers}.',
  OFFER_BIRTH_MONTH: 'This offer opens in the month of your birthday.',
  OFFER_OTHER_DAY: 'This offer does not apply on the day you chose.',
  OFFER_OTHER_HOUR: 'This offer applies to times from {from} and before {until}.',
  OFFER_NEEDS_SERVICES: 'Please choose services first!',
  OFFER_NEEDS_ONE_OF: 'Choose {services} to use this offer!',
  OFFER_NOT_YOURS:
    'This offer can’t be used for the number you book with. Log in with it, or choose another offer!',
  NO_OFFER: 'This offer is no longer there. Please choose another one!',
  UNKNOWN_PROMO_CODE: 'This code is not right. Please check it!',
  OFFERS_UNCHECKED:
    'We can’t check offers right now. Try again in a few minutes, or book without them!',

  NOT_SOLD: 'This one is no longer sold. Please choose another!',
  ACCOUNT_LEAVING:
    'Your account is about to be deleted, so we take no more money for it. Keep it on the Account page, then order again!',
  NO_PAYMENT: 'Payments are resting just now. Please come back later!',

  HAS_BOOKING: 'YOU ALREADY HAVE A BOOKING. PLEASE LOG IN TO CHANGE IT',
  NEEDS_SERVICES: 'Choose your services to find the right stylist and time!',
  SERVICES_DISCONTINUED: 'Some of your services are no longer on offer. Please choose again!',
  ONE_PER_GROUP: 'Only one service of each kind, please!',
  NEEDS_PARENT: '{child} comes only with {parent}. Please add that one!',
  UNKNOWN_SALON: 'There is no such salon. Please choose another one!',
  UNKNOWN_STYLIST: 'This stylist does not work at your salon. Please choose another one!',
  PAST_DAY: 'That day is over. Please choose another one!',
  DAY_TOO_FAR: 'We take bookings until {last}. Please choose an earlier day!',
  DAY_NOT_OFFERED: 'We don’t take bookings for that day yet. Please choose another one!',
  NOT_FOR_OTHERS: 'You can’t book for a group with somebody else’s number',
  REQUEST_CHANGED:
    'This request was used for another booking. Please reload the page and book again!',
  CANCELED_SINCE: 'You have canceled this booking. Please reload the page to make a new one!',
  PLACE_TAKEN: '{hour} has just been taken. Please choose another time!',
  HOUR_PAST: '{hour} is over. Please choose another time!',
  OUTSIDE_HOURS:
    'Starting at {hour}, we could not finish before the salon closes. Please choose another time!',
  STYLIST_BUSY_TODAY: 'This stylist is fully booked today. Please choose another one!',
  STYLIST_BUSY_TOMORROW: 'This stylist is fully booked tomorrow. Please choose another one!',
  STYLIST_BUSY_IN_TWO_DAYS:
    'This stylist is fully booked the day after tomorrow. Please choose another one!',
  STYLIST_BUSY: 'This stylist is fully booked on {day}. Please choose another one!',
  CLOSED_THAT_DAY: 'The salon is closed on that day. Please choose another day or salon!',
  NO_OWNER_TOKEN: 'We couldn’t keep this time for you yet. You can book as usual!',
  HOLD_EXPIRED: 'We could not keep your place any longer. Please book again!',
  NO_BOOKING: 'There is no such booking!',
  PROVE_FIRST: 'Please confirm this booking’s phone number first!',
  TOO_LATE_TO_CANCEL:
    'It’s time for this appointment, so it can’t be cancelled here any more. Please call the salon!',
  TOO_LATE_TO_CHANGE:
    'This booking can no longer be changed. Please call the salon, or book a new appointment.',
  NO_LINK: 'This link opens no appointment.',
  NOT_LATE_NOW:
    'You can say you are late once, from 3 hours before the appointment until 15 minutes after it.',
  NOT_COMING_NOW:
    'You can confirm from 7 pm the evening before until your appointment. Please check its time.',
  CHAIR_TAKEN:
    'Somebody else is booked right after you, so we cannot keep your chair longer. Please choose another time!',
  NO_STORY: 'This group of services has no story yet.',
  NOT_NEXT: 'The booking cannot get this state.',

  TOO_FAR_AWAY: 'We don’t come to this area yet. Please drop by the nearest salon!',
  NOT_AT_HOME: 'One of the services can’t be done at your place. Please choose again!',
  ENOUGH_VISITS: '3 of your requests are waiting to be confirmed; the salon calls you back soon!',
  NO_ADDRESS: 'This place is no longer there. Please reload the page!',
  ENOUGH_ADDRESSES: 'You have saved 10 places already. Delete one, then add this one again!',

  NO_VISIT: 'We can’t find this visit of yours.',
  NO_PHOTO: 'This picture is no longer there. Please reload the page!',
  RATING_CLOSED:
    'This rating is more than 7 days old and can’t be changed any more. Thank you for it!',
  VOTE_CLOSED: 'This vote is closed. Please vote in this month’s!',
  NOT_IN_VOTE: 'This stylist is not in the vote. Please choose another one!',

  SALON_RESTS: 'The salon is closed for now. Please choose another one nearby!',
  SALON_RESTS_FOR: '{reason}. Please choose another salon nearby!',
  SALON_OPENS_ON: 'The salon opens on {day}. Book from that day on!',
  CLOSED_FOR: 'The salon is closed on {day} ({reason}). Please choose another day!',
  NO_SUCH_PLACE: 'We can’t find this place.',
  NO_POST: 'This article is no longer there.',

  WRONG_PASSWORD: 'Phone number or password is not right. Please check them!',
  NEEDS_CAPTCHA: 'Please confirm that you are not a robot!',
  EXPIRED_CODE: 'This code has expired. Please get a new one!',
  USED_UP_CODE: 'After 5 wrong attempts this code no longer works. Please get a new one!',
  WRONG_LOGIN_CODE: 'That code is not right.',
  WRONG_BOOKING_CODE: 'That code is not right!',
  CODE_PAUSE: 'Please wait {seconds} more seconds before getting a new code!',
  TRIED_TOO_OFTEN:
    'That was one try too many. Please come back in {minutes} {minutes|minute|minutes}!',
  PROVE_AGAIN: 'To set a password, please confirm your phone number with a code!',
  WEAK_PASSWORD:
    'That password is easy to guess. Please choose 6 other digits: no sequence, birthday or phone number.',
  WRONG_CURRENT_PASSWORD: 'Your current password is not right. Please check it!',
  NO_CUSTOMER: 'We can’t find this account.',
  NO_SESSION: 'This device is logged out already!',
  NO_BIRTHDAY: 'That birthday is not right. Please check it!',
  BIRTHDAY_STANDS: 'A birthday can only be changed at the salon or by our hotline!',
  DEAD_TOKEN: 'Your session has ended. Please log in again!',
  NOT_YOUR_PHONE: 'This phone number is not that of the account you are logged in with.',
  LOGGED_IN: 'You’re logged in!',
  PASSWORD_SET: 'Your password is set!',
  CODE_BY_CALL: 'Wait for our automatic call…',
  LOGIN_CODE_BY_ZALO: 'Check Zalo for the log-in code.',
  LOGIN_CODE_BY_SMS: 'Check your text messages for the log-in code.',
  BOOKING_CODE_BY_ZALO: 'Check Zalo for the code of your booking.',
  BOOKING_CODE_BY_SMS: 'Check your text messages for the code of your booking.',
} as const satisfies Wording<typeof vi>

/** How parameters of these sentences are written. */
export const params = {
  or: 'or',
  tiers: { '2': 'Silver', '3': 'Gold', '4': 'Diamond' },
  date: language.fullDay,
} as const satisfies Wording<typeof viParams>
