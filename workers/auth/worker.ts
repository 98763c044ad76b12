import { nowOf } from '../../domain/clock'
import { serve, type HandlerContext, Unauthorized } from '../kit/serve'
import { changePassword, exchangeToken, registerNew, saveCustomerName } from './handlers/account'
import { newCaptcha } from './handlers/captcha'
import {
  agreeProtectPersonal,
  listConsents,
  postAgreeProtectPersonalInfo,
} from './handlers/consents'
import { checkCode, sendCode, codesOf, tooMany, tooManyChanges } from './handlers/codes'
import { authApi, type Input, type Reply } from './contract'
import type { AuthEnv } from './env'
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
import { checkRegistered, getCustomerInfo, saveCustomer } from './handlers/profile'
import { getUser, logOut, sessionOf, startSessionFrom } from './session'
import { dropOldNotices, claimNotice, finishNotice } from './store/notices'
import { dropExpiredSessions, endAllOf, endDevice, listDevices, sessionId } from './store/sessions'
import { settingsOfCustomer, storeSettings, savedSettingsOf } from './store/notice-settings'
import { coded } from '../kit/message'
import { deadlineOf, NOTICE_TIMEOUT_MS } from '../kit/time-limits'
import { DAY_MS, MINUTE_MS } from '../../domain/durations'
import { timeLabel } from '../../domain/frames'
import { NIGHT, quietUntil } from '../../domain/quiet-hours'
import { vietnamMinutes } from '../../domain/vietnam-day'
import { clipped } from './notices/card'
import { deliverNotice } from './notices/deliver-notice'
import { sendOnce } from './notices/send-once'
import { logFailure } from '../kit/log'
import {
  DELETION_AFTER_MS,
  DELETION_LIST_MS,
  codesPerPartner,
  LOGIN_CODE_LIFE_MS,
} from './limits/limits'
import {
  dropDeletion,
  dueCustomers,
  eraseCustomer,
  forgetOldPhones,
  readErased,
  saveDeletion,
} from './store/deletions'
import { nearCustomers } from '../kit/location'
import { randomToken, sha256, isSameSecret } from '../kit/digest'
import { takeBackOfAddress, waitOfAddress } from './address'
import { saveLoginCode, useLoginCode } from './store/login-codes'
import { namedValues } from '../../domain/named-values'

/** Shortest secret of a partner; shorter ones in the configuration are ignored. */
const SHORTEST_SECRET = 32

/** Whether a partner is configured with this secret (`PARTNER_SECRETS`). */
async function isPartner(env: AuthEnv, name: string, secret: string): Promise<boolean> {
  const secrets = namedValues(env.PARTNER_SECRETS, ({ length }) => length >= SHORTEST_SECRET)
  const stored = secrets.get(name)
  return stored !== undefined && isSameSecret(secret, stored)
}

const CODE_BYTES = 24

/**
 * A code for the session of a partner's customer. The partner proves themselves by their secret and
 * the customer by their token: who finds out the secret can log nobody in whose token they do not
 * have.
 */
async function issueLoginCode(
  { partner, secret, accessToken }: Input<'issueLoginCode'>,
  { env, request }: HandlerContext<AuthEnv>,
): Promise<Reply<'issueLoginCode'>> {
  const now = nowOf(env)
  // Counted before it is judged: beyond the limit a guesser does not hear of a hit either.
  const wait = await waitOfAddress(env, request, 'partners', now)
  if (wait > 0) return tooMany(wait)
  if (!(await isPartner(env, partner, secret)))
    return { status: 403, body: { message: 'The partner or its secret is wrong.' } }
  await takeBackOfAddress(env, request, 'partners')
  const { waitSeconds } = await env.ATTEMPTS.getByName(`partner:${partner}`, nearCustomers).attempt(
    {
      kind: 'partnerCodes',
      limit: codesPerPartner(env),
      windowMs: MINUTE_MS,
      now,
    },
  )
  if (waitSeconds > 0) return tooMany(waitSeconds)
  try {
    const { tokenHash: sessionHash } = await sessionOf(env, accessToken)
    const code = randomToken(CODE_BYTES)
    const expiresAt = now + LOGIN_CODE_LIFE_MS
    await saveLoginCode(
      env.DB,
      { codeHash: await sha256(code), sessionHash, partner, expiresAt },
      now,
    )
    return { status: 200, body: { code, expiresInSeconds: LOGIN_CODE_LIFE_MS / 1000 } }
  } catch (error) {
    if (error instanceof Unauthorized)
      return { status: 404, body: { message: coded('DEAD_TOKEN') } }
    throw error
  }
}

/**
 * Exchanges a code for a session of its customer. Right codes are never refused: they cannot be
 * guessed, and a partner's customers may all come from one network.
 */
async function exchangeLoginCode(
  { code, partners }: Input<'exchangeLoginCode'>,
  { env, request }: HandlerContext<AuthEnv>,
): Promise<Reply<'exchangeLoginCode'>> {
  const now = nowOf(env)
  const sessionHash = await useLoginCode(env.DB, await sha256(code), partners ?? null, now)
  const own = sessionHash === null ? null : await startSessionFrom(env, request, sessionHash)
  if (own !== null) return { status: 200, body: { accessToken: own } }
  const wait = await waitOfAddress(env, request, 'logins', now)
  return wait > 0 ? tooMany(wait) : { status: 404, body: { message: coded('DEAD_LOGIN_CODE') } }
}

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

