import { expect, test } from 'vitest'
import { brand } from '~/brand'
import { shareImageOf } from './inner-meta'

test.each(['https://pictures.example/a.jpg?w=800', '/art/video/1.jpg'])(
  'links to a page of the photograph %s show it',
  (src) => {
    expect(shareImageOf(src)).toEqual({ src })
  },
)

test.each([null, '', 'https://pictures.example/a.svg', '/art/salon/9.SVG?v=2'])(
  'links to a page of "%s" show the picture of the chain',
  (src) => {
    expect(shareImageOf(src)).toBe(brand.shareImage)
  },
)
