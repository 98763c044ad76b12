type Listener = (params: Record<string, unknown>) => void
type Reply = { result?: unknown; error?: { message: string } }
type Message = Reply & { id?: number; method?: string; params?: Record<string, unknown> }

/** A connection to a browser by the DevTools protocol. */
export type Devtools = {
  /** Calls a method, of one page where its session is given. */
  send: <Result>(method: string, params?: object, sessionId?: string) => Promise<Result>
  /** Calls the listener with each event of that name. */
  on: (method: string, listener: Listener) => void
  close: () => void
}

/** Connects to the address that a browser prints when it starts. */
export async function connectDevtools(address: string): Promise<Devtools> {
  const socket = new WebSocket(address)
  await new Promise((resolve, reject) => {
    socket.onopen = resolve
    socket.onerror = reject
  })
  const waiting = new Map<number, (reply: Reply) => void>()
  const listeners = new Map<string, Listener[]>()
  let last = 0
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(String(data)) as Message
    if (message.id !== undefined) {
      waiting.get(message.id)?.(message)
      waiting.delete(message.id)
    }
    for (const listener of listeners.get(message.method ?? '') ?? []) listener(message.params ?? {})
  }
  return {
    send: <Result>(method: string, params: object = {}, sessionId?: string) =>
      new Promise<Result>((resolve, reject) => {
        const id = ++last
        waiting.set(id, ({ result, error }) => {
          if (error) reject(new Error(`${method}: ${error.message}`))
          else resolve(result as Result)
        })
        socket.send(JSON.stringify({ id, method, params, sessionId }))
      }),
    on: (method, listener) => {
      listeners.set(method, [...(listeners.get(method) ?? []), listener])
    },
    close: () => socket.close(),
  }
}
