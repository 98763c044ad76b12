import { isOffline } from './is-offline'

/** Storage key of the last reload (epoch ms). */
const key = 'muot_reloaded'

/** Ms in which the page is reloaded once only. */
const ONCE_MS = 10_000

/**
 * Fetches code that the page cannot do without. Where it does not come, as after a deployment, the
 * page is loaded anew at its address, which has all that was chosen: the browser would not request
 * a file again that failed once. When that does not help either, the page stays as the server sent
 * it.
 */
export async function loadOrReload<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load()
  } catch {
    if (isOffline())
      await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
    if (mayReload()) location.reload()
    return new Promise(() => undefined)
  }
}

function mayReload(): boolean {
  try {
    const now = Date.now()
    if (now - Number(sessionStorage.getItem(key)) < ONCE_MS) return false
    sessionStorage.setItem(key, String(now))
    return true
  } catch {
    // Where nothing can be stored, it would reload without end.
    return false
  }
}
