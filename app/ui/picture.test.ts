import { expect, test } from 'vitest'
import { brand } from '~/brand'
import { srcSetOf } from './picture'

test('a photograph of the chain comes in its width on the page, and in twice that for dense screens', () => {
  const photograph = `${brand.pictures}salon/9.jpg`
  expect(srcSetOf(photograph, 360)).toBe(`${photograph}?w=360, ${photograph}?w=720 2x`)
  expect(srcSetOf(`${photograph}?v=2`, 96)).toBe(
    `${photograph}?v=2&w=96, ${photograph}?v=2&w=192 2x`,
  )
})

test.each(['/art/salon/1.svg', 'https://elsewhere.example/a.jpg', ''])(
  'a drawing of ours or a picture of another host has one size: %j',
  (address) => {
    expect(srcSetOf(address, 360)).toBeUndefined()
  },
)
