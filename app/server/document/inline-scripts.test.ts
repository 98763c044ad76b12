import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { entityTag, hashScripts, hasTag } from './inline-scripts'

const sourceOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test("a document's own inline scripts are hashed as browsers do it, and its nonces are gone", async () => {
  const own = 'window.x = "ảnh"'
  const { html, hashes } = await hashScripts(
    `<script nonce="n+/1">${own}</script><script nonce="n+/1" type="text/plain" data-x="">import "/a.js"\n</script><script nonce="n+/1">${own}</script>`,
    'n+/1',
  )
  expect(html).toBe(
    `<script>${own}</script><script type="text/plain" data-x="">import "/a.js"\n</script><script>${own}</script>`,
  )
  expect(hashes).toBe([own, 'import "/a.js"\n'].map(sourceOf).join(' '))
})

test('a script that an editor brought into the markup gets no hash', async () => {
  const { html, hashes } = await hashScripts(
    '<script>alert(1)</script><script nonce="guess">alert(2)</script><script nonce="n">ok()</script>',
    'n',
  )
  expect(hashes).toBe(sourceOf('ok()'))
  expect(html).toContain('<script>alert(1)</script><script nonce="guess">alert(2)</script>')
})

test('files and data need no hash', async () => {
  const { hashes } = await hashScripts(
    '<script nonce="n" src="/assets/a.js"></script><script type="application/ld+json">{}</script>',
    'n',
  )
  expect(hashes).toBe('')
})

test('a tag follows from the bytes, and is found in a list, also where a platform weakened it', async () => {
  const bytes = (text: string) => new TextEncoder().encode(text)
  const tag = await entityTag(bytes('page'))
  expect(tag).toMatch(/^"[\w-]{24}"$/)
  expect(await entityTag(bytes('page'))).toBe(tag)
  expect(await entityTag(bytes('pagf'))).not.toBe(tag)
  expect(hasTag(tag, tag)).toBe(true)
  expect(hasTag(`"other", W/${tag}`, tag)).toBe(true)
  expect([hasTag(null, tag), hasTag('"other"', tag), hasTag('', tag)]).toEqual([
    false,
    false,
    false,
  ])
})
