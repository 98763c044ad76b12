/** Ms to wait for a worker whose inspector does not answer. */
const TIMEOUT_MS = 60_000

type Target = { id: string; webSocketDebuggerUrl: string }

/**
 * Megabytes of a worker's heap after V8 has collected garbage. `nudge` sends the worker a request:
 * an idle one does not answer the inspector.
 */
export async function liveMegabytes(
  inspector: URL,
  worker: string,
  nudge: () => Promise<unknown>,
): Promise<number> {
  const targets = (await (await fetch(`http://${inspector.host}/json`)).json()) as Target[]
  const target = targets.find(({ id }) => id === worker || id.endsWith(`:${worker}`))
  if (!target)
    throw new Error(`the inspector knows no ${worker}: ${targets.map(({ id }) => id).join(', ')}`)
  const socket = new WebSocket(target.webSocketDebuggerUrl)
  await new Promise((resolve, reject) => {
    socket.onopen = resolve
    socket.onerror = reject
  })
  const nudging = setInterval(() => void nudge().catch(() => undefined), 100)
  try {
    await sendCommand(socket, 1, 'HeapProfiler.enable')
    await sendCommand(socket, 2, 'HeapProfiler.collectGarbage')
    return (await sendCommand(socket, 3, 'Runtime.getHeapUsage')).usedSize / 1_000_000
  } finally {
    clearInterval(nudging)
    socket.close()
  }
}

/** One call of the inspector's protocol. */
function sendCommand(socket: WebSocket, id: number, method: string): Promise<{ usedSize: number }> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`the inspector did not answer ${method}`)),
      TIMEOUT_MS,
    )
    const onMessage = ({ data }: MessageEvent): void => {
      const message = JSON.parse(String(data)) as { id?: number; result: { usedSize: number } }
      if (message.id !== id) return
      clearTimeout(timer)
      socket.removeEventListener('message', onMessage)
      resolve(message.result)
    }
    socket.addEventListener('message', onMessage)
    socket.send(JSON.stringify({ id, method }))
  })
}
