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
    expect(response.headers.get('strict-transport-security'), path).toBe('max-age=63072000')
  }
})

test('browsers cache files of the build for a year, and a missing one is no page', async () => {
  const built = (await filesOfHome()).filter((path) => path.startsWith('/assets/'))
  expect(built).toHaveLength(3)
  for (const path of built) {
    const response = await fetch(new URL(path, siteUrl()))
    await response.body?.cancel()
    expect(response.headers.get('cache-control'), path).toBe('public, max-age=31536000, immutable')
  }
  const missing = await fetch(new URL('/assets/gone-1.js', siteUrl()))
  expect([missing.status, await missing.text()]).toEqual([404, ''])
})
