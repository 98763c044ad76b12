import { reportsOf } from './errors'
import { traceExport, type TraceVars } from './spans'
import type { Item } from './trace-item'

/** The settings of the tail worker; it sends nothing without any. */
export type TailEnv = TraceVars & {
  /** The project that errors go to, `https://KEY@HOST/PROJECT`. */
  ERROR_DSN?: string
}

/** A receiver that takes longer is not waited for, in ms. */
const SEND_MS = 10_000

/**
 * The worker that gets what all others log and throw, after their responses: it reports errors and
 * exports traces, without personal data.
 */
export default {
  async tail(items: readonly Item[], env: TailEnv): Promise<void> {
    const traces = traceExport(items, env)
    await Promise.all([...reportsOf(items, env.ERROR_DSN), ...(traces ? [traces] : [])].map(send))
  },
}

/** What cannot be sent is not sent again: the log has it. */
async function send(request: Request): Promise<void> {
  const receiver = new URL(request.url).host
  try {
    // A redirect is a failure: the key is for the configured address only.
    const response = await fetch(request, {
      redirect: 'manual',
      signal: AbortSignal.timeout(SEND_MS),
    })
    // An unread body would hold its connection.
    await response.body?.cancel()
    if (!response.ok) throw new Error(`HTTP ${response.status}`)
  } catch (error) {
    console.error(
      JSON.stringify({ level: 'error', worker: 'tail', call: receiver, message: String(error) }),
    )
  }
}
