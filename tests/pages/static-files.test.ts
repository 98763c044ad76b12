import { get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { siteUrl } from './site-url'

/** The first files of each kind that Home names. */
async function filesOfHome(): Promise<string[]> {
  const home = await (await fetch(siteUrl())).text()
  const kinds = [
    /\/assets\/[^"']+\.js/,
    /\/assets\/[^"']+\.css/,
    /\/assets\/[^"'#]+\.svg/,
    /\/fonts\/[^"')]+\.woff2/,
  ]
  return kinds.map((kind) => kind.exec(home)?.[0] ?? 'absent')
}

test('files are not sniffed and keep browsers on https', async () => {
  const paths = await filesOfHome()
  for (const path of ['/favicon.svg', '/favicon.ico', '/manifest.webmanifest', ...paths]) {
    const response = await fetch(new URL(path, siteUrl()))
    await response.body?.cancel()
    expect(response.status, path).toBe(200)
    expect(response.headers.get('x-content-type-options'), path).toBe('nosniff')
    expect(response.headers.get('strict-transport-security'), path).toBe(
      'max-age=63072000; includeSubDomains',
    )
  }
})

test('scripts, style sheets and drawings of the build come as it compressed them, for a year', async () => {
  const built = (await filesOfHome()).filter((path) => path.startsWith('/assets/'))
  expect(built).toHaveLength(3)
  for (const path of built) {
    const plain = await fetchBytes(path, 'identity')
    const copy = await fetchBytes(path, 'br')
    expect(copy.headers, path).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': plain.headers['content-type'],
      // What the platform compresses itself comes without a length.
      'content-length': String(copy.bytes.length),
    })
    expect(brotliDecompressSync(copy.bytes).equals(plain.bytes), path).toBe(true)
  }
})

/** A response as it is sent: `fetch` would decompress it. */
async function fetchBytes(path: string, coding: string) {
  const url = new URL(path, siteUrl())
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': coding } }, resolve).on('error', reject)
  })
  return { headers: response.headers, bytes: await buffer(response) }
}
