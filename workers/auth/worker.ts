import { nowOf } from '../kit/clock'
import { serve } from '../kit/serve'
import { changePassword, exchangeToken, registerNew, saveCustomerName } from './handlers/account'
import { newCaptcha } from './handlers/captcha'
import {
  agreeProtectPersonal,
  listConsents,
  postAgreeProtectPersonalInfo,
} from './handlers/consents'
import { checkCode, sendCode } from './handlers/codes'
import { authApi } from './contract'
import type { AuthEnv } from './env'
import {
  cancelDeletion,
  deleteDueCustomers,
  listDeletedCustomers,
  requestDeletion,
} from './handlers/deletion'
import { endAllSessions, endSession, listSessions } from './handlers/devices'
import { getNoticeSettings, saveNoticeSettings } from './handlers/notice-settings'
import { sendNotice } from './handlers/notices'
import { inboxRoutes } from './inbox/routes'
import { logInWithCode, logInWithPassword, verifyPhone } from './handlers/login'
import {
  choosePushPurposes,
  getPushKey,
  listPushDevices,
  subscribeToPush,
  testPush,
  unsubscribeFromPush,
} from './handlers/push'
import { exchangeLoginCode, issueLoginCode } from './handlers/partners'
import { checkRegistered, getCustomerInfo, saveCustomer } from './handlers/profile'
import { getUser, logOut } from './session'
import { dropOldNotices } from './store/notices'
import { dropExpiredSessions } from './store/sessions'

export { AuthAttempts } from './codes/auth-attempts'

const app = serve<typeof authApi, AuthEnv>('auth', authApi, {
  sendCode,
  checkCode,
  verifyPhone,
  logInWithPassword,
  logInWithCode,
  getUser,
  logOut,
  changePassword,
  exchangeToken,
  registerNew,
  saveCustomerName,
  getCustomerInfo,
  saveCustomer,
  checkRegistered,
  agreeProtectPersonal,
  postAgreeProtectPersonalInfo,
  listConsents,
  listSessions,
  endSession,
  endAllSessions,
  requestDeletion,
  cancelDeletion,
  listDeletedCustomers,
  sendNotice,
  getPushKey,
  listPushDevices,
  subscribeToPush,
  choosePushPurposes,
  unsubscribeFromPush,
  testPush,
  issueLoginCode,
  exchangeLoginCode,
  getNoticeSettings,
  saveNoticeSettings,
  newCaptcha: (_input, { env }) => newCaptcha(env, nowOf(env)),
})

// Outside the contract: the local inbox.
app.route('/', inboxRoutes())

/** The auth backend's worker: codes, sessions, customers; reached over service bindings only. */
export default {
  fetch: app.fetch,
  async scheduled(_event, env) {
    const now = nowOf(env)
    await Promise.all([
      dropExpiredSessions(env.DB, now),
      dropOldNotices(env.DB, now),
      deleteDueCustomers(env),
    ])
  },
} satisfies ExportedHandler<AuthEnv>
