import { example, type Example } from './example.ts'
import { marks } from './fill.ts'

/** What a customer does with an appointment that he has: its manage link and his calendar. */
export function followExamples(): Example[] {
  return [
    managedBooking,
    confirmComing,
    announceLateness,
    openCalendarFeed,
    readCalendarFeed,
    closeCalendarFeed,
  ]
}

const managedBooking = example(
  `The manage page of the appointment of whoever is signed in: ${marks.myToken} is replaced by ` +
    'the token of its link',
  { token: marks.myToken },
  `query ManagedBooking($token: String!) {
  managedBooking(token: $token) {
    state mayCancel mayConfirm isComing mayBeLate lateMinutes
    booking { id status date hourLabel salonName phone total people { services { name price } } }
  }
}`,
)

const confirmComing = example(
  'The answer “I come”, from 19:00 the evening before',
  { token: marks.myToken },
  `mutation ConfirmComing($token: String!) {
  confirmComing(token: $token) {
    __typename
    ... on ComingConfirmed { isComing }
    ... on CannotConfirm { message coded { code } }
    ... on NotFound { message coded { code } }
    ... on TooManyTries { message coded { code } retryAfterSeconds }
    ... on InvalidInput { issues { field message coded { code } } }
  }
}`,
)

const announceLateness = example(
  'Ten minutes late, from three hours before the visit',
  { token: marks.myToken, minutes: 10 },
  `mutation AnnounceLateness($token: String!, $minutes: Int!) {
  announceLateness(token: $token, minutes: $minutes) {
    __typename
    ... on LatenessAccepted { minutes }
    ... on LatenessRefused { message coded { code } nearest { date hourId label } }
    ... on NotFound { message coded { code } }
    ... on TooManyTries { message coded { code } retryAfterSeconds }
    ... on InvalidInput { issues { field message coded { code } } }
  }
}`,
)

const openCalendarFeed = example(
  'A calendar that follows: open it; sign in above',
  {},
  `mutation OpenCalendarFeed {
  openCalendarFeed { __typename ... on CalendarFeedOpened { token } }
}`,
)

const readCalendarFeed = example(
  `What a calendar reads: ${marks.myFeed} is replaced by the token of the feed`,
  { token: marks.myFeed },
  `query CalendarFeed($token: String!) {
  calendarFeed(token: $token) {
    isLimited
    bookings { appointmentId revision changedAt status date hourLabel minutes salonName }
  }
}`,
)

const closeCalendarFeed = example(
  'Close the calendar, so that its address becomes invalid',
  {},
  `mutation CloseCalendarFeed {
  closeCalendarFeed { __typename ... on CalendarFeedClosed { isClosed } }
}`,
)

/** How a customer is told about his appointments; sign in above. */
export function noticeExamples(): Example[] {
  return [
    example(
      'Notices: channels and quiet hours, and devices that receive push messages',
      {},
      `query Notices {
  account { noticeSettings { channels quietFrom quietUntil } }
  pushKey
  pushDevices { id device purposes since isThis canTest }
}`,
    ),
    example(
      'Notices: by text message alone, none between 21:00 and 8:00',
      { input: { channels: ['SMS'], quietFrom: 1260, quietUntil: 480 } },
      `mutation SaveNoticeSettings($input: NoticeSettingsInput!) {
  saveNoticeSettings(input: $input) {
    __typename
    ... on NoticeSettingsSaved { settings { channels quietFrom quietUntil } }
    ... on TooManyTries { message coded { code } retryAfterSeconds }
    ... on InvalidInput { issues { field message coded { code } } }
  }
}`,
    ),
    example(
      'What one device receives; its id is that of one of pushDevices',
      { id: '0000000000000000', purposes: ['BOOKING', 'REMINDER'] },
      `mutation ChoosePushPurposes($id: ID!, $purposes: [PushPurpose!]!) {
  choosePushPurposes(id: $id, purposes: $purposes) {
    __typename
    ... on PushPurposesSaved { id }
    ... on NotFound { message coded { code } }
    ... on TooManyTries { message coded { code } retryAfterSeconds }
    ... on InvalidInput { issues { field message coded { code } } }
  }
}`,
    ),
    example(
      'A test message to one device',
      { id: '0000000000000000' },
      `mutation TestPush($id: ID!) {
  testPush(id: $id) {
    __typename
    ... on PushTestSent { id }
    ... on PushNotTaken { message coded { code } }
    ... on NotFound { message coded { code } }
    ... on TooManyTries { message coded { code } retryAfterSeconds }
    ... on InvalidInput { issues { field message coded { code } } }
  }
}`,
    ),
  ]
}
