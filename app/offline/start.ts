/** Whether this page has had the card of the customer stored. */
let isStored = false

/**
 * Registers the service worker while the browser has nothing else to do, and has it store the card
 * that the page is about. A frame of another site has none, and neither has a browser whose owner
 * switched it off on /offline.
 */
export function storeCard(pathname: string): void {
  const isShown = pathname === '/booking/success' || pathname.startsWith('/lich/')
  if (isStored && !isShown) return
  const isFirst = !isStored
  isStored = true
  const isOff = /(^|; )muot_offline=0/.test(document.cookie)
  if (isOff || window.top !== window || !('serviceWorker' in navigator)) return
  const path = pathname.startsWith('/lich/') ? `${pathname}/offline` : '/offline'
  // Without a worker there is no card, and nothing else is missing.
  const act = () => void register(path).catch(() => undefined)
  if (isFirst) flushLater()
  if ('requestIdleCallback' in window) requestIdleCallback(act)
  else setTimeout(act)
}

async function register(path: string): Promise<void> {
  await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage(path)
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
