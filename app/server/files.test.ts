import { expect, test } from 'vitest'
import { isBuiltFile, serveBuiltFile } from './files'

const immutable = { 'cache-control': 'public, max-age=31536000, immutable' }
const files: Record<string, { body: string; etag: string } | undefined> = {
  '/assets/root-1.css': { body: 'a { color: red }', etag: '"plain"' },
  '/assets/root-1.css.br': { body: 'compressed', etag: '"copy"' },
  '/assets/page-1.js.br': { body: 'compressed', etag: '"copy"' },
  '/assets/icons-1.svg.br': { body: 'compressed', etag: '"copy"' },
  '/assets/alone-1.js': { body: 'listen()', etag: '"alone"' },
}

/** Answers as the platform's files do: a type for names that it knows, 304 for their tags. */
const ASSETS = {
  fetch: (request: Request) => {
    const path = new URL(request.url).pathname
    const file = files[path]
    if (!file) return Promise.resolve(new Response(null, { status: 404 }))
    const headers = { ...immutable, etag: file.etag }
    const tag = request.headers.get('if-none-match')?.replace(/^W\//, '')
    if (tag === file.etag) return Promise.resolve(new Response(null, { status: 304, headers }))
    const range = request.headers.get('range')
    const body = request.method === 'HEAD' ? null : file.body
    return Promise.resolve(
      new Response(body, {
        status: range ? 206 : 200,
        headers: { ...headers, 'content-type': path.endsWith('.css') ? 'text/css' : '' },
      }),
    )
  },
}

function open(path: string, headers: Record<string, string>, method = 'GET') {
  const url = new URL(path, 'https://site.example')
  return serveBuiltFile(new Request(url, { headers, method }), url, { ASSETS })
}

const br = { 'accept-encoding': 'gzip, deflate, br, zstd' }

test.each([
  ['/assets/root-1.css', 'text/css; charset=utf-8'],
  ['/assets/page-1.js', 'text/javascript; charset=utf-8'],
  ['/assets/icons-1.svg', 'image/svg+xml'],
])('%s comes compressed, with its own type and a weak tag', async (path, type) => {
  const response = await open(path, br)
  expect(await response.text()).toBe('compressed')
  expect(Object.fromEntries(response.headers)).toEqual({
    ...immutable,
    'content-encoding': 'br',
    'content-type': type,
    etag: 'W/"copy"',
    vary: 'accept-encoding',
  })
})

test('whoever does not accept brotli gets the file as it is', async () => {
  const response = await open('/assets/root-1.css', { 'accept-encoding': 'gzip' })
  expect(await response.text()).toBe('a { color: red }')
  expect(Object.fromEntries(response.headers)).toEqual({
    ...immutable,
    'content-type': 'text/css',
    etag: '"plain"',
    vary: 'accept-encoding',
  })
})

test('a file without a copy is sent as it is, and one that is not there is 404', async () => {
  const alone = await open('/assets/alone-1.js', br)
  expect([await alone.text(), alone.headers.get('content-encoding')]).toEqual(['listen()', null])
  expect((await open('/assets/gone-1.js', br)).status).toBe(404)
})

test('the tag of a copy gets a 304, and HEAD its headers', async () => {
  const again = await open('/assets/root-1.css', { ...br, 'if-none-match': 'W/"copy"' })
  expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([
    304,
    'W/"copy"',
    '',
  ])
  const head = await open('/assets/root-1.css', br, 'HEAD')
  expect([head.status, head.headers.get('content-encoding'), await head.text()]).toEqual([
    200,
    'br',
    '',
  ])
})

test('a part of a file is not cut out of its copy', async () => {
  const response = await open('/assets/root-1.css', { ...br, range: 'bytes=0-3' })
  expect([response.status, await response.text()]).toEqual([200, 'compressed'])
})

test.each([
  ['/assets/a.js', true],
  ['/assets/a.css', true],
  ['/assets/a.svg', true],
  ['/assets/a.js.br', false],
  ['/assets/a.png', false],
  ['/art/mark.svg', false],
  ['/sw.js', false],
])('whether %s may have a copy: %s', (path, expected) => {
  expect(isBuiltFile(path)).toBe(expected)
})
