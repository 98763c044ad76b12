import { expect, test } from 'vitest'
import { pageMeta } from './page-meta'

const matches = [{ id: 'root', data: { origin: 'https://muot.example' } }]

test('a page names its one address, and the picture by its full address', () => {
  const meta = pageMeta(matches, { title: 'T', description: 'D', path: '/system-salon' })
  expect(meta).toContainEqual({ tagName: 'link', rel: 'canonical', href: 'https://muot.example/system-salon' })
  expect(meta).toContainEqual({ property: 'og:image', content: 'https://muot.example/art/og.png' })
  expect(meta).not.toContainEqual({ name: 'robots', content: 'noindex' })
})

test('a page that is nobody’s to find says so', () => {
  expect(pageMeta(matches, { title: 'T', description: 'D', path: '/x', isPublic: false })).toContainEqual({ name: 'robots', content: 'noindex' })
})
