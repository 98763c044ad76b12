import type { Lifetime as Execution } from '../context'
import type { Language } from './language'
import { isIgnoredParameter, lifetimeOf, type Lifetime } from './lifetimes'

/** A page as it came out of the renderer. */
export type Made = {
  html: string
  status: number
  /** Everything on it is there; one with a failed section is shown but not kept. */
  isWhole: boolean
  /** The nonce that its scripts carry. */
  nonce: string
  /** Where it leads, when it is no page but a redirect. */
  location?: string | null
}

/** A page as it is kept: its bytes, parted where a nonce belongs. */
type Kept = { parts: Uint8Array[]; storedAt: number }

/** What keeps pages beyond this isolate: workerd's Cache API. */
export type Shelf = { match(key: string): Promise<Response | undefined>; put(key: string, page: Response): Promise<void> }

/** What a cached page needs to be found, made and kept. */
export type Order = { key: string; lifetime: Lifetime; now: number; nonce: string; shelf: Shelf; execution: Execution; make(): Promise<Made> }

/** A page as it goes out; one that is not whole may not be kept by anybody on its way. */
export type Answered = { body: Uint8Array<ArrayBuffer>; status: number; mayBeKept: boolean; location?: string | null }

/** Most pages in memory; keys carry the Host header, of which a client may send any. */
const maxKept = 64
const memory = new Map<string, Kept>()
const refreshing = new Set<string>()

/** What makes two pages of one address, besides the build (`version`). */
export type Variant = { isInApp: boolean; language: Language; version: string }

/** The cache key of a page that is the same for everybody; undefined for all others. */
export function pageKey(url: URL, { isInApp, language, version }: Variant): { key: string; lifetime: Lifetime } | undefined {
  const lifetime = lifetimeOf(url.pathname)
  if (!lifetime || [...url.searchParams.keys()].some((name) => !isIgnoredParameter(name))) return undefined
  return { key: `${url.origin}${url.pathname}?in-app=${Number(isInApp)}&lang=${language}&build=${version}`, lifetime }
}

/** The page's bytes with `nonce` in every place: from memory, from the shelf, or made now. A stale one is shown while a new one is made. */
export async function cachedPage(order: Order): Promise<Answered> {
  const kept = memory.get(order.key) ?? (await fromShelf(order))
  const age = kept ? (order.now - kept.storedAt) / 1000 : Infinity
  if (kept && age < order.lifetime.fresh) return { body: fill(kept, order.nonce), status: 200, mayBeKept: true }
  if (kept && age < order.lifetime.fresh + order.lifetime.stale) {
    refreshBehind(order)
    return { body: fill(kept, order.nonce), status: 200, mayBeKept: true }
  }
  const made = await order.make()
  keep(order, made)
  return { body: fill(part(made, order.now), order.nonce), status: made.status, mayBeKept: isKeepable(made), location: made.location ?? null }
}

function isKeepable({ status, isWhole }: Made): boolean {
  return status === 200 && isWhole
}

function refreshBehind(order: Order): void {
  if (refreshing.has(order.key)) return
  refreshing.add(order.key)
  const work = order
    .make()
    .then((made) => keep(order, made))
    .finally(() => refreshing.delete(order.key))
  order.execution.waitUntil(work)
}

function keep(order: Order, made: Made): void {
  if (!isKeepable(made)) return
  remember(order.key, part(made, order.now))
  const { fresh, stale } = order.lifetime
  const headers = { 'cache-control': `public, max-age=${fresh + stale}`, 'x-stored-at': String(order.now), 'x-nonce': made.nonce }
  order.execution.waitUntil(order.shelf.put(order.key, new Response(made.html, { headers })))
}

async function fromShelf({ key, shelf }: Order): Promise<Kept | undefined> {
  const found = await shelf.match(key)
  if (!found) return undefined
  const page = part({ html: await found.text(), nonce: found.headers.get('x-nonce') ?? '' }, Number(found.headers.get('x-stored-at')))
  remember(key, page)
  return page
}

/** Keeps a page in memory; the one that was kept longest ago makes room. */
function remember(key: string, page: Kept): void {
  memory.delete(key)
  memory.set(key, page)
  if (memory.size > maxKept) memory.delete(memory.keys().next().value!)
}

function part({ html, nonce }: Pick<Made, 'html' | 'nonce'>, storedAt: number): Kept {
  const encoder = new TextEncoder()
  return { parts: html.split(nonce).map((text) => encoder.encode(text)), storedAt }
}

/** Joins the parts with the nonce between them. */
function fill({ parts }: Kept, nonce: string): Uint8Array<ArrayBuffer> {
  const between = new TextEncoder().encode(nonce)
  const length = parts.reduce((sum, { byteLength }) => sum + byteLength, between.byteLength * (parts.length - 1))
  const body = new Uint8Array(length)
  let at = 0
  for (const [index, bytes] of parts.entries()) {
    if (index > 0) {
      body.set(between, at)
      at += between.byteLength
    }
    body.set(bytes, at)
    at += bytes.byteLength
  }
  return body
}
