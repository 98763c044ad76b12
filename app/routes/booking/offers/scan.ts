/** How often a picture of the camera is read: 10 times a second, in milliseconds (B-118). */
const scanEveryMs = 1000 / 10

/** Reads again and again until there is a code, then tells it once; the answer stops it. */
export function scan(read: () => string | null, onCode: (code: string) => void): () => void {
  const timer = setInterval(() => {
    const code = read()
    if (code === null) return
    clearInterval(timer)
    onCode(code)
  }, scanEveryMs)
  return () => clearInterval(timer)
}

/** Why there is no picture from a camera: the customer or his browser refused, or there is none to use. */
export function cameraProblem(error: unknown): 'denied' | 'none' {
  return error instanceof DOMException &&
    (error.name === 'NotAllowedError' || error.name === 'SecurityError')
    ? 'denied'
    : 'none'
}
