import { cookiesHere } from '../browser/cookies'
import { emptyPage } from './cards'
import { isStoringOff } from './off-cookie'

const A_QUARTER_DAY = 6 * 3_600_000
const noted = 'muot_page_without_card'

/** Whether this document has registered the worker, and whether it has had the card stored. */
let isRegistered = false
let isStored = false

/**
 * Registers the service worker while the browser has nothing else to do, and has it store the card
 * that the page is about. A frame of another site has none, and neither has a browser whose owner
 * switched it off on /offline. Only a waiting form is sent from /booking, since the worker shows its
 * outcome in place of the page that asks for the card.
 */
export function storeCard(pathname: string): void {
  const isShown = pathname === '/booking/success' || pathname.startsWith('/lich/')
  const isTyping = pathname.startsWith('/booking') && !isShown
  if (isTyping ? isRegistered : isStored && !isShown) return
  const isFirst = !isRegistered
  isRegistered = true
  isStored ||= !isTyping
  if (isStoringOff(cookiesHere()) || window.top !== window || !('serviceWorker' in navigator))
    return
  const card = pathname.startsWith('/lich/') ? `${pathname}/offline` : '/offline'
  const message = isTyping ? 'outbox' : card
  // Without a worker there is no card, and nothing else is missing.
  const act = () => void register(message).catch(() => undefined)
  if (isFirst) flushLater()
  if ('requestIdleCallback' in window) requestIdleCallback(act)
  else setTimeout(act)
}

async function register(message: string): Promise<void> {
  await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage(message)
  if (message !== 'outbox' && isEmptyPageOld()) active?.postMessage(emptyPage)
}

/**
 * Whether the page without a card has not been stored in this quarter of the day and this language,
 * and notes that it is now.
 */
function isEmptyPageOld(): boolean {
  const present = `${document.documentElement.lang} ${Math.floor(Date.now() / A_QUARTER_DAY)}`
  try {
    if (localStorage.getItem(noted) === present) return false
    localStorage.setItem(noted, present)
  } catch {
    // Where storage is refused, each document has it stored anew.
  }
  return true
}

/** Has a form that waits sent when the network is back, and when the page is looked at again. */
function flushLater(): void {
  const flush = () =>
    void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage('outbox'))
  window.addEventListener('online', flush)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') flush()
  })
}
