import { nowOf } from '../../kit/clock'
import type { InputOf, ReplyOf } from '../../kit/endpoint'
import type { HandlerContext } from '../../kit/serve'
import type { authApi } from '../contract'
import type { AuthEnv } from '../env'
import { coded } from '../../kit/message'
import { codesOf } from './codes'
import { sessionOf } from '../session'
import { endAllOf, endDevice, listDevices, sessionId } from '../store/sessions'

type EndSession = typeof authApi.endSession

/** The bearer's sessions. */
export async function listSessions(
  _input: unknown,
  { env, bearer }: HandlerContext<AuthEnv>,
): Promise<ReplyOf<typeof authApi.listSessions>> {
  const me = await sessionOf(env, bearer)
  const devices = await listDevices(env.DB, me.id, nowOf(env))
  return {
    data: devices.map((device) => ({ ...device, isThis: device.id === sessionId(me.tokenHash) })),
  }
}

/** Ends one session of the bearer's. */
export async function endSession(
  { sessionId: id }: InputOf<EndSession>,
  { env, bearer }: HandlerContext<AuthEnv>,
): Promise<ReplyOf<EndSession>> {
  const me = await sessionOf(env, bearer)
  return (await endDevice(env.DB, me.id, id))
    ? { status: 200, body: { success: true } }
    : { status: 404, body: { message: coded('NO_SESSION') } }
}

/** Ends all sessions of the bearer, and forgets which browsers have proved their phone. */
export async function endAllSessions(
  _input: unknown,
  { env, bearer }: HandlerContext<AuthEnv>,
): Promise<ReplyOf<typeof authApi.endAllSessions>> {
  const { id, phone } = await sessionOf(env, bearer)
  await codesOf(env, phone).forgetBrowsers()
  await endAllOf(env.DB, id)
  return { success: true }
}
