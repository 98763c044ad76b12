import {
  cardPage,
  type CardStore,
  deleteCards,
  pageWithoutCard,
  refreshCard,
  refreshOldCards,
  storeEmptyPage,
} from './cards'

type Extendable = { waitUntil: (work: Promise<unknown>) => void }

type Fetching = Extendable & {
  request: Request
  /** The answer that the browser requested while the worker started. */
  preloadResponse?: Promise<Response | undefined>
  respondWith: (answer: Promise<Response>) => void
}

type WorkerEvents = {
  install: Extendable & { addRoutes?: (routes: readonly object[]) => Promise<void> }
  activate: Extendable
  message: Extendable & { data: unknown }
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
  clients: { claim: () => Promise<void> }
  registration: { navigationPreload?: { enable: () => Promise<void> } }
}

/** After so many milliseconds without an answer, the stored card is shown in place of a page. */
const PATIENCE = 3000

/** Forms after which the stored card may be another's or show another state. */
const changing = /^\/(dang-nhap|dang-xuat|tai-khoan|booking\/success|lich)(\/|\.data$|$)/
/** Of these, the ones after which it may be another customer's. */
const switching = /^\/dang-(nhap|xuat)/

/** Files that never need the worker, so that browsers which can need not start it for them. */
const past = ['script', 'style', 'image', 'font'].map((requestDestination) => ({
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
    event.addRoutes?.(past).catch(() => undefined)
    event.waitUntil(Promise.all([scope.skipWaiting(), storeEmptyPage(store)]))
  })

  scope.addEventListener('activate', (event) => {
    event.waitUntil(
      Promise.all([scope.clients.claim(), scope.registration.navigationPreload?.enable()]),
    )
  })

  scope.addEventListener('message', (event) => {
    if (typeof event.data === 'string') event.waitUntil(refresh(event.data))
  })

  scope.addEventListener('fetch', (event) => {
    const { method, mode, url } = event.request
    const { origin, pathname } = new URL(url)
    if (origin !== scope.location.origin) return
    if (method === 'GET' && mode === 'navigate') event.respondWith(open(event))
    if (method === 'POST' && changing.test(pathname)) event.respondWith(send(event, pathname))
  })

  /** Stores a page's card, and reads others again that are old. */
  async function refresh(path: string): Promise<void> {
    await refreshCard(store, path)
    await refreshOldCards(store)
  }

  /** The page from the network, the card where that fails or takes too long. */
  async function open(event: Fetching): Promise<Response> {
    const { request } = event
    const answer = Promise.resolve(event.preloadResponse).then(
      (preloaded) => preloaded ?? scope.fetch(request),
    )
    // The link to itself on the stored page: this time he waits for as long as it takes.
    const isAgain = request.referrer === request.url
    const late = new Promise<undefined>((resolve) => {
      if (!isAgain) scope.setTimeout(() => resolve(undefined), PATIENCE)
    })
    try {
      const inTime = await Promise.race([answer, late])
      return inTime ?? (await cardPage(store)) ?? (await answer)
    } catch (error) {
      return offlinePage(error)
    } finally {
      answer.catch(() => undefined)
    }
  }

  /** Sends a form on, and reads the cards again after it. */
  async function send(event: Fetching, pathname: string): Promise<Response> {
    if (switching.test(pathname)) await deleteCards(store)
    try {
      const answer = await scope.fetch(event.request)
      event.waitUntil(afterForm(pathname).catch(() => undefined))
      return answer
    } catch (error) {
      if (event.request.mode !== 'navigate') throw error
      return offlinePage(error)
    }
  }

  async function afterForm(pathname: string): Promise<void> {
    if (pathname.startsWith('/dang-nhap')) await refreshCard(store, '/offline')
    else await refreshOldCards(store, 0)
  }

  async function offlinePage(error: unknown): Promise<Response> {
    const page = (await cardPage(store)) ?? (await pageWithoutCard(store))
    if (!page) throw error
    return page
  }
}
