import { expect, test } from 'vitest'
import { siteUrl } from './site-url'

test('files that no worker serves are not sniffed and keep browsers on https', async () => {
  const home = await (await fetch(siteUrl())).text()
  const paths = [/\/assets\/[^"']+\.js/, /\/assets\/[^"']+\.css/, /\/fonts\/[^"')]+\.woff2/].map(
    (pattern) => pattern.exec(home)?.[0] ?? 'absent',
  )
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
