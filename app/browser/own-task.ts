/**
 * Acts in a task of its own, before which the browser can answer a press and paint; unlike a timer
 * it is not slowed down in a tab in the background. Returns what cancels it.
 */
export function inOwnTask(act: () => void): () => void {
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = () => {
    port1.close()
    act()
  }
  port2.postMessage(null)
  return () => port1.close()
}
