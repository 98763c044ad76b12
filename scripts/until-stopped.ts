/**
 * Calls `stop` once when the process gets a signal to end, or when its parent process is gone, and
 * then ends the process.
 */
export function untilStopped(stop: () => Promise<void>): void {
  const parent = process.ppid
  let stopping = false
  async function end(): Promise<void> {
    if (stopping) return
    stopping = true
    await stop().catch(console.error)
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => void end())
  // A killed parent sends no signal; its children are then given to another process.
  setInterval(() => process.ppid !== parent && void end(), 500).unref()
}
