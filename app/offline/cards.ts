import { DAY_MS } from '../../domain/durations'

/** What the stored pages depend on; the worker's own in a browser. */
export type CardStore = {
  caches: Pick<CacheStorage, 'open'>
  fetch: (path: string, init?: RequestInit) => Promise<Response>
  /** Epoch ms. */
  now: () => number
}

/** Where the waiting form is stored; as a page it has no card. */
export const waitingPage = '/offline?cho=1'
const cacheName = 'muot-offline'
/** The page for everybody, shown where no card is stored; as a message, that it be stored anew. */
export const emptyPage = '/offline?chung=1'
/** Pages with a card: of the customer that this browser knows, and of a manage link. */
const cardPages = /^\/(offline|lich\/[\w-]+\/offline)$/
const untilHeader = 'x-card-until'

/** Most characters of a stored page. */
const MAX_PAGE_LENGTH = 50_000

/** Raised whenever cards are deleted: a response that was requested before is not stored after it. */
let deletions = 0

/** The cache of all that the worker stores. */
export function openCache({ caches }: CardStore): Promise<Cache> {
  return caches.open(cacheName)
}

/** Stores the page without a card. */
export async function storeEmptyPage(store: CardStore): Promise<void> {
  const response = await store.fetch(emptyPage)
  if (response.ok) await (await openCache(store)).put(emptyPage, response)
}

/**
 * Stores the present card of a page in place of the one before. A page that has none any more is
 * deleted; one that the server cannot answer now stays.
 */
export async function refreshCard(store: CardStore, path: string): Promise<void> {
  if (!cardPages.test(path)) return
  const before = deletions
  const response = await store.fetch(path)
  if (response.status >= 500 || response.status === 429) return
  const seconds = Number(response.headers.get('x-card-seconds'))
  const html = await response.text()
  const cache = await openCache(store)
  if (!response.ok || !(seconds > 0) || html.length > MAX_PAGE_LENGTH)
    return void (await cache.delete(path))
  const headers = new Headers(response.headers)
  // By this device's clock, which may be wrong: the server says how long, not until when.
  headers.set(untilHeader, String(store.now() + seconds * 1000))
  if (before === deletions) await cache.put(path, new Response(html, { headers }))
}

/** Reads all stored cards again, and that of a page besides. */
export async function refreshCards(store: CardStore, page?: string): Promise<void> {
  const stored = (await storedCards(store)).map(({ path }) => path)
  for (const path of new Set(page ? [page, ...stored] : stored)) await refreshCard(store, path)
}

/** Deletes all cards and the waiting form, as when another customer may use the browser. */
export async function deleteCards(store: CardStore): Promise<void> {
  deletions++
  const cache = await openCache(store)
  for (const { path } of await storedCards(store)) await cache.delete(path)
  await cache.delete(waitingPage)
}

/** The stored page with the next visit; undefined without one. */
export async function cardPage(store: CardStore): Promise<Response | undefined> {
  const cards = (await storedCards(store)).sort((one, other) => one.until - other.until)
  return (cards.find(({ until }) => until - DAY_MS > store.now()) ?? cards.at(-1))?.page
}

/** The stored page without a card. */
export async function pageWithoutCard(store: CardStore): Promise<Response | undefined> {
  return (await openCache(store)).match(emptyPage)
}

type StoredCard = { path: string; page: Response; until: number }

/** All cards; those whose visit is a day ago are deleted. */
async function storedCards(store: CardStore): Promise<StoredCard[]> {
  const cache = await openCache(store)
  const cards: StoredCard[] = []
  for (const request of await cache.keys()) {
    const { pathname: path, search } = new URL(request.url)
    const page = search === '' ? await cache.match(path) : undefined
    if (!page) continue
    const until = Number(page.headers.get(untilHeader))
    if (until > store.now()) cards.push({ path, page, until })
    else await cache.delete(path)
  }
  return cards
}
