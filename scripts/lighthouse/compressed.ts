import { createHash } from 'node:crypto'
import { brotliCompressSync, constants } from 'node:zlib'
import { putNewest } from '../../domain/put-newest.ts'

/** Cloudflare compresses at this level what a worker or a file sends uncompressed. */
const edgeQuality = 4
const compressible = /^(text\/|application\/(json|javascript|manifest\+json)|image\/svg\+xml)/

const compressed = new Map<string, Buffer>()

/** Whether the edge compresses whole bodies of a content type. */
export function isCompressible(contentType: string): boolean {
  return compressible.test(contentType)
}

/** A body with brotli. Equal bodies are compressed once, so that a page waits for it only once. */
export function withBrotli(body: Buffer): Buffer {
  const hash = createHash('sha256').update(body).digest('base64')
  const stored = compressed.get(hash)
  if (stored) return stored
  const made = brotliCompressSync(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: edgeQuality },
  })
  putNewest(compressed, hash, made, 1000)
  return made
}
