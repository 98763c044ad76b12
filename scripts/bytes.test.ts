import { expect, test } from 'vitest'
import { filesOf, ownManifest } from './bytes.ts'

test('each language is counted by its own manifest, in whatever order they lie together', () => {
  expect(ownManifest(['manifest-en.js', 'manifest-vi.js'], ['manifest-en.js'])).toBe(
    'manifest-vi.js',
  )
  expect(ownManifest(['manifest-vi.js', 'manifest-en.js'], ['manifest-en.js'])).toBe(
    'manifest-vi.js',
  )
  expect(ownManifest(['manifest-en.js'], [])).toBe('manifest-en.js')
  expect(() => ownManifest(['manifest-en.js'], ['manifest-en.js'])).toThrow('no built pages')
  expect(() => ownManifest(['manifest-a.js', 'manifest-b.js'], [])).toThrow('several builds')
})

test('a page loads the entry, its own route and the frame around it, each file once', () => {
  const manifest = {
    entry: { module: '/entry.js', imports: ['/libraries.js'] },
    routes: {
      root: { id: 'root', module: '/root.js', imports: ['/libraries.js'] },
      home: { id: 'home', parentId: 'root', index: true, module: '/home.js' },
      layout: { id: 'layout', parentId: 'root', module: '/layout.js' },
      booking: { id: 'booking', parentId: 'root', path: 'booking', module: '/booking.js' },
      other: { id: 'other', parentId: 'root', path: 'other', module: '/other.js' },
    },
  }
  expect(filesOf(manifest, '/booking')).toEqual([
    '/entry.js',
    '/libraries.js',
    '/root.js',
    '/booking.js',
  ])
  expect(filesOf(manifest, '/')).toEqual(['/entry.js', '/libraries.js', '/root.js', '/home.js'])
})
