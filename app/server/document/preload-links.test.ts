import { expect, test } from 'vitest'
import { preloadLinks } from './preload-links'

const font =
  '<link rel="preload" as="font" type="font/woff2" href="/fonts/a.woff2" crossorigin="anonymous"/>'
const style = '<link rel="stylesheet" href="/assets/root-x1.css"/>'

test('styles and fonts of the document are preloaded, fonts as the browser requests them', () => {
  expect(preloadLinks(`<head>${font}${style}${style}<link rel="icon" href="/i.svg"/></head>`)).toBe(
    '</assets/root-x1.css>;rel=preload;as=style,</fonts/a.woff2>;rel=preload;as=font;crossorigin',
  )
})

test('two fonts at most are preloaded', () => {
  const fonts = ['a', 'b', 'c'].map((name) => font.replace('/a.', `/${name}.`))
  expect(preloadLinks(fonts.join('')).match(/[a-z]\.woff2/g)).toEqual(['a.woff2', 'b.woff2'])
})

test('a picture of high priority is preloaded for the screens that show it', () => {
  const banner = (media: string, src: string) =>
    `<picture><source media="${media}" srcSet="data:image/gif;base64,R0=="/><img src="${src}" fetchpriority="high"/></picture>`
  expect(
    preloadLinks(
      `${banner('(max-width: 767px)', '/art/web.svg')}<img src="/art/late.svg" loading="lazy"/>${banner('(min-width: 768px)', '/art/mobile.svg')}`,
    ),
  ).toBe(
    '</art/web.svg>;rel=preload;as=image;fetchpriority=high;media="(width>767px)",</art/mobile.svg>;rel=preload;as=image;fetchpriority=high;media="(width<768px)"',
  )
  expect(preloadLinks('<img fetchpriority="high" src="/art/a.svg?w=1&amp;h=2"/>')).toBe(
    '</art/a.svg?w=1&h=2>;rel=preload;as=image;fetchpriority=high',
  )
})

test('of a photograph the browser preloads the width that it will show', () => {
  const img = (srcset: string) => `<img src="/a.jpg" srcSet="${srcset}" fetchpriority="high"/>`
  expect(preloadLinks(img('/a.jpg?w=360, /a.jpg?w=720 2x'))).toBe(
    '</a.jpg>;rel=preload;as=image;fetchpriority=high;imagesrcset="/a.jpg?w=360, /a.jpg?w=720 2x"',
  )
  expect(preloadLinks(img('/a.jpg>; x'))).toBe('')
})

test('two pictures at most are preloaded', () => {
  const many = ['a', 'b', 'c', 'd'].map((name) => `<img fetchpriority="high" src="/${name}.svg"/>`)
  expect(preloadLinks(many.join('')).split(',')).toHaveLength(2)
})

test('an address that would break out of the header is left out', () => {
  for (const address of ['/a>; rel=preload', '/a\nx: y', '//…', 'javascript:1', '/ảnh.svg'])
    expect(preloadLinks(`<img fetchpriority="high" src="${address}"/>`), address).toBe('')
})
