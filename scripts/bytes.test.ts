import { expect, test } from 'vitest'
import { filesOf } from './bytes.ts'

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
