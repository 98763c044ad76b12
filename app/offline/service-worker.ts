import {
  cardPage,
  type CardStore,
  deleteCards,
  emptyPage,
  pageWithoutCard,
  refreshCards,
  storeEmptyPage,
} from './cards'
import { sendForm, showResult, storeForm, withWaiting } from './outbox'
import {
  PushOfferDocument,
  SubscribeToPushDocument,
  type PushOfferQuery,
} from '../../schema/generated/graphql'
import { idOf } from '~/persisted-document'

type Fetching = Extendable & {
  request: Request
  /** The response that the browser requested while the worker started. */
  preloadResponse?: Promise<Response | undefined>
  respondWith: (response: Promise<Response>) => void
}

type WorkerEvents = PushEvents & {
  install: Extendable & { addRoutes?: (routes: readonly object[]) => Promise<void> }
  activate: Extendable
  message: Extendable & {
    data: unknown
    source?: { navigate?: (path: string) => Promise<unknown> } | null
  }
  sync: Extendable
  fetch: Fetching
}

/** What the worker uses of its global scope. */
export type WorkerScope = {
  addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ) => void
  caches: CardStore['caches']
  fetch: (request: Request | string, init?: RequestInit) => Promise<Response>
  setTimeout: (act: () => void, ms: number) => unknown
  location: { origin: string }
  skipWaiting: () => Promise<void>
  clients: WindowList & { claim: () => Promise<void> }
  registration: PushRegistration & {
    navigationPreload?: { enable: () => Promise<void> }
    /** Not in every browser; without it a form waits for the next page. */
    sync?: { register: (name: string) => Promise<void> }
  }
}

/** After so many milliseconds without a response, the stored card is shown in place of a page. */
const TIMEOUT_MS = 3000

/** Forms after which the stored card may be another's or show another state. */
const mutatingPaths = /^\/(dang-nhap|dang-xuat|tai-khoan|booking\/success|lich|cho)(\/|\.data$|$)/
/** Of these, the ones after which it may be another customer's. */
const accountSwitchPaths = /^\/dang-(nhap|xuat)/

/** Files to save: a card in the place of one that takes its time would not be what was pressed. */
const savedFiles = /(\/du-lieu|\/calendar|\.ics)(\?|$)/

/** Files that never need the worker, so that browsers which can need not start it for them. */
const bypassRoutes = ['script', 'style', 'image', 'font'].map((requestDestination) => ({
  condition: { requestMethod: 'GET', requestDestination },
  source: 'network',
}))

/**
 * The service worker: pages come from the network, and without one the stored card of the next
 * booking is shown. Everything else passes it by.
 */
export function listen(scope: WorkerScope, now: () => number): void {
  const store: CardStore = {
    caches: scope.caches,
    fetch: (path, init) => scope.fetch(path, init),
    now,
  }

  scope.addEventListener('install', (event) => {
    // A browser that does not know these routes starts the worker for each file, as always.
    event.addRoutes?.(bypassRoutes).catch(() => undefined)
    void scope.skipWaiting()
    event.waitUntil(storeEmptyPage(store))
  })

  scope.addEventListener('activate', (event) => {
    void scope.registration.navigationPreload?.enable()
    event.waitUntil(scope.clients.claim())
  })

  scope.addEventListener('message', (event) => {
    if (event.data === emptyPage) event.waitUntil(storeEmptyPage(store))
    else if (typeof event.data === 'string')
      event.waitUntil(sendAndRefresh(store, event.data, event.source))
  })

  scope.addEventListener('sync', (event) => event.waitUntil(sendForm(store)))

  scope.addEventListener('push', (event) => event.waitUntil(showPushed(scope.registration, event)))

  scope.addEventListener('notificationclick', (event) =>
    event.waitUntil(openNotified(scope, event)),
  )

  scope.addEventListener('pushsubscriptionchange', (event) =>
    event.waitUntil(subscribeAgain(scope, event)),
  )

  scope.addEventListener('fetch', (event) => {
    const { method, mode, url } = event.request
    const { origin, pathname } = new URL(url)
    if (origin !== scope.location.origin) return
    // A card that is being read when its customer switches storing off is not stored after that.
    if (method === 'POST' && pathname === '/offline') event.waitUntil(deleteCards(store))
    if (method === 'GET' && mode === 'navigate') event.respondWith(open(scope, store, event))
    if (method === 'POST' && mutatingPaths.test(pathname))
      event.respondWith(send(scope, store, event, pathname))
  })
}

/**
 * Sends the form that waits. For a page that has just been opened it also shows what became of it,
 * and stores the present cards.
 */
async function sendAndRefresh(
  store: CardStore,
  path: string,
  source: WorkerEvents['message']['source'],
): Promise<void> {
  await sendForm(store).catch(() => undefined)
  if (path === 'outbox') return
  await showResult(store, source).catch(() => undefined)
  await refreshCards(store, path)
}

