import { nowOf } from '../kit/clock'
import { serve } from '../kit/serve'
import { changePassword, exchangeToken, registerNew, saveCustomerName } from './account'
import { newCaptcha } from './captcha'
import { checkCode, sendCode } from './codes'
import { authApi } from './contract'
import type { AuthEnv } from './env'
import { inboxRoutes } from './inbox-routes'
import { logInWithCode, logInWithPassword, verifyPhone } from './login'
import { getUser, logOut } from './session'
import { dropExpiredSessions } from './store/sessions'

export { PhoneCodes } from './phone-codes'

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
  newCaptcha: (_input, { env }) => newCaptcha(env, nowOf(env)),
})

// Outside the contract: the local inbox.
app.route('/', inboxRoutes())

/** The door of the auth backend: codes, sessions, customers; reached over service bindings only. */
export default {
  fetch: app.fetch,
  scheduled: (_event, env) => dropExpiredSessions(env.DB, nowOf(env)),
} satisfies ExportedHandler<AuthEnv>
