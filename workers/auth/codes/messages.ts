import { coded, type Message } from '../../kit/message'
import type { Method, CodePurpose } from '../channels/channel'

/** Where to look for a code, by the channel that sent it. */
export function hintOf(method: Method, purpose: CodePurpose): Message {
  if (method === 'voice') return coded('CODE_BY_CALL')
  if (method === 'zalo')
    return coded(purpose === 'login' ? 'LOGIN_CODE_BY_ZALO' : 'BOOKING_CODE_BY_ZALO')
  return coded(purpose === 'login' ? 'LOGIN_CODE_BY_SMS' : 'BOOKING_CODE_BY_SMS')
}

/** The message for a wrong code, in the wording of the screen that it was entered on. */
export function wrongCode(purpose: CodePurpose): Message {
  return coded(purpose === 'login' ? 'WRONG_LOGIN_CODE' : 'WRONG_BOOKING_CODE')
}

/** The next code comes only after a pause. */
export function waitForNextCode(seconds: number): Message {
  return coded('CODE_PAUSE', { seconds })
}

/** Too many codes, tries or questions within the hour. */
export function tooOften(seconds: number): Message {
  return coded('TRIED_TOO_OFTEN', { minutes: Math.max(1, Math.ceil(seconds / 60)) })
}
