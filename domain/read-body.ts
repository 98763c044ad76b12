/** A body, undefined when it is longer than `limit` bytes; reading stops there. */
export async function readUpTo(
  body: ReadableStream<Uint8Array> | null,
  limit: number,
): Promise<Blob | undefined> {
  const pieces: Uint8Array<ArrayBuffer>[] = []
  if (!body) return new Blob(pieces)
  const reader = (body as ReadableStream<Uint8Array<ArrayBuffer>>).getReader()
  let length = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return new Blob(pieces)
    length += value.byteLength
    if (length > limit) {
      await reader.cancel()
      return undefined
    }
    pieces.push(value)
  }
}
