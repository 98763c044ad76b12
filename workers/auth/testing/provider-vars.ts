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
