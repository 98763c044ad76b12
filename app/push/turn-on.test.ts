import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { canReceive, formOf, hasRefused, rememberRefusal } from './device'
import { turnOn } from './turn-on'

const own = { endpoint: 'https://push.example/1', keys: { p256dh: 'B', auth: 'a' } }
const subscription = { toJSON: () => own }

let cookies: Map<string, string>
let permission: NotificationPermission
let permissionRequests: number
/** What the browser's push service answers, in turn. */
let subscribe: (() => Promise<object>)[]
let earlier: { unsubscribe: () => Promise<boolean> } | null
let posted: string[]

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
  vi.stubGlobal('fetch', (path: string, { body }: RequestInit) => {
    posted.push(`${path} ${body instanceof URLSearchParams ? body.toString() : ''}`)
    return Promise.resolve(Response.json({ isOn: true }))
  })
  vi.spyOn(console, 'error').mockReturnValue()
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a press requests the permission and sends the subscription to the site', async () => {
  expect([canReceive(), hasRefused(), permissionRequests]).toEqual([true, false, 0])
  expect(await turnOn('key')).toEqual({ kind: 'on' })
  expect([permissionRequests, posted]).toEqual([
    1,
    [`/personal/push ${formOf(subscription as never)}`],
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
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({ message: 'Quá nhiều.' }, { status: 429 })),
  )
  subscribe = [() => Promise.resolve(subscription)]
  expect(await turnOn('key')).toEqual({ kind: 'not possible', message: 'Quá nhiều.' })
})

test('nothing is possible in a frame of another site', () => {
  vi.stubGlobal('window', { PushManager: {}, Notification: {}, top: {} })
  expect(canReceive()).toBe(false)
})
