import type { code as vi } from '../vi/code'
import type { Wording } from '../wording'

/** The step for entering a one-time code. */
export const code = {
  format: 'The confirmation code is 6 digits',
  wrong: 'That code isn’t right.',
  title: 'Enter the code',
  intro: 'We’re holding your place. Enter the 6-digit code we’ve just sent to {phone} to finish.',
  sentBy: {
    ZALO: 'Check Zalo for the code.',
    SMS: 'Check your text messages for the code.',
    VOICE: 'Wait for our automatic call…',
  },
  label: 'Confirmation code',
  newest: 'If several codes have arrived, enter the latest one.',
  confirm: 'Confirm',
  holdLeft: 'Your place is held for another {time}',
  holdOver: 'We couldn’t hold your place any longer. Please choose a time again.',
  backToHours: 'Choose a time again',
  resendZalo: 'Send the code again by Zalo',
  resendSms: 'Send the code again by SMS',
  resendIn: 'Send again in {seconds} {seconds|second|seconds}',
  notSent: 'We couldn’t send the code. Please press send again.',
  sentBefore: 'If you’ve already received a code, please enter it.',
  success: 'You’re booked in!',
} as const satisfies Wording<typeof vi>
