import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SubscribeToPushDocument } from '../../schema/generated/graphql'
import { idOf } from '../persisted-document'
import { canReceive, hasRefused, rememberRefusal } from './device'
import { turnOn } from './turn-on'

const own = { endpoint: 'https://push.example/1', keys: { p256dh: 'B', auth: 'a' } }
const subscription = { toJSON: () => own }

let cookies: Map<string, string>
let permission: NotificationPermission
let permissionRequests: number
/** What the browser's push service answers, in turn. */
let subscribe: (() => Promise<object>)[]
let earlier: { unsubscribe: () => Promise<boolean> } | null
let posted: unknown[]

beforeEach(() => {
  cookies = new Map()
  permission = 'granted'
  permissionRequests = 0
  subscribe = [() => Promise.resolve(subscription)]
  earlier = null
  posted = []
  const pushManager = {
    subscribe: () => subscribe.shift()?.(),
    getSubscription: () => Promise.resolve(earlier),
  }
  const registration = { pushManager }
  const window = { PushManager: {}, Notification: {}, top: {} }
  vi.stubGlobal('window', Object.assign(window, { top: window }))
  vi.stubGlobal('location', { protocol: 'https:' })
  vi.stubGlobal('navigator', {
    serviceWorker: {
      register: () => Promise.resolve(registration),
      ready: Promise.resolve(registration),
    },
  })
  vi.stubGlobal('Notification', {
    get permission() {
      return permissionRequests > 0 ? permission : 'default'
    },
    requestPermission: () => {
      permissionRequests++
      return Promise.resolve(permission)
    },
  })
  vi.stubGlobal('document', {
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(text: string) {
      const [, name = '', value = '', seconds] = /^(\w+)=(\w*);.*Max-Age=(\d+)/.exec(text) ?? []
      if (seconds === '0') cookies.delete(name)
      else cookies.set(name, value)
    },
  })
  respondWith({ __typename: 'PushSubscribed' })
  // As built: elsewhere urql wants the text of a document, of which pages carry the id alone.
  vi.stubEnv('NODE_ENV', 'production')
  vi.spyOn(console, 'error').mockReturnValue()
})

/** What the gateway answers to the subscription. */
function respondWith(subscribeToPush: object): void {
  vi.stubGlobal('fetch', (_path: string, { body }: { body: string }) => {
    posted.push(JSON.parse(body))
    return Promise.resolve(Response.json({ data: { subscribeToPush } }))
  })
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

test('a press requests the permission and sends the subscription to the site', async () => {
  expect([canReceive(), hasRefused(), permissionRequests]).toEqual([true, false, 0])
  expect(await turnOn('key')).toEqual({ kind: 'on' })
  const input = { endpoint: own.endpoint, ...own.keys }
  expect([permissionRequests, posted]).toEqual([
    1,
    [{ documentId: idOf(SubscribeToPushDocument), variables: { input } }],
  ])
})

test('who refuses, in the browser or on the page, gets no further prompt from a page', async () => {
  permission = 'default'
  expect(await turnOn('key')).toEqual({ kind: 'refused' })
  expect([hasRefused(), posted, subscribe.length]).toEqual([true, [], 1])
  permission = 'granted'
  // The account's button is pressed on purpose, and ends that.
  expect(await turnOn('key')).toEqual({ kind: 'on' })
  expect(hasRefused()).toBe(false)
  rememberRefusal()
  expect(hasRefused()).toBe(true)
  cookies.clear()
  permission = 'denied'
  expect(hasRefused()).toBe(true)
})

test('a subscription with an earlier key of the chain gives way', async () => {
  let isEnded = false
  earlier = { unsubscribe: () => Promise.resolve((isEnded = true)) }
  subscribe.unshift(() => Promise.reject(new DOMException('another key', 'InvalidStateError')))
  expect(await turnOn('key')).toEqual({ kind: 'on' })
  expect(isEnded).toBe(true)
})

test('a browser without a push service says that it failed, and a refusal of the server is shown', async () => {
  subscribe = [() => Promise.reject(new DOMException('no push service', 'AbortError'))]
  expect(await turnOn('key')).toEqual({ kind: 'failed' })
  respondWith({
    __typename: 'TooManyTries',
    message: 'Quá nhiều.',
    retryAfterSeconds: 60,
  })
  subscribe = [() => Promise.resolve(subscription)]
  expect(await turnOn('key')).toEqual({ kind: 'not possible', message: 'Quá nhiều.' })
})

test('nothing is possible in a frame of another site', () => {
  vi.stubGlobal('window', { PushManager: {}, Notification: {}, top: {} })
  expect(canReceive()).toBe(false)
})