/** The bearer's settings of messages about their bookings. */
async function getNoticeSettings(
  _input: unknown,
  { env, bearer }: HandlerContext<AuthEnv>,
): Promise<Reply<'getNoticeSettings'>> {
  const { id } = await sessionOf(env, bearer)
  const { channels, quiet } = await settingsOfCustomer(env.DB, id)
  return { data: { channels, quietFrom: quiet.from, quietUntil: quiet.until } }
}

/** Stores them. */
async function saveNoticeSettings(
  { channels, quietFrom, quietUntil }: Input<'saveNoticeSettings'>,
  context: HandlerContext<AuthEnv>,
): Promise<Reply<'saveNoticeSettings'>> {
  const { id, phone } = await sessionOf(context.env, context.bearer)
  const refused = await tooManyChanges(context, phone)
  if (refused) return refused
  const quiet = { from: quietFrom, until: quietUntil }
  await storeSettings(context.env.DB, id, { channels, quiet })
  return { status: 200, body: { success: true } }
}

/** The bearer's sessions. */
async function listSessions(
  _input: unknown,
  { env, bearer }: HandlerContext<AuthEnv>,
): Promise<Reply<'listSessions'>> {
  const me = await sessionOf(env, bearer)
  const devices = await listDevices(env.DB, me.id, nowOf(env))
  return {
    data: devices.map((device) => ({ ...device, isThis: device.id === sessionId(me.tokenHash) })),
  }
}

/** Ends one session of the bearer's. */
async function endSession(
  { sessionId: id }: Input<'endSession'>,
  { env, bearer }: HandlerContext<AuthEnv>,
): Promise<Reply<'endSession'>> {
  const me = await sessionOf(env, bearer)
  return (await endDevice(env.DB, me.id, id))
    ? { status: 200, body: { success: true } }
    : { status: 404, body: { message: coded('NO_SESSION') } }
}

/** Ends all sessions of the bearer, and forgets which browsers have proved their phone. */
async function endAllSessions(
  _input: unknown,
  { env, bearer }: HandlerContext<AuthEnv>,
): Promise<Reply<'endAllSessions'>> {
  const { id, phone } = await sessionOf(env, bearer)
  await codesOf(env, phone).forgetBrowsers()
  await endAllOf(env.DB, id)
  return { success: true }
}

/**
 * Sends a message about a booking, at most once for each key, on the channels that the customer
 * wants and outside their quiet hours.
 */
async function sendNotice(
  { key, phone, kind, path, code, salon, address, hour, date, until }: Input<'sendNotice'>,
  { env, request, requestId }: HandlerContext<AuthEnv>,
): Promise<Reply<'sendNotice'>> {
  const now = nowOf(env)
  const endOfTime = deadlineOf(request, NOTICE_TIMEOUT_MS)
  const saved = await savedSettingsOf(env.DB, phone)
  // The night, which is everybody's, is the booking backend's business.
  const quietEnd = saved && quietUntil(saved.quiet, now)
  if (quietEnd !== null) return { outcome: 'quiet', until: quietEnd }
  const values = {
    booking_code: code,
    salon_name: clipped('salon_name', salon),
    salon_address: clipped('salon_address', address),
    visit_hour: clipped('visit_hour', hour),
    visit_date: clipped('visit_date', date),
    ...(kind === 'freed' && until !== undefined
      ? { held_until: timeLabel(vietnamMinutes(until)) }
      : {}),
  }
  const notice = {
    key,
    phone,
    kind,
    path,
    values,
    until: until ?? now + DAY_MS,
    channels: saved?.channels ?? null,
    quiet: saved?.quiet ?? NIGHT,
  }
  const outcome = await sendOnce({
    claim: () => claimNotice(env.DB, key, now),
    post: () => deliverNotice(env, notice, { now, until: endOfTime }, requestId),
    finish: (isSent) => finishNotice(env.DB, key, isSent),
  })
  return { outcome }
}

/** Stores the bearer's deletion request; the worker's schedule carries it out when it is due. */
async function requestDeletion(
  _input: unknown,
  { env, bearer }: HandlerContext<AuthEnv>,
): Promise<Reply<'requestDeletion'>> {
  const { id } = await sessionOf(env, bearer)
  const requestedAt = nowOf(env)
  return saveDeletion(env.DB, id, { requestedAt, dueAt: requestedAt + DELETION_AFTER_MS })
}

/** The bearer stays after all. */
async function cancelDeletion(
  _input: unknown,
  { env, bearer }: HandlerContext<AuthEnv>,
): Promise<Reply<'cancelDeletion'>> {
  await dropDeletion(env.DB, (await sessionOf(env, bearer)).id)
  return { success: true }
}

/** Lists the customers deleted since another backend's last request. */
async function listDeletedCustomers(
  { after }: Input<'listDeletedCustomers'>,
  { env }: HandlerContext<AuthEnv>,
): Promise<Reply<'listDeletedCustomers'>> {
  return { data: await readErased(env.DB, after) }
}

/**
 * Forgets the browsers that proved the phones of customers whose requests are due, and then deletes
 * the customers: one who could not be forgotten is still due the next night, and holds up no other.
 */
async function deleteDueCustomers(env: AuthEnv): Promise<void> {
  const now = nowOf(env)
  for (const { id, phone } of await dueCustomers(env.DB, now)) {
    try {
      await codesOf(env, phone).forgetBrowsers()
      await eraseCustomer(env.DB, id, now)
    } catch (error) {
      logFailure({ worker: 'auth', call: 'deleteDueCustomers', requestId: String(id) }, error)
    }
  }
  await forgetOldPhones(env.DB, now - DELETION_LIST_MS)
}
