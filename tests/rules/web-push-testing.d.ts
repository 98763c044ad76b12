/** What the tests use of web-push-testing, which has no types of its own. */
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
