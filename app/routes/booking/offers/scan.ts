/** Milliseconds between two readings of the camera's picture: 10 times a second. */
const scanEveryMs = 1000 / 10

/**
 * Reads again and again until there is a code, then calls back once; the returned function stops
 * it.
 */
export function scan(read: () => string | null, onCode: (code: string) => void): () => void {
  const timer = setInterval(() => {
    const code = read()
    if (code === null) return
    clearInterval(timer)
    onCode(code)
  }, scanEveryMs)
  return () => clearInterval(timer)
}

/**
 * Why there is no picture from a camera: the customer or their browser refused, or there is no
 * camera.
 */
export function cameraProblem(error: unknown): 'denied' | 'none' {
  return error instanceof DOMException &&
    (error.name === 'NotAllowedError' || error.name === 'SecurityError')
    ? 'denied'
    : 'none'
}
