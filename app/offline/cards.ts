/** What the stored pages depend on; the worker's own in a browser. */
export type CardStore = {
  caches: Pick<CacheStorage, 'open'>
  fetch: (path: string, init: RequestInit) => Promise<Response>
  /** Epoch ms. */
  now: () => number
}

const cacheName = 'muot-offline'
/** The page for everybody, shown where no card is stored. */
const emptyPage = '/offline?chung=1'
/** Pages with a card: of the customer that this browser knows, and of a manage link. */
const cardPages = /^\/(offline|lich\/[\w-]+\/offline)$/
const untilHeader = 'x-card-until'
const madeHeader = 'x-card-made'

/** Most characters of a stored page. */
const MOST = 50_000
const TEN_MINUTES = 600_000
const A_DAY = 86_400_000

/** Raised whenever cards are deleted: an answer that was requested before is not stored after it. */
let deletions = 0

/** Stores the page without a card. */
export async function storeEmptyPage(store: CardStore): Promise<void> {
  const answer = await store.fetch(emptyPage, { cache: 'no-store' })
  if (answer.ok) await (await store.caches.open(cacheName)).put(emptyPage, answer)
}

/**
 * Stores the present card of a page in place of the one before. A page that has none any more is
 * deleted; one that the server cannot answer now stays.
 */
export async function refreshCard(store: CardStore, path: string): Promise<void> {
  if (!cardPages.test(path)) return
  const before = deletions
  const answer = await store.fetch(path, { cache: 'no-store' })
  if (answer.status >= 500 || answer.status === 429) return
  const seconds = Number(answer.headers.get('x-card-seconds'))
  const html = await answer.text()
  const cache = await store.caches.open(cacheName)
  if (!answer.ok || !(seconds > 0) || html.length > MOST) return void (await cache.delete(path))
  const headers = new Headers(answer.headers)
  for (const name of ['content-encoding', 'content-length']) headers.delete(name)
  // By this device's clock, which may be wrong: the server says how long, not until when.
  headers.set(madeHeader, String(store.now()))
  headers.set(untilHeader, String(store.now() + seconds * 1000))
  if (before === deletions) await cache.put(path, new Response(html, { headers }))
}

/** Reads stored cards again that are older than `ms`; ten minutes by default. */
export async function refreshOldCards(store: CardStore, ms = TEN_MINUTES): Promise<void> {
  for (const { path, page } of await storedCards(store))
    if (Number(page.headers.get(madeHeader)) <= store.now() - ms) await refreshCard(store, path)
}

/** Deletes all cards, as when another customer may use the browser. */
export async function deleteCards(store: CardStore): Promise<void> {
  deletions++
  const cache = await store.caches.open(cacheName)
  for (const { path } of await storedCards(store)) await cache.delete(path)
}

/** The stored page with the next visit; undefined without one. */
export async function cardPage(store: CardStore): Promise<Response | undefined> {
  const now = store.now()
  const order = ({ until }: StoredCard) => (until - A_DAY > now ? until : Number.MAX_VALUE - until)
  const [next] = (await storedCards(store)).sort((one, other) => order(one) - order(other))
  return next?.page
}

/** The stored page without a card. */
export async function pageWithoutCard(store: CardStore): Promise<Response | undefined> {
  return (await store.caches.open(cacheName)).match(emptyPage)
}

type StoredCard = { path: string; page: Response; until: number }

/** All cards; those whose visit is a day ago are deleted. */
async function storedCards({ caches, now }: CardStore): Promise<StoredCard[]> {
  const cache = await caches.open(cacheName)
  const cards: StoredCard[] = []
  for (const request of await cache.keys()) {
    const { pathname: path, search } = new URL(request.url)
    const page = search === '' ? await cache.match(path) : undefined
    if (!page) continue
    const until = Number(page.headers.get(untilHeader))
    if (until > now()) cards.push({ path, page, until })
    else await cache.delete(path)
  }
  return cards
}
