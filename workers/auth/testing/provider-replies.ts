/** Responses to a customer-care message as the SMS provider's documentation records them, by result. */
export const smsReplies = {
  taken: { CodeResult: '100', CountRegenerate: 0, SMSID: 'd533459ee42b2b9525ba9eabf6a8156' },
  repeated: {
    CodeResult: '124',
    CountRegenerate: 0,
    ErrorMessage: 'Request exist 1',
    SendStatus: '5',
  },
  wrongKeys: { CodeResult: '101', CountRegenerate: 0, ErrorMessage: 'Authorize Failed' },
  wrongSender: {
    CodeResult: '104',
    CountRegenerate: 0,
    ErrorMessage: 'Brand name code is not exist',
  },
  wrongTemplate: {
    CodeResult: '146',
    CountRegenerate: 0,
    ErrorMessage: 'Sai template Brandname CSKH',
    SMSID: '3f5ec8c71c4a4ccea311f731dfeaa133156',
  },
  blocked: { CodeResult: '99', CountRegenerate: 0 },
  noResult: { error: 'Invalid request' },
} as const

/** Responses to a template message as Zalo's documentation has them, by error. */
export const zaloReplies = {
  taken: {
    error: 0,
    message: 'Success',
    data: {
      msg_id: 'a4d0243feb163bd3af7',
      sent_time: '1626926349402',
      sending_mode: '1',
      quota: { dailyQuota: '500', remainingQuota: '499' },
    },
  },
  unknown: { error: -100, message: 'Unknown error' },
  wrongPhone: { error: -108, message: 'Phone number invalid' },
  outOfQuota: { error: -115, message: 'Out of quota' },
  noAccount: { error: -118, message: 'Zalo account not existed' },
  notApproved: { error: -131, message: 'Template not approved' },
} as const

/** The SMS provider's settings, for tests that stand in for it. */
export const smsVars = {
  SITE_ORIGIN: 'https://salon.example',
  SMS_BASE_URL: 'https://sms.test',
  SMS_API_KEY: 'sms key',
  SMS_SECRET_KEY: 'sms secret',
  SMS_BRANDNAME: 'MUOT',
}

/** Zalo's settings, but for the templates of messages. */
export const zaloVars = {
  ZALO_BASE_URL: 'https://zns.test',
  ZALO_OAUTH_URL: 'https://oauth.test',
  ZALO_TEMPLATE_ID: '330875',
  ZALO_APP_ID: 'app',
  ZALO_APP_SECRET: 'app secret',
}

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
