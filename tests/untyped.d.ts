/** What tests and benchmarks use of packages that bring no types. */

declare module 'autocannon' {
  type Options = {
    url: string
    method: string
    headers: Record<string, string>
    /** One entry is sent for ever; its function is called before each request. */
    requests: { setupRequest: (request: object) => object }[]
    connections: number
    duration: number
  }
  type Result = {
    '2xx': number
    non2xx: number
    errors: number
    timeouts: number
    duration: number
    latency: { p50: number; p99: number }
  }
  export default function autocannon(options: Options): Promise<Result>
}

declare module 'http_ece' {
  import type { ECDH } from 'node:crypto'

  type Options = { version: 'aes128gcm'; privateKey: ECDH; authSecret: string }
  const ece: { decrypt: (message: Buffer, options: Options) => Buffer }
  export default ece
}

declare module 'lunar-javascript' {
  export const Solar: {
    fromYmd: (
      year: number,
      month: number,
      day: number,
    ) => { getLunar: () => { getMonth: () => number; getDay: () => number } }
  }
}

declare module 'web-push-testing/src/PushApiModel.js' {
  type Subscription = {
    endpoint: string
    keys: { p256dh: string; auth: string }
    clientHash: string
  }
  type PushHeaders = Record<'encoding' | 'ttl' | 'authorization', string | undefined>

  export class SubscriptionExpiredError extends Error {}
  export class PushApiModel {
    notifyUrl: string
    subscribe(options: { applicationServerKey: string }): Promise<Subscription>
    expireSubscription(clientHash: string): void
    /** Throws when the message is not for this subscription, or is not signed by its key. */
    handleNotification(clientHash: string, headers: PushHeaders, body: Buffer): Promise<unknown>
    getNotifications(of: { clientHash: string }): { messages: string[] }
  }
}
