import { existsSync, globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { shareImageOf } from './share-image'

test('each drawing that stands for a page has a copy that networks can show', () => {
  const drawings = globSync('public/art/{product,service,salon,blog,hair,spa,discover}/*.svg')
  expect(drawings.length).toBeGreaterThan(40)
  const missing = drawings.filter(
    (file) => !existsSync(`public${shareImageOf(file.slice('public'.length))?.src}`),
  )
  expect(missing).toEqual([])
})

test.each([
  null,
  '',
  'https://pictures.example/a.svg',
  '/art/product/../../x.svg',
  '/art/tool/comb.svg',
])('%s has no such copy', (src) => {
  expect(shareImageOf(src)).toBeUndefined()
})
