import { DAY_MS } from '../../domain/durations'
import { type CardStore, openCache, waitingPage } from './cards'

/** Forms of a manage page that may be sent later: twice they change nothing more than once. */
const sentLater = /\bintent=(late|cancel)\b/

/** A form that could not be sent, and what became of it (`xong` on the manage page). */
type QueuedForm = { path: string; body: string; intent: string; at: number; outcome?: string }

let sending: Promise<void> | undefined

/** Stores a form in place of the one before; false for one that must be sent now or never. */
export async function storeForm(store: CardStore, path: string, body: string): Promise<boolean> {
  const intent = sentLater.exec(body)?.[1]
  if (!intent || !path.startsWith('/lich/')) return false
  await write(store, { path, body, intent, at: store.now() })
  return true
}

/** Sends the form that waits. Whoever calls meanwhile waits for the same request. */
export function sendForm(store: CardStore): Promise<void> {
  sending ??= send(store).finally(() => (sending = undefined))
  return sending
}

/** Opens the manage page with what became of the form, until that has succeeded once. */
export async function showResult(
  store: CardStore,
  page: { navigate?: (path: string) => Promise<unknown> } | null | undefined,
): Promise<void> {
  const waiting = await read(store)
  if (!waiting?.outcome || !page?.navigate) return
  await page.navigate(`${waiting.path}?xong=${waiting.outcome}`)
  await (await openCache(store)).delete(waitingPage)
}

/** A stored page, with the sentence that a form has not been sent where one waits. */
export async function withWaiting(store: CardStore, page: Response): Promise<Response> {
  const waiting = await read(store)
  if (!waiting || waiting.outcome) return page
  const html = (await page.text()).replace(`hidden="" data-waiting="${waiting.intent}"`, '')
  return new Response(html, { headers: page.headers })
}

async function send(store: CardStore): Promise<void> {
  const waiting = await read(store)
  if (!waiting || waiting.outcome) return
  // After a day, nobody expects it to be sent any more.
  if (store.now() - waiting.at > DAY_MS)
    return void (await (await openCache(store)).delete(waitingPage))
  const response = await store.fetch(waiting.path, {
    method: 'POST',
    body: new URLSearchParams(waiting.body),
    redirect: 'manual',
  })
  if (response.status >= 500 || response.status === 429) return
  // What was done redirects: status 0, as the redirect is not followed.
  const outcome = response.status >= 400 ? 'chua' : waiting.intent === 'late' ? 'tre' : 'huy'
  const latest = await read(store)
  if (latest?.at === waiting.at) await write(store, { ...waiting, outcome })
  // One that was stored meanwhile; the flush that it wanted may have been this one.
  else await send(store)
}

async function read(store: CardStore): Promise<QueuedForm | undefined> {
  const stored = await (await openCache(store)).match(waitingPage)
  return stored ? ((await stored.json()) as QueuedForm) : undefined
}

async function write(store: CardStore, waiting: QueuedForm): Promise<void> {
  await (await openCache(store)).put(waitingPage, Response.json(waiting))
}
