import type { push as vi } from '../vi/push'
import type { Wording } from '../wording'

/** Sentences about messages on a device, by Web Push. */
export const push = {
  title: 'Notifications on your devices',
  text: 'Devices with notifications on get messages about your appointments instead of Zalo and SMS. A logged-out device gets none.',
  none: 'None of your devices get notifications.',
  failed: 'We couldn’t turn on notifications. Please try again.',
  blocked:
    'This browser blocks notifications. Please allow them in this site’s settings and come back.',
  refused: 'We won’t ask again. You can turn them on in your account at any time.',
  isOn: 'From now on, this device gets messages about your appointments.',
  offer: 'Get appointment messages on this device',
  offerText: 'Confirmations, reminders and changes come to this device instead of Zalo or SMS.',
  turnOn: 'Turn on notifications',
  turnOnHere: 'Turn on notifications on this device',
  decline: 'No, thanks',
  turnOff: 'Turn off',
  turnOffName: 'Turn off notifications on {device}',
  since: 'On since {day}',
  receives: 'Messages',
  purposes: {
    BOOKING: 'Confirmations and changes',
    REMINDER: 'Reminders before the visit',
    REVIEW: 'Invitations to rate',
  },
  save: 'Save',
  saveName: 'Save the messages on {device}',
  saved: 'Saved.',
  test: 'Send a test',
  testName: 'Send a test to {device}',
  testSent:
    'The test has been sent and will show on that device in a few seconds. If it doesn’t, please allow the browser’s notifications in the device’s settings.',
  testFailed: 'We couldn’t send the test. Please try again.',
} as const satisfies Wording<typeof vi>
