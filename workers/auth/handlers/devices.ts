import { nowOf } from '../../kit/clock'
import type { InputOf, ReplyOf } from '../../kit/endpoint'
import type { HandlerContext } from '../../kit/serve'
import type { authApi } from '../contract'
import type { AuthEnv } from '../env'
import { coded } from '../../kit/message'
import { sessionOf } from '../session'
import { endAllOf, endDevice, listDevices, sessionId } from '../store/sessions'

type End = typeof authApi.endSession

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
  { sessionId: id }: InputOf<End>,
  { env, bearer }: HandlerContext<AuthEnv>,
): Promise<ReplyOf<End>> {
  const me = await sessionOf(env, bearer)
  return (await endDevice(env.DB, me.id, id))
    ? { status: 200, body: { success: true } }
    : { status: 404, body: { message: coded('NO_SESSION') } }
}

/** Ends all sessions of the bearer. */
export async function endAllSessions(
  _input: unknown,
  { env, bearer }: HandlerContext<AuthEnv>,
): Promise<ReplyOf<typeof authApi.endAllSessions>> {
  await endAllOf(env.DB, (await sessionOf(env, bearer)).id)
  return { success: true }
}
