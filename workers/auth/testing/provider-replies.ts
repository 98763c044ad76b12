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
