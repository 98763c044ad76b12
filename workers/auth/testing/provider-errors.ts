/**
 * Zalo's error codes of a template message after which this phone never gets this message, as its
 * documentation lists them.
 */
export const zaloFinal = [
  [-108, 'phone number invalid'],
  [-109, 'template id invalid'],
  [-110, 'Zalo version of the phone not supported'],
  [-111, 'template data empty'],
  [-112, 'type of template data invalid'],
  [-113, 'button of the template invalid'],
  [-114, 'user inactive, or refuses messages'],
  [-116, 'text invalid'],
  [-118, 'Zalo account not existed'],
  [-119, 'account cannot receive messages'],
  [-121, 'body of the template invalid'],
  [-122, 'body format invalid'],
  [-130, 'length of a value exceeded'],
  [-131, 'template not approved'],
  [-132, 'parameter invalid'],
  [-134, 'user has not opted in'],
  [-139, 'user refuses this type of notification'],
  [-141, 'user refuses this account'],
  [-145, 'type of template not allowed'],
  [-146, 'template disabled for its quality'],
] as const

/** Codes that say nothing about the message: it may be taken later. */
export const zaloPassing = [
  [-100, 'unknown error'],
  [-101, 'application invalid'],
  [-104, 'secret key invalid'],
  [-115, 'out of quota'],
  [-117, 'account not permitted'],
  [-123, 'no QR code'],
  [-125, 'official account invalid'],
  [-126, 'balance too small'],
  [-133, 'not at this time of the day'],
  [-135, 'account not verified'],
  [-137, 'payment failed'],
  [-144, 'quota of the day exceeded'],
  [-147, 'quota of the template exceeded'],
  [-999, 'not in the list'],
] as const

/** The SMS provider's results after which this phone never gets this text. */
export const smsFinal = [
  ['99', 'phone blocked or malformed'],
  ['108', 'phone invalid'],
  ['118', 'kind of message invalid'],
  ['146', 'text not registered'],
  ['177', 'network not registered for the sender'],
] as const

/** Results that say nothing about the message. */
export const smsPassing = [
  ['101', 'wrong keys'],
  ['102', 'account locked'],
  ['103', 'balance too small'],
  ['104', 'wrong sender'],
  ['119', 'too few phones'],
  ['131', 'text too long'],
  ['132', 'no right to send'],
  ['999', 'not in the list'],
] as const
