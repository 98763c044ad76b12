import { A_YEAR_SECONDS } from '../../domain/cookies'
import type { SubscribeToPushInput } from '../../schema/generated/graphql'

/** Cookie that stores for a year that this browser's owner wants no notifications. */
const cookie = 'muot_push'

/** Whether this browser can receive push messages here; not in a frame of another site. */
export function canReceive(): boolean {
  return (
    window.top === window &&
    'serviceWorker' in navigator &&
    'PushManager' in window &&
    'Notification' in window
  )
}

/** Whether its owner has refused, here or in the browser's own dialog. */
export function hasRefused(): boolean {
  return Notification.permission === 'denied' || /(^|; )muot_push=0/.test(document.cookie)
}

/** Stores that they want none, so that no page offers it again. */
export function rememberRefusal(): void {
  writeCookie('0', A_YEAR_SECONDS)
}

/** Whether this browser has a subscription, which the server may have forgotten. */
export async function isSubscribed(): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration('/')
  return Boolean(await registration?.pushManager.getSubscription())
}

/**
 * Asks for the permission and subscribes this browser; null when it is refused. To be called when a
 * button is pressed. Throws where the browser has no push service.
 */
export async function subscribe(key: string): Promise<PushSubscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') {
    rememberRefusal()
    return null
  }
  writeCookie('', 0)
  await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })
  const { pushManager } = await navigator.serviceWorker.ready
  const wanted = { userVisibleOnly: true, applicationServerKey: key }
  try {
    return await pushManager.subscribe(wanted)
  } catch (error) {
    // One with an earlier key of the chain stands in the way.
    const earlier = await pushManager.getSubscription()
    if (!earlier) throw error
    await earlier.unsubscribe()
    return pushManager.subscribe(wanted)
  }
}

/** The subscription as the gateway takes it. */
export function inputOf(subscription: Pick<PushSubscription, 'toJSON'>): SubscribeToPushInput {
  const { endpoint, keys } = subscription.toJSON()
  return { endpoint: endpoint ?? '', p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' }
}

function writeCookie(value: string, seconds: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${cookie}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`
}
