import type { push as vi } from '../vi/push'
import type { Wording } from '../wording'

/** Sentences about messages on a device, by Web Push. */
export const push = {
  title: 'Notifications on your devices',
  text: 'Devices that are on get the messages about your appointments, in place of Zalo and SMS. A device that is logged out gets none.',
  none: 'None of your devices gets notifications.',
  failed: 'Notifications could not be turned on. Please try again!',
  blocked:
    'This browser blocks notifications. Please allow them in the settings of this site and come back!',
  refused: 'We will not ask again. You can turn them on in your account at any time.',
  isOn: 'From now on this device gets the messages about your appointments.',
  offer: 'Messages about your appointment on this device',
  offerText: 'Confirmation, reminders and changes come to this device, not by Zalo or SMS.',
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
    'The test is sent and shows on that device in a few seconds. If it does not, please allow the browser’s notifications in the settings of the device!',
  testFailed: 'The test could not be sent. Please try again!',
} as const satisfies Wording<typeof vi>
