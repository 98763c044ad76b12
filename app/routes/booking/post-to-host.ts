import type { Origin } from '~/booking/draft/draft'
import { hostTarget, type HostMessage } from '~/booking/embed'

type HostBridge = { ReactNativeWebView?: { postMessage(text: string): void } }

/**
 * Sends a message to the app that embeds the flow, `host` being its configured origin; does nothing
 * outside of one.
 */
export function postToHost(message: HostMessage, origin: Origin, host: string | null): void {
  const target = hostTarget(origin, host)
  if (!target) return
  if (target.kind === 'native')
    (window as HostBridge).ReactNativeWebView?.postMessage(JSON.stringify(message))
  else if (window.parent !== window) window.parent.postMessage(message, target.origin)
}
