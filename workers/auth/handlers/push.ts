import { nowOf } from '../../../domain/clock'
import { coded } from '../../kit/message'
import { InvalidInput, type HandlerContext } from '../../kit/serve'
import type { Input, Reply } from '../contract'
import type { AuthEnv } from '../env'
import { tooManyChanges } from './codes'
import { pushTest } from '../notices/push'
import { isPushKey, vapidKeyOf } from '../notices/web-push'
import { sessionOf } from '../session'
import {
  dropPushDevice,
  listedPushDevices,
  pushDeviceOf,
  savePushDevice,
  savePushPurposes,
} from '../store/push-devices'
import { sessionId } from '../store/sessions'

/** The public key that browsers subscribe with. */
export function getPushKey(_input: unknown, { env }: HandlerContext<AuthEnv>): Reply<'getPushKey'> {
  return { publicKey: vapidKeyOf(env)?.publicKey ?? null }
}

/** The bearer's subscribed devices. */
export async function listPushDevices(
  _input: unknown,
  { env, bearer }: HandlerContext<AuthEnv>,
): Promise<Reply<'listPushDevices'>> {
  const me = await sessionOf(env, bearer)
  const devices = await listedPushDevices(env.DB, me.id, nowOf(env))
  return {
    data: devices.map((device) => ({
      ...device,
      isThis: device.id === sessionId(me.tokenHash),
      canTest: true,
    })),
  }
}

/** Subscribes the device of the bearer's session. */
export async function subscribeToPush(
  { lang = 'vi', ...subscription }: Input<'subscribeToPush'>,
  context: HandlerContext<AuthEnv>,
): Promise<Reply<'subscribeToPush'>> {
  const { env, bearer } = context
  const me = await sessionOf(env, bearer)
  if (!vapidKeyOf(env)) return { status: 409, body: { message: coded('PUSH_NOT_POSSIBLE') } }
  if (!(await isPushKey(subscription.p256dh)))
    throw new InvalidInput([{ field: 'p256dh', message: coded('PUSH_NOT_POSSIBLE') }])
  const refused = await tooManyChanges(context, me.phone)
  if (refused) return refused
  const isSaved = await savePushDevice(env.DB, {
    ...subscription,
    lang,
    session: me.tokenHash,
    customerId: me.id,
    now: nowOf(env),
  })
  return isSaved
    ? { status: 200, body: { success: true } }
    : { status: 409, body: { message: coded('PUSH_NOT_POSSIBLE') } }
}

/** Stores the purposes of one of the bearer's devices. */
export async function choosePushPurposes(
  { id, purposes }: Input<'choosePushPurposes'>,
  context: HandlerContext<AuthEnv>,
): Promise<Reply<'choosePushPurposes'>> {
  const { env, bearer } = context
  const me = await sessionOf(env, bearer)
  const refused = await tooManyChanges(context, me.phone)
  if (refused) return refused
  const chosen = [...new Set(purposes)]
  return (await savePushPurposes(env.DB, me.id, { id, purposes: chosen }))
    ? { status: 200, body: { success: true } }
    : { status: 404, body: { message: coded('PUSH_IS_OFF') } }
}

/** Unsubscribes one of the bearer's devices. */
export async function unsubscribeFromPush(
  { id }: Input<'unsubscribeFromPush'>,
  { env, bearer }: HandlerContext<AuthEnv>,
): Promise<Reply<'unsubscribeFromPush'>> {
  await dropPushDevice(env.DB, (await sessionOf(env, bearer)).id, id)
  return { success: true }
}

/** Sends a test message to one of the bearer's devices. */
export async function testPush(
  { id }: Input<'testPush'>,
  context: HandlerContext<AuthEnv>,
): Promise<Reply<'testPush'>> {
  const { env, bearer } = context
  const me = await sessionOf(env, bearer)
  const now = nowOf(env)
  const device = await pushDeviceOf(env.DB, { customerId: me.id, id, now })
  if (!device) return { status: 404, body: { message: coded('PUSH_IS_OFF') } }
  const refused = await tooManyChanges(context, me.phone, 'push tests')
  if (refused) return refused
  switch (await pushTest(env, device, now)) {
    case 'taken':
      return { status: 200, body: { success: true } }
    case 'gone':
      return { status: 404, body: { message: coded('PUSH_IS_OFF') } }
    default:
      return { status: 409, body: { message: coded('PUSH_NOT_TAKEN') } }
  }
}