/** The page from the network, the card where that fails or takes too long. */
async function open(scope: WorkerScope, store: CardStore, event: Fetching): Promise<Response> {
  const { request } = event
  const response = Promise.resolve(event.preloadResponse).then(
    (preloaded) => preloaded ?? scope.fetch(request),
  )
  // The link to itself on the stored page: this time they wait for as long as it takes.
  const isAwaited = request.referrer === request.url || savedFiles.test(request.url)
  const late = new Promise<undefined>((resolve) => {
    if (!isAwaited) scope.setTimeout(() => resolve(undefined), TIMEOUT_MS)
  })
  try {
    const inTime = await Promise.race([response, late])
    return inTime ?? (await shownCard(store)) ?? (await response)
  } catch (error) {
    return offlinePage(store, error)
  }
}

/** Sends a form on, and reads the cards again after it; without a network some forms wait. */
async function send(
  scope: WorkerScope,
  store: CardStore,
  event: Fetching,
  pathname: string,
): Promise<Response> {
  // A log-in goes on where the browser's storage fails, which then shows no card either.
  if (accountSwitchPaths.test(pathname)) await deleteCards(store).catch(() => undefined)
  const copy = event.request.clone()
  try {
    const response = await scope.fetch(event.request)
    // A log-in has a card of its own.
    const page = accountSwitchPaths.test(pathname) ? '/offline' : undefined
    event.waitUntil(refreshCards(store, page).catch(() => undefined))
    return response
  } catch (error) {
    if (event.request.mode !== 'navigate') throw error
    if (await storeForm(store, pathname, await copy.text()))
      scope.registration.sync?.register('outbox').catch(() => undefined)
    return offlinePage(store, error)
  }
}

async function offlinePage(store: CardStore, error: unknown): Promise<Response> {
  const page = (await shownCard(store)) ?? (await pageWithoutCard(store))
  if (!page) throw error
  return page
}

/** The stored card; none where the browser's storage fails, as the page may still come. */
function shownCard(store: CardStore): Promise<Response | undefined> {
  return cardPage(store)
    .then((page) => page && withWaiting(store, page))
    .catch(() => undefined)
}

/** An event whose work the browser waits for. */
type Extendable = { waitUntil: (work: Promise<unknown>) => void }

type Subscription = { toJSON: () => { endpoint: string; keys?: Record<string, string> } }

/** A message from the server: workers/auth/notices/push.ts writes it. */
type PushedMessage = { title: string; body: string; path: string; tag: string; lang: string }

/** The events of Web Push. */
type PushEvents = {
  push: Extendable & { data: { json: () => unknown } | null }
  notificationclick: Extendable & { notification: { data: unknown; close: () => void } }
  pushsubscriptionchange: Extendable & {
    oldSubscription?: { options: unknown } | null
    newSubscription?: Subscription | null
  }
}

/** The part of the worker's registration that shows messages. */
type PushRegistration = {
  showNotification: (title: string, options: object) => Promise<void>
  pushManager: { subscribe: (options: unknown) => Promise<Subscription> }
}

type OpenWindow = {
  url: string
  focus: () => Promise<unknown>
  navigate: (url: string) => Promise<unknown>
}

/** The open windows of the site. */
type WindowList = {
  matchAll: (options: { type: 'window' }) => Promise<readonly OpenWindow[]>
  openWindow: (url: string) => Promise<unknown>
}

/** Shows a message; a later one of the same tag takes its place. */
async function showPushed(
  registration: PushRegistration,
  { data }: PushEvents['push'],
): Promise<void> {
  const { title, path, ...shown } = data?.json() as PushedMessage
  await registration.showNotification(title, {
    ...shown,
    renotify: true,
    data: path,
    icon: '/icons/192.png',
  })
}

/** Opens the page of a message that was pressed, or loads it anew in the window that has it. */
async function openNotified(
  { clients, location }: { clients: WindowList; location: { origin: string } },
  { notification }: PushEvents['notificationclick'],
): Promise<void> {
  notification.close()
  const { href } = new URL(String(notification.data), location.origin)
  const open = await clients.matchAll({ type: 'window' })
  const there = open.find(({ url }) => url === href || url.split(/[?#]/)[0] === href)
  await (there ? there.focus().then(() => there.navigate(href)) : clients.openWindow(href))
}

/**
 * Sends the subscription that takes the place of an ended one, where whoever is logged in has it: a
 * log-out leaves it in the browser.
 */
async function subscribeAgain(
  scope: {
    registration: PushRegistration
    fetch: (path: string, init?: RequestInit) => Promise<Response>
  },
  { oldSubscription, newSubscription }: PushEvents['pushsubscriptionchange'],
): Promise<void> {
  const execute = async (document: object, variables?: object) =>
    (
      await scope.fetch('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ documentId: idOf(document), variables }),
      })
    ).json()
  const { data } = (await execute(PushOfferDocument)) as { data: PushOfferQuery }
  if (!data.viewer?.pushDevices?.some(({ isThis }) => isThis)) return
  // Browsers may leave both out.
  const options = oldSubscription?.options ?? {
    userVisibleOnly: true,
    applicationServerKey: data.browser.pushKey,
  }
  const subscription = newSubscription ?? (await scope.registration.pushManager.subscribe(options))
  const { endpoint, keys } = subscription.toJSON()
  await execute(SubscribeToPushDocument, { input: { endpoint, ...keys } })
}
